import { t as RedgreenError } from "./errors-BPIP4wfB.js";
import { _ as string, l as array, m as object, p as number } from "./schemas-Cc-eUVXJ.js";
import { h as placeWords, i as attemptsWords, l as doingWords, n as attemptChangeWords, p as judgedResult, r as attemptMs, s as costWords, u as durationWords } from "./words-Cq5gcfy9.js";
import { a as proofTitle, r as proofLine } from "./proof-words-B3NU6KZ3.js";
import { a as outcomeWords, c as finalVerification, i as outcomeLabel, l as proofToTell } from "./outcome-BfX2NVEr.js";
import { a as isSelf, c as listedOfIssue, d as repositoryName, f as saidBy, l as maybeDone, m as statusOf, o as issueAt, r as ifThere } from "./client-CAGf8ycr.js";
import { a as markdownText, i as markdownSentence, n as markdownBlock, o as withoutInvisible, r as markdownCode } from "./markdown-text-BCZZ72LV.js";
import { t as visibleText } from "./visible-text-DCFbcyoZ.js";
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
async function checkPermission(repo, actor, settings) {
	if (actor.isBot) return settings.allowBots.some((login) => same(login, actor.login)) ? { kind: "allowed" } : refused(actor, "bots may start nothing unless allow-bots names them");
	if (settings.allowUsers.some((login) => same(login, actor.login))) return { kind: "allowed" };
	const role = await roleOf(repo.client, repo.repository, actor.login);
	if (role === "writer") return { kind: "allowed" };
	if (role === "unknown") return {
		kind: "unknown",
		reason: `GitHub did not say whether ${actor.login} may write to ${repo.repository}`
	};
	return refused(actor, `only people who may write to ${repo.repository} can start a run`);
}
/**
* `permission` knows four words: maintain counts as write, triage as read. 404 is someone who is no collaborator.
* Anything else than a plain answer is `unknown`.
*/
async function roleOf(client, repository, login) {
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
/** The labels of an outcome that came before a run began. What cannot be set is no further error: log and summary have the reason. */
async function labelOutcome(repo, number, outcome) {
	const { add, remove } = labelsAtEnd(outcome);
	try {
		const present = (await labelsOn(repo, number)).map((label) => label.toLowerCase());
		for (const label of remove.filter((each) => each !== "ai-stop" && present.includes(each))) await removeLabel(repo, number, label);
		if (add !== void 0 && !present.includes(add)) await addLabel(repo, number, add);
	} catch {}
}
async function labelsOn({ client, repository }, number) {
	const { data } = await client.octokit.rest.issues.get(issueAt(repository, number));
	return labelNames(data);
}
/** As GitHub's answers have them. */
function labelNames({ labels }) {
	return labels.map((label) => typeof label === "string" ? label : label.name ?? "");
}
/** Adds one of our labels, made with colour and description where the repository does not have it yet. */
async function addLabel({ client, repository }, number, label) {
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
async function removeLabel({ client, repository }, number, label) {
	try {
		await client.octokit.rest.issues.removeLabel({
			...issueAt(repository, number),
			name: label
		});
	} catch (error) {
		if (statusOf(error) !== 404) throw error;
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
// src/github/comment-detail.ts
/** The longer parts of a summary: what failed in each attempt, what is failing now, what the tests printed, what the review said. */
const failuresShown = 5;
const namesShown = 50;
const outputChars = 2e4;
/** Changed tests come first: they decide what green is worth. */
function changedTests(run) {
	const verification = finalVerification(run);
	const behaviour = (verification?.second?.changedBehaviour ?? []).map((name) => `- ${markdownText(name)}: expects something else than before`);
	const findings = (verification?.tampering ?? []).map(({ path, line, message }) => `- ${markdownCode(placeWords(path, line))} ${markdownText(message)}`);
	return listPart("Tests changed: review", [.../* @__PURE__ */ new Set([...behaviour, ...findings])], 50);
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
function redAnyway({ attempts, baseline }) {
	const before = (baseline?.failures ?? []).map(({ name }) => name);
	const flaky = [...new Set(attempts.flatMap(({ verification }) => [...verification?.flaky ?? [], ...verification?.second?.flaky ?? []]))];
	return [flaky.length === 0 ? "" : `**Flaky**, red and then green on the same tree; no retry was used for ${flaky.length === 1 ? "it" : "them"}\n\n${names$1(flaky)}\n\n`, before.length === 0 ? "" : `${fold(`Red before the agent: ${before.length}; ${before.length === 1 ? "it has" : "they have"} to be green all the same`, names$1(before))}\n\n`].join("");
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
	const missing = run.notReviewed === void 0 ? "" : `Not reviewed${again}: ${markdownText(run.notReviewed)}\n\n`;
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
	return `| ${[
		attempt.label,
		change,
		result(run, attempt, namesBelow),
		durationWords(attemptMs(attempt)),
		costWords(attempt.costUsd)
	].join(" | ")} |\n`;
}
/** `\u2717 2 failed, 210 passed (cart \u203a total, cart \u203a rounding) \u00b7 1 fixed`. */
function result(run, attempt, namesBelow) {
	const { verification } = attempt;
	if (attempt.noProgress !== void 0) return markdownText(attempt.noProgress);
	if (verification === void 0) {
		if (attempt.stop !== void 0) return markdownText(attempt.stop.detail, 120);
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
// src/github/pull-request-body.ts
/** The text of our pull request: the repository's template, with our block between markers. People's words around it stay. */
const begin = "<!-- redgreen:begin -->";
const end = "<!-- redgreen:end -->";
const maxBodyChars = 6e4;
const mostRows = 50;
/** Our block, without its markers. */
function pullRequestBlock(run, { toDefaultBranch, commentUrl, notes }) {
	const { issue } = run.story;
	const passed = run.outcome === "passed";
	const reference = issue === void 0 ? "" : `${passed && toDefaultBranch ? "Closes" : "Refs"} #${issue}`;
	const last = run.attempts.findLast((attempt) => attempt.summary.trim() !== "");
	const state = run.outcome === void 0 ? `Redgreen is working on this${commentUrl === void 0 ? "." : `: ${link("progress", commentUrl)}.`}` : `Redgreen: \`${run.outcome}\` \u00b7 ${markdownText(outcomeWords(run.outcome, run).headline)}${commentUrl === void 0 ? "" : ` \u00b7 ${link("summary", commentUrl)}`}`;
	const kept = notes.length === 0 ? "" : fold("About the text of the issue", notes.map((note) => `- ${markdownText(note)}`).join("\n"));
	const why = last === void 0 ? "" : whatAndWhy(last).trim();
	return [
		reference,
		changedTests(run).trim(),
		why,
		attemptsPart(run),
		leftOutAndBroughtIn(run).trim(),
		kept,
		state
	].filter((part) => part !== "").join("\n\n");
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
	const whole = `${begin}\n${block.slice(0, maxBodyChars / 2)}\n${end}`;
	const from = body.indexOf(begin);
	const to = body.indexOf(end, from);
	if (from < 0 || to < 0) return [whole, body.trim().slice(0, maxBodyChars / 2)].filter((part) => part !== "").join("\n\n");
	return body.slice(0, from) + whole + body.slice(to + 21);
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
function asPullRequest(data) {
	return {
		number: data.number,
		nodeId: data.node_id,
		url: data.html_url,
		draft: data.draft ?? false,
		body: data.body ?? ""
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
export { labelsToRemove as $, pullRequestBlock as A, redAnyway as B, replyMarker as C, recordOf as D, readRecord as E, criteriaLines as F, fold as G, stillFailing as H, leftOutAndBroughtIn as I, addLabel as J, link as K, outputFold as L, tableHead as M, tableRow as N, react as O, changedTests as P, labelsOn as Q, printed as R, recordsOn as S, commentHead as T, verificationNotes as U, reviewPart as V, whatAndWhy as W, labelOutcome as X, labelNames as Y, labelsAtEnd as Z, findComment as _, identity as a, redConclusions as at, postComment as b, askReview as c, endedByStatus as ct, findByHead as d, removeLabel as et, markReady as f, editComment as g, createComment as h, fileAt as i, readTrigger as it, withBlock as j, issueNamedIn as k, compareUrl as l, redBranches as lt, pullRequestTemplate as m, configFiles as n, checkPermission as nt, requesterOf as o, redPull as ot, openPullRequest as p, plainTitle as q, defaultBranch as r, roleOf as rt, asPullRequest as s, readCommand as st, baseOfPullRequest as t, stopLabel as tt, editBody as u, statusFields as ut, hasReplyTo as v, saidBefore as w, recordsOfIssue as x, hasSpoken as y, proofPart as z };
