import { t as RedgreenError } from "./errors-BPIP4wfB.js";
import { _ as string, l as array, m as object, p as number } from "./schemas-Cc-eUVXJ.js";
import { i as outcomeLabel } from "./outcome-BCj8F3rJ.js";
import { c as repositoryName, d as statusOf, i as isSelf, l as saidBy, o as maybeDone } from "./client-Dty8pMD8.js";
import { o as withoutInvisible } from "./markdown-text-BCZZ72LV.js";
import { t as visibleText } from "./visible-text-CzaU1Twm.js";
import { stripVTControlCharacters } from "node:util";
// src/github/commit-status.ts
/** The webhook `status`: what a CI tells that makes no checks. It names a commit and branches, and no pull request. */
/** As far as it is looked at. */
const statusFields = {
	sha: string().optional(),
	state: string().optional(),
	/** Of the repository itself; GitHub names ten at most. */
	branches: array(object({
		name: string(),
		commit: object({ sha: string() })
	})).nullish(),
	/** Not GitHub's: what was looked up for it. */
	pull_requests: array(object({
		number: number().int(),
		head: object({ sha: string() })
	})).nullish()
};
/** Read as checks that ended; without a pull request until one was looked up. */
function endedByStatus({ sha, state, pull_requests }) {
	return sha === void 0 ? void 0 : {
		conclusion: isRed(state) ? "failure" : state,
		head_sha: sha,
		pull_requests
	};
}
/** Branches that have the commit as their head; none where nothing turned red. */
function redBranches({ sha, state, branches }) {
	if (sha === void 0 || !isRed(state)) return [];
	return (branches ?? []).filter(({ commit }) => commit.sha === sha).map(({ name }) => name);
}
function isRed(state) {
	return state === "failure" || state === "error";
}
// src/github/retry-command.ts
/** Commands in a comment: the first line starts with one, at its very first character, or there is none. */
const maxHintChars = 5e3;
/**
* Reads a comment's body; undefined where it holds no command. A quote, a fence, code, an HTML comment or anything else before
* the slash makes it plain text. `/retry`, then an optional `max-iterations=5`; the rest, later lines included, is the hint.
*/
function readCommand(body, maxIterationsLimit) {
	if (/^\/redgreen(?:\s|$)/.test(body)) {
		const [, verb, rest = ""] = /^\/redgreen[^\S\n]+(stop|status|fix|update)(?:\s([\s\S]*))?$/.exec(body) ?? [];
		if (verb === "fix" || verb === "update") return {
			name: verb,
			hint: hintIn(rest)
		};
		return { name: verb === "stop" || verb === "status" ? verb : "help" };
	}
	const retry = /^\/retry(?:\s+([\s\S]*))?$/.exec(body);
	if (retry === null) return void 0;
	const rest = retry[1] ?? "";
	const [whole = "", value] = /^max-iterations=(\S*)\s*/.exec(onFirstLine(body) ? rest : "") ?? [];
	const hint = hintIn(rest.slice(whole.length));
	if (value === void 0) return {
		name: "retry",
		hint
	};
	const number = /^\d{1,4}$/.test(value) ? Number(value) : -1;
	if (number >= 0 && number <= maxIterationsLimit) return {
		name: "retry",
		hint,
		maxIterations: number
	};
	return {
		name: "bad-retry",
		reason: `max-iterations=${value.slice(0, 20)} is not allowed: a whole number from 0 to ${maxIterationsLimit}`
	};
}
function hintIn(rest) {
	return visibleText(rest).text.slice(0, maxHintChars).trim();
}
/** Whether anything follows the command on its own line. */
function onFirstLine(body) {
	return /^\/retry[^\S\n]+\S/.test(body);
}
// src/github/trigger.ts
/** What an event asks for: a pure reading of GitHub's payload. Whether the sender may ask for it is `permission.ts`. */
const skip = (reason) => ({
	kind: "skip",
	reason
});
/**
* Reads one event by its name and payload. Everything that is not clearly a request is skipped; without settings, everything
* that is none under any settings.
*/
function readTrigger(eventName, event, settings) {
	if (event === void 0) return skip(`nothing is done on ${eventName}, or its payload is not one that GitHub sends`);
	const name = event.action === void 0 ? eventName : `${eventName}.${event.action}`;
	switch (name) {
		case "issues.labeled": return fromLabel(event, event.issue, settings);
		case "pull_request.labeled":
		case "pull_request_target.labeled": return fromLabel(event, event.pull_request, settings);
		case "issue_comment.created": return fromComment(event, settings);
		case "workflow_dispatch": return fromDispatch(event);
		case "workflow_run.completed": return fromRed(event, event.workflow_run);
		case "check_suite.completed": return fromRed(event, event.check_suite);
		case "status": return fromRed(event, endedByStatus(event));
		default: return skip(`nothing is done on ${name}`);
	}
}
function fromLabel(event, about, settings) {
	if (about === void 0) return skip("the event names no issue");
	const label = event.label?.name.toLowerCase();
	if (label === void 0 || settings && label !== settings.label.toLowerCase()) return skip("another label");
	const isPullRequest = about === event.pull_request;
	const asked = {
		actor: actorOf(event),
		place: placeOf(event, about, isPullRequest),
		at: about.updated_at
	};
	const bot = botProblem(event, about.user?.login, settings);
	if (bot !== void 0) return {
		kind: "refuse",
		reason: bot,
		...asked
	};
	if (isPullRequest) return {
		kind: "retry",
		via: "label",
		hint: "",
		...asked
	};
	if (asked.place.isClosed) return {
		kind: "refuse",
		reason: "the issue is closed",
		...asked
	};
	return {
		kind: "implement",
		via: "label",
		...asked,
		text: event.read_late ? void 0 : textOf(about)
	};
}
function fromComment(event, settings) {
	const { issue, comment } = event;
	if (issue === void 0 || comment === void 0) return skip("the event names no comment");
	if (comment.body.includes("<!-- redgreen:")) return skip("a comment of our own");
	const command = readCommand(comment.body, settings?.maxIterationsLimit ?? 10);
	if (command === void 0) return skip("no command on the first line of the comment");
	if (botProblem(event, comment.user?.login, settings) !== void 0) return skip("the comment of a bot");
	if (event.sender.login.toLowerCase() !== comment.user?.login.toLowerCase()) return skip("sent by another than its author");
	if (comment.updated_at !== comment.created_at) return skip("an edited comment");
	const isPullRequest = issue.pull_request !== void 0 && issue.pull_request !== null;
	const place = {
		...placeOf(event, issue, isPullRequest),
		comment: comment.id,
		url: comment.html_url
	};
	const asked = {
		actor: actorOf(event),
		place,
		at: comment.created_at
	};
	if (command.name === "bad-retry") return {
		kind: "refuse",
		reason: command.reason,
		...asked
	};
	if (command.name === "fix" || command.name === "update") return {
		kind: command.name,
		hint: command.hint,
		text: textOf(issue),
		...asked
	};
	if (command.name !== "retry") return {
		kind: command.name,
		...asked
	};
	const { hint, maxIterations } = command;
	return {
		kind: "retry",
		via: "comment",
		hint,
		maxIterations,
		text: isPullRequest ? void 0 : textOf(issue),
		...asked
	};
}
/** Checks that failed on the head of a pull request of the repository itself; one of a fork is not named. */
function fromRed(event, ended) {
	const pull = redPull(ended);
	if (ended === void 0 || pull === void 0) return skip("no failed checks on the head of a pull request");
	const place = {
		repository: event.repository.full_name,
		number: pull.number,
		isPullRequest: true,
		isClosed: false
	};
	return {
		kind: "fix",
		actor: actorOf(event),
		place,
		hint: "",
		redHead: ended.head_sha
	};
}
const redConclusions = /* @__PURE__ */ new Set([
	"failure",
	"timed_out",
	"startup_failure"
]);
/** The pull request whose head the failed checks are of. */
function redPull(ended) {
	if (ended === void 0 || !redConclusions.has(ended.conclusion ?? "")) return void 0;
	return ended.pull_requests?.find(({ head }) => head.sha === ended.head_sha);
}
function fromDispatch(event) {
	const given = String(event.inputs?.["issue-number"] ?? "").trim();
	const actor = actorOf(event);
	const place = {
		repository: event.repository.full_name,
		number: 0,
		isPullRequest: false,
		isClosed: false
	};
	if (!/^[1-9]\d{0,8}$/.test(given)) return {
		kind: "refuse",
		reason: `issue-number is ${given === "" ? "not given" : `"${given.slice(0, 20)}"`}: the number of an issue is needed`,
		actor,
		place
	};
	return {
		kind: "implement",
		via: "dispatch",
		actor,
		place: {
			...place,
			number: Number(given)
		}
	};
}
function botProblem(event, author, settings) {
	const { login, isBot } = actorOf(event);
	if (!isBot || settings === void 0) return void 0;
	if (!settings.allowBots.some((bot) => bot.toLowerCase() === login.toLowerCase())) return "bots may start nothing unless allow-bots names them";
	return author?.toLowerCase() === login.toLowerCase() ? void 0 : "a bot may only ask for what it wrote itself";
}
function actorOf({ sender }) {
	return {
		login: sender.login,
		isBot: (sender.type ?? "User") !== "User" || sender.login.toLowerCase().endsWith("[bot]")
	};
}
function placeOf(event, about, isPullRequest) {
	return {
		repository: event.repository.full_name,
		number: about.number,
		isPullRequest,
		isClosed: about.state === "closed",
		url: about.html_url
	};
}
function textOf(about) {
	return {
		title: about.title,
		body: about.body ?? ""
	};
}
// src/github/permission.ts
/** Who may start a run: writers, and whom the settings name. Closed wherever the answer could not be had. */
/** Asks GitHub about the sender, at the time of the run. Bots are never asked about: only an exact name lets one in. */
async function checkPermission(client, repository, actor, settings) {
	if (actor.isBot) return settings.allowBots.some((login) => same(login, actor.login)) ? { kind: "allowed" } : refused(actor, "bots may start nothing unless allow-bots names them");
	if (settings.allowUsers.some((login) => same(login, actor.login))) return { kind: "allowed" };
	const role = await roleOf(client, repository, actor.login);
	if (role === "writer") return { kind: "allowed" };
	if (role === "unknown") return {
		kind: "unknown",
		reason: `GitHub did not say whether ${actor.login} may write to ${repository}`
	};
	return refused(actor, `only people who may write to ${repository} can start a run`);
}
/**
* `permission` knows four words: maintain counts as write, triage as read. 404 is someone who is no collaborator.
* Anything else than a plain answer is `unknown`.
*/
async function roleOf(client, repository, login) {
	try {
		const { data } = await client.octokit.rest.repos.getCollaboratorPermissionLevel({
			...repositoryName(repository),
			username: login
		});
		return data.permission === "admin" || data.permission === "write" ? "writer" : "reader";
	} catch (error) {
		return statusOf(error) === 404 ? "reader" : "unknown";
	}
}
function refused(actor, why) {
	return {
		kind: "refused",
		reason: `${actor.login} may not start a run: ${why}`
	};
}
function same(a, b) {
	return a.toLowerCase() === b.toLowerCase();
}
// src/github/labels.ts
/** Labels tell the state of a run on the issue and on the pull request: `ai-passed` and `ai-failed` exclude each other. */
const stopLabel = "ai-stop";
const known = {
	"ai-passed": {
		color: "1a7f37",
		description: "Redgreen: the tests pass on exactly what was pushed"
	},
	"ai-failed": {
		color: "cf222e",
		description: "Redgreen: ended without green tests; the comment says why"
	},
	[stopLabel]: {
		color: "6e7781",
		description: "Redgreen: stop the run that is going on"
	}
};
/** What has to come off when a run starts: what asked for it, and what an earlier run left. */
function labelsToRemove(present, trigger) {
	const off = /* @__PURE__ */ new Set([trigger.toLowerCase(), ...Object.keys(known)]);
	return present.filter((label) => off.has(label.toLowerCase()));
}
/** What has to come off and go on when a run has ended. */
function labelsAtEnd(outcome) {
	const add = outcomeLabel(outcome);
	return {
		add,
		remove: Object.keys(known).filter((label) => label !== add)
	};
}
/**
* The labels of an outcome that came before a run began. What cannot be set is no further error: log and summary have the reason.
*/
async function labelOutcome(client, repository, number, outcome) {
	const { add, remove } = labelsAtEnd(outcome);
	try {
		const present = (await labelsOn(client, repository, number)).map((label) => label.toLowerCase());
		for (const label of remove.filter((each) => each !== "ai-stop" && present.includes(each))) await removeLabel(client, repository, number, label);
		if (add !== void 0 && !present.includes(add)) await addLabel(client, repository, number, add);
	} catch {}
}
async function labelsOn(client, repository, number) {
	const { data } = await client.octokit.rest.issues.get({
		...repositoryName(repository),
		issue_number: number
	});
	return labelNames(data);
}
/** As GitHub's answers have them. */
function labelNames({ labels }) {
	return labels.map((label) => typeof label === "string" ? label : label.name ?? "");
}
/** Adds one of our labels, made with colour and description where the repository does not have it yet. */
async function addLabel(client, repository, number, label) {
	const at = repositoryName(repository);
	try {
		await client.octokit.rest.issues.createLabel({
			...at,
			name: label,
			...known[label]
		});
	} catch (error) {
		if (statusOf(error) === void 0) throw error;
	}
	await client.octokit.rest.issues.addLabels({
		...at,
		issue_number: number,
		labels: [label]
	});
}
/** Taking off a label that is not there is no error. */
async function removeLabel(client, repository, number, label) {
	try {
		await client.octokit.rest.issues.removeLabel({
			...repositoryName(repository),
			issue_number: number,
			name: label
		});
	} catch (error) {
		if (statusOf(error) !== 404) throw error;
	}
}
// src/github/reaction.ts
/** The first answer to a request is a reaction on what made it: \ud83d\udc40 seen, \ud83d\ude80 started, \ud83d\ude15 refused. */
/** On the comment where there is one, else on the issue or pull request. Never a reason to stop: false where GitHub refused. */
async function react(client, place, content) {
	const at = repositoryName(place.repository);
	const { reactions } = client.octokit.rest;
	if (place.number === 0) return false;
	try {
		if (place.comment === void 0) await reactions.createForIssue({
			...at,
			issue_number: place.number,
			content
		});
		else await reactions.createForIssueComment({
			...at,
			comment_id: place.comment,
			content
		});
		return true;
	} catch {
		return false;
	}
}
// src/github/encode.ts
/** What GitHub needs beside the Markdown encoders: folds, links, titles. */
/** A folded part. The summary is our own words: it is HTML. The blank lines make GitHub read the inside as Markdown. */
function fold(summary, inside) {
	return `<details><summary>${summary}</summary>\n\n${inside}\n\n</details>`;
}
/** A link of our own making, to an address that GitHub gave; only its words where the address is none. */
function link(label, url) {
	return /^https?:\/\/[^\s()<>]+$/.test(url ?? "") ? `[${label}](${url})` : label;
}
/**
* A title for a pull request: plain text that GitHub still searches for mentions and closing keywords, because a squash merge
* makes it a commit message on the default branch.
*/
function plainTitle(text, maxChars = 200) {
	const line = withoutInvisible(stripVTControlCharacters(text)).text.replace(/\s+/g, " ").trim();
	return (line.length > maxChars ? `${line.slice(0, maxChars - 1)}\u2026` : line).replace(/\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "").replace(/@(?=[\w-])/g, `@${joiner}`).replace(/(?<=\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+\S*)(#|gh-|\/issues\/|\/pull\/)(?=\d)/gi, `$1${joiner}`).trim();
}
/** GitHub does not see through it when it looks for mentions and references. */
const joiner = "\u2060";
// src/github/record.ts
const recordPattern = /<!-- redgreen:record (\{[^\n]*\}) -->/;
const idPattern = /^[\w-]{1,64}$/;
function marker(runId) {
	return `<!-- redgreen:run=${runId} -->`;
}
function hasMarker(body, runId) {
	return body.startsWith(marker(runId));
}
/** Marker and record, the first two lines of every comment about a run. */
function commentHead(record) {
	const json = JSON.stringify(record).replace(/[<>&]|--|[^ -~]/g, (found) => found === "--" ? "-\\u002d" : `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`);
	return `${marker(record.run)}\n<!-- redgreen:record ${json} -->`;
}
function recordOf(run, given) {
	return {
		run: run.id,
		state: run.state,
		outcome: run.outcome,
		actor: run.trigger.actor?.slice(0, 100),
		issue: run.story.issue,
		pullRequest: run.pullRequest?.number,
		branch: run.branch?.slice(0, 250),
		head: run.attempts.findLast(({ pushedCommit }) => pushedCommit !== void 0)?.pushedCommit,
		on: run.trigger.head,
		unasked: run.trigger.kind === "on-red" ? true : void 0,
		startedAt: run.startedAt,
		endedAt: run.endedAt,
		...given
	};
}
/** The record of a comment; undefined where it has none, or one that is not of our making. The caller has checked the author. */
function readRecord(body) {
	const json = recordPattern.exec(body.slice(0, 4e3))?.[1];
	if (json === void 0) return void 0;
	try {
		const value = JSON.parse(json);
		if (!idPattern.test(value.run ?? "") || !hasMarker(body, value.run ?? "")) return void 0;
		if (Number.isNaN(Date.parse(value.startedAt ?? "")) || Number.isNaN(Date.parse(value.deadline ?? ""))) return void 0;
		return value;
	} catch {
		return;
	}
}
// src/github/status.ts
/** Status comments: found by marker and author, made once even where GitHub loses the answer, edited in place. */
/** Our comment about this run, through all pages. Somebody else's copy of the marker does not count. */
async function findComment(client, repository, number, runId) {
	return await findOwn(client, repository, number, (body) => hasMarker(body, runId));
}
/** Records of our own comments on an issue or pull request, oldest first. */
async function recordsOn(client, repository, number) {
	const found = [];
	for await (const comment of ownComments(client, repository, number)) {
		const record = readRecord(comment.body);
		if (record !== void 0) found.push({
			comment,
			record
		});
	}
	return found;
}
/** Those of an issue's runs: a `/retry` on its pull request is told there alone. Oldest first. */
async function recordsOfIssue(client, repository, issue) {
	const here = await recordsOn(client, repository, issue);
	const pull = here.findLast(({ record }) => record.pullRequest !== void 0)?.record.pullRequest;
	const there = pull === void 0 ? [] : await recordsOn(client, repository, pull);
	const told = new Set(here.map(({ record }) => record.run));
	return [...here, ...there.filter(({ record }) => !told.has(record.run))].sort((a, b) => a.record.startedAt.localeCompare(b.record.startedAt));
}
/**
* Posts a comment about a run. Where no answer comes, it is looked for before it is posted again; at most two posts.
* Throws where GitHub refuses it (locked, archived, issues disabled).
*/
async function createComment(client, repository, number, runId, body) {
	const post = async () => {
		const { data } = await client.octokit.rest.issues.createComment({
			...repositoryName(repository),
			issue_number: number,
			body
		});
		return {
			id: data.id,
			url: data.html_url,
			body
		};
	};
	for (let isFirst = true;; isFirst = false) try {
		return await post();
	} catch (error) {
		const found = maybeDone(error) ? await findComment(client, repository, number, runId) : void 0;
		if (found !== void 0) return found;
		if (!isFirst || !maybeDone(error)) throw error;
	}
}
/** `gone`: somebody deleted it. */
async function editComment(client, repository, id, body) {
	try {
		await client.octokit.rest.issues.updateComment({
			...repositoryName(repository),
			comment_id: id,
			body
		});
		return "edited";
	} catch (error) {
		if (statusOf(error) === 404 || statusOf(error) === 410) return "gone";
		throw error;
	}
}
/** Whether we said exactly this here already. */
async function saidBefore(client, repository, number, body) {
	return await findOwn(client, repository, number, (own) => own === body) !== void 0;
}
/** Whether anything of ours stands there: a run's comment, or that one waits. */
async function hasSpoken(client, repository, number) {
	return await findOwn(client, repository, number, (body) => body.includes("<!-- redgreen:")) !== void 0;
}
function replyMarker(comment) {
	return `<!-- redgreen:reply=${comment} -->`;
}
/** Whether we replied to the comment that asked. */
async function hasReplyTo(client, { repository, number, comment }) {
	if (comment === void 0) return false;
	return await findOwn(client, repository, number, (body) => body.includes(replyMarker(comment))) !== void 0;
}
/** The first of our own comments whose text is the one that is looked for. */
async function findOwn(client, repository, number, isIt) {
	for await (const comment of ownComments(client, repository, number)) if (isIt(comment.body)) return comment;
}
async function* ownComments(client, repository, number) {
	const self = await client.viewer();
	const pages = client.octokit.paginate.iterator(client.octokit.rest.issues.listComments, {
		...repositoryName(repository),
		issue_number: number,
		per_page: 100
	});
	for await (const { data } of pages) for (const { id, html_url, body = "", user } of data) if (isSelf(self, user)) yield {
		id,
		url: html_url,
		body
	};
}
// src/github/pull-request.ts
/** Our pull request: opened at the first checkpoint, found again by its head, made ready when the tests pass. */
/** Opens it, or adopts the one that is open for this head already. Throws where GitHub does not answer. */
async function openPullRequest({ client, repository, branch, ...given }) {
	const post = async () => {
		const asked = {
			...repositoryName(repository),
			head: branch,
			...given
		};
		const { data } = await client.octokit.rest.pulls.create(asked);
		return {
			kind: "open",
			...asPullRequest(data)
		};
	};
	for (let posts = 1;; posts++) try {
		return await post();
	} catch (error) {
		const found = statusOf(error) === 422 || maybeDone(error) ? await findByHead(client, repository, branch) : void 0;
		if (found !== void 0) return {
			kind: "open",
			...found
		};
		if (maybeDone(error) && posts < 2) continue;
		const reason = refusal(error);
		if (reason === void 0) throw error;
		return {
			kind: "refused",
			reason
		};
	}
}
/** The open pull request whose head is this branch of the repository itself. */
async function findByHead(client, repository, branch) {
	const at = repositoryName(repository);
	const { data } = await client.octokit.rest.pulls.list({
		...at,
		head: `${at.owner}:${branch}`,
		state: "open"
	});
	const pull = data.find(({ head }) => head.ref === branch && head.repo?.full_name.toLowerCase() === repository.toLowerCase());
	return pull === void 0 ? void 0 : asPullRequest(pull);
}
/** Replaces the body by what `edit` makes of the present one, so that what people wrote meanwhile stays. */
async function editBody(client, repository, number, edit) {
	const at = {
		...repositoryName(repository),
		pull_number: number
	};
	const { data } = await client.octokit.rest.pulls.get(at);
	const before = data.body ?? "";
	const body = edit(before);
	if (body !== before) await client.octokit.rest.pulls.update({
		...at,
		body
	});
	return {
		...asPullRequest(data),
		body
	};
}
/** REST cannot do this: only GraphQL takes a draft out of draft. */
async function markReady(client, nodeId) {
	await client.octokit.graphql(`mutation($id: ID!) {
    markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } }
  }`, { id: nodeId });
}
/** Asks the requester for a review; who cannot be asked (the author itself, no collaborator) is left alone. */
async function askReview(client, repository, number, login) {
	try {
		await client.octokit.rest.pulls.requestReviewers({
			...repositoryName(repository),
			pull_number: number,
			reviewers: [login]
		});
	} catch (error) {
		if (statusOf(error) !== 422) throw error;
	}
}
/** Where a person can open the pull request by hand. */
function compareUrl(serverUrl, repository, base, branch) {
	const ref = (name) => name.split("/").map(encodeURIComponent).join("/");
	return `${serverUrl}/${repository}/compare/${ref(base)}...${ref(branch)}?expand=1`;
}
/** What GitHub said, and what to switch on. */
function refusal(error) {
	const status = statusOf(error);
	if (status !== 403 && status !== 422) return void 0;
	const said = saidBy(error).slice(0, 300);
	if (/not permitted to create or approve pull requests/i.test(said)) return `${said} Switch on "Allow GitHub Actions to create and approve pull requests" under Settings, Actions, General.`;
	if (/draft pull requests are not supported/i.test(said)) return `${said} Set "draft: never", or use a plan that has draft pull requests.`;
	if (status === 403) return `${said} The token needs the permission "pull-requests: write".`;
	return said;
}
function asPullRequest(data) {
	return {
		number: data.number,
		nodeId: data.node_id,
		url: data.html_url,
		draft: data.draft ?? false,
		body: data.body ?? ""
	};
}
// src/trigger/facts.ts
/** What a trigger needs to know of GitHub besides its payload. */
/** `.github/redgreen.yml` of the default branch, and that of the owner's `.github` repository. */
async function configFiles(client, repository, organisation) {
	const { owner } = repositoryName(repository);
	const [repositoryFile, organisationFile] = await Promise.all([configFile(client, repository, [404]), repository.toLowerCase() === `${owner}/.github`.toLowerCase() ? void 0 : organisationText(client, `${owner}/.github`, organisation)]);
	return {
		repositoryFile,
		organisationFile
	};
}
async function organisationText(client, repository, own) {
	try {
		if (own !== void 0) return await configFile(own, repository, [404]);
	} catch (error) {
		if (!(error instanceof RedgreenError && error.code === "access-lost")) throw error;
	}
	return await configFile(client, repository, [403, 404]);
}
/** undefined where the answer is one of `absent`; throws for every other failure. */
async function configFile(client, repository, absent) {
	return await fileAt(client, repository, ".github/redgreen.yml", void 0, absent);
}
/** A file's text on a branch or commit, by default the default branch; undefined where the answer is one of `absent`. */
async function fileAt(client, repository, path, ref, absent = [404]) {
	try {
		const { data } = await client.octokit.rest.repos.getContent({
			...repositoryName(repository),
			path,
			...ref === void 0 ? {} : { ref }
		});
		if (Array.isArray(data) || data.type !== "file") return void 0;
		return Buffer.from(data.content, "base64").toString();
	} catch (error) {
		if (absent.includes(statusOf(error) ?? 0)) return void 0;
		throw error;
	}
}
async function defaultBranch(client, payload, repository) {
	const given = payload?.repository.default_branch;
	if (given !== void 0) return given;
	const { data } = await client.octokit.rest.repos.get({ ...repositoryName(repository) });
	return data.default_branch;
}
/** Who the token is: commits are made in its name. */
async function identity(client) {
	const login = await client.viewer();
	return {
		name: login,
		email: `${await client.viewerId()}+${login}@users.noreply.github.com`
	};
}
function requesterOf(payload, login) {
	const id = payload?.sender.id;
	return {
		name: login,
		email: `${id === void 0 ? "" : `${id}+`}${login}@users.noreply.github.com`
	};
}
/** `ofBot`: the base is the branch of a pull request that a bot opened, as where one of ours mends it. */
async function baseOfPullRequest(client, repository, number) {
	const at = repositoryName(repository);
	const { pulls } = client.octokit.rest;
	const { base } = (await pulls.get({
		...at,
		pull_number: number
	})).data;
	const branch = base.ref;
	if (branch === base.repo.default_branch) return {
		branch,
		ofBot: false
	};
	const { data } = await pulls.list({
		...at,
		head: `${at.owner}:${branch}`,
		state: "all",
		per_page: 100
	});
	return {
		branch,
		ofBot: data.some(({ user }) => user?.type === "Bot")
	};
}
export { addLabel as A, readTrigger as B, commentHead as C, link as D, fold as E, labelsToRemove as F, redBranches as G, redPull as H, removeLabel as I, statusFields as K, stopLabel as L, labelOutcome as M, labelsAtEnd as N, plainTitle as O, labelsOn as P, checkPermission as R, saidBefore as S, recordOf as T, readCommand as U, redConclusions as V, endedByStatus as W, hasReplyTo as _, identity as a, recordsOn as b, askReview as c, findByHead as d, markReady as f, findComment as g, editComment as h, fileAt as i, labelNames as j, react as k, compareUrl as l, createComment as m, configFiles as n, requesterOf as o, openPullRequest as p, defaultBranch as r, asPullRequest as s, baseOfPullRequest as t, editBody as u, hasSpoken as v, readRecord as w, replyMarker as x, recordsOfIssue as y, roleOf as z };
