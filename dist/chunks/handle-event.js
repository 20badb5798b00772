import { B as finalVerification, K as proofTitle, L as outcomeWords, Pt as RedgreenError, Rt as problemText, V as proofToTell, W as proofLine, X as attemptMs, Y as attemptChangeWords, Z as attemptsWords, at as durationWords, ct as judgedResult, dt as redBeforeWords, it as doingWords, tt as costWords, ut as placeWords, vt as namesFailingTest } from "./start.js";
import { $ as storyFromPullRequest, C as markdownSentence, Cn as object, Dn as unknown, En as string, Q as storyFromIssue, S as markdownCode, Sn as number, T as withoutInvisible, Tn as record, _n as boolean, bn as literal, gn as array, hn as _catch, jt as paragraphs, lt as messageOf, nn as resolveSettings, vn as extend, w as markdownText, wn as optional, x as markdownBlock, xn as nullish, yn as int } from "./story.js";
import { c as listedOf, f as repositoryName, h as statusOf, i as ifThere, l as listedOfIssue, n as firstPages, o as isSelf, p as saidBy, s as issueAt, t as MovedIssue, u as maybeDone } from "./client.js";
import { i as replaceCode, n as hidingCarriers, r as commentCarriers, t as visibleText } from "./visible-text.js";
import { l as stopLabel, n as labelNames, r as labelOutcome, t as addLabel } from "./labels.js";
const { stripVTControlCharacters } = process.getBuiltinModule("node:util");
// src/github/commit-status.ts
/** The webhook `status`: what a CI tells that makes no checks. It names a commit and branches, and no pull request. */
/** Of an event about a commit: the pull requests that it is the head of. */
const pullRequestsOf = nullish(array(object({
	number: int(),
	head: object({ sha: string() })
})));
/** As far as it is looked at. */
const statusFields = {
	sha: optional(string()),
	state: optional(string()),
	/** Of the repository itself; GitHub names ten at most. */
	branches: nullish(array(object({
		name: string(),
		commit: object({ sha: string() })
	}))),
	/** Not GitHub's: what was looked up for it. */
	pull_requests: pullRequestsOf
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
/** The payload with it; as it was where there is none. Throws where GitHub does not answer. */
async function withPullRequest(client, repository, status) {
	const at = repositoryName(repository);
	for (const branch of redBranches(status)) {
		const { data } = await client.octokit.rest.pulls.list({
			...at,
			head: `${at.owner}:${branch}`,
			state: "open"
		});
		const pull = data.find(({ head, base }) => head.sha === status.sha && head.repo?.id === base.repo.id);
		if (pull !== void 0) return {
			...status,
			pull_requests: [{
				number: pull.number,
				head: { sha: pull.head.sha }
			}]
		};
	}
	return status;
}
// src/github/payload.ts
/** GitHub's payload of an event, read once: what of it is looked at, and nothing else. */
const text = optional(string());
const user = object({
	login: string(),
	type: text
});
const subject = object({
	number: int(),
	title: string(),
	body: nullish(string()),
	state: text,
	user: nullish(user),
	html_url: text,
	updated_at: text,
	pull_request: optional(unknown())
});
/** `workflow_run` and `check_suite`, as far as they are looked at. */
const endedChecks = object({
	conclusion: nullish(string()),
	head_sha: string(),
	pull_requests: pullRequestsOf
});
const times = {
	created_at: text,
	updated_at: text
};
const comment = object({
	id: number(),
	body: string(),
	user: nullish(user),
	...times,
	html_url: text
});
const schema = object({
	action: text,
	sender: extend(user, { id: _catch(optional(number()), void 0) }),
	repository: object({
		full_name: string(),
		default_branch: _catch(optional(string()), void 0),
		archived: _catch(optional(boolean()), void 0)
	}),
	issue: optional(subject),
	pull_request: optional(subject),
	label: optional(object({ name: string() })),
	comment: optional(comment),
	/** Of GitHub Actions, and of any App that checks: ended on a commit, which may be the head of pull requests. */
	workflow_run: optional(endedChecks),
	check_suite: optional(endedChecks),
	/** Of `status` they lie at the top. */
	...statusFields,
	/** Made up by a sweep: the text in it was read later than the label was set. */
	read_late: optional(literal(true)),
	inputs: nullish(record(string(), unknown()))
});
/** undefined: it is not one that GitHub sends. */
function readPayload(payload) {
	const read = schema.safeParse(payload);
	return read.success ? read.data : void 0;
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
const skip$1 = (reason) => ({
	kind: "skip",
	reason
});
/**
* Reads one event by its name and payload. Everything that is not clearly a request is skipped; without settings, everything
* that is none under any settings.
*/
function readTrigger(eventName, event, settings) {
	if (event === void 0) return skip$1(`nothing is done on ${eventName}, or its payload is not one that GitHub sends`);
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
		default: return skip$1(`nothing is done on ${name}`);
	}
}
function fromLabel(event, about, settings) {
	if (about === void 0) return skip$1("the event names no issue");
	const label = event.label?.name.toLowerCase();
	if (label === void 0 || settings && label !== settings.label.toLowerCase()) return skip$1("another label");
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
	if (issue === void 0 || comment === void 0) return skip$1("the event names no comment");
	if (comment.body.includes("<!-- redgreen:")) return skip$1("a comment of our own");
	const command = readCommand(comment.body, settings?.maxIterationsLimit ?? 10);
	if (command === void 0) return skip$1("no command on the first line of the comment");
	if (botProblem(event, comment.user?.login, settings) !== void 0) return skip$1("the comment of a bot");
	if (event.sender.login.toLowerCase() !== comment.user?.login.toLowerCase()) return skip$1("sent by another than its author");
	if (comment.updated_at !== comment.created_at) return skip$1("an edited comment");
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
	if (ended === void 0 || pull === void 0) return skip$1("no failed checks on the head of a pull request");
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
	const { number, state, html_url: url } = about;
	return {
		repository: event.repository.full_name,
		number,
		isPullRequest,
		isClosed: state === "closed",
		url
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
async function checkPermission(repo, actor, settings, roles) {
	if (actor.isBot) return settings.allowBots.some((login) => same(login, actor.login)) ? { kind: "allowed" } : refused$2(actor, "bots may start nothing unless allow-bots names them");
	if (settings.allowUsers.some((login) => same(login, actor.login))) return { kind: "allowed" };
	const role = await roleOf(repo.client, repo.repository, actor.login, roles);
	if (role === "writer") return { kind: "allowed" };
	if (role === "unknown") return {
		kind: "unknown",
		reason: `GitHub did not say whether ${actor.login} may write to ${repo.repository}`
	};
	return refused$2(actor, `only people who may write to ${repo.repository} can start a run`);
}
/**
* `permission` knows four words: maintain counts as write, triage as read. 404 is someone who is no collaborator.
* Anything else than a plain answer is `unknown`.
*/
function roleOf(client, repository, login, roles) {
	const name = login.toLowerCase();
	const role = roles?.get(name) ?? askedRole(client, repository, login);
	roles?.set(name, role);
	return role;
}
async function askedRole(client, repository, login) {
	try {
		const asked = {
			...repositoryName(repository),
			username: login
		};
		const { data } = await client.octokit.rest.repos.getCollaboratorPermissionLevel(asked);
		return data.permission === "admin" || data.permission === "write" ? "writer" : "reader";
	} catch (error) {
		return statusOf(error) === 404 ? "reader" : "unknown";
	}
}
function refused$2(actor, why) {
	return {
		kind: "refused",
		reason: `${actor.login} may not start a run: ${why}`
	};
}
function same(a, b) {
	return a.toLowerCase() === b.toLowerCase();
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
// src/github/comment-detail.ts
/** The longer parts of a summary: what failed in each attempt, what is failing now, what the tests printed, what the review said. */
const failuresShown = 5;
const namesShown = 50;
const outputChars = 2e4;
/** Changed tests come first: they decide what green is worth. */
function changedTests(run) {
	const verification = finalVerification(run);
	const behaviour = (verification?.second?.changedBehaviour ?? []).map((name) => `- ${markdownText(name)}: expects something else than before`);
	const findings = (verification?.tampering ?? []).map(({ path, line, message }) => `- ${markdownCode(placeWords(path, line))} ${markdownSentence(message, 300)}`);
	const unmet = (verification?.second?.unmet ?? []).map((name) => `- ${markdownText(name)}: as red as before in its old form`);
	return listPart("Tests changed: review", [.../* @__PURE__ */ new Set([
		...behaviour,
		...unmet,
		...findings
	])], 50);
}
/** Why a green by such a command is no pull request that is ready. */
function forgivenPart(run) {
	if (run.outcome !== "passed" || finalVerification(run)?.forgiving !== true) return "";
	return "**To review:** the test command exits 0 beside failing tests too, as it did before the agent: its exit code shows nothing, so the pull request is not marked ready for review.\n\n";
}
/** Whether the green could have gone red: one line, what stayed green and what only a reviewer can judge below it. */
function proofPart(run) {
	const proof = proofToTell(run);
	if (proof === void 0) return "";
	const literals = (proof.literals ?? []).map(({ path, value }) => `- ${markdownCode(path)} has ${markdownCode(value)}, which the tests expect`);
	const silent = proof.edits.filter(({ outcome }) => outcome === "silent").map(({ path, line, test, after }) => `- ${markdownCode(placeWords(path, line))}${test === void 0 ? "" : ` ${markdownText(test)}`}: green with ${markdownCode(after)}`);
	const idle = (proof.counter?.green ?? []).map((name) => `- ${markdownText(name)}: green without the change`);
	const lines = [
		...silent,
		...idle,
		...literals
	];
	const line = `**${proofTitle(proof)}:** ${markdownSentence(proofLine(proof))}\n\n`;
	return lines.length === 0 ? line : `${line}${fold("For the reviewer", firstOf(lines, 30))}\n\n`;
}
/** What was red without this run's doing: before the agent, and for once. */
function redAnyway(run) {
	const { attempts, baseline, outcome } = run;
	const before = outcome === "setup-failed" && baseline !== void 0 && !namesFailingTest(baseline) ? [] : (baseline?.failures ?? []).map(({ name }) => name);
	const flaky = [...new Set(attempts.flatMap(({ verification }) => [...verification?.flaky ?? [], ...verification?.second?.flaky ?? []]))];
	return [flaky.length === 0 ? "" : `**Flaky**, red and then green on the same tree; no retry was used for ${flaky.length === 1 ? "it" : "them"}\n\n${names$1(flaky)}\n\n`, before.length === 0 ? redWithoutNames(run) : `${fold(`Red before the agent: ${before.length}; ${before.length === 1 ? "it has" : "they have"} to be green all the same`, names$1(before))}\n\n`].join("");
}
/** No test of its own to name: the sentence alone. */
function redWithoutNames(run) {
	const words = redBeforeWords(run, markdownText);
	return words === void 0 ? "" : `${words}.\n\n`;
}
function names$1(all) {
	return firstOf(all.map((name) => `- ${markdownText(name)}`), namesShown);
}
/** What is to be known of a verification beside its result: what weakened the tests, what was no part of it, what was not run. */
function verificationNotes(run) {
	const final = finalVerification(run);
	return run.attempts.flatMap(({ label, verification }) => {
		return [...(verification === final ? [] : verification?.tampering ?? []).filter(({ severity }) => severity === "weakens").map(({ path, line, message }) => `${placeWords(path, line)}: ${message}`).slice(0, 10), ...verification?.notes ?? []].map((note) => `${label}: ${note}`);
	});
}
/** What the agent made and the branch does not have, and what it brings in that nobody reads line by line. */
function leftOutAndBroughtIn(run) {
	const checkpoint = run.attempts.findLast((attempt) => attempt.checkpoint !== void 0)?.checkpoint;
	const held = (checkpoint?.heldBack ?? []).map(({ path, reason }) => `- ${markdownCode(path)} ${markdownText(reason)}`);
	const dependencies = (checkpoint?.dependencies ?? []).map((line) => `- ${markdownCode(line)}`);
	return listPart("Held back from the push", held) + listPart("Changed dependencies", dependencies);
}
function listPart(title, lines, most = 30) {
	return lines.length === 0 ? "" : `**${title}**\n\n${firstOf(lines, most)}\n\n`;
}
function stillFailing(verification) {
	return listPart("Still failing", (verification?.result === "passed" ? [] : verification?.failures ?? []).map(failureDetail), failuresShown);
}
/** What the agent said it did, line by line as a quote; folded for all attempts but the last one that said something. */
function whatAndWhy(attempt, how = "open") {
	const lines = attempt.summary.split("\n").map((line) => line.trim()).filter((line) => line !== "");
	if (lines.length === 0) return "";
	const quote = lines.slice(0, 40).map((line) => `> ${markdownText(line, 500)}  `).join("\n");
	if (how === "folded") return `${fold(`What changed and why, ${attempt.label}`, quote)}\n\n`;
	return `**What changed and why** (${attempt.label})\n\n${quote}\n\n`;
}
function outputFold(attempt, title = `${attempt.provedRed ? "Test output that proved red" : "Test output"}, ${attempt.label}`) {
	return printed(title, attempt.verification?.output ?? "");
}
/** What a command printed, folded; empty where it printed nothing. */
function printed(title, output) {
	if (output.trim() === "") return "";
	const kept = output.length > outputChars ? `\u2026\n${output.slice(-2e4)}` : output;
	return `${fold(title, markdownBlock(kept))}\n\n`;
}
/** Whether each is met, and what shows it. */
function criteriaLines({ criteria }) {
	return criteria.map(({ criterion, met, evidence }) => `- ${met ? "\u2713" : "\u2717"} ${markdownText(criterion)} \u2013 ${markdownText(evidence)}`);
}
function reviewPart(run) {
	const review = run.reviews.at(-1);
	const again = review === void 0 ? "" : " again";
	const missing = run.notReviewed === void 0 ? "" : `Not reviewed${again}: ${markdownSentence(run.notReviewed, 400)}\n\n`;
	if (review === void 0) return missing;
	const said = review.verdict === "approve" ? "approved" : "asks for changes";
	const findings = review.findings.map(({ path, line, severity, message }) => `- ${severity} ${markdownCode(placeWords(path, line))} ${markdownText(message, 500)}`);
	const inside = [...criteriaLines(review), ...findings].join("\n");
	const text = `**Review:** ${said}. ${markdownText(review.summary, 600)}\n\n${missing}`;
	return inside === "" ? text : `${text}${fold("Criteria and findings", inside)}\n\n`;
}
function failureDetail({ name, file, line, message, expected, actual }) {
	const where = file === void 0 ? "" : ` (${markdownCode(placeWords(file, line))})`;
	const compared = expected === void 0 || actual === void 0 ? "" : `: expected ${markdownCode(expected)}, got ${markdownCode(actual)}`;
	const said = compared === "" && message !== void 0 ? `: ${markdownText(message)}` : compared;
	return `- ${markdownText(name, 160)}${said}${where}`;
}
function firstOf(lines, most) {
	const more = lines.length - most;
	return [...lines.slice(0, most), ...more > 0 ? [`- ${more} more`] : []].join("\n");
}
// src/github/comment-table.ts
const tableHead = "| Attempt | Change | Result | Time | Cost |\n|---|---|---|---:|---:|\n";
const namesInRow = 3;
/** `namesBelow`: what failed in it is listed behind the table. */
function tableRow(run, attempt, { namesBelow = false } = {}) {
	const commit = attempt.checkpoint?.commit ?? attempt.pushedCommit;
	const change = attemptChangeWords(attempt, run) + (commit === void 0 ? "" : ` \u00b7 ${markdownCode(commit.slice(0, 7))}`);
	const took = [durationWords(attemptMs(attempt)), costWords(attempt.costUsd)];
	return `| ${[
		attempt.label,
		change,
		result(run, attempt, namesBelow),
		...took
	].join(" | ")} |\n`;
}
/** `\u2717 2 failed, 210 passed (cart \u203a total, cart \u203a rounding) \u00b7 1 fixed`. */
function result(run, attempt, namesBelow) {
	const { verification } = attempt;
	if (attempt.noProgress !== void 0) return markdownText(attempt.noProgress);
	if (verification === void 0) {
		if (attempt.stop !== void 0) return markdownSentence(attempt.stop.detail, 120);
		return run.state === "running" && attempt === run.attempts.at(-1) ? markdownText(doingWords(run)) : "not verified";
	}
	const { mark, words } = judgedResult(attempt, verification);
	const fixed = verification.sinceLast?.fixed.length ?? 0;
	const flaky = verification.flaky?.length ?? 0;
	const also = [fixed > 0 ? `${fixed} fixed` : "", flaky > 0 ? `${flaky} flaky` : ""].filter((part) => part !== "");
	return [`${mark} ${words}${namesBelow ? "" : names(verification)}`, ...also].join(" \u00b7 ");
}
function names(verification) {
	if (verification.result === "passed" || verification.failures.length === 0) return "";
	const shown = verification.failures.slice(0, namesInRow).map((failure) => markdownText(failure.name, 80));
	const more = verification.failures.length - shown.length;
	return ` (${shown.join(", ")}${more > 0 ? `, ${more} more` : ""})`;
}
// src/github/earlier-words.ts
/** What earlier runs said of the change in our block of a pull request: it stays when a later run says what it did itself. */
const mostChars = 8e3;
const mostOfOne = 3e3;
/** The quotes of a block that `said` does not have, newest first; where it is too much the first and the newest stay. */
function earlierWords(block, said) {
	const quotes = [...new Set(quotesIn(block))].filter((quote) => !said.includes(quote));
	const first = quotes.at(-1);
	let left = mostChars - (first?.length ?? 0);
	const kept = quotes.slice(0, -1).filter((quote) => {
		left -= quote.length;
		return left >= 0;
	});
	if (first === void 0) return "";
	return [
		"**What changed and why, before this run**",
		...kept,
		first
	].join("\n\n");
}
/** Lines that begin with `>`, each group of them cut to its first part. */
function quotesIn(block) {
	const quotes = [];
	let open = false;
	for (const line of block.split("\n")) {
		const quoted = line.startsWith("> ");
		if (quoted && open) quotes.at(-1)?.push(line);
		else if (quoted) quotes.push([line]);
		open = quoted;
	}
	return quotes.map(firstPart);
}
function firstPart(lines) {
	let left = mostOfOne;
	const fits = lines.filter((line) => {
		left -= line.length;
		return left >= 0;
	});
	return [...fits, ...fits.length < lines.length ? ["> \u2026"] : []].join("\n").trimEnd();
}
// src/github/pull-request-body.ts
/** The text of our pull request: the repository's template, with our block between markers. People's words around it stay. */
const begin = "<!-- redgreen:begin -->";
const end = "<!-- redgreen:end -->";
const maxBodyChars$1 = 6e4;
const mostRows = 50;
const notesTitle = "Notes";
const oldNotes = new RegExp(`<details><summary>${notesTitle}</summary>[\\s\\S]*?</details>\\s*`);
/** What was said of it, or, where no attempt said anything, the attempts. */
const ofTheChange = /^(?:\*\*What changed and why[*,]|\*\*\d+ attempts?\*\*|<details>)/m;
/** Our block, without its markers. */
function pullRequestBlock(run, { toDefaultBranch, commentUrl, notes, ...bodies }) {
	const { before = "", earlier = "" } = bodies;
	const { issue } = run.story;
	const passed = run.outcome === "passed";
	const reference = issue === void 0 ? "" : `${passed && toDefaultBranch ? "Closes" : "Refs"} #${issue}`;
	const last = run.attempts.findLast((attempt) => attempt.summary.trim() !== "");
	const state = run.outcome === void 0 ? `Redgreen is working on this${commentUrl === void 0 ? "." : `: ${link("progress", commentUrl)}.`}` : `Redgreen: \`${run.outcome}\` \u00b7 ${markdownText(outcomeWords(run.outcome, run).headline)}${commentUrl === void 0 ? "" : ` \u00b7 ${link("summary", commentUrl)}`}`;
	const kept = notes.length === 0 ? "" : fold(notesTitle, notes.map((note) => `- ${markdownSentence(note, 400)}`).join("\n"));
	const why = last === void 0 ? "" : whatAndWhy(last);
	const told = run.attempts.length === 0 ? toldBefore(before) : earlierWords(blockIn(earlier), why);
	const parts = [
		reference,
		changedTests(run),
		why,
		told,
		attemptsPart(run),
		leftOutAndBroughtIn(run),
		kept,
		state
	];
	return paragraphs(parts.map((part) => part.trim()));
}
/** All of an earlier block from the change on, but for its notes, which are each run's own, and its last line. */
function toldBefore(body) {
	const block = blockIn(body).replace(oldNotes, "").replace(`${leftOut}\n\n`, "");
	const from = block.search(ofTheChange);
	return from < 0 ? "" : block.slice(from, block.lastIndexOf("\n\nRedgreen")).trim();
}
/** Our block of a body; empty where it has none. What a browser sent has CRLF. */
function blockIn(body) {
	const from = body.indexOf(begin);
	return from < 0 ? "" : body.slice(from, Math.max(0, body.indexOf(end, from))).replaceAll("\r\n", "\n");
}
/** The issue that a body of ours belongs to. */
function issueNamedIn(body) {
	const number = /^(?:Refs|Closes) #(\d{1,9})$/m.exec(body ?? "")?.[1];
	return number === void 0 ? void 0 : Number(number);
}
/** What each attempt changed and came to; one that was green at once is told by the rest. */
function attemptsPart(run) {
	const { attempts, outcome } = run;
	if (attempts.length === 0 || attempts.length === 1 && outcome === "passed") return "";
	const rows = attempts.slice(0, mostRows).map((attempt) => tableRow(run, attempt));
	const more = attempts.length > mostRows ? `\n${attempts.length - mostRows} more attempts are in the summary.` : "";
	return `**${attemptsWords(run.attemptCount)}**\n\n${tableHead}${rows.join("")}${more}`.trim();
}
/** Puts the block into a body: in place of the older one, else in front of the template or of what people wrote. */
function withBlock(body, block) {
	const whole = (most) => `${begin}\n${shortened(block, most)}\n${end}`;
	const from = body.indexOf(begin);
	const to = body.indexOf(end, from);
	if (from < 0 || to < 0) return paragraphs([whole(maxBodyChars$1 / 2), body.trim().slice(0, maxBodyChars$1 / 2)]);
	const [before, after] = [body.slice(0, from), body.slice(to + 21)];
	const room = Math.max(leastBlockChars, 65e3 - before.length - after.length);
	return before + whole(Math.min(room, maxBodyChars$1 / 2)) + after;
}
const leastBlockChars = 400;
const leftOut = "The rest was left out to keep this short; the summary has it.";
/** Whole lines of it, and always the last one: how the run stands. */
function shortened(block, most) {
	if (block.length <= most) return block;
	const last = block.slice(block.lastIndexOf("\n") + 1);
	const kept = block.slice(0, Math.max(0, most - last.length - 61 - 50));
	const lines = kept.slice(0, Math.max(0, kept.lastIndexOf("\n")));
	const isOpen = lines.lastIndexOf("<details>") > lines.lastIndexOf("</details>");
	return paragraphs([
		lines,
		isOpen ? "</details>" : "",
		leftOut,
		last
	]);
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
// src/github/replies.ts
function refusalReply(reason) {
	return `Redgreen \u00b7 \`refused\` \u00b7 ${markdownSentence(sentence(reason), 500)}`;
}
/** For the outcomes that end a run before it starts: `error`, `misconfigured`. */
function stoppedReply(outcome, reason) {
	const [first = "", ...more] = reason.split("\n").map((line) => markdownSentence(sentence(line), 1e3));
	return `Redgreen \u00b7 \`${outcome}\` \u00b7 ${more.length === 0 ? first : `${more.length + 1} problems\n\n${[first, ...more].map((line) => `- ${line}`).join("\n")}`}`;
}
function activeReply(record, commentUrl) {
	return `Redgreen \u00b7 a run is going on here already: ${link("its comment", commentUrl) + (record.url === void 0 ? "" : `, ${link("its job", record.url)}`)}. When it has ended, comment \`/retry\` or set the label again.`;
}
/** `waits`: a run is asked for that has not begun. */
function statusReply(record, { commentUrl, now, waits }) {
	const last = lastRun$1(record, commentUrl, now);
	if (!waits) return `Redgreen \u00b7 ${last}`;
	return `Redgreen \u00b7 a run waits here; it begins by itself.${record === void 0 ? "" : ` Before it, ${last}`}`;
}
function lastRun$1(record, commentUrl, now) {
	if (record === void 0) return "no run has been here yet.";
	const where = link("its comment", commentUrl);
	const branch = record.branch === void 0 ? "" : ` Branch ${markdownCode(record.branch)}.`;
	if (record.state === "finished") return `the last run ended ${markdownCode(record.outcome ?? "error")}: ${where}.${branch}`;
	if (record.deadline < now) return `the last run never said that it ended: ${where}.${branch} Comment \`/retry\` to go on.`;
	return `a run is going on since ${record.startedAt.slice(0, 16).replace("T", " ")} UTC: ${where}.${branch}`;
}
function stopReply(stopped) {
	if (stopped === void 0) return "Redgreen \u00b7 no run is going on here.";
	if (stopped === "waiting") return "Redgreen \u00b7 the run that waited here is taken out of the queue.";
	return "Redgreen \u00b7 the run will stop before its next call to the model or its next verification; what it has done is kept.";
}
function helpReply(label) {
	return [
		"Redgreen \u00b7 what it does here",
		"",
		`- the label ${markdownCode(label)} on an issue: implement it on a branch, run the tests, open a pull request`,
		"- `/retry <hint>`: go on from the branch as it stands; `/retry max-iterations=5 <hint>` with another number of retries",
		"- `/redgreen fix <hint>` on any pull request of this repository: make green what is red, its tests as its author wants them",
		"- `/redgreen update` on a pull request: merge its base branch, conflicts included, and verify",
		"- `/redgreen stop`: end the run that is going on; setting the label `ai-stop` does the same",
		"- `/redgreen status`: how the last run stands",
		"",
		"A command is the first line of a new comment. Only people who may write to the repository are answered."
	].join("\n");
}
function sentence(text) {
	const trimmed = text.trim();
	return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
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
async function findComment(repo, number, runId) {
	return await findOwn(repo, number, (body) => hasMarker(body, runId));
}
/** Records of our own comments on an issue or pull request, oldest first. */
async function recordsOn(repo, number) {
	const found = [];
	for await (const comment of ownComments(repo, number)) {
		const record = readRecord(comment.body);
		if (record !== void 0) found.push({
			comment,
			record
		});
	}
	return found;
}
/** Those of an issue's runs: a `/retry` on its pull request is told there alone. Oldest first. */
async function recordsOfIssue(repo, issue) {
	const here = await recordsOn(repo, issue);
	const pull = here.findLast(({ record }) => record.pullRequest !== void 0)?.record.pullRequest;
	const there = pull === void 0 ? [] : await recordsOn(repo, pull);
	const told = new Set(here.map(({ record }) => record.run));
	return [...here, ...there.filter(({ record }) => !told.has(record.run))].sort((a, b) => a.record.startedAt.localeCompare(b.record.startedAt));
}
/**
* Posts a comment about a run. Where no answer comes, it is looked for before it is posted again; at most two posts.
* Throws where GitHub refuses it (locked, archived, issues disabled).
*/
async function createComment(repo, number, runId, body) {
	for (let isFirst = true;; isFirst = false) try {
		return await postComment(repo, number, body);
	} catch (error) {
		const found = maybeDone(error) ? await findComment(repo, number, runId) : void 0;
		if (found !== void 0) return found;
		if (!isFirst || !maybeDone(error)) throw error;
	}
}
/** Once: where GitHub's answer is lost, nothing more is said. */
async function postComment({ client, repository }, number, body) {
	const { data } = await client.octokit.rest.issues.createComment({
		...issueAt(repository, number),
		body
	});
	return {
		id: data.id,
		url: data.html_url,
		body
	};
}
/** `gone`: somebody deleted it. */
async function editComment({ client, repository }, id, body) {
	const asked = {
		...repositoryName(repository),
		comment_id: id,
		body
	};
	return await ifThere(client.octokit.rest.issues.updateComment(asked)) === void 0 ? "gone" : "edited";
}
/** Whether we said exactly this here already. */
async function saidBefore(repo, number, body) {
	return await findOwn(repo, number, (own) => own === body) !== void 0;
}
/** Whether anything of ours stands there: a run's comment, or that one waits. */
async function hasSpoken(repo, number) {
	return await findOwn(repo, number, (body) => body.includes("<!-- redgreen:")) !== void 0;
}
function replyMarker(comment) {
	return `<!-- redgreen:reply=${comment} -->`;
}
/** Whether we replied to the comment that asked. */
async function hasReplyTo(repo, number, comment) {
	return await findOwn(repo, number, (body) => body.includes(replyMarker(comment))) !== void 0;
}
/** The first of our own comments whose text is the one that is looked for. */
async function findOwn(repo, number, isIt) {
	for await (const comment of ownComments(repo, number)) if (isIt(comment.body)) return comment;
}
async function* ownComments({ client, repository }, number) {
	const self = await client.viewer();
	const { octokit } = client;
	const asked = listedOfIssue(repository, number);
	for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listComments, asked)) for (const { id, html_url, body = "", user } of data) if (isSelf(self, user)) yield {
		id,
		url: html_url,
		body
	};
}
// src/github/answers.ts
/** Says what there is to say. What cannot be said of a refusal is no further error. */
async function tellAdmission(options, decided) {
	if (options.settings.dryRun) return;
	switch (decided.kind) {
		case "run": return await showSeen(options, decided.start.place);
		case "answer":
			await showSeen(options, decided.place);
			return await answerCommand(options, decided);
		case "refuse":
			if (decided.seen) await showSeen(options, decided.place);
			return await sayNo(options, decided.place, decided.reply ?? replyOf(decided));
		case "misconfigured": return await tellMisconfigured(options, decided);
	}
}
const outcomes = {
	refused: "refused",
	active: "skipped",
	unanswered: "error"
};
/** The end of an event that starts no run. */
function endOf(decided) {
	switch (decided.kind) {
		case "answer": return {
			outcome: "skipped",
			detail: `answered /redgreen ${decided.command}`
		};
		case "refuse": return {
			outcome: outcomes[decided.because],
			detail: decided.detail
		};
		case "misconfigured": return {
			outcome: "misconfigured",
			detail: decided.detail
		};
		case "skip": return {
			outcome: "skipped",
			detail: decided.reason
		};
	}
}
function replyOf({ because, detail }) {
	return because === "refused" ? refusalReply(detail) : stoppedReply(outcomes[because], detail);
}
/** \ud83d\ude15 and the reason; said once only, however often it is asked. */
async function sayNo(options, place, reply) {
	if (place.number === 0) return;
	await react(options.client, place, "confused");
	try {
		if (!await saidBefore({
			client: options.client,
			repository: place.repository
		}, place.number, reply)) await say(options, place, reply);
	} catch {}
}
async function tellMisconfigured(options, decided) {
	const { by, client } = options;
	const { cause, detail, start } = decided;
	if (cause === "story") await showSeen(options, start.place);
	if (cause === "story" || by === "worker") await sayNo(options, start.place, stoppedReply("misconfigured", detail));
	if (by !== "server") await labelMisconfigured(client, decided);
}
/** On the issue and our pull request too. Never throws. */
async function labelMisconfigured(client, { start }) {
	const { issue, ours, place } = start;
	const numbers = [
		place.number,
		issue,
		ours?.pullRequest?.number ?? 0
	];
	for (const each of new Set(numbers.filter((one) => one > 0))) await labelOutcome({
		client,
		repository: place.repository
	}, each, "misconfigured");
}
async function showSeen({ client }, place) {
	await react(client, place, "eyes");
}
async function answerCommand(options, { command, place }) {
	const { client, settings } = options;
	const repo = {
		client,
		repository: place.repository
	};
	const { comment, number: here } = place;
	if (options.repeated && comment !== void 0 && await hasReplyTo(repo, here, comment)) return;
	if (command === "help") return await answer(options, place, helpReply(settings.label));
	const last = await lastRun(options, place);
	const numbers = /* @__PURE__ */ new Set([here, last?.record.issue ?? here]);
	if (command === "status") {
		const now = new Date(options.now).toISOString();
		const waits = await options.waitsHere?.([...numbers]) ?? false;
		return await answer(options, place, statusReply(last?.record, {
			commentUrl: last?.url ?? "",
			now,
			waits
		}));
	}
	const running = last?.record.state === "running" && Date.parse(last.record.deadline) > options.now;
	const stopped = await options.stopHere?.([...numbers]);
	if (running) {
		const told = Number(/\/(?:issues|pull)\/(\d+)#/.exec(last.url)?.[1] ?? here);
		for (const number of numbers.union(/* @__PURE__ */ new Set([told]))) await addLabel(repo, number, stopLabel);
	}
	await answer(options, place, stopReply(running ? "running" : stopped));
}
/** The newest run of an issue and its pull request, on whichever of them somebody asks. */
async function lastRun({ client }, place) {
	const issue = place.isPullRequest ? await issueOf(client, place) : place.number;
	const repo = {
		client,
		repository: place.repository
	};
	const [here, there] = await Promise.all([place.isPullRequest ? recordsOn(repo, place.number) : [], issue === void 0 ? [] : recordsOfIssue(repo, issue)]);
	const last = [...here, ...there].sort((a, b) => a.record.startedAt.localeCompare(b.record.startedAt)).at(-1);
	return last === void 0 ? void 0 : {
		record: last.record,
		url: last.comment.url
	};
}
async function issueOf(client, place) {
	const at = {
		...repositoryName(place.repository),
		pull_number: place.number
	};
	return issueNamedIn((await client.octokit.rest.pulls.get(at)).data.body);
}
/** Says to which comment it is the answer, out of sight. */
async function answer(options, place, text) {
	await say(options, place, place.comment === void 0 ? text : `${text}\n\n${replyMarker(place.comment)}`);
}
async function say({ client }, place, body) {
	await postComment({
		client,
		repository: place.repository
	}, place.number, body);
}
// src/github/active-run.ts
/** Whether a run is going on for an issue, or was when the trigger happened: read from our own comments. */
/** `runs`: those told on the issue, oldest first; `at`: when the trigger happened. A run that never ended counts until its deadline, unless its job is known to be over. */
async function activeRun(repo, runs, { at, url, now }) {
	const asked = Date.parse(at ?? "");
	const during = runs.findLast(({ record }) => Date.parse(record.startedAt) <= asked && asked <= Date.parse(record.endedAt ?? ""));
	if (during !== void 0) return during;
	const last = runs.at(-1);
	if (last === void 0 || last.record.state === "finished" || Date.parse(last.record.deadline) < now) return void 0;
	if (last.record.url !== void 0 && last.record.url === url) return void 0;
	return await jobIsOver(repo, last.record.url) ? void 0 : last;
}
async function jobIsOver({ client, repository }, url) {
	const id = /\/actions\/runs\/(\d+)/.exec(url ?? "")?.[1];
	if (id === void 0) return false;
	try {
		const asked = {
			...repositoryName(repository),
			run_id: Number(id)
		};
		const { data } = await client.octokit.rest.actions.getWorkflowRun(asked);
		return data.status === "completed";
	} catch {
		return false;
	}
}
// src/github/admission-terms.ts
function refuse(place, detail, because = "refused") {
	return {
		kind: "refuse",
		because,
		detail,
		place,
		seen: false
	};
}
function asksForRun(reading) {
	return [
		"implement",
		"retry",
		"fix",
		"update"
	].includes(reading.kind);
}
/** A moment as GitHub writes its times, which are compared as texts: whole seconds of UTC. */
function toGitHubTime(ms) {
	return new Date(ms).toISOString().replace(/\.\d+/, "");
}
// src/github/as-it-is-now.ts
/** The request with what is true now; a sentence where nothing is left to do. Throws where GitHub does not answer. */
async function asItIsNow({ client, settings }, request) {
	const { place } = request;
	const at = repositoryName(place.repository);
	const { repos, issues } = client.octokit.rest;
	const [repository, issue] = await Promise.all([ifThere(repos.get(at)), ifThere(issues.get({
		...at,
		issue_number: place.number
	}))]);
	if (repository?.data.archived === true) return archivedWords(place.repository);
	if (issue === void 0) return `#${place.number} is gone`;
	if ("via" in request && request.via === "label" && !labelNames(issue.data).some((label) => label.toLowerCase() === settings.label.toLowerCase())) return `the label was taken off #${place.number} again`;
	if (place.comment !== void 0) {
		const comment = await ifThere(client.octokit.rest.issues.getComment({
			...at,
			comment_id: place.comment
		}));
		if (comment === void 0) return "the comment was deleted";
		if (comment.data.updated_at !== comment.data.created_at) return "the comment was edited";
	}
	return {
		...request,
		place: {
			...place,
			isClosed: issue.data.state === "closed"
		}
	};
}
/** Why nothing is done in a repository that takes no write. */
function archivedWords(repository) {
	return `${repository} is archived: nothing can be written there`;
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
		const found = statusOf(error) === 422 || maybeDone(error) ? await findByHead({
			client,
			repository
		}, branch) : void 0;
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
async function findByHead({ client, repository }, branch) {
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
async function editBody({ client, repository }, number, edit) {
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
async function askReview({ client, repository }, number, login) {
	try {
		const at = {
			...repositoryName(repository),
			pull_number: number
		};
		await client.octokit.rest.pulls.requestReviewers({
			...at,
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
function asPullRequest({ number, node_id: nodeId, html_url: url, draft = false, body }) {
	return {
		number,
		nodeId,
		url,
		draft,
		body: body ?? ""
	};
}
const templateFolders = [
	".github",
	"",
	"docs"
];
const maxTemplateChars = 2e4;
/** The repository's template, wherever GitHub looks for one; empty where none can be had, which is never a reason to stop. */
async function pullRequestTemplate({ client, repository }) {
	const at = repositoryName(repository);
	for (const folder of templateFolders) try {
		const { data } = await client.octokit.rest.repos.getContent({
			...at,
			path: folder
		});
		const file = Array.isArray(data) ? data.find(({ name, type }) => type === "file" && /^pull_request_template\.(md|txt)$/i.test(name)) : void 0;
		if (file === void 0) continue;
		const { data: found } = await client.octokit.rest.repos.getContent({
			...at,
			path: file.path
		});
		if (Array.isArray(found) || !("content" in found)) return "";
		return Buffer.from(found.content, "base64").toString("utf8").slice(0, maxTemplateChars);
	} catch {}
	return "";
}
// src/github/ours.ts
/**
* Which branch and pull request are ours. A claim counts only when everything agrees: a status comment of our own account names
* them, the pull request was opened by that account, from this repository, and its history holds the commit with our trailer.
*/
const trailer = /^Redgreen-Run: \S+$/m;
const commitPages = 3;
/** What of ours belongs to an issue, whose runs are `runs`: the newest one's branch that still stands. */
async function oursOfIssue(repo, runs) {
	const last = runs.map(({ record }) => record).findLast(({ branch, head }) => branch !== void 0 && head !== void 0);
	if (last === void 0) return none("no status comment names a branch");
	return last.pullRequest === void 0 ? await branchAlone(repo, last) : await pullRequest(repo, last.pullRequest, last);
}
/** Whether a pull request is ours. Its text may only say which issue's comment to look at. */
async function oursOfPullRequest(repo, number) {
	const { client, repository } = repo;
	const at = repositoryName(repository);
	const { data } = await client.octokit.rest.pulls.get({
		...at,
		pull_number: number
	});
	if (data.head.repo?.id !== data.base.repo.id) return { kind: "fork" };
	if (!isSelf(await client.viewer(), data.user)) return none("opened by somebody else");
	const here = await recordsOn(repo, number);
	const issue = issueNamedIn(data.body) ?? 0;
	const record = [...issue > 0 ? await recordsOn(repo, issue).catch(() => []) : [], ...here].map((each) => each.record).filter((each) => each.pullRequest === number && each.branch === data.head.ref && each.head !== void 0).sort((a, b) => a.startedAt.localeCompare(b.startedAt)).at(-1);
	return record === void 0 ? none("no status comment names it") : await pullRequest(repo, number, record);
}
async function pullRequest(repo, number, record) {
	const { client, repository } = repo;
	const at = repositoryName(repository);
	const { branch = "", head = "" } = record;
	const { data } = await client.octokit.rest.pulls.get({
		...at,
		pull_number: number
	});
	if (data.head.repo?.id !== data.base.repo.id) return { kind: "fork" };
	if (!isSelf(await client.viewer(), data.user)) return none("opened by somebody else");
	if (data.head.ref !== branch) return none("it has another branch than the one that was pushed");
	if (data.state !== "open") return {
		kind: "closed",
		record,
		number
	};
	if (!await holdsOurCommit(repo, number, head)) return none("the pushed commit is not in its history");
	return {
		kind: "ours",
		branch,
		head,
		record,
		headNow: data.head.sha,
		pullRequest: asPullRequest(data)
	};
}
async function holdsOurCommit({ client, repository }, number, head) {
	const { octokit } = client;
	const pages = octokit.paginate.iterator(octokit.rest.pulls.listCommits, listedOf(repository, number));
	for await (const commits of firstPages(pages, commitPages)) if (commits.some(({ sha, commit }) => sha === head && trailer.test(commit.message))) return true;
	return false;
}
/** A pushed branch whose pull request GitHub refused. */
async function branchAlone({ client, repository }, record) {
	const at = repositoryName(repository);
	const { branch = "", head = "" } = record;
	try {
		const { data } = await client.octokit.rest.repos.compareCommits({
			...at,
			base: head,
			head: branch,
			per_page: 1
		});
		const { data: commit } = await client.octokit.rest.repos.getCommit({
			...at,
			ref: head
		});
		if (!(data.status === "identical" || data.status === "ahead") || !trailer.test(commit.commit.message)) return none("the pushed commit is not on the branch");
		const { data: now } = await client.octokit.rest.git.getRef({
			...at,
			ref: `heads/${branch}`
		});
		return {
			kind: "ours",
			branch,
			head,
			record,
			headNow: now.object.sha
		};
	} catch (error) {
		if (statusOf(error) === 404) return none("the branch is gone");
		throw error;
	}
}
function none(reason) {
	return {
		kind: "none",
		reason
	};
}
// src/github/run-cap.ts
/** How many runs one person may start in one repository in a day, counted from our own status comments. */
const dayMs = 864e5;
const maxPages$1 = 10;
/** Runs that an actor started here in the last 24 hours. Throws where GitHub does not answer: no answer is no permission. */
async function runsToday({ client, repository }, actor, now) {
	const self = await client.viewer();
	const since = (/* @__PURE__ */ new Date(now - dayMs)).toISOString();
	const runs = /* @__PURE__ */ new Set();
	const { octokit } = client;
	const newest = {
		since,
		sort: "updated",
		direction: "desc",
		per_page: 100
	};
	const asked = {
		...repositoryName(repository),
		...newest
	};
	const pages = octokit.paginate.iterator(octokit.rest.issues.listCommentsForRepo, asked);
	for await (const comments of firstPages(pages, maxPages$1)) for (const { body = "", user } of comments) {
		const record = isSelf(self, user) ? readRecord(body) : void 0;
		if (record?.actor?.toLowerCase() === actor.toLowerCase() && Date.parse(record.startedAt) >= now - dayMs) runs.add(record.run);
	}
	return runs.size;
}
// src/github/theirs.ts
/** A pull request that somebody else opened, as far as a run may work on it: its head lies in the same repository and takes a push. */
const refused$1 = (reason) => ({
	kind: "refused",
	reason
});
/** Throws where GitHub does not answer. */
async function theirsOf({ client, repository }, number, { target: wanted, task }) {
	const at = repositoryName(repository);
	const { data } = await client.octokit.rest.pulls.get({
		...at,
		pull_number: number
	});
	const { head, base, draft = false } = data;
	if (head.repo?.id !== base.repo.id) return refused$1("the pull request comes from a fork: its code never runs beside the keys");
	if (data.state !== "open") return refused$1("the pull request is closed");
	const branch = head.ref;
	const bot = data.user?.type === "Bot";
	if (bot && task === "update") return refused$1(`its author is a bot, which leaves a branch alone that others push to: ask ${data.user?.login} to rebase it`);
	const target = bot ? "branch" : wanted;
	const instead = "with `fix-target: branch` a pull request against it comes instead";
	if (target === "head" && branch === base.repo.default_branch) return refused$1(`its head is ${branch}, the default branch, which is never pushed to; ${instead}`);
	try {
		const { data: there } = await client.octokit.rest.repos.getBranch({
			...at,
			branch
		});
		if (target === "head" && there.protected) return refused$1(`its head ${branch} is a protected branch; ${instead}`);
	} catch (error) {
		if (statusOf(error) === 404) return refused$1(`its head branch ${branch} is gone`);
		throw error;
	}
	const author = data.user?.login ?? "ghost";
	const sides = {
		branch,
		head: head.sha,
		baseBranch: base.ref
	};
	return {
		kind: "theirs",
		theirs: {
			number,
			url: data.html_url,
			draft,
			author,
			bot,
			...sides,
			target,
			task
		}
	};
}
// src/github/on-red.ts
/** Whether a red pull request is mended unasked: its author is named, and nothing goes round in a circle. */
const skip = (reason) => ({
	kind: "skip",
	reason
});
/** Throws where GitHub does not answer. What is no fault of anybody's is skipped without a word. */
async function admitRed({ client, settings, now }, request) {
	const { place, redHead } = request;
	const { repository, number } = place;
	if (settings.onRed.length === 0) return skip("on-red names nobody");
	const found = await theirsOf({
		client,
		repository
	}, number, {
		target: settings.fixTarget,
		task: "fix"
	});
	if (found.kind === "refused") return skip(found.reason);
	const { theirs } = found;
	const self = await client.viewer();
	if (isSelf(self, {
		login: theirs.author,
		type: theirs.bot ? "Bot" : "User"
	}) || !isNamed(theirs, settings.onRed)) return skip(`on-red does not name ${theirs.author}`);
	if (theirs.head !== redHead) return skip("the head has moved since the checks failed");
	if (settings.sandbox === "none") return refuse(place, "`on-red` runs nothing with `sandbox: none`: nobody has looked at this code");
	if (/^github-actions(\[bot\])?$/.test(self)) return refuse(place, "`on-red` needs the token of a GitHub App: what the job's own token pushes starts no CI");
	const runs = await recordsOn({
		client,
		repository
	}, number);
	if (runs.some(({ record }) => record.on === redHead)) return skip("a run has been at this head already");
	if (runs.some(({ record }) => record.state === "running" && Date.parse(record.deadline) > now)) return skip("a run is going on there");
	if (await isCircle(client, place, theirs, runs)) return refuse(place, "two runs were here without a person between: comment `/redgreen fix` for another");
	const started = await runsToday({
		client,
		repository
	}, theirs.author, now);
	if (started >= settings.maxRunsPerDay) return skip(`${started} runs in the last 24 hours, and max-runs-per-day is ${settings.maxRunsPerDay}`);
	return {
		kind: "run",
		start: {
			trigger: {
				kind: "on-red",
				actor: theirs.author,
				url: theirs.url,
				head: redHead
			},
			issue: number,
			place: {
				...place,
				url: theirs.url
			},
			at: toGitHubTime(now),
			theirs
		}
	};
}
/** `dependabot` and `renovate` are the bots, and no user of that name. */
function isNamed({ author, bot }, names) {
	const login = author.toLowerCase();
	return names.some((name) => {
		const named = name.toLowerCase();
		if (named === "dependabot" || named === "renovate") return bot && login === `${named}[bot]`;
		return login === named;
	});
}
/** Whether the last two runs came unasked, and since the first of them no person has commented, asked or pushed. */
async function isCircle(client, place, { head }, runs) {
	const [first, second] = runs.slice(-2);
	if (first?.record.unasked !== true || second?.record.unasked !== true) return false;
	const since = first.record.startedAt;
	const at = repositoryName(place.repository);
	const self = await client.viewer();
	const isPerson = (user) => user?.type === "User";
	const { data: commit } = await client.octokit.rest.repos.getCommit({
		...at,
		ref: head
	});
	if (!trailer.test(commit.commit.message) && isPerson(commit.author) && (commit.commit.committer?.date ?? "") > since) return false;
	const asked = {
		...listedOfIssue(place.repository, place.number),
		since
	};
	const { data } = await client.octokit.rest.issues.listComments(asked);
	return !data.some(({ user, body, created_at }) => {
		const isOurComment = isSelf(self, user) && (body ?? "").includes("<!-- redgreen:");
		return isPerson(user) && !isOurComment && created_at > since;
	});
}
// src/github/admission.ts
/** Decides. Throws where GitHub did not answer and a later try asks again. */
async function admit(options) {
	const { reading } = options;
	if (reading.kind === "skip") return reading;
	try {
		const request = options.late ? await asItIsNow(options, reading) : reading;
		if (typeof request === "string") return {
			kind: "skip",
			reason: request
		};
		return await decide$1(options, request);
	} catch (error) {
		if (error instanceof MovedIssue) return {
			kind: "skip",
			reason: error.message
		};
		if (options.again) throw error;
		if (await isGone(options, reading.place, error)) return {
			kind: "skip",
			reason: `#${reading.place.number} is gone`
		};
		const said = messageOf(error);
		return refuse(reading.place, `What has to be known first could not be had from GitHub: ${said}`, "unanswered");
	}
}
/** A deleted issue answers 404 or 410, which is no outage. */
async function isGone({ client }, { repository, number }, error) {
	if (![404, 410].includes(statusOf(error) ?? 0)) return false;
	return await ifThere(client.octokit.rest.issues.get(issueAt(repository, number))).then((found) => found === void 0, () => false);
}
async function decide$1(options, request) {
	const { client, settings } = options;
	const { place, actor } = request;
	if (request.kind === "fix" && request.redHead !== void 0) return await admitRed(options, {
		...request,
		redHead: request.redHead
	});
	const repo = {
		client,
		repository: place.repository
	};
	const pull = place.isPullRequest ? await oursOfPullRequest(repo, place.number) : void 0;
	if (pull !== void 0 && pull.kind !== "ours" && !await isForTheirs(repo, request, pull)) {
		const no = notOurs(request, pull);
		return no === void 0 ? {
			kind: "skip",
			reason: "the pull request is not one of ours"
		} : refuse(place, no);
	}
	const [permission] = await Promise.all([checkPermission(repo, actor, settings, options.roles), client.viewer()]);
	if (permission.kind !== "allowed") {
		const unanswered = permission.kind === "unknown";
		if (unanswered && options.again) throw new Error(permission.reason);
		return refuse(place, permission.reason, unanswered ? "unanswered" : "refused");
	}
	if (request.kind === "refuse") return refuse(place, request.reason);
	const admission = await forWriter(options, request, pull?.kind === "ours" ? pull : void 0);
	return admission.kind === "refuse" ? {
		...admission,
		seen: true
	} : admission;
}
/** What somebody who may ask for it gets. */
async function forWriter(options, request, pull) {
	const { client, settings } = options;
	const { place, actor } = request;
	const repo = {
		client,
		repository: place.repository
	};
	if (!asksForRun(request)) return {
		kind: "answer",
		command: request.kind,
		place
	};
	if ((request.kind === "fix" || request.kind === "update") && !place.isPullRequest) return refuse(place, `\`/redgreen ${request.kind}\` works on pull requests`);
	const found = request.kind === "implement" && request.via === "dispatch" ? await findIssue(client, place) : void 0;
	if (found !== void 0 && "no" in found) return refuse(place, found.no);
	if (place.isClosed) return refuse(place, `the ${place.isPullRequest ? "pull request" : "issue"} is closed`);
	const [started, runs] = await Promise.all([runsToday(repo, actor.login, options.now), place.isPullRequest ? [] : recordsOfIssue(repo, place.number)]);
	if (started >= settings.maxRunsPerDay) return refuse(place, `${actor.login} has started ${started} ${started === 1 ? "run" : "runs"} here in the last 24 hours, and max-runs-per-day is ${settings.maxRunsPerDay}`);
	if (request.kind === "implement") return await fromIssue(options, request, runs, request.at ?? found?.at);
	return pull === void 0 && place.isPullRequest ? await onTheirs(options, request) : await again(options, request, runs, pull);
}
/**
* Somebody else's pull request is worked on where `fix` or `update` asks for it; what we have told there can be gone on with or
* stopped, a run that waits included.
*/
async function isForTheirs(repo, request, found) {
	const { place } = request;
	if (found.kind === "fork") return request.kind === "help";
	if (found.kind !== "none" || request.kind === "refuse" || request.kind === "implement") return false;
	if (request.kind === "fix" || request.kind === "update" || request.kind === "help") return true;
	if (request.kind !== "retry") return await hasSpoken(repo, place.number);
	if (request.via === "label") return false;
	return (await recordsOn(repo, place.number)).length > 0;
}
/** A `/retry` where a run has worked on it before is another `fix`. */
async function onTheirs(options, request) {
	const { client, settings } = options;
	const { actor, at, hint, place, text } = request;
	const task = request.kind === "update" ? "update" : "fix";
	const target = task === "update" ? "head" : settings.fixTarget;
	const found = await theirsOf({
		client,
		repository: place.repository
	}, place.number, {
		target,
		task
	});
	if (found.kind === "refused") return refuse(place, found.reason);
	const { theirs } = found;
	const trigger = {
		kind: task,
		actor: actor.login,
		url: place.url,
		hint: hint === "" ? void 0 : hint,
		head: theirs.head
	};
	const maxIterations = request.kind === "retry" ? request.maxIterations : void 0;
	return {
		kind: "run",
		start: {
			trigger,
			issue: place.number,
			place,
			at,
			payload: text,
			maxIterations,
			theirs
		}
	};
}
/** The sentence for a pull request that is not ours; undefined: no reply at all. */
function notOurs(request, found) {
	if (found.kind === "fork") return asksForRun(request) || request.kind === "refuse" ? "the pull request comes from a fork: its code never runs beside the keys" : void 0;
	if (found.kind === "closed") return "the pull request is closed: set the label on the issue to begin anew";
	return request.kind === "retry" && request.via === "label" ? "the label works on issues: set it on an issue, and a pull request will come" : void 0;
}
async function fromIssue(options, request, runs, at) {
	const { client, url, now } = options;
	const { actor, place, text, via } = request;
	const repo = {
		client,
		repository: place.repository
	};
	const active = await activeRun(repo, runs, {
		at: request.at,
		url,
		now
	});
	if (active !== void 0) {
		const reply = activeReply(active.record, active.comment.url);
		return {
			...refuse(place, `run ${active.record.run} is going on here already`, "active"),
			reply
		};
	}
	const found = await oursOfIssue(repo, runs);
	const trigger = {
		kind: via === "label" ? "label" : "dispatch",
		actor: actor.login,
		url: place.url
	};
	const ours = found.kind === "ours" ? found : void 0;
	return {
		kind: "run",
		start: {
			trigger,
			issue: place.number,
			place,
			at,
			payload: text,
			ours
		}
	};
}
async function again(options, request, runs, pull) {
	const { actor, at, hint, place } = request;
	const { maxIterations, text } = request.kind === "retry" ? request : {};
	const found = pull ?? await oursOfIssue({
		client: options.client,
		repository: place.repository
	}, runs);
	const ours = found.kind === "ours" ? found : void 0;
	const issue = place.isPullRequest ? ours?.record.issue : place.number;
	if (issue === void 0) return refuse(place, "no issue belongs to this pull request");
	return {
		kind: "run",
		start: {
			trigger: {
				kind: request.kind === "update" ? "update" : "retry",
				actor: actor.login,
				url: place.url,
				hint: hint === "" ? void 0 : hint
			},
			issue,
			place,
			at,
			payload: text,
			maxIterations,
			ours,
			readsChecks: request.kind === "fix"
		}
	};
}
/**
* A number typed by hand may be anything. `at`: when GitHub was asked, by its own clock; what writers said before counts, and the
* event of a start by hand has no time.
*/
async function findIssue(client, { repository, number }) {
	const found = await ifThere(client.octokit.rest.issues.get(issueAt(repository, number)));
	if (found === void 0) return { no: `there is no issue #${number} in ${repository}` };
	const { data, headers } = found;
	if (data.pull_request !== void 0) return { no: `#${number} is a pull request, not an issue` };
	if (data.state === "closed") return { no: "the issue is closed" };
	const asked = Date.parse(headers.date ?? "");
	return Number.isNaN(asked) ? {} : { at: toGitHubTime(asked) };
}
// src/github/frozen-text.ts
const maxPages = 10;
const maxWriters = 20;
/** GitHub's own limits for an issue; another server may have none. */
const maxTitleChars = 256;
const maxBodyChars = 65536;
const maxCommentChars = 1e4;
const maxAllChars = 6e4;
/** Freezes an issue. Throws where GitHub does not answer. */
async function freezeText(options) {
	const { client, repository, issue: number, at, payload } = options;
	const later = [];
	const listed = at === void 0 ? [] : earlierComments(options, at, later);
	if (!Array.isArray(listed)) listed.catch(() => {});
	const { data: issue } = await client.octokit.rest.issues.get(issueAt(repository, number));
	const isPullRequest = issue.pull_request !== void 0;
	if (isPullRequest && options.pullRequests !== true) return refused(`#${number} is a pull request, not an issue`);
	if (payload === void 0 && at !== void 0 && await editedSince(options, issue.updated_at, isPullRequest ? "pullRequest" : "issue")) return refused(`${isPullRequest ? "pull request" : "issue"} #${number} was edited after the command: say it again if the text is still what is meant`);
	const notes = [];
	const given = {
		title: payload?.title ?? issue.title,
		body: payload?.body ?? issue.body ?? ""
	};
	const title = visibleText(given.title.slice(0, maxTitleChars));
	const body = visibleText(given.body.slice(0, maxBodyChars));
	if (given.title.length > maxTitleChars || given.body.length > maxBodyChars) {
		const limits = `${maxTitleChars} characters of title and ${maxBodyChars} of text`;
		notes.push(`The issue's text was cut: only the first ${limits} are read.`);
	}
	const took = [.../* @__PURE__ */ new Set([...title.removed, ...body.removed])];
	if (took.length > 0) notes.push(`Left out of the issue's text because nobody sees it on the page: ${took.join(", ")}.`);
	const comments = await listed;
	notes.push(...later);
	const images = shownImages(given.body.slice(0, maxBodyChars));
	const told = {
		number,
		title: title.text.replace(/\s+/g, " "),
		body: body.text,
		url: issue.html_url,
		comments
	};
	return {
		kind: "frozen",
		text: images.length === 0 ? told : {
			...told,
			images
		},
		author: issue.user?.login ?? "",
		isPullRequest,
		notes
	};
}
/** `updated_at` moves with labels and comments too: only when it is later is the edit itself asked for. */
async function editedSince({ client, repository, issue, at = "" }, updatedAt, what) {
	if (updatedAt <= at) return false;
	const query = `query($owner: String!, $repo: String!, $number: Int!) {
    repository(owner: $owner, name: $repo) { ${what}(number: $number) { lastEditedAt } }
  }`;
	const edited = (await client.octokit.graphql(query, {
		...repositoryName(repository),
		number: issue
	})).repository?.[what]?.lastEditedAt ?? null;
	return edited !== null && edited > at;
}
/** What writers said and last edited before the trigger, oldest first; the newest are kept where it is too much. */
async function earlierComments({ client, repository, issue, roles }, at, notes) {
	const self = await client.viewer();
	const found = [];
	let pages = 0;
	const { octokit } = client;
	const asked = listedOfIssue(repository, issue);
	for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listComments, asked)) {
		for (const { created_at, updated_at, user, body = "" } of data) {
			if (!(created_at < at && updated_at < at) || user === null || user?.type !== "User" || isOwn(self, user, body)) continue;
			const said = withoutCommand(body);
			if (said !== "") found.push({
				login: user.login,
				body: said
			});
		}
		pages += 1;
		if (pages === maxPages && data.length === asked.per_page) {
			notes.push(`Only the first ${maxPages * asked.per_page} comments of the issue were read.`);
			break;
		}
	}
	const logins = found.map(({ login }) => login);
	const writers = await writersAmong({
		client,
		repository,
		roles
	}, logins, notes);
	return withinSize(found.filter(({ login }) => writers.has(login.toLowerCase())), notes);
}
/** What a comment says of the story: a command says nothing of it beyond its hint. */
function withoutCommand(body) {
	const command = readCommand(body, 10);
	if (command === void 0) return body;
	return "hint" in command ? command.hint : "";
}
function isOwn(self, user, body) {
	return body.includes("<!-- redgreen:") && isSelf(self, user);
}
/** Asks once about each person, the latest first; who cannot be asked about is no writer. */
async function writersAmong({ client, repository, roles }, logins, notes) {
	const people = [...new Set(logins.reverse().map((login) => login.toLowerCase()))];
	const asked = people.slice(0, maxWriters);
	const found = await Promise.all(asked.map(async (login) => ({
		login,
		role: await roleOf(client, repository, login, roles)
	})));
	const writers = new Set(found.filter(({ role }) => role === "writer").map(({ login }) => login));
	const others = people.length - writers.size;
	if (others > 0) notes.push(`Comments of ${others} ${others === 1 ? "person" : "people"} who may not write here were left out.`);
	return writers;
}
function withinSize(comments, notes) {
	const kept = [];
	let chars = 0;
	for (const { login, body } of comments.toReversed()) {
		const { text } = visibleText(body.slice(0, maxCommentChars));
		chars += text.length;
		if (chars > maxAllChars) {
			notes.push("The oldest comments of the issue were left out: there are too many.");
			break;
		}
		if (text !== "") kept.unshift({
			author: login,
			body: text
		});
	}
	return kept;
}
function refused(reason) {
	return {
		kind: "refused",
		reason
	};
}
const most = 20;
const maxAddressChars = 2e3;
const hidden = [...commentCarriers, ...hidingCarriers];
function shownImages(markdown) {
	let seen = replaceCode(withoutInvisible(markdown).text, () => " ");
	seen = seen.replace(/!\[(?:[^[\]\n]|\[[^[\]\n]{0,100}\]){0,300}\]\(/g, "![](");
	for (const { strip } of hidden) seen = strip(seen, () => {});
	const addresses = [...seen.matchAll(/!\[[^\]\n]{0,300}\]\(\s*<?([^\s<>()]{1,2000})|<img\s([^<>]{0,2000})/gi)].map(([, inline, attributes = ""]) => inline ?? addressIn(attributes));
	return [...new Set(addresses.filter((one) => one !== "" && one.length < maxAddressChars))].slice(0, most);
}
/** Words in a picture that is drawn as a speck are read by the model alone. */
const leastPixels = 32;
/** The first attribute of a name counts, and what stands in quotes is none. */
function addressIn(attributes) {
	const values = /* @__PURE__ */ new Map();
	for (const [, name = "", double, single, bare] of attributes.matchAll(/([^\s"'=]{1,100})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)) if (!values.has(name.toLowerCase())) values.set(name.toLowerCase(), double ?? single ?? bare ?? "");
	return ["width", "height"].some((name) => Number.parseFloat(values.get(name) ?? "") < leastPixels) ? "" : (values.get("src") ?? "").trim();
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
// src/trigger/decide.ts
/** From an event to a decision: run, answer, refuse or skip. GitHub is asked what that takes, and nothing is written there. */
/** Throws only where GitHub cannot be asked what it takes to decide. */
async function decide(event) {
	const { client, given, organisation, url, late, again, now } = event;
	const roles = /* @__PURE__ */ new Map();
	const asked = await withPlace(client, event.asked);
	const glance = readAsked(asked, void 0);
	if (glance.kind === "skip") return glance;
	if (asked.kind === "event" && asked.payload?.repository.archived === true) return {
		kind: "skip",
		reason: archivedWords(glance.place.repository)
	};
	if (event.early) askEarly(client, glance, roles);
	const layers = {
		...given,
		...await configFiles(client, glance.place.repository, organisation)
	};
	const resolved = resolveSettings(layers);
	const { settings, problems } = resolved;
	const reading = readAsked(asked, settings);
	if (reading.kind === "fix" && reading.redHead !== void 0 && settings.onRed.length === 0) return {
		kind: "skip",
		reason: "on-red names nobody"
	};
	const admission = await admit({
		client,
		reading,
		settings,
		url,
		now: now().getTime(),
		late,
		again,
		roles
	});
	if (admission.kind === "skip") return admission;
	if (admission.kind !== "run") return {
		...admission,
		settings
	};
	const { start } = admission;
	if (problems.length > 0) return {
		kind: "misconfigured",
		cause: "settings",
		detail: problemsText(problems),
		start,
		settings
	};
	event.onAdmitted?.();
	return await withStory({
		client,
		roles
	}, start, layers, resolved);
}
function askEarly(client, asked, roles) {
	if (asked.kind === "fix" && asked.redHead !== void 0) return;
	client.viewer().catch(() => {});
	if (!asked.actor.isBot) roleOf(client, asked.place.repository, asked.actor.login, roles);
}
/** A commit status names no pull request: what an App has not looked up is looked up here. */
async function withPlace(client, asked) {
	if (asked.kind !== "event" || asked.name !== "status") return asked;
	const { payload } = asked;
	if (payload === void 0 || payload.pull_requests) return asked;
	return {
		...asked,
		payload: await withPullRequest(client, payload.repository.full_name, payload)
	};
}
function readAsked(asked, settings) {
	return asked.kind === "button" ? asked.retry : readTrigger(asked.name, asked.payload, settings);
}
/** The story and its settings. */
async function withStory({ client, roles }, start, layers, resolved) {
	const { issue, place, at, payload, maxIterations } = start;
	const { repository } = place;
	const { settings } = resolved;
	const misconfigured = (problems) => {
		return {
			kind: "misconfigured",
			cause: "story",
			detail: problemsText(problems),
			start,
			settings
		};
	};
	const frozen = await freezeText({
		client,
		repository,
		issue,
		at,
		payload,
		pullRequests: start.theirs !== void 0 || start.ours !== void 0,
		roles
	});
	if (frozen.kind === "refused") return {
		kind: "refuse",
		because: "refused",
		detail: frozen.reason,
		place,
		seen: true,
		settings
	};
	const purpose = start.theirs?.task === "update" ? `Merge ${start.theirs.baseBranch}` : "Fix checks";
	const told = frozen.isPullRequest ? {
		kind: "story",
		story: storyFromPullRequest(frozen.text, purpose),
		warnings: []
	} : storyFromIssue(frozen.text);
	if (told.kind === "problems") return misconfigured(told.problems);
	const { frontMatter } = told.story;
	const mayWrite = await roleOf(client, repository, frozen.author, roles) === "writer";
	const story = {
		...told.story,
		byWriter: mayWrite
	};
	const wishes = {
		frontMatter,
		mayWrite,
		source: `issue #${issue}`
	};
	const command = maxIterations === void 0 ? void 0 : { "max-iterations": String(maxIterations) };
	const all = Object.keys(frontMatter).length === 0 && command === void 0 ? resolved : resolveSettings({
		...layers,
		story: wishes,
		command
	});
	if (all.problems.length > 0) return misconfigured(all.problems);
	const warnings = [
		...told.warnings,
		...all.warnings,
		...frozen.notes
	];
	return {
		kind: "run",
		start,
		story,
		settings: all.settings,
		sources: all.sources,
		warnings
	};
}
function problemsText(problems) {
	return problems.map(problemText).join("\n");
}
// src/trigger/handle-event.ts
/** An event of GitHub from its decision to its end: what was decided is told there, and a run that may begin is carried out. */
/** Handles one event to its end. Throws only where GitHub cannot be asked what it takes to decide. */
async function handleEvent(request) {
	const { event, answers } = request;
	const admission = await decide({
		...event,
		onAdmitted: () => void carrying().catch(() => void 0)
	});
	if (admission.kind === "skip") return endOf(admission);
	const { settings } = admission;
	const told = tellAdmission({
		client: event.client,
		now: event.now().getTime(),
		settings,
		...answers
	}, admission);
	if (admission.kind === "run") {
		const { begin, carryOut } = await carrying();
		const [begun] = await Promise.all([begin(request, admission), told]);
		return await carryOut(request, begun);
	}
	await told;
	const answered = admission.kind === "answer" ? admission.command : void 0;
	return {
		...endOf(admission),
		settings,
		answered
	};
}
const carrying = () => import("./carry.js").then((n) => n.t);
export { readPayload as $, tableHead as A, reviewPart as B, saidBefore as C, react as D, stoppedReply as E, leftOutAndBroughtIn as F, link as G, verificationNotes as H, outputFold as I, roleOf as J, plainTitle as K, printed as L, changedTests as M, criteriaLines as N, pullRequestBlock as O, forgivenPart as P, endedChecks as Q, proofPart as R, recordsOn as S, recordOf as T, whatAndWhy as U, stillFailing as V, fold as W, redPull as X, redConclusions as Y, readCommand as Z, tellAdmission as _, defaultBranch as a, findComment as b, requesterOf as c, editBody as d, endedByStatus as et, findByHead as f, endOf as g, pullRequestTemplate as h, configFiles as i, tableRow as j, withBlock as k, askReview as l, openPullRequest as m, decide as n, statusFields as nt, fileAt as o, markReady as p, checkPermission as q, baseOfPullRequest as r, withPullRequest as rt, identity as s, handleEvent as t, redBranches as tt, compareUrl as u, createComment as v, commentHead as w, postComment as x, editComment as y, redAnyway as z };
