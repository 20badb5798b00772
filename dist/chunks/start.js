import { r as __exportAll } from "./rolldown-runtime.js";
const fs = process.getBuiltinModule("node:fs");
const { fstatSync, read } = fs;
const { open } = process.getBuiltinModule("node:fs/promises");
const path = process.getBuiltinModule("node:path");
const childProcess = process.getBuiltinModule("node:child_process");
const { promisify, stripVTControlCharacters } = process.getBuiltinModule("node:util");
const { EventEmitter } = process.getBuiltinModule("node:events");
const { setFlagsFromString } = process.getBuiltinModule("node:v8");
const process$1 = process.getBuiltinModule("node:process");
// src/errors.ts
/** `.github/redgreen.yml:3:5: max-iterations is 11; allowed: \u2026` */
function problemText({ source, line, column, message }) {
	return `${line === void 0 ? source : `${source}:${line}:${column ?? 1}`}: ${message}`;
}
/** Throws where there are problems, with each of them on a line of its own. */
function refuseProblems(code, problems) {
	if (problems.length > 0) throw new RedgreenError(code, `\n${problems.map(problemText).join("\n")}`);
}
/** Every code with what happened and what to do. A code is never given a second meaning. */
const catalogue = {
	"bad-settings": {
		outcome: "misconfigured",
		what: "The settings cannot be used",
		fix: "Correct what is named above; `redgreen config --explain` shows where each value comes from."
	},
	"bad-server": {
		outcome: "misconfigured",
		what: "The server cannot be started so",
		fix: "Correct what is named above; `redgreen serve --help` lists the variables."
	},
	"no-database": {
		outcome: "error",
		what: "The database cannot be used",
		fix: "Check DATABASE_URL, and that PostgreSQL is up and lets this user in; where it is empty, the file in REDGREEN_DATA_DIR."
	},
	"bad-story": {
		outcome: "misconfigured",
		what: "The story cannot be used",
		fix: "Correct what is named above; `redgreen validate <file>` checks it again."
	},
	"suite-story": {
		outcome: "misconfigured",
		what: "This is a story of a suite",
		fix: "Run it with `redgreen eval <file>`, which makes its fixture; `redgreen run` is for stories of the repository around them."
	},
	"bad-suite": {
		outcome: "misconfigured",
		what: "The suite cannot be used",
		fix: "Correct what is named above; nothing has run."
	},
	"story-unreadable": {
		outcome: "misconfigured",
		what: "The story file cannot be read",
		fix: "Check the path; it is taken from the current directory."
	},
	"bad-usage": {
		outcome: "misconfigured",
		what: "The command line cannot be used",
		fix: "`redgreen --help` and `redgreen <command> --help` show what is allowed."
	},
	"not-found": {
		outcome: "misconfigured",
		what: "Not found",
		fix: "`redgreen runs` lists the runs, `redgreen runs --evals` the eval runs; `redgreen run story.md` makes the first."
	},
	"no-token": {
		outcome: "misconfigured",
		what: "GITHUB_TOKEN is not set",
		fix: "Set it, for instance with `export GITHUB_TOKEN=$(gh auth token)`."
	},
	"not-a-repository": {
		outcome: "misconfigured",
		what: "This directory is not a git repository with files and a commit",
		fix: "Run it inside a clone, or `git init` and commit first."
	},
	"sandbox-leaks": {
		outcome: "setup-failed",
		what: "The sandbox let a canary out",
		fix: "Do not run here; `redgreen doctor` shows which check failed."
	},
	"disk-full": {
		outcome: "error",
		what: "The disk is full",
		fix: "Free some space; `redgreen prune` removes old runs, and a server of the App those beyond REDGREEN_RETENTION_DAYS when it starts."
	},
	unwritable: {
		outcome: "error",
		what: "A file cannot be written",
		fix: "Check that this user may write it, that nothing else has the name of its folder, and that the disk is not read-only."
	},
	"record-unusable": {
		outcome: "error",
		what: "The record cannot be used",
		fix: "Check that this user may write to `.redgreen` in the clone, and that it is a folder; moved away, it is made anew."
	},
	"key-refused": {
		outcome: "provider-error",
		what: "The model provider refused the key",
		fix: "Check `anthropic-api-key`; it may be revoked, mistyped or of another workspace."
	},
	"spend-limit": {
		outcome: "provider-error",
		what: "The account's credit or spend limit is used up",
		fix: "Raise the limit with the provider, then try again."
	},
	"unknown-model": {
		outcome: "provider-error",
		what: "The provider does not know the model",
		fix: "Check `model`."
	},
	"provider-down": {
		outcome: "provider-error",
		what: "The model provider did not answer",
		fix: "Try again later."
	},
	"token-refused": {
		outcome: "error",
		what: "GitHub refused the token",
		fix: "Check `github-token` and the `permissions:` of the job: contents, issues and pull-requests need write."
	},
	"app-refused": {
		outcome: "error",
		what: "GitHub does not know the App by this id and key",
		fix: "Check REDGREEN_APP_ID, REDGREEN_PRIVATE_KEY and the clock of this machine; `redgreen doctor` tells which."
	},
	"access-lost": {
		outcome: "error",
		what: "The App may not work in the repository",
		fix: "Install the App on the repository, and accept the permissions that it asks for in the installation's settings."
	},
	"github-down": {
		outcome: "error",
		what: "GitHub did not answer",
		fix: "Set the label or comment `/retry` again later; githubstatus.com tells of outages."
	},
	internal: {
		outcome: "error",
		what: "Something broke inside Redgreen",
		fix: "Run it again with `--debug` (or with debug logging in the Action) and report it with the log."
	}
};
/** An error with a code of the catalogue; `detail` says what exactly, for a person, without secrets. */
var RedgreenError = class extends Error {
	code;
	detail;
	#fix;
	/** `fix`: what to do where the catalogue's words would not help. */
	constructor(code, detail = "", options = {}) {
		const between = detail.startsWith("\n") ? ":" : ": ";
		super(detail === "" ? catalogue[code].what : `${catalogue[code].what}${between}${detail}`, options);
		this.name = "RedgreenError";
		this.code = code;
		this.detail = detail;
		this.#fix = options.fix;
	}
	get outcome() {
		return catalogue[this.code].outcome;
	}
	get fix() {
		return this.#fix ?? catalogue[this.code].fix;
	}
};
/** What happened and what to do, of anything thrown. A `RedgreenError` knows its remedy, a full disk has one; all else is `internal`. */
function explain(error) {
	if (error instanceof RedgreenError) return {
		code: error.code,
		outcome: error.outcome,
		what: error.message,
		fix: error.fix
	};
	const folder = isDiskFull(error) ? void 0 : unmadeScratch(error);
	if (folder !== void 0) return explain(folder);
	const code = isDiskFull(error) ? "disk-full" : "internal";
	const { outcome, what, fix } = catalogue[code];
	return {
		code,
		outcome,
		what: `${what}: ${error instanceof Error ? error.message : String(error)}`,
		fix
	};
}
/** A folder that takes none is the machine's affair, and not a fault of ours; the one for passing files can be another. */
function unmadeScratch(error) {
	const { syscall, path = "", code } = error instanceof Error ? error : {};
	if (syscall === "mkdir") return new RedgreenError("unwritable", `${path} (${code})`);
	if (syscall !== "mkdtemp") return void 0;
	const [folder, name = ""] = [path.slice(0, path.lastIndexOf("/")), path.split("/").at(-1)];
	return new RedgreenError("unwritable", `${folder} (${code})`, name.startsWith("redgreen-") ? { fix: "Set TMPDIR to a folder that is there and that this user may write." } : {});
}
/** Of the system's own calls and of SQLite. */
function isDiskFull(error) {
	const { code, message } = error instanceof Error ? error : {
		code: "",
		message: ""
	};
	return code === "ENOSPC" || code === "EDQUOT" || /database or disk is full|No space left/i.test(message);
}
// src/text/json.ts
/** undefined where the text is no JSON. */
function parsedJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** What the parser says of a text that is no JSON; undefined where it is JSON. */
function problemOfJson(text) {
	try {
		JSON.parse(text);
		return;
	} catch (error) {
		return error.message;
	}
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** A value as a mapping; empty where it is none. */
function objectIn(value) {
	return isObject(value) ? value : {};
}
/** The members of a list as mappings; none where it is no list. */
function objectsIn(value) {
	return Array.isArray(value) ? value.map(objectIn) : [];
}
// src/run/usage.ts
const noUsage = {
	inputTokens: 0,
	outputTokens: 0,
	cacheReadTokens: 0,
	cacheWriteTokens: 0,
	cacheWrite1hTokens: 0
};
function addUsage(a, b) {
	return {
		inputTokens: a.inputTokens + b.inputTokens,
		outputTokens: a.outputTokens + b.outputTokens,
		cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
		cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
		cacheWrite1hTokens: a.cacheWrite1hTokens + b.cacheWrite1hTokens
	};
}
/** Unknown plus anything is unknown: a sum that leaves a cost out would read as cheaper than it was. */
function addCost(a, b) {
	return a === null || b === null ? null : a + b;
}
// src/text/listed.ts
/** A long list as its words. */
function listed(words) {
	return words.trim().split(/\s+/);
}
// src/text/terminal-text.ts
var terminal_text_exports = /* @__PURE__ */ __exportAll({
	visible: () => visible,
	visibleLine: () => visibleLine
});
/** Text from elsewhere on a terminal: nothing in it can move the cursor, change colours, set titles or reverse its order. */
const inert = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;
/** Control characters and their like as visible escapes: `\x1b`, `\u202e`. Line feeds and tabs stay. */
function visible(text) {
	return text.replace(/\r\n/g, "\n").replace(inert, shownEscaped);
}
/** The same in one line, cut where it would take more columns of a terminal. */
function visibleLine(text, maxColumns = 300) {
	return cut(visible(text).replace(/\s*\n\s*/g, " ").replaceAll("	", " ").trim(), maxColumns);
}
const wide = /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\p{Emoji_Presentation}\u{20000}-\u{3FFFD}]/u;
function cut(line, maxColumns) {
	let columns = 0;
	let fits = 0;
	let at = 0;
	for (const character of line) {
		columns += /\p{M}/u.test(character) ? 0 : wide.test(character) ? 2 : 1;
		if (columns > maxColumns) return `${line.slice(0, fits)}\u2026`;
		at += character.length;
		if (columns < maxColumns) fits = at;
	}
	return line;
}
function shownEscaped(character) {
	const code = character.codePointAt(0) ?? 0;
	if (code <= 255) return `\\x${code.toString(16).padStart(2, "0")}`;
	return code > 65535 ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}
// src/run/verification.ts
/** What of a green waits for a reviewer, who has to find that the story asks for it: names of tests, and changes of tests in words. */
function waitingIn({ second, tampering }) {
	return [...second?.changedBehaviour ?? [], ...changesToJudge({
		second,
		tampering
	})];
}
/** Those of it that are changes of the tests themselves, each in a line. */
function changesToJudge({ second, tampering = [] }) {
	const unmet = (second?.unmet ?? []).map((name) => `${name} is as red as before in its old form, and was changed`);
	const weaker = Map.groupBy(tampering.filter(({ waits }) => waits), ({ path }) => path);
	return [...unmet, ...[...weaker].flatMap(([path, found]) => linesOf(path, [...new Set(found.map(sentence))]))];
}
/** A reviewer answers for each line: of many changes in one file, for all of them at once. */
function linesOf(path, messages) {
	if (messages.length <= mostOfAFile) return messages.map((message) => `${path}: ${message}`);
	return [`${path}: ${messages.length} changes that make tests demand less: ${messages.slice(0, mostOfAFile).join("; ")} \u2026`];
}
const mostOfAFile = 8;
const sentence = ({ message }) => message;
/** The note of it; records from before `noTestRan` have nothing else. */
const noTestRanNote = "no test ran";
function ranNoTest({ noTestRan, notes }) {
	return noTestRan ?? notes.includes("no test ran");
}
/** Whether a test failed, and not only a linter, a compiler or what called them. */
function namesFailingTest({ counts, failures }) {
	return (counts?.failed ?? 0) > 0 || failures.some(({ kind }) => kind !== "compile");
}
// src/run/words.ts
function attemptsWords(count) {
	return count === 1 ? "1 attempt" : `${count} attempts`;
}
/** `up to 4 attempts`: of a cycle of TDD red and green have as many each. */
function upToWords({ maxIterations, mode }) {
	return `up to ${attemptsWords(maxIterations + 1)}${mode === "tdd" ? " for each red and each green" : ""}`;
}
/** Below the run's cause, which is a stop's own sentence: no attempt tells it again. */
function belowCause(run) {
	const isTold = ({ stop }) => run.outcome !== "passed" && stop !== void 0 && stop.detail === run.detail;
	return {
		...run,
		attempts: run.attempts.map((one) => isTold(one) ? {
			...one,
			stop: void 0
		} : one)
	};
}
/** `src/cart.js:6`, or the path alone. */
function placeWords(path, line) {
	return line === void 0 ? path : `${path}:${line}`;
}
/** `retry 1/3: 2 failed \u2013 cart \u203a total; cart \u203a rounding`: why an attempt is not green. `encode` makes foreign text fit for its sink. */
function failureWords(attempt, encode) {
	const { label, noProgress, stop, verification } = attempt;
	if (noProgress !== void 0) return `${label}: ${encode(noProgress)}`;
	if (verification === void 0) return `${label}: ${encode(stop?.detail ?? "not verified")}`;
	const list = nameList(verification.failures, encode);
	return `${label}: ${judgedResult(attempt, verification).words}${list}`;
}
/**
* `Red before the agent: 1 failed \u2013 cart \u203a total; it has to be green all the same`; undefined where the baseline was green or did
* not run. `encode` makes foreign text fit for its sink.
*/
function redBeforeWords({ baseline, outcome }, encode) {
	if (baseline === void 0 || baseline.result === "passed") return void 0;
	if (baseline.result === "broken" || outcome === "setup-failed" && !namesFailingTest(baseline)) return void 0;
	const list = nameList(baseline.failures, encode);
	const all = baseline.failures.length > 1 ? "they have" : "it has";
	return `Red before the agent: ${resultWords(baseline)}${list}; ${all} to be green all the same`;
}
function nameList(failures, encode) {
	const names = failures.slice(0, 10).map(({ name }) => encode(name, 120));
	const more = failures.length - names.length;
	return names.length === 0 ? "" : ` \u2013 ${names.join("; ")}${more > 0 ? `; ${more} more` : ""}`;
}
/** `0.4 s`, `12 s`, `3 m 05 s`, `1 h 02 m`. */
function durationWords(ms) {
	if (ms < 9950) return `${(ms / 1e3).toFixed(1)} s`;
	const seconds = Math.round(ms / 1e3);
	if (seconds < 60) return `${seconds} s`;
	const pad = (part) => String(part).padStart(2, "0");
	if (seconds < 3600) return `${Math.floor(seconds / 60)} m ${pad(seconds % 60)} s`;
	return `${Math.floor(seconds / 3600)} h ${pad(Math.floor(seconds / 60) % 60)} m`;
}
/** `$0.29`; below a cent `$0.0042`; `unknown` where the model has no price or the agent does not say. */
function costWords(usd) {
	if (usd === null) return "unknown";
	return usd === 0 || usd >= .01 ? `$${usd.toFixed(2)}` : `$${usd.toFixed(4)}`;
}
/** The same where no word beside it says that it is a cost. */
function statedCostWords(usd) {
	return usd === null ? "cost unknown" : costWords(usd);
}
/** What a run that goes on does now: `implementing`, `implementing \u2013 edit src/cart.js`. */
function doingWords({ doing, tool }) {
	return tool === void 0 ? doing : `${doing} \u2013 ${tool}`;
}
/** `turn 4 of 150`, `$0.12 of $10.00`: how far it has come, and how far it may go. */
function farWords(run) {
	const { attempts, costUsd, doing, settings } = run;
	const attempt = attempts.at(-1);
	if (attempt === void 0) return [];
	const most = settings["max-turns"]?.value;
	const cap = settings["max-cost-usd"]?.value;
	const turn = doing === "implementing" && typeof most === "number" ? [`turn ${Math.max(1, attempt.turns)} of ${most}`] : [];
	const until = doing === "waiting for the provider" ? askedUntilWords(run) : void 0;
	const far = until === void 0 ? turn : [...turn, until];
	if (costUsd === null) return [...far, "cost unknown"];
	return [...far, typeof cap === "number" ? `${costWords(costUsd)} of ${costWords(cap)}` : costWords(costUsd)];
}
/** `asked again until 10:15 UTC at most`: a provider that is overloaded is asked as long as the run's own time lasts. */
function askedUntilWords({ startedAt, settings }) {
	const minutes = settings["timeout-minutes"]?.value;
	if (typeof minutes !== "number") return void 0;
	return `asked again until ${new Date(Date.parse(startedAt) + minutes * 6e4).toISOString().slice(11, 16)} UTC at most`;
}
/** `$0.29, of it $0.04 for the review`. */
function runCostWords({ costUsd, reviewCostUsd }) {
	const review = reviewCostUsd === null || reviewCostUsd === 0 ? "" : `, of it ${costWords(reviewCostUsd)} for the review`;
	return `${statedCostWords(costUsd)}${review}`;
}
/** ` \u00b7 12526 tokens in, 70 out`. Of an agent that does not tell what it used nothing is said: 0 would be false. */
function runTokensWords(run) {
	const { costUsd, usage, reviewUsage } = run;
	const words = tokensWords(usage);
	if (!(costUsd === null && words === tokensWords(reviewUsage))) return ` \u00b7 ${words}`;
	return words === tokensWords(noUsage) ? "" : ` \u00b7 ${words} for the review`;
}
function tokensWords({ inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens }) {
	return `${inputTokens + cacheReadTokens + cacheWriteTokens} tokens in, ${outputTokens} out`;
}
/** `3 files +48 \u22126`. */
function changeWords(checkpoint) {
	if (checkpoint === void 0) return "no change";
	const held = checkpoint.heldBack.length;
	if (checkpoint.files === 0) return held === 0 ? "no change" : `${held} ${held === 1 ? "path" : "paths"} held back`;
	return `${checkpoint.files === 1 ? "1 file" : `${checkpoint.files} files`} +${checkpoint.insertions} \u2212${checkpoint.deletions}`;
}
/** Of an attempt that goes on nobody knows yet what it changes. */
function attemptChangeWords(attempt, { state }) {
	return state === "running" && attempt.checkpoint === void 0 && attempt.endedAt === void 0 ? "\u2013" : changeWords(attempt.checkpoint);
}
/** `2 failed, 210 passed, 1 skipped`: what is 0 is left out, passed is not. */
function countsWords(counts) {
	const parts = [counts.failed > 0 ? `${counts.failed} failed` : "", `${counts.passed} passed`];
	if (counts.skipped > 0) parts.push(`${counts.skipped} skipped`);
	return parts.filter((part) => part !== "").join(", ");
}
/** The run's branch, where there is one: nothing was pushed to it before the first commit, and a dry run would have made it. */
function branchOf(run) {
	const { branch, headSha, settings } = run;
	return headSha !== void 0 || settings["dry-run"]?.value === true ? branch : void 0;
}
/** One phrase for what a verification found: `215 passed`, `1 failed, 214 passed`, `build failed (exit 2)`. */
function resultWords(verification) {
	const { result, step, counts, exitCode, tampering, failures, second } = verification;
	if (result === "timed-out") return `${step} timed out`;
	if (result === "broken") return `${step} could not start (exit ${exitCode ?? "none"})`;
	if (result === "passed") {
		const changed = waitingIn(verification).length;
		const words = counts === void 0 ? "exit 0, tests not counted" : countsWords(counts);
		return changed === 0 ? words : `${words}, ${changed} changed ${changed === 1 ? "test" : "tests"}`;
	}
	if (tampering?.some((finding) => finding.severity === "weakens")) return "tests weakened";
	if (second !== void 0 && second.bent.length > 0) return `${second.bent.length} bent, not met`;
	if (counts !== void 0 && counts.failed > 0) return countsWords(counts);
	if (counts === void 0 && step === "test" && failures.length > 0) return uncountedWords(verification);
	if (ranNoTest(verification)) return noTestRanNote;
	if (exitCode === 0 && step === "test") return deniedWords(verification);
	return exitCode === null ? `${step} was stopped` : `${step} failed (exit ${exitCode})`;
}
/** What the proofs said against a command that exits 0. */
function disproofOf({ result, step, exitCode, proof }) {
	if (result !== "failed" || exitCode !== 0 || step !== "test" || proof?.result !== "disproved") return void 0;
	return proof.reasons[0];
}
/** `2 passed, not proved`: the command exits 0, and something else speaks against it, which the notes tell. */
function deniedWords({ counts, proof, install }) {
	const found = counts === void 0 ? "exit 0" : countsWords(counts);
	if (proof?.result === "disproved") return `${found}, not proved`;
	return install?.result === "failed" ? `${found}, install fails in a fresh clone` : `${found}, not accepted`;
}
/** `2 failed`; where no test did `3 errors (exit 2)`, or only that something was red. */
function uncountedWords(verification) {
	const { failures, exitCode } = verification;
	if (namesFailingTest(verification)) return `${failures.length} failed`;
	const errors = failures.filter(({ file }) => file !== void 0).length;
	return `${errors === 0 ? "no failing test recognised" : errors === 1 ? "1 error" : `${errors} errors`} (${exitCode === null ? "stopped" : `exit ${exitCode}`})`;
}
/** What a verification means for its attempt: in TDD a red may be wanted, and a green may not be. */
function judgedResult({ name, provedRed }, verification) {
	const words = resultWords(verification);
	if (provedRed) return {
		mark: "\u2713",
		words: `red as wanted: ${words}`
	};
	if (verification.result !== "passed") return {
		mark: "\u2717",
		words
	};
	return name.phase.name === "red" ? {
		mark: "\u2013",
		words: `green where red is wanted: ${words}`
	} : {
		mark: "\u2713",
		words
	};
}
/** What the last verification printed, condensed, or setup where it came to none; empty where that was green. */
function lastRedOutput({ attempts, baseline, setup }) {
	const last = [baseline, ...attempts.map(({ verification }) => verification)].findLast((one) => one !== void 0);
	if (last === void 0) return setup?.output ?? "";
	return last.result === "passed" ? "" : last.output;
}
/** Wall time of an attempt that has ended, else of its parts so far. */
function attemptMs(attempt) {
	if (attempt.endedAt === void 0) return attempt.agentMs + attempt.testMs;
	return Math.max(0, Date.parse(attempt.endedAt) - Date.parse(attempt.startedAt));
}
// src/text/glob.ts
/** A glob with more is a mistake or an attack, and matches nothing. */
const maxChars = 4096;
const mostAlternatives = 1e3;
/** `*`, `?`, `[a-z]`, `{a,b}` and `**`, as `path.matchesGlob` reads them: what begins with a dot is matched by a dot alone. */
function matchesGlob(path, glob) {
	const parts = path.split("/");
	return alternativesOf(glob).some((segments) => fitsAll(parts, segments));
}
/** A glob is asked about each file of a tree. */
const known = /* @__PURE__ */ new Map();
const mostKnown = 500;
function alternativesOf(glob) {
	const found = known.get(glob);
	if (found !== void 0) return found;
	const alternatives = glob.length > maxChars ? [] : expanded(glob.replaceAll("\\", "/")).map(segmentsOf);
	if (known.size >= mostKnown) known.clear();
	known.set(glob, alternatives);
	return alternatives;
}
/** One text for each choice of braces; none where there are too many. */
function expanded(glob) {
	const done = [];
	const left = [glob];
	for (let one = left.pop(); one !== void 0; one = left.pop()) {
		const list = firstList(one);
		if (list === void 0) done.push(one);
		else left.push(...list.items.map((item) => list.before + item + list.after));
		if (done.length + left.length > mostAlternatives) return [];
	}
	return done;
}
/** The first braces with a comma of their own. */
function firstList(glob) {
	const open = [];
	let first;
	for (let at = 0; at < glob.length; at++) if (glob[at] === "{") open.push({
		at,
		commas: []
	});
	else if (glob[at] === ",") open.at(-1)?.commas.push(at);
	else if (glob[at] === "}") {
		const closed = open.pop();
		if (closed !== void 0 && closed.commas.length > 0 && closed.at < (first?.at ?? glob.length)) first = {
			...closed,
			end: at
		};
	}
	if (first === void 0) return void 0;
	const marks = [
		first.at,
		...first.commas,
		first.end
	];
	const items = marks.slice(1).map((mark, index) => glob.slice((marks[index] ?? 0) + 1, mark));
	return {
		before: glob.slice(0, first.at),
		items,
		after: glob.slice(first.end + 1)
	};
}
function segmentsOf(glob) {
	return glob.replace(/^(\.\/)+/, "").split(/\/+/).map((part) => part === "**" ? "folders" : tokensOf(part));
}
function tokensOf(part) {
	const tokens = [];
	const characters = [...part];
	for (let at = 0; at < characters.length; at++) {
		const character = characters[at] ?? "";
		const set = character === "[" ? setAt(characters, at) : void 0;
		if (set !== void 0) at = set.end;
		if (character !== "*") tokens.push(set?.holds ?? ((one) => character === "?" || one === character));
		else if (tokens.at(-1) !== "star") tokens.push("star");
	}
	return tokens;
}
/** `[a-z_]`, `[!a]`, `[^a]`; undefined where the bracket stands for itself. */
function setAt(characters, start) {
	const isNot = ["!", "^"].includes(characters[start + 1] ?? "");
	const from = start + (isNot ? 2 : 1);
	const end = characters.indexOf("]", from + 1);
	if (end < 0) return void 0;
	const ranges = [];
	for (let at = from; at < end; at++) {
		const one = characters[at] ?? "";
		const isRange = characters[at + 1] === "-" && at + 2 < end;
		ranges.push([one, isRange ? characters[at + 2] ?? "" : one]);
		if (isRange) at += 2;
	}
	return {
		holds: (one) => ranges.some(([low, high]) => low <= one && one <= high) !== isNot,
		end
	};
}
/** How far the glob's beginning reaches into the path is one set of places, however many ways lead there. */
function fitsAll(parts, segments) {
	let reached = /* @__PURE__ */ new Set([0]);
	for (const [index, segment] of segments.entries()) {
		const next = /* @__PURE__ */ new Set();
		for (const from of reached) {
			if (segment !== "folders") {
				if (from < parts.length && fits(parts[from] ?? "", segment)) next.add(from + 1);
				continue;
			}
			if (index < segments.length - 1) next.add(from);
			for (let to = from; to < parts.length && !parts[to]?.startsWith(".") && !next.has(to + 1); to++) next.add(to + 1);
		}
		reached = next;
	}
	return reached.has(parts.length);
}
/** What follows the last star is tried from each place on; what stands before it has found its place for good. */
function fits(name, tokens) {
	const characters = [...name];
	const [first] = tokens;
	if (name.startsWith(".") && !(typeof first === "function" && first(".") && !first("/"))) return false;
	let token = 0;
	let star;
	for (let at = 0; at < characters.length;) {
		const one = tokens[token];
		if (one === "star") star = {
			token: ++token,
			at
		};
		else if (one?.(characters[at] ?? "") === true) {
			token++;
			at++;
		} else if (star !== void 0) {
			star.at++;
			[token, at] = [star.token, star.at];
		} else return false;
	}
	return tokens.slice(token).every((one) => one === "star");
}
// src/run/proof-words.ts
/** The end of a headline. That nothing could be proved is said there where proofs are asked to decide; the comment says it always. */
function proofHeadline(proof, decides) {
	if (proof?.result === "disproved") return ", and its green cannot go red: review it";
	return proof?.result === "unproved" && decides ? ", unproved" : "";
}
/** `Proved`, `Disproved`, `Unproved`: what the line begins with. A green on the way of a run that did not pass proves nothing of it. */
function proofTitle({ result }, outcome = "passed") {
	if (result === "proved" && outcome !== "passed") return "Proofs of this green";
	return `${result.charAt(0).toUpperCase()}${result.slice(1)}`;
}
/** One line for people: what speaks against it or is missing, then what was tried and what came of it. */
function proofLine({ sources, alarm, counter, reasons }) {
	return [
		...reasons,
		sourcesWords(sources),
		alarmWords(alarm),
		counterWords(counter)
	].filter((part) => part !== "").join(" \u00b7 ");
}
function sourcesWords(sources) {
	if (sources === void 0 || sources.production.length === 0) return "";
	if (sources.greenWithout) return "the tests are as green without the change";
	const also = sources.also.length === 0 ? "" : ` and on ${sources.also.slice(0, 5).join(", ")}`;
	return `depends on ${sources.production.length} ${sources.production.length === 1 ? "source" : "sources"}${also}`;
}
function alarmWords(alarm) {
	if (alarm === void 0 || alarm.bent === 0) return "";
	return `${alarm.rang} of ${alarm.bent} bent ${alarm.bent === 1 ? "test" : "tests"} went red`;
}
function counterWords(counter) {
	if (counter === void 0) return "";
	const red = counter.asserts + counter.missing;
	const some = counter.missing === red ? "" : `${counter.missing} of them `;
	const they = counter.missing === 1 ? "it uses" : "they use";
	const missing = counter.missing === 0 ? "" : `, ${some}because something that ${they} is missing there`;
	return `${red} of ${counter.added} new ${counter.added === 1 ? "test" : "tests"} red without the change${missing}`;
}
/** `12 runs, 41 s`: what the proofs took; empty where nothing was run. */
function proofTimeWords({ runs, durationMs }) {
	return runs === 0 ? "" : `${runs === 1 ? "1 run" : `${runs} runs`}, ${durationWords(durationMs)}`;
}
/** What only a reviewer can judge: one sentence each. */
function proofDoubts(proof) {
	if (proof === void 0) return [];
	const idle = (proof.counter?.green ?? []).map((name) => `The new test "${name}" is green without the change.`);
	const literals = (proof.literals ?? []).map(({ path, value }) => `${path} has the value ${value}, which tests expect: a special case?`);
	return [
		...proof.result === "disproved" ? proof.reasons.map((reason) => `This green cannot go red: ${reason}.`) : [],
		...idle,
		...literals
	];
}
// src/run/final-verification.ts
/** What was tried after the last green and taken back does not count. A branch that was green as it stood has no attempt. */
function finalVerification({ attempts, verifiedTree, baseline }) {
	const verified = attempts.flatMap(({ verification }) => verification ?? []);
	if (verified.length === 0 && baseline?.tree === verifiedTree) return baseline;
	return verified.findLast(({ tree }) => tree === verifiedTree) ?? verified.at(-1);
}
/** What is told of the proofs at a run's end. A run that did not pass has nothing proved, though a green on its way was. */
function proofToTell(run) {
	const proof = finalVerification(run)?.proof;
	return proof?.result === "proved" && run.outcome !== "passed" ? void 0 : proof;
}
function changedTestsToReview(run) {
	return waitingIn(finalVerification(run) ?? {});
}
/** Whether a person has to look before the pull request is ready: changed tests, what only words of the story permit, settings that the green depends on, or an exit code that shows nothing. */
function waitsForPerson(run) {
	const { proof, tampering = [], forgiving = false } = finalVerification(run) ?? {};
	const settings = proof?.sources?.alsoChanged ?? [];
	const permitted = tampering.some((one) => one.permitted === true);
	return changedTestsToReview(run).length > 0 || settings.length > 0 || permitted || forgiving;
}
// src/run/next-step.ts
const steps = {
	"no-test-command": (again) => `Set \`test-command\` to what runs the tests \u2013 as a flag, an input or, committed on the default branch, in \`.github/redgreen.yml\` \u2013, then ${again}.`,
	"unreadable-file": (again) => `Mend the file that is named above on the branch that the run starts from, or set \`test-command\`; then ${again}.`,
	subfolder: (again) => `Set \`working-directory\` to the folder that is named above, then ${again}.`,
	"missing-folder": (again) => `Set \`working-directory\` to a folder of the repository, or take it away; then ${again}.`,
	"missing-base": (again) => `Set \`base-branch\` to a branch that the repository has, or take it away for the default branch; then ${again}.`,
	"no-commit": (again) => `Push a first commit, with something that its tests can run on, then ${again}.`,
	"hidden-toolchain": (again) => `Install it below /usr or /opt, or with nvm, pyenv, rbenv, asdf, mise, rustup or sdkman, whose folders the sandbox opens; \`redgreen doctor\` shows whether it is seen. Then ${again}.`,
	"outside-file": (again) => `Put the file that is named above into the repository, or write it in \`setup-command\`: tests see the repository and the system's own folders. Then ${again}.`,
	"red-before": (again) => `Make the tests green on the base branch, or set \`baseline: allow-known\` (\`allow-any\` where the red names no test), which leaves them to the agent; then ${again}.`,
	"red-for-no-test": (again) => `Mend what is named above on the base branch, set \`test-command\` to what runs tests alone, or leave it to the agent with \`baseline: allow-any\`; then ${again}.`,
	"slow-tests": (again) => `Raise \`test-timeout-minutes\`, or set \`test-command\` to tests that end sooner; then ${again}.`,
	stopped: (again) => `Give the command what it lacked \u2013 disk, memory, processes \u2013, or let it use less, and ${again}.`,
	"missing-tool": (again) => `Install what is named above where every user finds it (on GitHub in a step before this one), or let \`setup-command\` install it; then ${again}.`,
	projects: (again) => `Set \`projects\` to the folders and their commands, or \`test-command\` to one that runs them all, then ${again}.`,
	submodule: (again, { isHere }) => `${isHere ? "Fetch it into this clone with `git submodule update --init --recursive`" : "Give a `github-token` that may read it, or bring it along with `submodules: true` of actions/checkout"}; one that nothing needs is left out by \`update = none\` in .gitmodules. Then ${again}.`,
	lfs: (again, { isHere }) => `${isHere ? "Fetch it into this clone with `git lfs pull`" : "Give a `github-token` that may read it, or bring it along with `lfs: true` of actions/checkout"}; what nothing needs is left out by \`lfs.fetchexclude\` in .lfsconfig. Then ${again}.`,
	"setup-command": (again) => `Correct \`setup-command\`, or set it to \`none\` where nothing is to be set up; then ${again}.`,
	"cannot-start": (again) => `Correct the command that is named above, or install what it starts where every user finds it; then ${again}.`,
	"missing-agent": (again) => `Install the program that is named above where every user finds it, or correct \`agent\` or \`agent-command\`; then ${again}.`,
	"agent-failed": (again, { attempt = "<attempt>" }) => `Correct what made the agent's program fail; all that it printed is in \`logs/agent-${attempt}.log\` of the run's folder. Then ${again}.`,
	"turn-limit": (again) => `Raise \`max-turns\`, or ask for less at once; then ${again}.`,
	"green-before": (again, { isHere }) => `If what is asked for is done already, nothing is left ${isHere ? "to do" : "but to close the issue"}; if not, say more precisely what should change, then ${again}.`,
	conflict: (again) => `Bring both sides of the conflict together by hand, or ${again} followed by how it should be done.`,
	"model-refusal": (again) => `Reword the story, or choose another \`model\`; then ${again}.`,
	"unknown-model": (again) => `Set \`model\` to the id of one that the provider has, then ${again}.`,
	"held-back": (again) => `Look at the patch that is named above and apply it by hand (\`git apply\`) where it is wanted: such paths a run never pushes. Where something else should change, say so, then ${again}.`,
	"workflows-permission": (again) => `Give a \`github-token\` that may write workflows (\`workflows: write\`, which a job's own token never has), or apply the patch by hand; then ${again}.`,
	sandbox: (again) => `\`redgreen doctor\` on this machine shows what the sandbox lacks; then ${again}.`
};
function stepAfter(cause, again, reader = {}) {
	return steps[cause](again, reader);
}
/** An agent that was still at work shows nothing about the story. */
function cutShort(cause) {
	return cause === "turn-limit" ? "The agent was stopped at `max-turns` before it was done." : void 0;
}
Object.keys(steps);
/** After a stop before the first commit: there is no branch to go on from. */
function beginAnew(isLocal) {
	return `${isLocal ? "`redgreen retry` begins" : "Comment `/retry` to begin"} anew: nothing was committed.`;
}
function wordsThere({ trigger, headSha }) {
	const command = {
		fix: "fix",
		"on-red": "fix",
		update: "update"
	}[trigger.kind];
	return {
		again: command === void 0 ? "set the label again" : `comment \`/redgreen ${command}\``,
		orPush: headSha === void 0 ? "" : ", or push a fix to the branch and comment `/retry`"
	};
}
function wordsHere({ branch = "", headSha, trigger }) {
	const canMerge = headSha !== void 0 && trigger.kind !== "eval" && /^\w[\w./-]*$/.test(branch);
	return {
		goesOn: headSha === void 0 ? "begins anew" : "goes on from the branch",
		moreAsked: headSha === void 0 ? "then run the story again" : "as a hint: `redgreen retry latest \"<hint>\"`",
		review: canMerge ? `Review the change (\`redgreen diff latest\`) and merge it: \`git merge ${branch}\`.` : "Review the branch and merge it."
	};
}
/** Of a run in a clone that has no end, and whose process is gone. */
function afterInterruption({ headSha }) {
	return headSha === void 0 ? beginAnew(true) : "`redgreen retry` goes on from the branch.";
}
// src/run/passed-words.ts
/** What a run that passed says of itself: how green it is, and what was merged on the way. */
function passedHeadline(run) {
	const changed = changedTestsToReview(run).length;
	if (changed > 0) return `passed \u2013 ${changed} changed ${changed === 1 ? "test" : "tests"}: review them`;
	const { flaky: { length: flaky } = [], proof } = finalVerification(run) ?? {};
	const proved = proofHeadline(proof, run.settings.proof?.value === "alarm");
	if (run.attemptCount === 0) return `Passed: the branch is green${proved}`;
	const only = flaky === 0 ? "" : `, green only on a second run: ${flaky} flaky ${flaky === 1 ? "test" : "tests"}`;
	return `Passed after ${attemptsWords(run.attemptCount)}${only}${proved}`;
}
/** Whoever asked for an update is told what became of it; empty for every other run. */
function mergedWords(run) {
	const { attemptCount, base, detail = "", trigger } = run;
	if (trigger.kind !== "update") return "";
	return `${attemptCount === 0 && detail.startsWith(base.branch) ? detail : `${base.branch} is merged.`} `;
}
// src/run/outcome.ts
/**
* How a run ended, in words and numbers: the tables from outcome to exit code, check conclusion and label, and
* to headline, cause and next step. Plain text: every sink (Markdown, HTML, terminal) encodes it in its own way, foreign parts included.
*/
/** For programs: exit code of the command line, conclusion of the check run, label of the issue and the pull request. */
const ends = {
	passed: [
		0,
		"success",
		"ai-passed"
	],
	failed: [
		3,
		"failure",
		"ai-failed"
	],
	"no-progress": [
		4,
		"neutral",
		"ai-failed"
	],
	"no-changes": [
		4,
		"neutral",
		"ai-failed"
	],
	rejected: [
		9,
		"failure",
		"ai-failed"
	],
	"over-budget": [
		5,
		"failure",
		"ai-failed"
	],
	"timed-out": [
		5,
		"timed_out",
		"ai-failed"
	],
	cancelled: [130, "cancelled"],
	"setup-failed": [
		10,
		"failure",
		"ai-failed"
	],
	"provider-error": [
		6,
		"failure",
		"ai-failed"
	],
	"publish-failed": [
		7,
		"failure",
		"ai-failed"
	],
	refused: [8, "neutral"],
	skipped: [0, "skipped"],
	misconfigured: [
		2,
		"failure",
		"ai-failed"
	],
	error: [
		1,
		"failure",
		"ai-failed"
	]
};
const hintLocally = ({ goesOn }) => `\`redgreen retry latest "<hint>"\` ${goesOn} with what you add; \`redgreen logs latest\` has what the tests printed.`;
const retryWithHint = ({ orPush }) => `Comment \`/retry\` with a hint${orPush}.`;
const withoutDry = "Look at the change, then run it again without `--dry-run`.";
const openByHand = "Open the pull request from the branch, review it and merge it.";
/** For people. */
const table = {
	passed: {
		headline: passedHeadline,
		cause: (run) => `${mergedWords(run)}${testCommand(run)} exited 0 on exactly the tree that ${whatBecameOfIt(run)}.`,
		nextStep: () => "Review the pull request and merge it.",
		nextStepLocally: ({ review }) => review
	},
	failed: {
		headline: (run) => `Failed after ${attemptsWords(run.attemptCount)}`,
		cause: (run) => `${testCommand(run)} is still red, and the retries are used up.`,
		nextStep: retryWithHint,
		nextStepLocally: hintLocally
	},
	"no-progress": {
		headline: (run) => run.detail || "No progress detected",
		cause: (run) => cutShort(run.cause) ?? (leftAsItWas(run) ? "The last attempt left every file as it was." : "Another retry would have started from a tree that the run had before."),
		nextStep: retryWithHint,
		nextStepLocally: hintLocally
	},
	"no-changes": {
		headline: (run) => run.detail || "No progress detected: no file changed",
		cause: (run) => cutShort(run.cause) ?? "The first attempt left every file as it was.",
		nextStep: ({ again }) => `Say more precisely what should change, then ${again}.`,
		nextStepLocally: ({ moreAsked }) => `Say more precisely what should change, ${moreAsked}.`
	},
	rejected: {
		headline: () => "Rejected by the review",
		cause: () => "The tests are green, and the review still asks for changes.",
		nextStep: () => "Read the findings; comment `/retry` with what should be done about them.",
		nextStepLocally: () => "Read the findings; `redgreen retry latest \"<hint>\"` goes on with what should be done about them."
	},
	"over-budget": {
		headline: () => "Stopped: the cost limit is reached",
		cause: () => "The next call to the model could have gone beyond `max-cost-usd`.",
		nextStep: () => "Raise `max-cost-usd`, then comment `/retry`.",
		nextStepLocally: ({ goesOn }) => `Raise the limit: \`redgreen retry --max-cost-usd <more>\` ${goesOn}.`
	},
	"timed-out": {
		headline: () => "Stopped: the time of the run is up",
		cause: () => "The run reached `timeout-minutes`.",
		nextStep: () => "Raise `timeout-minutes`, then comment `/retry`.",
		nextStepLocally: ({ goesOn }) => `Give it more time: \`redgreen retry --timeout-minutes <more>\` ${goesOn}.`
	},
	cancelled: {
		headline: () => "Cancelled",
		cause: () => "The run was stopped from outside.",
		nextStep: () => "Comment `/retry` to go on from the branch as it stands.",
		nextStepLocally: ({ goesOn }) => `\`redgreen retry\` ${goesOn}.`
	},
	"setup-failed": {
		headline: () => "Setup failed, before any call to the model",
		cause: () => "The repository could not be made ready to run its tests.",
		nextStep: ({ again }) => `Correct \`setup-command\`, \`build-command\` or \`test-command\`, then ${again}.`,
		nextStepLocally: () => "Correct `setup-command`, `build-command` or `test-command`, then run `redgreen retry`."
	},
	"provider-error": {
		headline: () => "The model provider could not be used",
		cause: () => "The provider refused the calls or did not answer.",
		nextStep: () => "Check the key and the limits of the account, then comment `/retry`.",
		nextStepLocally: ({ goesOn }) => `Check the key, the limits of the account and the way to the provider (network, HTTPS_PROXY), then: \`redgreen retry\` ${goesOn}.`
	},
	"publish-failed": {
		headline: () => "The work could not be published",
		cause: () => "The push was refused.",
		nextStep: () => "Remove what stands in the way, then comment `/retry`.",
		nextStepLocally: ({ goesOn }) => `Remove what stands in the way, then: \`redgreen retry\` ${goesOn}.`
	},
	refused: {
		headline: () => "Refused",
		cause: () => "Who or what asked may not start a run.",
		nextStep: () => "Ask someone who may write to the repository."
	},
	skipped: {
		headline: () => "Skipped",
		cause: () => "The event is not for Redgreen.",
		nextStep: () => "Nothing is to be done."
	},
	misconfigured: {
		headline: () => "Misconfigured",
		cause: () => "A setting is not valid.",
		nextStep: () => "Correct the setting that is named, then start again."
	},
	error: {
		headline: () => "Ended by an error",
		cause: () => "Something broke that is not the fault of the code under test.",
		nextStep: () => "Read the job log, then comment `/retry`.",
		nextStepLocally: ({ goesOn }) => `Read the log of the run, then: \`redgreen retry\` ${goesOn}.`
	}
};
/** Headline, cause and next step of a run that has ended. */
function outcomeWords(outcome, run) {
	const row = table[outcome];
	const headline = row.headline(run);
	const said = run.detail !== void 0 && run.detail !== "" && run.detail !== headline && outcome !== "passed";
	const anew = outcome === "cancelled" && run.headSha === void 0 ? beginAnew(isLocal(run)) : void 0;
	const isHere = isLocal(run);
	const there = wordsThere(run);
	const again = isHere ? "run `redgreen retry`" : there.again;
	const step = run.cause && stepAfter(run.cause, again, {
		isHere,
		attempt: run.attempts.at(-1)?.name.number
	});
	const refused = outcome === "passed" && run.pullRequestRefused !== void 0 ? openByHand : void 0;
	const isDry = isHere && outcome === "passed" && run.settings["dry-run"]?.value === true ? withoutDry : void 0;
	const own = isHere && row.nextStepLocally ? row.nextStepLocally(wordsHere(run)) : row.nextStep(there);
	return {
		headline,
		cause: said ? run.detail ?? "" : row.cause(run),
		nextStep: step ?? anew ?? refused ?? isDry ?? own
	};
}
/** Exit code of the command line, 0 to 130. */
function exitCode(outcome) {
	return ends[outcome][0];
}
/** `conclusion` of a GitHub check run. */
function checkConclusion(outcome) {
	return ends[outcome][1];
}
/** Absent where the outcome says nothing about the code: refused, skipped, cancelled. */
function outcomeLabel(outcome) {
	return ends[outcome][2];
}
/** No GitHub: the work is a branch in the clone. */
function isLocal({ trigger }) {
	return [
		"story-file",
		"library",
		"eval",
		"replay"
	].includes(trigger.kind);
}
function leftAsItWas({ attempts }) {
	const last = attempts.at(-1)?.checkpoint;
	return last?.files === 0 && last.heldBack.length === 0;
}
function whatBecameOfIt(run) {
	return `${run.settings["dry-run"]?.value === true ? "would be" : "was"} ${isLocal(run) ? "committed" : "pushed"}`;
}
/** One that is put together for many folders says nothing in a sentence. */
function testCommand({ commands: { test = "" } }) {
	return test === "" || test.length > 80 ? "The test command" : test;
}
// src/text/clip.ts
/** Text cut, and without what differs between equal runs. Everything here is linear in its input. */
/** Cut to `max` units, never in the middle of a character; `\u2026` shows the cut. */
function clip(text, max) {
	if (text.length <= max) return text;
	if (max < 1) return "";
	let end = max - 1;
	const before = text.charCodeAt(end - 1);
	if (before >= 55296 && before < 56320) end--;
	return `${text.slice(0, end)}\u2026`;
}
/** Head and tail of a long line. */
function shortened(text, max) {
	if (text.length <= max) return text;
	const tail = Math.floor(max / 4);
	let from = text.length - tail;
	const unit = text.charCodeAt(from);
	if (unit >= 56320 && unit < 57344) from++;
	return clip(text, max - (text.length - from)) + text.slice(from);
}
/** A line without what differs between two equal runs of the same tests: addresses. Those near zero are what a null pointer shows; a value compared is a test's own, and what is called a code or a status is none. */
function steady(text) {
	if (!/0x/i.test(text)) return text;
	return text.replace(/(?<!\b(?:expect(?:ed)?|want(?:ed)?|got|have|but was|code|status|hresult|err(?:or|no))[:=]? )\b0x(?!0{4,12}[0-9a-fA-F]{1,4}\b)[0-9a-fA-F]{6,16}\b/gi, "0x\u2026");
}
/** The same for the name of a test, that runners put a duration behind. */
function steadyName(text) {
	return steady(text).replace(/ ?\((?!\d{1,3} (?:s|min)\))(?:\d{1,9}m )?\d{1,9}(?:\.\d{1,12})? ?(?:ms|s|sec|secs|seconds|\u00b5s|us|ns|m|min)\)/g, "").replace(/(?<!\b(?:in|within|after|for|under|every|than|by|of|at|to)) \d{1,9}(?:\.\d{1,12})?(?:ms|s)$/, "");
}
const durations = /\b(?:dura|dur\u00e9e|took|elapsed|total|wall|real|user|sys|run|finish|done|start|setup|import|collect|transform|dauer|laufzeit|zeit|temps|tiempo|tempo|czas)|\u0432\u0440\u0435\u043c|\u7528\u65f6|\u8017\u65f6|\u65f6\u95f4|\u6642\u9593/i;
/** The same for text of an unknown kind: also dates that are no quoted values, seeds, and durations where no limit is spoken of. A whole number of a unit apart, as in `waits 50 ms`, is a test's own. */
function steadier(text) {
	const undated = !/\d-\d\d-\d/.test(text) ? steady(text) : steady(text).replace(/(?<!["'`<(]|\w: )\b\d{4}-\d{2}-\d{2}[T _]\d{2}[:_]\d{2}[:_]\d{2}(?:[.,_]\d{1,9})?Z?/g, "\u2026");
	const calm = !/seed/i.test(undated) ? undated : undated.replace(/\bseed(:| |=|: )\d{1,20}\b(?! \p{L})/giu, "seed$1\u2026");
	if (!/\d ?[mnsu\u00b5]/.test(calm)) return calm;
	if (/^\s{0,40}[-+][^\s\d]|time|exceed|deadline|limit|allow|within|answer|respon|instead|should|nach|statt|[<>\u2264\u2265] ?\d/i.test(calm)) return calm;
	if (/^[^:\d]{2,40}: {1,20}\d{1,9}(?:[.,]\d{1,12})? ?m?s$/.test(calm.trim()) && !durations.test(calm)) return calm;
	return calm.replace(/(?<=[([:=,] ?|\b(?:in|took) )\d{1,9} (?:ms|milliseconds?|s|secs?|seconds?|\u00b5s|us|ns)\b/g, "\u2026").replace(/\b\d{1,4}m ?\d{1,9}(?:\.\d{1,12})?s\b/g, "\u2026").replace(/(?<!\b(?:at|after|for|under|over|every|than|by|of|to|is|was) (?=\d{1,9}(?:\.\d)? ?m?s))\b\d{1,9}(?:\.\d{1,12} ?|)(?:ms|milliseconds?|s|secs?|seconds?|\u00b5s|us|ns)\b(?!["'`])/g, "\u2026");
}
// src/reading/roots.ts
/**
* The failures with paths relative to the repository's root in file, stack and text. `roots` are what runners called
* their root; without any, the root is what an absolute path has in front of a file that is also named relatively, or
* in front of a folder where sources and tests live.
*/
function relative$1(failures, roots) {
	const found = [.../* @__PURE__ */ new Set([...roots.map(withSlash), ...guessed(failures)])].sort((a, b) => b.length - a.length);
	if (found.length === 0) return failures;
	const cut = (text) => found.reduce((rest, root) => rest.replaceAll(`file://${root}`, "").replaceAll(root, ""), text);
	return failures.map((failure) => ({
		...failure,
		name: cut(failure.name) || failure.name,
		file: failure.file && (cut(failure.file) || failure.file),
		place: failure.place && cut(failure.place),
		message: failure.message && cut(failure.message),
		stack: failure.stack?.map(cut),
		lines: failure.lines.map((line) => ({
			...line,
			text: cut(line.text)
		}))
	}));
}
function withSlash(folder) {
	return folder.endsWith("/") ? folder : `${folder}/`;
}
const sourceFolder = /^(\/(?:[^/]+\/)*?)(?:src|Sources|Tests|test|tests|spec|specs|__tests__|lib|app|packages|apps|t|cmd|internal|pkg|crates|examples|e2e)\//;
function guessed(failures) {
	const paths = failures.flatMap((failure) => [failure.file ?? "", ...(failure.stack ?? []).map(withoutLine)]);
	const named = new Set(paths.filter((path) => path !== "" && !path.startsWith("/") && path.includes("/")));
	const roots = /* @__PURE__ */ new Set();
	for (const path of paths) {
		if (!path.startsWith("/")) continue;
		const tail = [...named].slice(0, 50).find((name) => path.endsWith(`/${name}`));
		const root = tail !== void 0 ? path.slice(0, -tail.length) : sourceFolder.exec(path)?.[1];
		if (root !== void 0 && root.length > 1 && !/^\/(?:usr|opt|lib)\//.test(root)) roots.add(root);
		if (roots.size >= 8) break;
	}
	return [...roots];
}
function withoutLine(frame) {
	return frame.replace(/:\d{1,7}$/, "");
}
// src/reading/report.ts
/** Failures kept, and units of text kept with them: beyond, failures are only counted, and told by one line. */
const keptFailures = 2e3;
const keptUnits = 4e6;
/** Collects what readers find into one report. */
function collector() {
	const failures = /* @__PURE__ */ new Map();
	const counts = /* @__PURE__ */ new Map();
	const runners = /* @__PURE__ */ new Set();
	const roots = [];
	const replaced = /* @__PURE__ */ new Set();
	let leftOut = 0;
	let units = 0;
	return {
		failure(found) {
			const failure = found.weak !== void 0 || hasEvidence(found) ? found : {
				...found,
				weak: true
			};
			runners.add(failure.runner);
			const key = `${failure.stream ?? ""}\0${failure.file ?? ""}\0${failure.name}\0${isTest(failure) ? "" : `${failure.line}${failure.message}`}`;
			const known = failures.get(key);
			if (known !== void 0 && (!known.weak || failure.weak)) {
				if (!failure.weak && known.runner === failure.runner) failures.set(key, withMore(known, failure));
				return;
			}
			if (known === void 0 && failures.size >= keptFailures) {
				leftOut++;
				return;
			}
			units += failure.lines.reduce((sum, line) => sum + line.text.length, 0);
			failures.set(key, units <= keptUnits ? failure : {
				...failure,
				stack: void 0,
				lines: failure.lines.slice(0, 1)
			});
		},
		counts(runner, more, instead) {
			runners.add(runner);
			if (instead !== void 0) replaced.add(instead);
			const sum = counts.get(runner) ?? {
				passed: 0,
				failed: 0,
				skipped: 0
			};
			sum.passed += more.passed ?? 0;
			sum.failed += more.failed ?? 0;
			sum.skipped += more.skipped ?? 0;
			counts.set(runner, sum);
		},
		saw: (runner) => void runners.add(runner),
		none: (runner) => {
			if (runners.has(runner) && !counts.has(runner)) counts.set(runner, {
				passed: 0,
				failed: 0,
				skipped: 0
			});
		},
		root(folder) {
			if (folder.length > 1 && roots.length < 20 && !roots.includes(folder)) roots.push(folder);
		},
		report() {
			const total = sumOf([...counts].filter(([runner]) => !replaced.has(runner)).map(([, each]) => each));
			const summed = total?.failed ?? 0;
			const kept = relative$1(withoutEchoes(withoutCopies([...failures.values()], total !== void 0 && summed === 0), summed > 0), roots);
			const failing = new Set(kept.filter(isTest).map(testOf)).size + leftOut;
			if (total !== void 0) total.failed = Math.max(total.failed, failing);
			const told = kept.filter((each) => isTest(each) && !each.weak && !counts.has(each.runner) && !isPrintedReport(each));
			const uncounted = told.filter(({ runner }) => runner !== "node:test" || !counts.has("tap")).length;
			return {
				runners: [...runners],
				reportedFailed: Math.max(summed + uncounted, told.length),
				counts: total,
				failures: kept,
				failuresLeftOut: leftOut,
				ranNothing: total !== void 0 && total.passed + total.failed + total.skipped === 0
			};
		}
	};
}
/** Parts of one test, as unittest names them, are one. */
const testOf = (each) => each.runner === "unittest" ? each.name.replace(/ [([].*$/s, "") : each;
/** A test that fails in several places is told once, with what each of them says; a retry says the same again. */
function withMore(known, more) {
	const [first, second] = [known.message ?? "", more.message ?? ""];
	const isSame = !second.endsWith(":") && (first.includes(second) || second.includes(first));
	if (second === "" || isSame || known.lines.length > mostLines) return known;
	const told = new Set(known.lines.map(({ text }) => steady(text).trim()));
	const lines = more.lines.filter(({ text, rank }) => rank < 2 && !told.has(steady(text).trim()));
	return {
		...known,
		lines: [...known.lines, ...lines.slice(0, mostMore)]
	};
}
const mostLines = 100;
const mostMore = 20;
/** A JSON or XML report beside what the runner told in words says the same again; beside one that counts no failure it is none of its own. */
function withoutCopies(failures, isGreen) {
	const told = new Set(failures.filter((each) => !isPrintedReport(each) && isTest(each) && !each.weak).map(({ stream }) => stream));
	return failures.filter((each) => !isPrintedReport(each) || !(isGreen || told.has(each.stream)));
}
const isPrintedReport = ({ runner }) => runner === "json" || runner === "junit";
/** A head with no place, and nothing below it that speaks of a failure, may be a line that only looks like one. */
function hasEvidence({ kind, line, message, stack, expected, actual, lines }) {
	if (line !== void 0 && message !== void 0) return true;
	if (kind !== void 0 || expected !== void 0 || actual !== void 0 || (stack?.length ?? 0) > 0) return true;
	return lines.some(({ text, rank }) => rank === 0 && /error|exception|fail|expect|assert|panic|crashed|xpass|timed? ?out|^\s*[-+] ?\S/i.test(text));
}
function isTest(failure) {
	return failure.kind !== "compile";
}
/** Whether as many failing tests are told as there are by the runners' own counts. */
function isWhole({ counts, failures, failuresLeftOut }) {
	return counts !== void 0 && counts.failed > 0 && counts.failed <= failures.filter(isTest).length + failuresLeftOut;
}
function sumOf(all) {
	if (all.length === 0) return void 0;
	const sum = (of) => all.reduce((total, each) => total + each[of], 0);
	return {
		passed: sum("passed"),
		failed: sum("failed"),
		skipped: sum("skipped")
	};
}
/**
* Drops what was seen in passing where the same test is told more fully elsewhere. What a summary line knows better, the
* test's own file, stays: a failure in a shared fixture is placed in the fixture.
*/
function withoutEchoes(failures, isCounted) {
	const told = failures.filter((each) => !each.weak);
	const best = /* @__PURE__ */ new Map();
	for (const each of [...told, ...failures.filter((each) => each.weak && each.lines.length > 0)]) if (isTest(each) && !best.has(echoKey(each))) best.set(echoKey(each), each);
	const files = /* @__PURE__ */ new Map();
	return failures.filter((each) => {
		if (!each.weak) return true;
		if (!isTest(each)) return told.length === 0 && !isCounted;
		const fuller = best.get(echoKey(each));
		if (fuller === void 0 || fuller === each) return true;
		if (each.file !== void 0 && fuller.runner === each.runner) files.set(fuller, each.file);
		return false;
	}).map((each) => {
		const file = files.get(each);
		return file === void 0 || file === each.file ? each : {
			...each,
			file,
			line: void 0
		};
	});
}
function echoKey({ stream, name }) {
	return `${stream ?? ""}\0${leaf(name)}`;
}
/** The test's own name, without its suites. */
function leaf(name) {
	const at = name.lastIndexOf(" \u203a ");
	return at < 0 ? name : name.slice(at + 3);
}
// src/text/file-bytes.ts
/** The bytes of a file in one buffer that is used again: a stream's own chunks are freed late, and a log may be 1 GB long. */
const chunkBytes = 1 << 18;
/** Worth the compiler that a run begins without: some logs are read in three quarters of the time. */
const longBytes = 1 << 20;
const readFrom = promisify(read);
/** Parts of the file at a path, or of an open one from where it stands; each is overwritten by the next, so whoever wants to keep one copies it. */
async function* fileBytes(file) {
	await using opened = typeof file === "string" ? await open(file, "r") : void 0;
	const descriptor = opened?.fd ?? Number(file);
	if (fstatSync(descriptor).size > longBytes) setFlagsFromString("--opt");
	const buffer = Buffer.allocUnsafeSlow(chunkBytes);
	for (;;) {
		const { bytesRead } = await readFrom(descriptor, buffer, 0, buffer.length, null);
		if (bytesRead === 0) return;
		yield buffer.subarray(0, bytesRead);
	}
}
// src/reading/failure.ts
/** What npm, make or a shell say about the command that failed; no failing test. */
function isRemark({ weak, kind }) {
	return weak === true && kind === "compile";
}
/** The runner of failures that no reader told, but the form of the lines. */
const unknownRunner = "unknown";
function isByForm({ runner }) {
	return runner === unknownRunner;
}
// src/text/percent.ts
/** Without the escapes of a URL; as it is where they cannot be read. */
function unescaped(text) {
	if (!text.includes("%")) return text;
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
// src/config/proxy.ts
/** The proxy that the environment names, in one form for all that go through it: git, the model's client, GitHub's. */
/** What runs on this machine is never asked through a proxy. Both parsers of the list are met: one keeps the brackets. */
const loopback = [
	"localhost",
	"127.0.0.1",
	"[::1]",
	"::1"
];
/**
* Reads HTTP_PROXY, HTTPS_PROXY and NO_PROXY in either case; the lower case goes first, as with curl. Throws `bad-settings`
* where an address cannot be used, and does not show it.
*/
function readProxy(environment) {
	const given = (name) => environment[name] || environment[name.toUpperCase()] || void 0;
	const proxies = ["http_proxy", "https_proxy"].flatMap((name) => {
		const value = given(name);
		return value === void 0 ? [] : [{
			name,
			url: addressOf(name, value)
		}];
	});
	if (proxies.length === 0) return {
		environment,
		passwords: []
	};
	const direct = given("no_proxy")?.split(/[\s,]+/) ?? [];
	const variables = {
		...Object.fromEntries(proxies.map(({ name, url }) => [name, url.href])),
		no_proxy: direct.includes("*") ? "*" : [.../* @__PURE__ */ new Set([...direct, ...loopback])].filter(Boolean).join(",")
	};
	const upper = Object.entries(variables).map(([name, value]) => [name.toUpperCase(), value]);
	return {
		environment: {
			...environment,
			...variables,
			...Object.fromEntries(upper)
		},
		variables,
		passwords: proxies.flatMap(({ url }) => url.password === "" ? [] : [url.password, unescaped(url.password)])
	};
}
/** `host:port` without a scheme is what curl takes for http. */
function addressOf(name, value) {
	const url = URL.parse(value.includes("://") ? value : `http://${value}`);
	if (url !== null && `${url.pathname}${url.search}${url.hash}` === "/" && url.hostname !== "" && /^https?:$/.test(url.protocol)) return url;
	throw new RedgreenError("bad-settings", `${name.toUpperCase()} is no http://host:port (what it holds is not shown, for a password may be in it)`);
}
// src/project.ts
/** Where the project lives, for links and for the workflow that `init` writes. */
const projectRepository = "redgreen-dev/redgreen";
const projectUrl = `https://github.com/${projectRepository}`;
const schemaUrl = `https://raw.githubusercontent.com/${projectRepository}/main/schema/redgreen.schema.json`;
/** As in package.json; a test holds them together. */
const version = "1.0.0";
// node_modules/commander/lib/error.js
/**
* CommanderError class
*/
var CommanderError = class extends Error {
	/**
	* Constructs the CommanderError class
	* @param {number} exitCode suggested exit code which could be used with process.exit
	* @param {string} code an id string representing the error
	* @param {string} message human-readable description of the error
	*/
	constructor(exitCode, code, message) {
		super(message);
		Error.captureStackTrace(this, this.constructor);
		this.name = this.constructor.name;
		this.code = code;
		this.exitCode = exitCode;
		this.nestedError = void 0;
	}
};
/**
* InvalidArgumentError class
*/
var InvalidArgumentError = class extends CommanderError {
	/**
	* Constructs the InvalidArgumentError class
	* @param {string} [message] explanation of why argument is invalid
	*/
	constructor(message) {
		super(1, "commander.invalidArgument", message);
		Error.captureStackTrace(this, this.constructor);
		this.name = this.constructor.name;
	}
};
// node_modules/commander/lib/argument.js
var Argument = class {
	/**
	* Initialize a new command argument with the given name and description.
	* The default is that the argument is required, and you can explicitly
	* indicate this with <> around the name. Put [] around the name for an optional argument.
	*
	* @param {string} name
	* @param {string} [description]
	*/
	constructor(name, description) {
		this.description = description || "";
		this.variadic = false;
		this.parseArg = void 0;
		this.defaultValue = void 0;
		this.defaultValueDescription = void 0;
		this.argChoices = void 0;
		switch (name[0]) {
			case "<":
				this.required = true;
				this._name = name.slice(1, -1);
				break;
			case "[":
				this.required = false;
				this._name = name.slice(1, -1);
				break;
			default:
				this.required = true;
				this._name = name;
		}
		if (this._name.endsWith("...")) {
			this.variadic = true;
			this._name = this._name.slice(0, -3);
		}
	}
	/**
	* Return argument name.
	*
	* @return {string}
	*/
	name() {
		return this._name;
	}
	/**
	* @package
	*/
	_collectValue(value, previous) {
		if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
		previous.push(value);
		return previous;
	}
	/**
	* Set the default value, and optionally supply the description to be displayed in the help.
	*
	* @param {*} value
	* @param {string} [description]
	* @return {Argument}
	*/
	default(value, description) {
		this.defaultValue = value;
		this.defaultValueDescription = description;
		return this;
	}
	/**
	* Set the custom handler for processing CLI command arguments into argument values.
	*
	* @param {Function} [fn]
	* @return {Argument}
	*/
	argParser(fn) {
		this.parseArg = fn;
		return this;
	}
	/**
	* Only allow argument value to be one of choices.
	*
	* @param {string[]} values
	* @return {Argument}
	*/
	choices(values) {
		this.argChoices = values.slice();
		this.parseArg = (arg, previous) => {
			if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
			if (this.variadic) return this._collectValue(arg, previous);
			return arg;
		};
		return this;
	}
	/**
	* Make argument required.
	*
	* @returns {Argument}
	*/
	argRequired() {
		this.required = true;
		return this;
	}
	/**
	* Make argument optional.
	*
	* @returns {Argument}
	*/
	argOptional() {
		this.required = false;
		return this;
	}
};
/**
* Takes an argument and returns its human readable equivalent for help usage.
*
* @param {Argument} arg
* @return {string}
* @private
*/
function humanReadableArgName(arg) {
	const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
	return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
}
// node_modules/commander/lib/help.js
/**
* TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
* https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
* @typedef { import("./argument.js").Argument } Argument
* @typedef { import("./command.js").Command } Command
* @typedef { import("./option.js").Option } Option
*/
var Help = class {
	constructor() {
		this.helpWidth = void 0;
		this.minWidthToWrap = 40;
		this.sortSubcommands = false;
		this.sortOptions = false;
		this.showGlobalOptions = false;
	}
	/**
	* prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
	* and just before calling `formatHelp()`.
	*
	* Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
	*
	* @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
	*/
	prepareContext(contextOptions) {
		this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
	}
	/**
	* Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
	*
	* @param {Command} cmd
	* @returns {Command[]}
	*/
	visibleCommands(cmd) {
		const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
		const helpCommand = cmd._getHelpCommand();
		if (helpCommand && !helpCommand._hidden) visibleCommands.push(helpCommand);
		if (this.sortSubcommands) visibleCommands.sort((a, b) => {
			return a.name().localeCompare(b.name());
		});
		return visibleCommands;
	}
	/**
	* Compare options for sort.
	*
	* @param {Option} a
	* @param {Option} b
	* @returns {number}
	*/
	compareOptions(a, b) {
		const getSortKey = (option) => {
			return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
		};
		return getSortKey(a).localeCompare(getSortKey(b));
	}
	/**
	* Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
	*
	* @param {Command} cmd
	* @returns {Option[]}
	*/
	visibleOptions(cmd) {
		const visibleOptions = cmd.options.filter((option) => !option.hidden);
		const helpOption = cmd._getHelpOption();
		if (helpOption && !helpOption.hidden) {
			const removeShort = helpOption.short && cmd._findOption(helpOption.short);
			const removeLong = helpOption.long && cmd._findOption(helpOption.long);
			if (!removeShort && !removeLong) visibleOptions.push(helpOption);
			else if (helpOption.long && !removeLong) visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description).helpGroup(helpOption.helpGroupHeading));
			else if (helpOption.short && !removeShort) visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description).helpGroup(helpOption.helpGroupHeading));
		}
		if (this.sortOptions) visibleOptions.sort(this.compareOptions);
		return visibleOptions;
	}
	/**
	* Get an array of the visible global options. (Not including help.)
	*
	* @param {Command} cmd
	* @returns {Option[]}
	*/
	visibleGlobalOptions(cmd) {
		if (!this.showGlobalOptions) return [];
		const globalOptions = [];
		for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
			const visibleOptions = ancestorCmd.options.filter((option) => !option.hidden);
			globalOptions.push(...visibleOptions);
		}
		if (this.sortOptions) globalOptions.sort(this.compareOptions);
		return globalOptions;
	}
	/**
	* Get an array of the arguments if any have a description.
	*
	* @param {Command} cmd
	* @returns {Argument[]}
	*/
	visibleArguments(cmd) {
		if (cmd._argsDescription) cmd.registeredArguments.forEach((argument) => {
			argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
		});
		if (cmd.registeredArguments.find((argument) => argument.description)) return cmd.registeredArguments;
		return [];
	}
	/**
	* Get the command term to show in the list of subcommands.
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	subcommandTerm(cmd) {
		const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
		return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + (args ? " " + args : "");
	}
	/**
	* Get the option term to show in the list of options.
	*
	* @param {Option} option
	* @returns {string}
	*/
	optionTerm(option) {
		return option.flags;
	}
	/**
	* Get the argument term to show in the list of arguments.
	*
	* @param {Argument} argument
	* @returns {string}
	*/
	argumentTerm(argument) {
		return argument.name();
	}
	/**
	* Get the longest command term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestSubcommandTermLength(cmd, helper) {
		return helper.visibleCommands(cmd).reduce((max, command) => {
			return Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command))));
		}, 0);
	}
	/**
	* Get the longest option term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestOptionTermLength(cmd, helper) {
		return helper.visibleOptions(cmd).reduce((max, option) => {
			return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
		}, 0);
	}
	/**
	* Get the longest global option term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestGlobalOptionTermLength(cmd, helper) {
		return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
			return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
		}, 0);
	}
	/**
	* Get the longest argument term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestArgumentTermLength(cmd, helper) {
		return helper.visibleArguments(cmd).reduce((max, argument) => {
			return Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument))));
		}, 0);
	}
	/**
	* Get the command usage to be displayed at the top of the built-in help.
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	commandUsage(cmd) {
		let cmdName = cmd._name;
		if (cmd._aliases[0]) cmdName = cmdName + "|" + cmd._aliases[0];
		let ancestorCmdNames = "";
		for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
		return ancestorCmdNames + cmdName + " " + cmd.usage();
	}
	/**
	* Get the description for the command.
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	commandDescription(cmd) {
		return cmd.description();
	}
	/**
	* Get the subcommand summary to show in the list of subcommands.
	* (Fallback to description for backwards compatibility.)
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	subcommandDescription(cmd) {
		return cmd.summary() || cmd.description();
	}
	/**
	* Get the option description to show in the list of options.
	*
	* @param {Option} option
	* @return {string}
	*/
	optionDescription(option) {
		const extraInfo = [];
		if (option.argChoices) extraInfo.push(`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
		if (option.defaultValue !== void 0) {
			if (option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean") extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
		}
		if (option.presetArg !== void 0 && option.optional) extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
		if (option.envVar !== void 0) extraInfo.push(`env: ${option.envVar}`);
		if (extraInfo.length > 0) {
			const extraDescription = `(${extraInfo.join(", ")})`;
			if (option.description) return `${option.description} ${extraDescription}`;
			return extraDescription;
		}
		return option.description;
	}
	/**
	* Get the argument description to show in the list of arguments.
	*
	* @param {Argument} argument
	* @return {string}
	*/
	argumentDescription(argument) {
		const extraInfo = [];
		if (argument.argChoices) extraInfo.push(`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
		if (argument.defaultValue !== void 0) extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
		if (extraInfo.length > 0) {
			const extraDescription = `(${extraInfo.join(", ")})`;
			if (argument.description) return `${argument.description} ${extraDescription}`;
			return extraDescription;
		}
		return argument.description;
	}
	/**
	* Format a list of items, given a heading and an array of formatted items.
	*
	* @param {string} heading
	* @param {string[]} items
	* @param {Help} helper
	* @returns string[]
	*/
	formatItemList(heading, items, helper) {
		if (items.length === 0) return [];
		return [
			helper.styleTitle(heading),
			...items,
			""
		];
	}
	/**
	* Group items by their help group heading.
	*
	* @param {Command[] | Option[]} unsortedItems
	* @param {Command[] | Option[]} visibleItems
	* @param {Function} getGroup
	* @returns {Map<string, Command[] | Option[]>}
	*/
	groupItems(unsortedItems, visibleItems, getGroup) {
		const result = /* @__PURE__ */ new Map();
		unsortedItems.forEach((item) => {
			const group = getGroup(item);
			if (!result.has(group)) result.set(group, []);
		});
		visibleItems.forEach((item) => {
			const group = getGroup(item);
			if (!result.has(group)) result.set(group, []);
			result.get(group).push(item);
		});
		return result;
	}
	/**
	* Generate the built-in help text.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {string}
	*/
	formatHelp(cmd, helper) {
		const termWidth = helper.padWidth(cmd, helper);
		const helpWidth = helper.helpWidth ?? 80;
		function callFormatItem(term, description) {
			return helper.formatItem(term, termWidth, description, helper);
		}
		let output = [`${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`, ""];
		const commandDescription = helper.commandDescription(cmd);
		if (commandDescription.length > 0) output = output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth), ""]);
		const argumentList = helper.visibleArguments(cmd).map((argument) => {
			return callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument)));
		});
		output = output.concat(this.formatItemList("Arguments:", argumentList, helper));
		this.groupItems(cmd.options, helper.visibleOptions(cmd), (option) => option.helpGroupHeading ?? "Options:").forEach((options, group) => {
			const optionList = options.map((option) => {
				return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
			});
			output = output.concat(this.formatItemList(group, optionList, helper));
		});
		if (helper.showGlobalOptions) {
			const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
				return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
			});
			output = output.concat(this.formatItemList("Global Options:", globalOptionList, helper));
		}
		this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub) => sub.helpGroup() || "Commands:").forEach((commands, group) => {
			const commandList = commands.map((sub) => {
				return callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub)));
			});
			output = output.concat(this.formatItemList(group, commandList, helper));
		});
		return output.join("\n");
	}
	/**
	* Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
	*
	* @param {string} str
	* @returns {number}
	*/
	displayWidth(str) {
		return stripVTControlCharacters(str).length;
	}
	/**
	* Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
	*
	* @param {string} str
	* @returns {string}
	*/
	styleTitle(str) {
		return str;
	}
	styleUsage(str) {
		return str.split(" ").map((word) => {
			if (word === "[options]") return this.styleOptionText(word);
			if (word === "[command]") return this.styleSubcommandText(word);
			if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
			return this.styleCommandText(word);
		}).join(" ");
	}
	styleCommandDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleOptionDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleSubcommandDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleArgumentDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleDescriptionText(str) {
		return str;
	}
	styleOptionTerm(str) {
		return this.styleOptionText(str);
	}
	styleSubcommandTerm(str) {
		return str.split(" ").map((word) => {
			if (word === "[options]") return this.styleOptionText(word);
			if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
			return this.styleSubcommandText(word);
		}).join(" ");
	}
	styleArgumentTerm(str) {
		return this.styleArgumentText(str);
	}
	styleOptionText(str) {
		return str;
	}
	styleArgumentText(str) {
		return str;
	}
	styleSubcommandText(str) {
		return str;
	}
	styleCommandText(str) {
		return str;
	}
	/**
	* Calculate the pad width from the maximum term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	padWidth(cmd, helper) {
		return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
	}
	/**
	* Detect manually wrapped and indented strings by checking for line break followed by whitespace.
	*
	* @param {string} str
	* @returns {boolean}
	*/
	preformatted(str) {
		return /\n[^\S\r\n]/.test(str);
	}
	/**
	* Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
	*
	* So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
	*   TTT  DDD DDDD
	*        DD DDD
	*
	* @param {string} term
	* @param {number} termWidth
	* @param {string} description
	* @param {Help} helper
	* @returns {string}
	*/
	formatItem(term, termWidth, description, helper) {
		const itemIndent = 2;
		const itemIndentStr = " ".repeat(itemIndent);
		if (!description) return itemIndentStr + term;
		const paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
		const spacerWidth = 2;
		const remainingWidth = (this.helpWidth ?? 80) - termWidth - spacerWidth - itemIndent;
		let formattedDescription;
		if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) formattedDescription = description;
		else formattedDescription = helper.boxWrap(description, remainingWidth).replace(/\n/g, "\n" + " ".repeat(termWidth + spacerWidth));
		return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
	}
	/**
	* Wrap a string at whitespace, preserving existing line breaks.
	* Wrapping is skipped if the width is less than `minWidthToWrap`.
	*
	* @param {string} str
	* @param {number} width
	* @returns {string}
	*/
	boxWrap(str, width) {
		if (width < this.minWidthToWrap) return str;
		const rawLines = str.split(/\r\n|\n/);
		const chunkPattern = /[\s]*[^\s]+/g;
		const wrappedLines = [];
		rawLines.forEach((line) => {
			const chunks = line.match(chunkPattern);
			if (chunks === null) {
				wrappedLines.push("");
				return;
			}
			let sumChunks = [chunks.shift()];
			let sumWidth = this.displayWidth(sumChunks[0]);
			chunks.forEach((chunk) => {
				const visibleWidth = this.displayWidth(chunk);
				if (sumWidth + visibleWidth <= width) {
					sumChunks.push(chunk);
					sumWidth += visibleWidth;
					return;
				}
				wrappedLines.push(sumChunks.join(""));
				const nextChunk = chunk.trimStart();
				sumChunks = [nextChunk];
				sumWidth = this.displayWidth(nextChunk);
			});
			wrappedLines.push(sumChunks.join(""));
		});
		return wrappedLines.join("\n");
	}
};
// node_modules/commander/lib/option.js
var Option = class {
	/**
	* Initialize a new `Option` with the given `flags` and `description`.
	*
	* @param {string} flags
	* @param {string} [description]
	*/
	constructor(flags, description) {
		this.flags = flags;
		this.description = description || "";
		this.required = flags.includes("<");
		this.optional = flags.includes("[");
		this.variadic = /\p{ID_Continue}\.\.\.[>\]]$/u.test(flags);
		this.mandatory = false;
		const optionFlags = splitOptionFlags(flags);
		this.short = optionFlags.shortFlag;
		this.long = optionFlags.longFlag;
		this.negate = false;
		if (this.long) this.negate = this.long.startsWith("--no-");
		this.defaultValue = void 0;
		this.defaultValueDescription = void 0;
		this.presetArg = void 0;
		this.envVar = void 0;
		this.parseArg = void 0;
		this.hidden = false;
		this.argChoices = void 0;
		this.conflictsWith = [];
		this.implied = void 0;
		this.helpGroupHeading = void 0;
	}
	/**
	* Set the default value, and optionally supply the description to be displayed in the help.
	*
	* @param {*} value
	* @param {string} [description]
	* @return {Option}
	*/
	default(value, description) {
		this.defaultValue = value;
		this.defaultValueDescription = description;
		return this;
	}
	/**
	* Preset to use when option used without option-argument, especially optional but also boolean and negated.
	* The custom processing (parseArg) is called.
	*
	* @example
	* new Option('--color').default('GREYSCALE').preset('RGB');
	* new Option('--donate [amount]').preset('20').argParser(parseFloat);
	*
	* @param {*} arg
	* @return {Option}
	*/
	preset(arg) {
		this.presetArg = arg;
		return this;
	}
	/**
	* Add option name(s) that conflict with this option.
	* An error will be displayed if conflicting options are found during parsing.
	*
	* @example
	* new Option('--rgb').conflicts('cmyk');
	* new Option('--js').conflicts(['ts', 'jsx']);
	*
	* @param {(string | string[])} names
	* @return {Option}
	*/
	conflicts(names) {
		this.conflictsWith = this.conflictsWith.concat(names);
		return this;
	}
	/**
	* Specify implied option values for when this option is set and the implied options are not.
	*
	* The custom processing (parseArg) is not called on the implied values.
	*
	* @example
	* program
	*   .addOption(new Option('--log', 'write logging information to file'))
	*   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
	*
	* @param {object} impliedOptionValues
	* @return {Option}
	*/
	implies(impliedOptionValues) {
		let newImplied = impliedOptionValues;
		if (typeof impliedOptionValues === "string") newImplied = { [impliedOptionValues]: true };
		this.implied = Object.assign(this.implied || {}, newImplied);
		return this;
	}
	/**
	* Set environment variable to check for option value.
	*
	* An environment variable is only used if when processed the current option value is
	* undefined, or the source of the current value is 'default' or 'config' or 'env'.
	*
	* @param {string} name
	* @return {Option}
	*/
	env(name) {
		this.envVar = name;
		return this;
	}
	/**
	* Set the custom handler for processing CLI option arguments into option values.
	*
	* @param {Function} [fn]
	* @return {Option}
	*/
	argParser(fn) {
		this.parseArg = fn;
		return this;
	}
	/**
	* Whether the option is mandatory and must have a value after parsing.
	*
	* @param {boolean} [mandatory=true]
	* @return {Option}
	*/
	makeOptionMandatory(mandatory = true) {
		this.mandatory = !!mandatory;
		return this;
	}
	/**
	* Hide option in help.
	*
	* @param {boolean} [hide=true]
	* @return {Option}
	*/
	hideHelp(hide = true) {
		this.hidden = !!hide;
		return this;
	}
	/**
	* @package
	*/
	_collectValue(value, previous) {
		if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
		previous.push(value);
		return previous;
	}
	/**
	* Only allow option value to be one of choices.
	*
	* @param {string[]} values
	* @return {Option}
	*/
	choices(values) {
		this.argChoices = values.slice();
		this.parseArg = (arg, previous) => {
			if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
			if (this.variadic) return this._collectValue(arg, previous);
			return arg;
		};
		return this;
	}
	/**
	* Return option name.
	*
	* @return {string}
	*/
	name() {
		if (this.long) return this.long.replace(/^--/, "");
		return this.short.replace(/^-/, "");
	}
	/**
	* Return option name, in a camelcase format that can be used
	* as an object attribute key.
	*
	* @return {string}
	*/
	attributeName() {
		if (this.negate) return camelcase(this.name().replace(/^no-/, ""));
		return camelcase(this.name());
	}
	/**
	* Set the help group heading.
	*
	* @param {string} heading
	* @return {Option}
	*/
	helpGroup(heading) {
		this.helpGroupHeading = heading;
		return this;
	}
	/**
	* Check if `arg` matches the short or long flag.
	*
	* @param {string} arg
	* @return {boolean}
	* @package
	*/
	is(arg) {
		return this.short === arg || this.long === arg;
	}
	/**
	* Return whether a boolean option.
	*
	* Options are one of boolean, negated, required argument, or optional argument.
	*
	* @return {boolean}
	* @package
	*/
	isBoolean() {
		return !this.required && !this.optional && !this.negate;
	}
};
/**
* This class is to make it easier to work with dual options, without changing the existing
* implementation. We support separate dual options for separate positive and negative options,
* like `--build` and `--no-build`, which share a single option value. This works nicely for some
* use cases, but is tricky for others where we want separate behaviours despite
* the single shared option value.
*/
var DualOptions = class {
	/**
	* @param {Option[]} options
	*/
	constructor(options) {
		this.positiveOptions = /* @__PURE__ */ new Map();
		this.negativeOptions = /* @__PURE__ */ new Map();
		this.dualOptions = /* @__PURE__ */ new Set();
		options.forEach((option) => {
			if (option.negate) this.negativeOptions.set(option.attributeName(), option);
			else this.positiveOptions.set(option.attributeName(), option);
		});
		this.negativeOptions.forEach((value, key) => {
			if (this.positiveOptions.has(key)) this.dualOptions.add(key);
		});
	}
	/**
	* Did the value come from the option, and not from possible matching dual option?
	*
	* @param {*} value
	* @param {Option} option
	* @returns {boolean}
	*/
	valueFromOption(value, option) {
		const optionKey = option.attributeName();
		if (!this.dualOptions.has(optionKey)) return true;
		const preset = this.negativeOptions.get(optionKey).presetArg;
		const negativeValue = preset !== void 0 ? preset : false;
		return option.negate === (negativeValue === value);
	}
};
/**
* Convert string from kebab-case to camelCase.
*
* @param {string} str
* @return {string}
* @private
*/
function camelcase(str) {
	return str.split("-").reduce((str, word) => {
		return str + word[0].toUpperCase() + word.slice(1);
	});
}
/**
* Split the short and long flag out of something like '-m,--mixed <value>'
*
* @private
*/
function splitOptionFlags(flags) {
	let shortFlag;
	let longFlag;
	const shortFlagExp = /^-[^-]$/;
	const longFlagExp = /^--[^-]/;
	const flagParts = flags.split(/[ |,]+/).concat("guard");
	if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
	if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
	if (!shortFlag && shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
	if (!shortFlag && longFlagExp.test(flagParts[0])) {
		shortFlag = longFlag;
		longFlag = flagParts.shift();
	}
	if (flagParts[0].startsWith("-")) {
		const unsupportedFlag = flagParts[0];
		const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
		if (/^-[^-][^-]/.test(unsupportedFlag)) throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
		if (shortFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many short flags`);
		if (longFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many long flags`);
		throw new Error(`${baseError}
- unrecognised flag format`);
	}
	if (shortFlag === void 0 && longFlag === void 0) throw new Error(`option creation failed due to no flags found in '${flags}'.`);
	return {
		shortFlag,
		longFlag
	};
}
// node_modules/commander/lib/suggestSimilar.js
const maxDistance = 3;
function editDistance(a, b) {
	if (Math.abs(a.length - b.length) > maxDistance) return Math.max(a.length, b.length);
	const d = [];
	for (let i = 0; i <= a.length; i++) d[i] = [i];
	for (let j = 0; j <= b.length; j++) d[0][j] = j;
	for (let j = 1; j <= b.length; j++) for (let i = 1; i <= a.length; i++) {
		let cost;
		if (a[i - 1] === b[j - 1]) cost = 0;
		else cost = 1;
		d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
		if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
	}
	return d[a.length][b.length];
}
/**
* Find close matches, restricted to same number of edits.
*
* @param {string} word
* @param {string[]} candidates
* @returns {string}
*/
function suggestSimilar(word, candidates) {
	if (!candidates || candidates.length === 0) return "";
	candidates = Array.from(new Set(candidates));
	const searchingOptions = word.startsWith("--");
	if (searchingOptions) {
		word = word.slice(2);
		candidates = candidates.map((candidate) => candidate.slice(2));
	}
	let similar = [];
	let bestDistance = maxDistance;
	const minSimilarity = .4;
	candidates.forEach((candidate) => {
		if (candidate.length <= 1) return;
		const distance = editDistance(word, candidate);
		const length = Math.max(word.length, candidate.length);
		if ((length - distance) / length > minSimilarity) {
			if (distance < bestDistance) {
				bestDistance = distance;
				similar = [candidate];
			} else if (distance === bestDistance) similar.push(candidate);
		}
	});
	similar.sort((a, b) => a.localeCompare(b));
	if (searchingOptions) similar = similar.map((candidate) => `--${candidate}`);
	if (similar.length > 1) return `\n(Did you mean one of ${similar.join(", ")}?)`;
	if (similar.length === 1) return `\n(Did you mean ${similar[0]}?)`;
	return "";
}
// node_modules/commander/lib/command.js
var Command = class Command extends EventEmitter {
	/**
	* Initialize a new `Command`.
	*
	* @param {string} [name]
	*/
	constructor(name) {
		super();
		/** @type {Command[]} */
		this.commands = [];
		/** @type {Option[]} */
		this.options = [];
		this.parent = null;
		this._allowUnknownOption = false;
		this._allowExcessArguments = false;
		/** @type {Argument[]} */
		this.registeredArguments = [];
		this._args = this.registeredArguments;
		/** @type {string[]} */
		this.args = [];
		this.rawArgs = [];
		this.processedArgs = [];
		this._scriptPath = null;
		this._name = name || "";
		this._optionValues = {};
		this._optionValueSources = {};
		this._storeOptionsAsProperties = false;
		this._actionHandler = null;
		this._executableHandler = false;
		this._executableFile = null;
		this._executableDir = null;
		this._defaultCommandName = null;
		this._exitCallback = null;
		this._aliases = [];
		this._combineFlagAndOptionalValue = true;
		this._description = "";
		this._summary = "";
		this._argsDescription = void 0;
		this._enablePositionalOptions = false;
		this._passThroughOptions = false;
		this._lifeCycleHooks = {};
		/** @type {(boolean | string)} */
		this._showHelpAfterError = false;
		this._showSuggestionAfterError = true;
		this._savedState = null;
		this._outputConfiguration = {
			writeOut: (str) => process$1.stdout.write(str),
			writeErr: (str) => process$1.stderr.write(str),
			outputError: (str, write) => write(str),
			getOutHelpWidth: () => process$1.stdout.isTTY ? process$1.stdout.columns : void 0,
			getErrHelpWidth: () => process$1.stderr.isTTY ? process$1.stderr.columns : void 0,
			getOutHasColors: () => useColor() ?? (process$1.stdout.isTTY && process$1.stdout.hasColors?.()),
			getErrHasColors: () => useColor() ?? (process$1.stderr.isTTY && process$1.stderr.hasColors?.()),
			stripColor: (str) => stripVTControlCharacters(str)
		};
		this._hidden = false;
		/** @type {(Option | null | undefined)} */
		this._helpOption = void 0;
		this._addImplicitHelpCommand = void 0;
		/** @type {Command} */
		this._helpCommand = void 0;
		this._helpConfiguration = {};
		/** @type {string | undefined} */
		this._helpGroupHeading = void 0;
		/** @type {string | undefined} */
		this._defaultCommandGroup = void 0;
		/** @type {string | undefined} */
		this._defaultOptionGroup = void 0;
	}
	/**
	* Copy settings that are useful to have in common across root command and subcommands.
	*
	* (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
	*
	* @param {Command} sourceCommand
	* @return {Command} `this` command for chaining
	*/
	copyInheritedSettings(sourceCommand) {
		this._outputConfiguration = sourceCommand._outputConfiguration;
		this._helpOption = sourceCommand._helpOption;
		this._helpCommand = sourceCommand._helpCommand;
		this._helpConfiguration = sourceCommand._helpConfiguration;
		this._exitCallback = sourceCommand._exitCallback;
		this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
		this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
		this._allowExcessArguments = sourceCommand._allowExcessArguments;
		this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
		this._showHelpAfterError = sourceCommand._showHelpAfterError;
		this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
		return this;
	}
	/**
	* @returns {Command[]}
	* @private
	*/
	_getCommandAndAncestors() {
		const result = [];
		for (let command = this; command; command = command.parent) result.push(command);
		return result;
	}
	/**
	* Define a command.
	*
	* There are two styles of command: pay attention to where to put the description.
	*
	* @example
	* // Command implemented using action handler (description is supplied separately to `.command`)
	* program
	*   .command('clone <source> [destination]')
	*   .description('clone a repository into a newly created directory')
	*   .action((source, destination) => {
	*     console.log('clone command called');
	*   });
	*
	* // Command implemented using separate executable file (description is second parameter to `.command`)
	* program
	*   .command('start <service>', 'start named service')
	*   .command('stop [service]', 'stop named service, or all if no name supplied');
	*
	* @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
	* @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
	* @param {object} [execOpts] - configuration options (for executable)
	* @return {Command} returns new command for action handler, or `this` for executable command
	*/
	command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
		let desc = actionOptsOrExecDesc;
		let opts = execOpts;
		if (typeof desc === "object" && desc !== null) {
			opts = desc;
			desc = null;
		}
		opts = opts || {};
		const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
		const cmd = this.createCommand(name);
		if (desc) {
			cmd.description(desc);
			cmd._executableHandler = true;
		}
		if (opts.isDefault) this._defaultCommandName = cmd._name;
		cmd._hidden = !!(opts.noHelp || opts.hidden);
		cmd._executableFile = opts.executableFile || null;
		if (args) cmd.arguments(args);
		this._registerCommand(cmd);
		cmd.parent = this;
		cmd.copyInheritedSettings(this);
		if (desc) return this;
		return cmd;
	}
	/**
	* Factory routine to create a new unattached command.
	*
	* See .command() for creating an attached subcommand, which uses this routine to
	* create the command. You can override createCommand to customise subcommands.
	*
	* @param {string} [name]
	* @return {Command} new command
	*/
	createCommand(name) {
		return new Command(name);
	}
	/**
	* You can customise the help with a subclass of Help by overriding createHelp,
	* or by overriding Help properties using configureHelp().
	*
	* @return {Help}
	*/
	createHelp() {
		return Object.assign(new Help(), this.configureHelp());
	}
	/**
	* You can customise the help by overriding Help properties using configureHelp(),
	* or with a subclass of Help by overriding createHelp().
	*
	* @param {object} [configuration] - configuration options
	* @return {(Command | object)} `this` command for chaining, or stored configuration
	*/
	configureHelp(configuration) {
		if (configuration === void 0) return this._helpConfiguration;
		this._helpConfiguration = configuration;
		return this;
	}
	/**
	* The default output goes to stdout and stderr. You can customise this for special
	* applications. You can also customise the display of errors by overriding outputError.
	*
	* The configuration properties are all functions:
	*
	*     // change how output being written, defaults to stdout and stderr
	*     writeOut(str)
	*     writeErr(str)
	*     // change how output being written for errors, defaults to writeErr
	*     outputError(str, write) // used for displaying errors and not used for displaying help
	*     // specify width for wrapping help
	*     getOutHelpWidth()
	*     getErrHelpWidth()
	*     // color support, currently only used with Help
	*     getOutHasColors()
	*     getErrHasColors()
	*     stripColor() // used to remove ANSI escape codes if output does not have colors
	*
	* @param {object} [configuration] - configuration options
	* @return {(Command | object)} `this` command for chaining, or stored configuration
	*/
	configureOutput(configuration) {
		if (configuration === void 0) return this._outputConfiguration;
		this._outputConfiguration = {
			...this._outputConfiguration,
			...configuration
		};
		return this;
	}
	/**
	* Display the help or a custom message after an error occurs.
	*
	* @param {(boolean|string)} [displayHelp]
	* @return {Command} `this` command for chaining
	*/
	showHelpAfterError(displayHelp = true) {
		if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
		this._showHelpAfterError = displayHelp;
		return this;
	}
	/**
	* Display suggestion of similar commands for unknown commands, or options for unknown options.
	*
	* @param {boolean} [displaySuggestion]
	* @return {Command} `this` command for chaining
	*/
	showSuggestionAfterError(displaySuggestion = true) {
		this._showSuggestionAfterError = !!displaySuggestion;
		return this;
	}
	/**
	* Add a prepared subcommand.
	*
	* See .command() for creating an attached subcommand which inherits settings from its parent.
	*
	* @param {Command} cmd - new subcommand
	* @param {object} [opts] - configuration options
	* @return {Command} `this` command for chaining
	*/
	addCommand(cmd, opts) {
		if (!cmd._name) throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
		opts = opts || {};
		if (opts.isDefault) this._defaultCommandName = cmd._name;
		if (opts.noHelp || opts.hidden) cmd._hidden = true;
		this._registerCommand(cmd);
		cmd.parent = this;
		cmd._checkForBrokenPassThrough();
		return this;
	}
	/**
	* Factory routine to create a new unattached argument.
	*
	* See .argument() for creating an attached argument, which uses this routine to
	* create the argument. You can override createArgument to return a custom argument.
	*
	* @param {string} name
	* @param {string} [description]
	* @return {Argument} new argument
	*/
	createArgument(name, description) {
		return new Argument(name, description);
	}
	/**
	* Define argument syntax for command.
	*
	* The default is that the argument is required, and you can explicitly
	* indicate this with <> around the name. Put [] around the name for an optional argument.
	*
	* @example
	* program.argument('<input-file>');
	* program.argument('[output-file]');
	*
	* @param {string} name
	* @param {string} [description]
	* @param {(Function|*)} [parseArg] - custom argument processing function or default value
	* @param {*} [defaultValue]
	* @return {Command} `this` command for chaining
	*/
	argument(name, description, parseArg, defaultValue) {
		const argument = this.createArgument(name, description);
		if (typeof parseArg === "function") argument.default(defaultValue).argParser(parseArg);
		else argument.default(parseArg);
		this.addArgument(argument);
		return this;
	}
	/**
	* Define argument syntax for command, adding multiple at once (without descriptions).
	*
	* See also .argument().
	*
	* @example
	* program.arguments('<cmd> [env]');
	*
	* @param {string} names
	* @return {Command} `this` command for chaining
	*/
	arguments(names) {
		names.trim().split(/ +/).forEach((detail) => {
			this.argument(detail);
		});
		return this;
	}
	/**
	* Define argument syntax for command, adding a prepared argument.
	*
	* @param {Argument} argument
	* @return {Command} `this` command for chaining
	*/
	addArgument(argument) {
		const previousArgument = this.registeredArguments.slice(-1)[0];
		if (previousArgument?.variadic) throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);
		if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);
		this.registeredArguments.push(argument);
		return this;
	}
	/**
	* Customise or override default help command. By default a help command is automatically added if your command has subcommands.
	*
	* @example
	*    program.helpCommand('help [cmd]');
	*    program.helpCommand('help [cmd]', 'show help');
	*    program.helpCommand(false); // suppress default help command
	*    program.helpCommand(true); // add help command even if no subcommands
	*
	* @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
	* @param {string} [description] - custom description
	* @return {Command} `this` command for chaining
	*/
	helpCommand(enableOrNameAndArgs, description) {
		if (typeof enableOrNameAndArgs === "boolean") {
			this._addImplicitHelpCommand = enableOrNameAndArgs;
			if (enableOrNameAndArgs && this._defaultCommandGroup) this._initCommandGroup(this._getHelpCommand());
			return this;
		}
		const [, helpName, helpArgs] = (enableOrNameAndArgs ?? "help [command]").match(/([^ ]+) *(.*)/);
		const helpDescription = description ?? "display help for command";
		const helpCommand = this.createCommand(helpName);
		helpCommand.helpOption(false);
		if (helpArgs) helpCommand.arguments(helpArgs);
		if (helpDescription) helpCommand.description(helpDescription);
		this._addImplicitHelpCommand = true;
		this._helpCommand = helpCommand;
		if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
		return this;
	}
	/**
	* Add prepared custom help command.
	*
	* @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
	* @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
	* @return {Command} `this` command for chaining
	*/
	addHelpCommand(helpCommand, deprecatedDescription) {
		if (typeof helpCommand !== "object") {
			this.helpCommand(helpCommand, deprecatedDescription);
			return this;
		}
		this._addImplicitHelpCommand = true;
		this._helpCommand = helpCommand;
		this._initCommandGroup(helpCommand);
		return this;
	}
	/**
	* Lazy create help command.
	*
	* @return {(Command|null)}
	* @package
	*/
	_getHelpCommand() {
		if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
			if (this._helpCommand === void 0) this.helpCommand(void 0, void 0);
			return this._helpCommand;
		}
		return null;
	}
	/**
	* Add hook for life cycle event.
	*
	* @param {string} event
	* @param {Function} listener
	* @return {Command} `this` command for chaining
	*/
	hook(event, listener) {
		const allowedValues = [
			"preSubcommand",
			"preAction",
			"postAction"
		];
		if (!allowedValues.includes(event)) throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
		if (this._lifeCycleHooks[event]) this._lifeCycleHooks[event].push(listener);
		else this._lifeCycleHooks[event] = [listener];
		return this;
	}
	/**
	* Register callback to use as replacement for calling process.exit.
	*
	* @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
	* @return {Command} `this` command for chaining
	*/
	exitOverride(fn) {
		if (fn) this._exitCallback = fn;
		else this._exitCallback = (err) => {
			if (err.code !== "commander.executeSubCommandAsync") throw err;
		};
		return this;
	}
	/**
	* Call process.exit, and _exitCallback if defined.
	*
	* @param {number} exitCode exit code for using with process.exit
	* @param {string} code an id string representing the error
	* @param {string} message human-readable description of the error
	* @return never
	* @private
	*/
	_exit(exitCode, code, message) {
		if (this._exitCallback) this._exitCallback(new CommanderError(exitCode, code, message));
		process$1.exit(exitCode);
	}
	/**
	* Register callback `fn` for the command.
	*
	* @example
	* program
	*   .command('serve')
	*   .description('start service')
	*   .action(function() {
	*      // do work here
	*   });
	*
	* @param {Function} fn
	* @return {Command} `this` command for chaining
	*/
	action(fn) {
		const listener = (args) => {
			const expectedArgsCount = this.registeredArguments.length;
			const actionArgs = args.slice(0, expectedArgsCount);
			if (this._storeOptionsAsProperties) actionArgs[expectedArgsCount] = this;
			else actionArgs[expectedArgsCount] = this.opts();
			actionArgs.push(this);
			return fn.apply(this, actionArgs);
		};
		this._actionHandler = listener;
		return this;
	}
	/**
	* Factory routine to create a new unattached option.
	*
	* See .option() for creating an attached option, which uses this routine to
	* create the option. You can override createOption to return a custom option.
	*
	* @param {string} flags
	* @param {string} [description]
	* @return {Option} new option
	*/
	createOption(flags, description) {
		return new Option(flags, description);
	}
	/**
	* Wrap parseArgs to catch 'commander.invalidArgument'.
	*
	* @param {(Option | Argument)} target
	* @param {string} value
	* @param {*} previous
	* @param {string} invalidArgumentMessage
	* @private
	*/
	_callParseArg(target, value, previous, invalidArgumentMessage) {
		try {
			return target.parseArg(value, previous);
		} catch (err) {
			if (err.code === "commander.invalidArgument") {
				const message = `${invalidArgumentMessage} ${err.message}`;
				this.error(message, {
					exitCode: err.exitCode,
					code: err.code
				});
			}
			throw err;
		}
	}
	/**
	* Check for option flag conflicts.
	* Register option if no conflicts found, or throw on conflict.
	*
	* @param {Option} option
	* @private
	*/
	_registerOption(option) {
		const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
		if (matchingOption) {
			const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
			throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
		}
		this._initOptionGroup(option);
		this.options.push(option);
	}
	/**
	* Check for command name and alias conflicts with existing commands.
	* Register command if no conflicts found, or throw on conflict.
	*
	* @param {Command} command
	* @private
	*/
	_registerCommand(command) {
		const knownBy = (cmd) => {
			return [cmd.name()].concat(cmd.aliases());
		};
		const alreadyUsed = knownBy(command).find((name) => this._findCommand(name));
		if (alreadyUsed) {
			const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
			const newCmd = knownBy(command).join("|");
			throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
		}
		this._initCommandGroup(command);
		this.commands.push(command);
	}
	/**
	* Add an option.
	*
	* @param {Option} option
	* @return {Command} `this` command for chaining
	*/
	addOption(option) {
		this._registerOption(option);
		const oname = option.name();
		const name = option.attributeName();
		if (option.defaultValue !== void 0) this.setOptionValueWithSource(name, option.defaultValue, "default");
		const handleOptionValue = (val, invalidValueMessage, valueSource) => {
			if (val == null && option.presetArg !== void 0) val = option.presetArg;
			const oldValue = this.getOptionValue(name);
			if (val !== null && option.parseArg) val = this._callParseArg(option, val, oldValue, invalidValueMessage);
			else if (val !== null && option.variadic) val = option._collectValue(val, oldValue);
			if (val == null) {
				if (option.negate) val = false;
				else if (option.isBoolean() || option.optional) val = true;
				else val = "";
			}
			this.setOptionValueWithSource(name, val, valueSource);
		};
		this.on("option:" + oname, (val) => {
			const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
			handleOptionValue(val, invalidValueMessage, "cli");
		});
		if (option.envVar) this.on("optionEnv:" + oname, (val) => {
			const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
			handleOptionValue(val, invalidValueMessage, "env");
		});
		return this;
	}
	/**
	* Internal implementation shared by .option() and .requiredOption()
	*
	* @return {Command} `this` command for chaining
	* @private
	*/
	_optionEx(config, flags, description, fn, defaultValue) {
		if (typeof flags === "object" && flags instanceof Option) throw new Error("To add an Option object use addOption() instead of option() or requiredOption()");
		const option = this.createOption(flags, description);
		option.makeOptionMandatory(!!config.mandatory);
		if (typeof fn === "function") option.default(defaultValue).argParser(fn);
		else if (fn instanceof RegExp) {
			const regex = fn;
			fn = (val, def) => {
				const m = regex.exec(val);
				return m ? m[0] : def;
			};
			option.default(defaultValue).argParser(fn);
		} else option.default(fn);
		return this.addOption(option);
	}
	/**
	* Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
	*
	* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
	* option-argument is indicated by `<>` and an optional option-argument by `[]`.
	*
	* See the README for more details, and see also addOption() and requiredOption().
	*
	* @example
	* program
	*     .option('-p, --pepper', 'add pepper')
	*     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
	*     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
	*     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
	*
	* @param {string} flags
	* @param {string} [description]
	* @param {(Function|*)} [parseArg] - custom option processing function or default value
	* @param {*} [defaultValue]
	* @return {Command} `this` command for chaining
	*/
	option(flags, description, parseArg, defaultValue) {
		return this._optionEx({}, flags, description, parseArg, defaultValue);
	}
	/**
	* Add a required option which must have a value after parsing. This usually means
	* the option must be specified on the command line. (Otherwise the same as .option().)
	*
	* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
	*
	* @param {string} flags
	* @param {string} [description]
	* @param {(Function|*)} [parseArg] - custom option processing function or default value
	* @param {*} [defaultValue]
	* @return {Command} `this` command for chaining
	*/
	requiredOption(flags, description, parseArg, defaultValue) {
		return this._optionEx({ mandatory: true }, flags, description, parseArg, defaultValue);
	}
	/**
	* Alter parsing of short flags with optional values.
	*
	* @example
	* // for `.option('-f,--flag [value]'):
	* program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
	* program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
	*
	* @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
	* @return {Command} `this` command for chaining
	*/
	combineFlagAndOptionalValue(combine = true) {
		this._combineFlagAndOptionalValue = !!combine;
		return this;
	}
	/**
	* Allow unknown options on the command line.
	*
	* @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
	* @return {Command} `this` command for chaining
	*/
	allowUnknownOption(allowUnknown = true) {
		this._allowUnknownOption = !!allowUnknown;
		return this;
	}
	/**
	* Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
	*
	* @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
	* @return {Command} `this` command for chaining
	*/
	allowExcessArguments(allowExcess = true) {
		this._allowExcessArguments = !!allowExcess;
		return this;
	}
	/**
	* Enable positional options. Positional means global options are specified before subcommands which lets
	* subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
	* The default behaviour is non-positional and global options may appear anywhere on the command line.
	*
	* @param {boolean} [positional]
	* @return {Command} `this` command for chaining
	*/
	enablePositionalOptions(positional = true) {
		this._enablePositionalOptions = !!positional;
		return this;
	}
	/**
	* Pass through options that come after command-arguments rather than treat them as command-options,
	* so actual command-options come before command-arguments. Turning this on for a subcommand requires
	* positional options to have been enabled on the program (parent commands).
	* The default behaviour is non-positional and options may appear before or after command-arguments.
	*
	* @param {boolean} [passThrough] for unknown options.
	* @return {Command} `this` command for chaining
	*/
	passThroughOptions(passThrough = true) {
		this._passThroughOptions = !!passThrough;
		this._checkForBrokenPassThrough();
		return this;
	}
	/**
	* @private
	*/
	_checkForBrokenPassThrough() {
		if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
	}
	/**
	* Whether to store option values as properties on command object,
	* or store separately (specify false). In both cases the option values can be accessed using .opts().
	*
	* @param {boolean} [storeAsProperties=true]
	* @return {Command} `this` command for chaining
	*/
	storeOptionsAsProperties(storeAsProperties = true) {
		if (this.options.length) throw new Error("call .storeOptionsAsProperties() before adding options");
		if (Object.keys(this._optionValues).length) throw new Error("call .storeOptionsAsProperties() before setting option values");
		this._storeOptionsAsProperties = !!storeAsProperties;
		return this;
	}
	/**
	* Retrieve option value.
	*
	* @param {string} key
	* @return {object} value
	*/
	getOptionValue(key) {
		if (this._storeOptionsAsProperties) return this[key];
		return this._optionValues[key];
	}
	/**
	* Store option value.
	*
	* @param {string} key
	* @param {object} value
	* @return {Command} `this` command for chaining
	*/
	setOptionValue(key, value) {
		return this.setOptionValueWithSource(key, value, void 0);
	}
	/**
	* Store option value and where the value came from.
	*
	* @param {string} key
	* @param {object} value
	* @param {string} source - expected values are default/config/env/cli/implied
	* @return {Command} `this` command for chaining
	*/
	setOptionValueWithSource(key, value, source) {
		if (this._storeOptionsAsProperties) this[key] = value;
		else this._optionValues[key] = value;
		this._optionValueSources[key] = source;
		return this;
	}
	/**
	* Get source of option value.
	* Expected values are default | config | env | cli | implied
	*
	* @param {string} key
	* @return {string}
	*/
	getOptionValueSource(key) {
		return this._optionValueSources[key];
	}
	/**
	* Get source of option value. See also .optsWithGlobals().
	* Expected values are default | config | env | cli | implied
	*
	* @param {string} key
	* @return {string}
	*/
	getOptionValueSourceWithGlobals(key) {
		let source;
		this._getCommandAndAncestors().forEach((cmd) => {
			if (Object.hasOwn(cmd._optionValueSources, key)) source = cmd.getOptionValueSource(key);
		});
		return source;
	}
	/**
	* Get user arguments from implied or explicit arguments.
	* Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
	*
	* @private
	*/
	_prepareUserArgs(argv, parseOptions) {
		if (argv !== void 0 && !Array.isArray(argv)) throw new Error("first parameter to parse must be array or undefined");
		parseOptions = parseOptions || {};
		if (argv === void 0 && parseOptions.from === void 0) {
			if (process$1.versions?.electron) parseOptions.from = "electron";
			const execArgv = process$1.execArgv ?? [];
			if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) parseOptions.from = "eval";
		}
		if (argv === void 0) argv = process$1.argv;
		this.rawArgs = argv.slice();
		let userArgs;
		switch (parseOptions.from) {
			case void 0:
			case "node":
				this._scriptPath = argv[1];
				userArgs = argv.slice(2);
				break;
			case "electron":
				if (process$1.defaultApp) {
					this._scriptPath = argv[1];
					userArgs = argv.slice(2);
				} else userArgs = argv.slice(1);
				break;
			case "user":
				userArgs = argv.slice(0);
				break;
			case "eval":
				userArgs = argv.slice(1);
				break;
			default: throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`);
		}
		if (!this._name && this._scriptPath) this.nameFromFilename(this._scriptPath);
		this._name = this._name || "program";
		return userArgs;
	}
	/**
	* Parse `argv`, setting options and invoking commands when defined.
	*
	* Use parseAsync instead of parse if any of your action handlers are async.
	*
	* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
	*
	* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
	* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
	* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
	* - `'user'`: just user arguments
	*
	* @example
	* program.parse(); // parse process.argv and auto-detect electron and special node flags
	* program.parse(process.argv); // assume argv[0] is app and argv[1] is script
	* program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
	*
	* @param {string[]} [argv] - optional, defaults to process.argv
	* @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
	* @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
	* @return {Command} `this` command for chaining
	*/
	parse(argv, parseOptions) {
		this._prepareForParse();
		const userArgs = this._prepareUserArgs(argv, parseOptions);
		this._parseCommand([], userArgs);
		return this;
	}
	/**
	* Parse `argv`, setting options and invoking commands when defined.
	*
	* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
	*
	* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
	* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
	* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
	* - `'user'`: just user arguments
	*
	* @example
	* await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
	* await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
	* await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
	*
	* @param {string[]} [argv]
	* @param {object} [parseOptions]
	* @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
	* @return {Promise}
	*/
	async parseAsync(argv, parseOptions) {
		this._prepareForParse();
		const userArgs = this._prepareUserArgs(argv, parseOptions);
		await this._parseCommand([], userArgs);
		return this;
	}
	_prepareForParse() {
		if (this._savedState === null) {
			this.options.filter((option) => option.negate && option.defaultValue === void 0 && this.getOptionValue(option.attributeName()) === void 0).forEach((option) => {
				const positiveLongFlag = option.long.replace(/^--no-/, "--");
				if (!this._findOption(positiveLongFlag)) this.setOptionValueWithSource(option.attributeName(), true, "default");
			});
			this.saveStateBeforeParse();
		} else this.restoreStateBeforeParse();
	}
	/**
	* Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
	* Not usually called directly, but available for subclasses to save their custom state.
	*
	* This is called in a lazy way. Only commands used in parsing chain will have state saved.
	*/
	saveStateBeforeParse() {
		this._savedState = {
			_name: this._name,
			_optionValues: { ...this._optionValues },
			_optionValueSources: { ...this._optionValueSources }
		};
	}
	/**
	* Restore state before parse for calls after the first.
	* Not usually called directly, but available for subclasses to save their custom state.
	*
	* This is called in a lazy way. Only commands used in parsing chain will have state restored.
	*/
	restoreStateBeforeParse() {
		if (this._storeOptionsAsProperties) throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
		this._name = this._savedState._name;
		this._scriptPath = null;
		this.rawArgs = [];
		this._optionValues = { ...this._savedState._optionValues };
		this._optionValueSources = { ...this._savedState._optionValueSources };
		this.args = [];
		this.processedArgs = [];
	}
	/**
	* Throw if expected executable is missing. Add lots of help for author.
	*
	* @param {string} executableFile
	* @param {string} executableDir
	* @param {string} subcommandName
	*/
	_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
		if (fs.existsSync(executableFile)) return;
		const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
		throw new Error(executableMissing);
	}
	/**
	* Execute a sub-command executable.
	*
	* @private
	*/
	_executeSubCommand(subcommand, args) {
		args = args.slice();
		const sourceExt = [
			".js",
			".ts",
			".tsx",
			".mjs",
			".cjs"
		];
		function findFile(baseDir, baseName) {
			const localBin = path.resolve(baseDir, baseName);
			if (fs.existsSync(localBin)) return localBin;
			if (sourceExt.includes(path.extname(baseName))) return void 0;
			const foundExt = sourceExt.find((ext) => fs.existsSync(`${localBin}${ext}`));
			if (foundExt) return `${localBin}${foundExt}`;
		}
		this._checkForMissingMandatoryOptions();
		this._checkForConflictingOptions();
		let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
		let executableDir = this._executableDir || "";
		if (this._scriptPath) {
			let resolvedScriptPath;
			try {
				resolvedScriptPath = fs.realpathSync(this._scriptPath);
			} catch {
				resolvedScriptPath = this._scriptPath;
			}
			executableDir = path.resolve(path.dirname(resolvedScriptPath), executableDir);
		}
		if (executableDir) {
			let localFile = findFile(executableDir, executableFile);
			if (!localFile && !subcommand._executableFile && this._scriptPath) {
				const legacyName = path.basename(this._scriptPath, path.extname(this._scriptPath));
				if (legacyName !== this._name) localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`);
			}
			executableFile = localFile || executableFile;
		}
		const launchWithNode = sourceExt.includes(path.extname(executableFile));
		let proc;
		if (process$1.platform !== "win32") {
			if (launchWithNode) {
				args.unshift(executableFile);
				args = incrementNodeInspectorPort(process$1.execArgv).concat(args);
				proc = childProcess.spawn(process$1.argv[0], args, { stdio: "inherit" });
			} else proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
		} else {
			this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
			args.unshift(executableFile);
			args = incrementNodeInspectorPort(process$1.execArgv).concat(args);
			proc = childProcess.spawn(process$1.execPath, args, { stdio: "inherit" });
		}
		if (!proc.killed) [
			"SIGUSR1",
			"SIGUSR2",
			"SIGTERM",
			"SIGINT",
			"SIGHUP"
		].forEach((signal) => {
			process$1.on(signal, () => {
				if (proc.killed === false && proc.exitCode === null) proc.kill(signal);
			});
		});
		const exitCallback = this._exitCallback;
		proc.on("close", (code) => {
			code = code ?? 1;
			if (!exitCallback) process$1.exit(code);
			else exitCallback(new CommanderError(code, "commander.executeSubCommandAsync", "(close)"));
		});
		proc.on("error", (err) => {
			if (err.code === "ENOENT") this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
			else if (err.code === "EACCES") throw new Error(`'${executableFile}' not executable`);
			if (!exitCallback) process$1.exit(1);
			else {
				const wrappedError = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
				wrappedError.nestedError = err;
				exitCallback(wrappedError);
			}
		});
		this.runningCommand = proc;
	}
	/**
	* @private
	*/
	_dispatchSubcommand(commandName, operands, unknown) {
		const subCommand = this._findCommand(commandName);
		if (!subCommand) this.help({ error: true });
		subCommand._prepareForParse();
		let promiseChain;
		promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, "preSubcommand");
		promiseChain = this._chainOrCall(promiseChain, () => {
			if (subCommand._executableHandler) this._executeSubCommand(subCommand, operands.concat(unknown));
			else return subCommand._parseCommand(operands, unknown);
		});
		return promiseChain;
	}
	/**
	* Invoke help directly if possible, or dispatch if necessary.
	* e.g. help foo
	*
	* @private
	*/
	_dispatchHelpCommand(subcommandName) {
		if (!subcommandName) this.help();
		const subCommand = this._findCommand(subcommandName);
		if (subCommand && !subCommand._executableHandler) subCommand.help();
		return this._dispatchSubcommand(subcommandName, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
	}
	/**
	* Check this.args against expected this.registeredArguments.
	*
	* @private
	*/
	_checkNumberOfArguments() {
		this.registeredArguments.forEach((arg, i) => {
			if (arg.required && this.args[i] == null) this.missingArgument(arg.name());
		});
		if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
		if (this.args.length > this.registeredArguments.length) this._excessArguments(this.args);
	}
	/**
	* Process this.args using this.registeredArguments and save as this.processedArgs!
	*
	* @private
	*/
	_processArguments() {
		const myParseArg = (argument, value, previous) => {
			let parsedValue = value;
			if (value !== null && argument.parseArg) {
				const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
				parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
			}
			return parsedValue;
		};
		this._checkNumberOfArguments();
		const processedArgs = [];
		this.registeredArguments.forEach((declaredArg, index) => {
			let value = declaredArg.defaultValue;
			if (declaredArg.variadic) {
				if (index < this.args.length) {
					value = this.args.slice(index);
					if (declaredArg.parseArg) value = value.reduce((processed, v) => {
						return myParseArg(declaredArg, v, processed);
					}, declaredArg.defaultValue);
				} else if (value === void 0) value = [];
			} else if (index < this.args.length) {
				value = this.args[index];
				if (declaredArg.parseArg) value = myParseArg(declaredArg, value, declaredArg.defaultValue);
			}
			processedArgs[index] = value;
		});
		this.processedArgs = processedArgs;
	}
	/**
	* Once we have a promise we chain, but call synchronously until then.
	*
	* @param {(Promise|undefined)} promise
	* @param {Function} fn
	* @return {(Promise|undefined)}
	* @private
	*/
	_chainOrCall(promise, fn) {
		if (promise?.then && typeof promise.then === "function") return promise.then(() => fn());
		return fn();
	}
	/**
	*
	* @param {(Promise|undefined)} promise
	* @param {string} event
	* @return {(Promise|undefined)}
	* @private
	*/
	_chainOrCallHooks(promise, event) {
		let result = promise;
		const hooks = [];
		this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
			hookedCommand._lifeCycleHooks[event].forEach((callback) => {
				hooks.push({
					hookedCommand,
					callback
				});
			});
		});
		if (event === "postAction") hooks.reverse();
		hooks.forEach((hookDetail) => {
			result = this._chainOrCall(result, () => {
				return hookDetail.callback(hookDetail.hookedCommand, this);
			});
		});
		return result;
	}
	/**
	*
	* @param {(Promise|undefined)} promise
	* @param {Command} subCommand
	* @param {string} event
	* @return {(Promise|undefined)}
	* @private
	*/
	_chainOrCallSubCommandHook(promise, subCommand, event) {
		let result = promise;
		if (this._lifeCycleHooks[event] !== void 0) this._lifeCycleHooks[event].forEach((hook) => {
			result = this._chainOrCall(result, () => {
				return hook(this, subCommand);
			});
		});
		return result;
	}
	/**
	* Process arguments in context of this command.
	* Returns action result, in case it is a promise.
	*
	* @private
	*/
	_parseCommand(operands, unknown) {
		const parsed = this.parseOptions(unknown);
		this._parseOptionsEnv();
		this._parseOptionsImplied();
		operands = operands.concat(parsed.operands);
		unknown = parsed.unknown;
		this.args = operands.concat(unknown);
		if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
		if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
		if (this._defaultCommandName) {
			this._outputHelpIfRequested(unknown);
			return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
		}
		if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) this.help({ error: true });
		this._outputHelpIfRequested(parsed.unknown);
		this._checkForMissingMandatoryOptions();
		this._checkForConflictingOptions();
		const checkForUnknownOptions = () => {
			if (parsed.unknown.length > 0) this.unknownOption(parsed.unknown[0]);
		};
		const commandEvent = `command:${this.name()}`;
		if (this._actionHandler) {
			checkForUnknownOptions();
			this._processArguments();
			let promiseChain;
			promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
			promiseChain = this._chainOrCall(promiseChain, () => this._actionHandler(this.processedArgs));
			if (this.parent) promiseChain = this._chainOrCall(promiseChain, () => {
				this.parent.emit(commandEvent, operands, unknown);
			});
			promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
			return promiseChain;
		}
		if (this.parent?.listenerCount(commandEvent)) {
			checkForUnknownOptions();
			this._processArguments();
			this.parent.emit(commandEvent, operands, unknown);
		} else if (operands.length) {
			if (this._findCommand("*")) return this._dispatchSubcommand("*", operands, unknown);
			if (this.listenerCount("command:*")) this.emit("command:*", operands, unknown);
			else if (this.commands.length) this.unknownCommand();
			else {
				checkForUnknownOptions();
				this._processArguments();
			}
		} else if (this.commands.length) {
			checkForUnknownOptions();
			this.help({ error: true });
		} else {
			checkForUnknownOptions();
			this._processArguments();
		}
	}
	/**
	* Find matching command.
	*
	* @private
	* @return {Command | undefined}
	*/
	_findCommand(name) {
		if (!name) return void 0;
		return this.commands.find((cmd) => cmd._name === name || cmd._aliases.includes(name));
	}
	/**
	* Return an option matching `arg` if any.
	*
	* @param {string} arg
	* @return {Option}
	* @package
	*/
	_findOption(arg) {
		return this.options.find((option) => option.is(arg));
	}
	/**
	* Display an error message if a mandatory option does not have a value.
	* Called after checking for help flags in leaf subcommand.
	*
	* @private
	*/
	_checkForMissingMandatoryOptions() {
		this._getCommandAndAncestors().forEach((cmd) => {
			cmd.options.forEach((anOption) => {
				if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) cmd.missingMandatoryOptionValue(anOption);
			});
		});
	}
	/**
	* Display an error message if conflicting options are used together in this.
	*
	* @private
	*/
	_checkForConflictingLocalOptions() {
		const definedNonDefaultOptions = this.options.filter((option) => {
			const optionKey = option.attributeName();
			if (this.getOptionValue(optionKey) === void 0) return false;
			return this.getOptionValueSource(optionKey) !== "default";
		});
		definedNonDefaultOptions.filter((option) => option.conflictsWith.length > 0).forEach((option) => {
			const conflictingAndDefined = definedNonDefaultOptions.find((defined) => option.conflictsWith.includes(defined.attributeName()));
			if (conflictingAndDefined) this._conflictingOption(option, conflictingAndDefined);
		});
	}
	/**
	* Display an error message if conflicting options are used together.
	* Called after checking for help flags in leaf subcommand.
	*
	* @private
	*/
	_checkForConflictingOptions() {
		this._getCommandAndAncestors().forEach((cmd) => {
			cmd._checkForConflictingLocalOptions();
		});
	}
	/**
	* Parse options from `argv` removing known options,
	* and return argv split into operands and unknown arguments.
	*
	* Side effects: modifies command by storing options. Does not reset state if called again.
	*
	* Examples:
	*
	*     argv => operands, unknown
	*     --known kkk op => [op], []
	*     op --known kkk => [op], []
	*     sub --unknown uuu op => [sub], [--unknown uuu op]
	*     sub -- --unknown uuu op => [sub --unknown uuu op], []
	*
	* @param {string[]} args
	* @return {{operands: string[], unknown: string[]}}
	*/
	parseOptions(args) {
		const operands = [];
		const unknown = [];
		let dest = operands;
		function maybeOption(arg) {
			return arg.length > 1 && arg[0] === "-";
		}
		const negativeNumberArg = (arg) => {
			if (!/^-(\d+|\d*\.\d+)([eE][+-]?\d+)?$/.test(arg)) return false;
			return !this._getCommandAndAncestors().some((cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short)));
		};
		let activeVariadicOption = null;
		let activeGroup = null;
		let i = 0;
		while (i < args.length || activeGroup) {
			const arg = activeGroup ?? args[i++];
			activeGroup = null;
			if (arg === "--") {
				if (dest === unknown) dest.push(arg);
				dest.push(...args.slice(i));
				break;
			}
			if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
				this.emit(`option:${activeVariadicOption.name()}`, arg);
				continue;
			}
			activeVariadicOption = null;
			if (maybeOption(arg)) {
				const option = this._findOption(arg);
				if (option) {
					if (option.required) {
						const value = args[i++];
						if (value === void 0) this.optionMissingArgument(option);
						this.emit(`option:${option.name()}`, value);
					} else if (option.optional) {
						let value = null;
						if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) value = args[i++];
						this.emit(`option:${option.name()}`, value);
					} else this.emit(`option:${option.name()}`);
					activeVariadicOption = option.variadic ? option : null;
					continue;
				}
			}
			if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
				const option = this._findOption(`-${arg[1]}`);
				if (option) {
					if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
					else {
						this.emit(`option:${option.name()}`);
						activeGroup = `-${arg.slice(2)}`;
					}
					continue;
				}
			}
			if (/^--[^=]+=/.test(arg)) {
				const index = arg.indexOf("=");
				const option = this._findOption(arg.slice(0, index));
				if (option && (option.required || option.optional)) {
					this.emit(`option:${option.name()}`, arg.slice(index + 1));
					continue;
				}
			}
			if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) dest = unknown;
			if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
				if (this._findCommand(arg)) {
					operands.push(arg);
					unknown.push(...args.slice(i));
					break;
				} else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
					operands.push(arg, ...args.slice(i));
					break;
				} else if (this._defaultCommandName) {
					unknown.push(arg, ...args.slice(i));
					break;
				}
			}
			if (this._passThroughOptions) {
				dest.push(arg, ...args.slice(i));
				break;
			}
			dest.push(arg);
		}
		return {
			operands,
			unknown
		};
	}
	/**
	* Return an object containing local option values as key-value pairs.
	*
	* @return {object}
	*/
	opts() {
		if (this._storeOptionsAsProperties) {
			const result = {};
			const len = this.options.length;
			for (let i = 0; i < len; i++) {
				const key = this.options[i].attributeName();
				result[key] = key === this._versionOptionName ? this._version : this[key];
			}
			return result;
		}
		return this._optionValues;
	}
	/**
	* Return an object containing merged local and global option values as key-value pairs.
	*
	* @return {object}
	*/
	optsWithGlobals() {
		return this._getCommandAndAncestors().reduce((combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()), {});
	}
	/**
	* Display error message and exit (or call exitOverride).
	*
	* @param {string} message
	* @param {object} [errorOptions]
	* @param {string} [errorOptions.code] - an id string representing the error
	* @param {number} [errorOptions.exitCode] - used with process.exit
	*/
	error(message, errorOptions) {
		this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
		if (typeof this._showHelpAfterError === "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
		else if (this._showHelpAfterError) {
			this._outputConfiguration.writeErr("\n");
			this.outputHelp({ error: true });
		}
		const config = errorOptions || {};
		const exitCode = config.exitCode || 1;
		const code = config.code || "commander.error";
		this._exit(exitCode, code, message);
	}
	/**
	* Apply any option related environment variables, if option does
	* not have a value from cli or client code.
	*
	* @private
	*/
	_parseOptionsEnv() {
		this.options.forEach((option) => {
			if (option.envVar && option.envVar in process$1.env) {
				const optionKey = option.attributeName();
				if (this.getOptionValue(optionKey) === void 0 || [
					"default",
					"config",
					"env"
				].includes(this.getOptionValueSource(optionKey))) {
					if (option.required || option.optional) this.emit(`optionEnv:${option.name()}`, process$1.env[option.envVar]);
					else this.emit(`optionEnv:${option.name()}`);
				}
			}
		});
	}
	/**
	* Apply any implied option values, if option is undefined or default value.
	*
	* @private
	*/
	_parseOptionsImplied() {
		const dualHelper = new DualOptions(this.options);
		const hasCustomOptionValue = (optionKey) => {
			return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
		};
		this.options.filter((option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option) => {
			Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
				this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], "implied");
			});
		});
	}
	/**
	* Argument `name` is missing.
	*
	* @param {string} name
	* @private
	*/
	missingArgument(name) {
		const message = `error: missing required argument '${name}'`;
		this.error(message, { code: "commander.missingArgument" });
	}
	/**
	* `Option` is missing an argument.
	*
	* @param {Option} option
	* @private
	*/
	optionMissingArgument(option) {
		const message = `error: option '${option.flags}' argument missing`;
		this.error(message, { code: "commander.optionMissingArgument" });
	}
	/**
	* `Option` does not have a value, and is a mandatory option.
	*
	* @param {Option} option
	* @private
	*/
	missingMandatoryOptionValue(option) {
		const message = `error: required option '${option.flags}' not specified`;
		this.error(message, { code: "commander.missingMandatoryOptionValue" });
	}
	/**
	* `Option` conflicts with another option.
	*
	* @param {Option} option
	* @param {Option} conflictingOption
	* @private
	*/
	_conflictingOption(option, conflictingOption) {
		const findBestOptionFromValue = (option) => {
			const optionKey = option.attributeName();
			const optionValue = this.getOptionValue(optionKey);
			const negativeOption = this.options.find((target) => target.negate && optionKey === target.attributeName());
			const positiveOption = this.options.find((target) => !target.negate && optionKey === target.attributeName());
			if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) return negativeOption;
			return positiveOption || option;
		};
		const getErrorMessage = (option) => {
			const bestOption = findBestOptionFromValue(option);
			const optionKey = bestOption.attributeName();
			if (this.getOptionValueSource(optionKey) === "env") return `environment variable '${bestOption.envVar}'`;
			return `option '${bestOption.flags}'`;
		};
		const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
		this.error(message, { code: "commander.conflictingOption" });
	}
	/**
	* Unknown option `flag`.
	*
	* @param {string} flag
	* @private
	*/
	unknownOption(flag) {
		if (this._allowUnknownOption) return;
		let suggestion = "";
		if (flag.startsWith("--") && this._showSuggestionAfterError) {
			let candidateFlags = [];
			let command = this;
			do {
				const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
				candidateFlags = candidateFlags.concat(moreFlags);
				command = command.parent;
			} while (command && !command._enablePositionalOptions);
			suggestion = suggestSimilar(flag, candidateFlags);
		}
		const message = `error: unknown option '${flag}'${suggestion}`;
		this.error(message, { code: "commander.unknownOption" });
	}
	/**
	* Excess arguments, more than expected.
	*
	* @param {string[]} receivedArgs
	* @private
	*/
	_excessArguments(receivedArgs) {
		if (this._allowExcessArguments) return;
		const expected = this.registeredArguments.length;
		const s = expected === 1 ? "" : "s";
		const received = receivedArgs.length;
		const message = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${expected} argument${s} but got ${received}: ${receivedArgs.join(", ")}.`;
		this.error(message, { code: "commander.excessArguments" });
	}
	/**
	* Unknown command.
	*
	* @private
	*/
	unknownCommand() {
		const unknownName = this.args[0];
		let suggestion = "";
		if (this._showSuggestionAfterError) {
			const candidateNames = [];
			this.createHelp().visibleCommands(this).forEach((command) => {
				candidateNames.push(command.name());
				if (command.alias()) candidateNames.push(command.alias());
			});
			suggestion = suggestSimilar(unknownName, candidateNames);
		}
		const message = `error: unknown command '${unknownName}'${suggestion}`;
		this.error(message, { code: "commander.unknownCommand" });
	}
	/**
	* Get or set the program version.
	*
	* This method auto-registers the "-V, --version" option which will print the version number.
	*
	* You can optionally supply the flags and description to override the defaults.
	*
	* @param {string} [str]
	* @param {string} [flags]
	* @param {string} [description]
	* @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
	*/
	version(str, flags, description) {
		if (str === void 0) return this._version;
		this._version = str;
		flags = flags || "-V, --version";
		description = description || "output the version number";
		const versionOption = this.createOption(flags, description);
		this._versionOptionName = versionOption.attributeName();
		this._registerOption(versionOption);
		this.on("option:" + versionOption.name(), () => {
			this._outputConfiguration.writeOut(`${str}\n`);
			this._exit(0, "commander.version", str);
		});
		return this;
	}
	/**
	* Set the description.
	*
	* @param {string} [str]
	* @param {object} [argsDescription]
	* @return {(string|Command)}
	*/
	description(str, argsDescription) {
		if (str === void 0 && argsDescription === void 0) return this._description;
		this._description = str;
		if (argsDescription) this._argsDescription = argsDescription;
		return this;
	}
	/**
	* Set the summary. Used when listed as subcommand of parent.
	*
	* @param {string} [str]
	* @return {(string|Command)}
	*/
	summary(str) {
		if (str === void 0) return this._summary;
		this._summary = str;
		return this;
	}
	/**
	* Set an alias for the command.
	*
	* You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
	*
	* @param {string} [alias]
	* @return {(string|Command)}
	*/
	alias(alias) {
		if (alias === void 0) return this._aliases[0];
		/** @type {Command} */
		let command = this;
		if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) command = this.commands[this.commands.length - 1];
		if (alias === command._name) throw new Error("Command alias can't be the same as its name");
		const matchingCommand = this.parent?._findCommand(alias);
		if (matchingCommand) {
			const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
			throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
		}
		command._aliases.push(alias);
		return this;
	}
	/**
	* Set aliases for the command.
	*
	* Only the first alias is shown in the auto-generated help.
	*
	* @param {string[]} [aliases]
	* @return {(string[]|Command)}
	*/
	aliases(aliases) {
		if (aliases === void 0) return this._aliases;
		aliases.forEach((alias) => this.alias(alias));
		return this;
	}
	/**
	* Set / get the command usage `str`.
	*
	* @param {string} [str]
	* @return {(string|Command)}
	*/
	usage(str) {
		if (str === void 0) {
			if (this._usage) return this._usage;
			const args = this.registeredArguments.map((arg) => {
				return humanReadableArgName(arg);
			});
			return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? args : []).join(" ");
		}
		this._usage = str;
		return this;
	}
	/**
	* Get or set the name of the command.
	*
	* @param {string} [str]
	* @return {(string|Command)}
	*/
	name(str) {
		if (str === void 0) return this._name;
		this._name = str;
		return this;
	}
	/**
	* Set/get the help group heading for this subcommand in parent command's help.
	*
	* @param {string} [heading]
	* @return {Command | string}
	*/
	helpGroup(heading) {
		if (heading === void 0) return this._helpGroupHeading ?? "";
		this._helpGroupHeading = heading;
		return this;
	}
	/**
	* Set/get the default help group heading for subcommands added to this command.
	* (This does not override a group set directly on the subcommand using .helpGroup().)
	*
	* @example
	* program.commandsGroup('Development Commands:');
	* program.command('watch')...
	* program.command('lint')...
	* ...
	*
	* @param {string} [heading]
	* @returns {Command | string}
	*/
	commandsGroup(heading) {
		if (heading === void 0) return this._defaultCommandGroup ?? "";
		this._defaultCommandGroup = heading;
		return this;
	}
	/**
	* Set/get the default help group heading for options added to this command.
	* (This does not override a group set directly on the option using .helpGroup().)
	*
	* @example
	* program
	*   .optionsGroup('Development Options:')
	*   .option('-d, --debug', 'output extra debugging')
	*   .option('-p, --profile', 'output profiling information')
	*
	* @param {string} [heading]
	* @returns {Command | string}
	*/
	optionsGroup(heading) {
		if (heading === void 0) return this._defaultOptionGroup ?? "";
		this._defaultOptionGroup = heading;
		return this;
	}
	/**
	* @param {Option} option
	* @private
	*/
	_initOptionGroup(option) {
		if (this._defaultOptionGroup && !option.helpGroupHeading) option.helpGroup(this._defaultOptionGroup);
	}
	/**
	* @param {Command} cmd
	* @private
	*/
	_initCommandGroup(cmd) {
		if (this._defaultCommandGroup && !cmd.helpGroup()) cmd.helpGroup(this._defaultCommandGroup);
	}
	/**
	* Set the name of the command from script filename, such as process.argv[1],
	* or import.meta.filename.
	*
	* (Used internally and public although not documented in README.)
	*
	* @example
	* program.nameFromFilename(import.meta.filename);
	*
	* @param {string} filename
	* @return {Command}
	*/
	nameFromFilename(filename) {
		this._name = path.basename(filename, path.extname(filename));
		return this;
	}
	/**
	* Get or set the directory for searching for executable subcommands of this command.
	*
	* @example
	* program.executableDir(import.meta.dirname);
	* // or
	* program.executableDir('subcommands');
	*
	* @param {string} [path]
	* @return {(string|null|Command)}
	*/
	executableDir(path) {
		if (path === void 0) return this._executableDir;
		this._executableDir = path;
		return this;
	}
	/**
	* Return program help documentation.
	*
	* @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
	* @return {string}
	*/
	helpInformation(contextOptions) {
		const helper = this.createHelp();
		const context = this._getOutputContext(contextOptions);
		helper.prepareContext({
			error: context.error,
			helpWidth: context.helpWidth,
			outputHasColors: context.hasColors
		});
		const text = helper.formatHelp(this, helper);
		if (context.hasColors) return text;
		return this._outputConfiguration.stripColor(text);
	}
	/**
	* @typedef HelpContext
	* @type {object}
	* @property {boolean} error
	* @property {number} helpWidth
	* @property {boolean} hasColors
	* @property {function} write - includes stripColor if needed
	*
	* @returns {HelpContext}
	* @private
	*/
	_getOutputContext(contextOptions) {
		contextOptions = contextOptions || {};
		const error = !!contextOptions.error;
		let baseWrite;
		let hasColors;
		let helpWidth;
		if (error) {
			baseWrite = (str) => this._outputConfiguration.writeErr(str);
			hasColors = this._outputConfiguration.getErrHasColors();
			helpWidth = this._outputConfiguration.getErrHelpWidth();
		} else {
			baseWrite = (str) => this._outputConfiguration.writeOut(str);
			hasColors = this._outputConfiguration.getOutHasColors();
			helpWidth = this._outputConfiguration.getOutHelpWidth();
		}
		const write = (str) => {
			if (!hasColors) str = this._outputConfiguration.stripColor(str);
			return baseWrite(str);
		};
		return {
			error,
			write,
			hasColors,
			helpWidth
		};
	}
	/**
	* Output help information for this command.
	*
	* Outputs built-in help, and custom text added using `.addHelpText()`.
	*
	* @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
	*/
	outputHelp(contextOptions) {
		let deprecatedCallback;
		if (typeof contextOptions === "function") {
			deprecatedCallback = contextOptions;
			contextOptions = void 0;
		}
		const outputContext = this._getOutputContext(contextOptions);
		/** @type {HelpTextEventContext} */
		const eventContext = {
			error: outputContext.error,
			write: outputContext.write,
			command: this
		};
		this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
		this.emit("beforeHelp", eventContext);
		let helpInformation = this.helpInformation({ error: outputContext.error });
		if (deprecatedCallback) {
			helpInformation = deprecatedCallback(helpInformation);
			if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) throw new Error("outputHelp callback must return a string or a Buffer");
		}
		outputContext.write(helpInformation);
		if (this._getHelpOption()?.long) this.emit(this._getHelpOption().long);
		this.emit("afterHelp", eventContext);
		this._getCommandAndAncestors().forEach((command) => command.emit("afterAllHelp", eventContext));
	}
	/**
	* You can pass in flags and a description to customise the built-in help option.
	* Pass in false to disable the built-in help option.
	*
	* @example
	* program.helpOption('-?, --help', 'show help'); // customise
	* program.helpOption(false); // disable
	*
	* @param {(string | boolean)} flags
	* @param {string} [description]
	* @return {Command} `this` command for chaining
	*/
	helpOption(flags, description) {
		if (typeof flags === "boolean") {
			if (flags) {
				if (this._helpOption === null) this._helpOption = void 0;
				if (this._defaultOptionGroup) this._initOptionGroup(this._getHelpOption());
			} else this._helpOption = null;
			return this;
		}
		this._helpOption = this.createOption(flags ?? "-h, --help", description ?? "display help for command");
		if (flags || description) this._initOptionGroup(this._helpOption);
		return this;
	}
	/**
	* Lazy create help option.
	* Returns null if has been disabled with .helpOption(false).
	*
	* @returns {(Option | null)} the help option
	* @package
	*/
	_getHelpOption() {
		if (this._helpOption === void 0) this.helpOption(void 0, void 0);
		return this._helpOption;
	}
	/**
	* Supply your own option to use for the built-in help option.
	* This is an alternative to using helpOption() to customise the flags and description etc.
	*
	* @param {Option} option
	* @return {Command} `this` command for chaining
	*/
	addHelpOption(option) {
		this._helpOption = option;
		this._initOptionGroup(option);
		return this;
	}
	/**
	* Output help information and exit.
	*
	* Outputs built-in help, and custom text added using `.addHelpText()`.
	*
	* @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
	*/
	help(contextOptions) {
		this.outputHelp(contextOptions);
		let exitCode = Number(process$1.exitCode ?? 0);
		if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) exitCode = 1;
		this._exit(exitCode, "commander.help", "(outputHelp)");
	}
	/**
	* // Do a little typing to coordinate emit and listener for the help text events.
	* @typedef HelpTextEventContext
	* @type {object}
	* @property {boolean} error
	* @property {Command} command
	* @property {function} write
	*/
	/**
	* Add additional text to be displayed with the built-in help.
	*
	* Position is 'before' or 'after' to affect just this command,
	* and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
	*
	* @param {string} position - before or after built-in help
	* @param {(string | Function)} text - string to add, or a function returning a string
	* @return {Command} `this` command for chaining
	*/
	addHelpText(position, text) {
		const allowedValues = [
			"beforeAll",
			"before",
			"after",
			"afterAll"
		];
		if (!allowedValues.includes(position)) throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
		const helpEvent = `${position}Help`;
		this.on(helpEvent, (context) => {
			let helpStr;
			if (typeof text === "function") helpStr = text({
				error: context.error,
				command: context.command
			});
			else helpStr = text;
			if (helpStr) context.write(`${helpStr}\n`);
		});
		return this;
	}
	/**
	* Output help information if help flags specified
	*
	* @param {Array} args - array of options to search for help flags
	* @private
	*/
	_outputHelpIfRequested(args) {
		const helpOption = this._getHelpOption();
		if (helpOption && args.find((arg) => helpOption.is(arg))) {
			this.outputHelp();
			this._exit(0, "commander.helpDisplayed", "(outputHelp)");
		}
	}
};
/**
* Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
*
* @param {string[]} args - array of arguments from node.execArgv
* @returns {string[]}
* @private
*/
function incrementNodeInspectorPort(args) {
	return args.map((arg) => {
		if (!arg.startsWith("--inspect")) return arg;
		let debugOption;
		let debugHost = "127.0.0.1";
		let debugPort = "9229";
		let match;
		if ((match = arg.match(/^(--inspect(-brk|-wait)?)$/)) !== null) debugOption = match[1];
		else if ((match = arg.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+)$/)) !== null) {
			debugOption = match[1];
			if (/^\d+$/.test(match[3])) debugPort = match[3];
			else debugHost = match[3];
		} else if ((match = arg.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+):(\d+)$/)) !== null) {
			debugOption = match[1];
			debugHost = match[3];
			debugPort = match[4];
		}
		if (debugOption && debugPort !== "0") return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
		return arg;
	});
}
/**
* Exported for using from tests, not otherwise used outside this file.
*
* @returns {boolean | undefined}
* @package
*/
function useColor() {
	if (process$1.env.NO_COLOR || process$1.env.FORCE_COLOR === "0" || process$1.env.FORCE_COLOR === "false") return false;
	if (process$1.env.FORCE_COLOR || process$1.env.CLICOLOR_FORCE !== void 0) return true;
}
new Command();
// src/entry/command-file.ts
/** The help of the program has them, and that of `run`. */
const exitCodes = `
Exit codes:
  0    passed, skipped          6    provider-error
  1    error                    7    publish-failed
  2    misconfigured, usage     8    refused
  3    failed                   9    rejected
  4    no-progress, no-changes  10   setup-failed
  5    over-budget, timed-out   130  cancelled
`;
/** Adds the command to the program; `end` is told its exit code. */
function addCommand(program, verb, { declare, notes = "", examples, run, more = {} }, { io, end }) {
	const title = examples.length === 1 ? "Example" : "Examples";
	const lines = examples.map((example) => `  ${example}\n`).join("");
	const carryOut = run;
	const command = declare(program.command(verb)).addHelpText("after", `${notes}\n${title}:\n${lines}`).action(async (...given) => end(await carryOut(io, ...given)));
	if (Object.keys(more).length > 0) command.enablePositionalOptions();
	for (const [name, each] of Object.entries(more)) addCommand(command, name, each, {
		io,
		end
	});
}
// src/entry/command-files.ts
const commandFiles = /* @__PURE__ */ new Map([
	["compare", () => import("./compare2.js")],
	["condense", () => import("./condense.js")],
	["config", () => import("./config.js")],
	["diff", () => import("./diff.js")],
	["doctor", () => import("./doctor.js").then((n) => n.t)],
	["eval", () => import("./eval.js")],
	["export", () => import("./export.js")],
	["flaky", () => import("./flaky.js")],
	["init", () => import("./init.js")],
	["logs", () => import("./logs.js")],
	["open", () => import("./open.js")],
	["prune", () => import("./prune.js")],
	["replay", () => import("./replay.js")],
	["rerun", () => import("./rerun.js")],
	["retry", () => import("./retry.js")],
	["run", () => import("./story.js").then((n) => n.t)],
	["runs", () => import("./runs.js")],
	["serve", () => import("./serve2.js")],
	["show", () => import("./show.js")],
	["validate", () => import("./validate.js")],
	["worker", () => import("./worker2.js")]
]);
// src/entry/proxy.ts
/** Sends what this process asks over HTTP through the proxy that its environment names. */
/** For `fetch` and `node:http` alike, until the process ends. Returns the environment for all that have a client of their own. */
async function throughProxy(environment, say) {
	const { environment: read, variables } = readProxy(environment);
	if (variables === void 0) return environment;
	const { setGlobalProxyFromEnv } = await import("node:http");
	if (setGlobalProxyFromEnv === void 0) say(`Node ${process.versions.node} asks GitHub without the proxy; 24.14 or newer is needed for HTTPS_PROXY`);
	else setGlobalProxyFromEnv(variables);
	return read;
}
// src/entry/command-line.ts
/** The command line: which command, with what, and the exit code. What a command needs is loaded when it runs. */
var command_line_exports = /* @__PURE__ */ __exportAll({ runCommandLine: () => runCommandLine });
async function runCommandLine(argv, outer) {
	try {
		const refused = secretFlag(argv);
		if (refused !== void 0) throw new RedgreenError("bad-usage", refused);
		const say = (text) => outer.stderr.write(`${visible(text)}\n`);
		const environment = await throughProxy(outer.environment, say);
		const io = Object.create(outer, { environment: { value: environment } });
		const ended = { code: 0 };
		const given = argv.filter((argument) => argument !== "--debug");
		const own = given[0] === "help" && given[1] !== void 0 && !commandFiles.has(given[1]) ? given.slice(1) : given;
		const command = (await commandFiles.get(own[0] ?? "")?.())?.command;
		await (await buildProgram(own[0], command, io, (code) => {
			ended.code = code;
		})).parseAsync(command?.prepare?.(own) ?? own, { from: "user" });
		return ended.code;
	} catch (error) {
		return failed(error, argv, outer);
	}
}
/** With the command that is asked for and no other; with all where none is, for the help and for what was mistyped. */
async function buildProgram(verb, command, io, end) {
	const program = new Command("redgreen");
	program.exitOverride().configureOutput({
		writeOut: (text) => io.stdout.write(text),
		writeErr: (text) => io.stderr.write(text),
		outputError: (text, write) => write(visible(text.trimEnd()).concat("\n"))
	});
	program.configureHelp({ subcommandTerm: (command) => command.name() }).description("Turns a story into a branch whose tests are green: an agent implements it, the repository's own tests decide.").version(version, "-V, --version").option("--debug", "show the stack of an error").enablePositionalOptions().showSuggestionAfterError().addHelpText("after", `${exitCodes}\nExamples:\n  redgreen run story.md\n  redgreen run story.md --max-iterations 5 --json > run.json\n  redgreen doctor\n`);
	if (verb === "-V" || verb === "--version") return program;
	if (verb !== void 0 && command !== void 0) addCommand(program, verb, command, {
		io,
		end
	});
	else for (const [name, each] of await allCommands()) addCommand(program, name, each, {
		io,
		end
	});
	return program;
}
async function allCommands() {
	return (await Promise.all([...commandFiles].map(async ([verb, load]) => [verb, (await load()).command]))).sort(([, a], [, b]) => a.place - b.place);
}
/** Before anything is parsed, because a message about an unknown flag would repeat what follows it. */
function secretFlag(argv) {
	const name = argv.map((argument) => /^--([a-z-]*(?:key|token|secret|password))(?:=|$)/i.exec(argument)?.[1]).find(Boolean);
	if (name === void 0) return void 0;
	return `--${name}: a secret is never taken from the command line, where other users and the shell's history see it. ${/^(anthropic|openai)-api-key$/.test(name) ? `Set the variable ${name.toUpperCase().replaceAll("-", "_")}.` : "Set it in the environment."}`;
}
function failed(error, argv, io) {
	if (error instanceof CommanderError) {
		if (error.exitCode === 0 || error.code === "commander.help") return 0;
		const { fix, outcome } = explain(new RedgreenError("bad-usage", error.message));
		io.stderr.write(`fix: ${visible(fix)}\n`);
		return exitCode(outcome);
	}
	const { code, outcome, what, fix } = explain(error);
	io.stderr.write(`error[${code}] ${visible(what).replaceAll("\n", "\n  ")}\nfix: ${visible(fix)}\n`);
	if (argv.includes("--debug") && error instanceof Error) io.stderr.write(`${visible(error.stack ?? "")}\n`);
	return exitCode(outcome);
}
// src/entry/option-values.ts
/** What stands behind a flag, read; all of them throw `bad-usage` with what is allowed. */
/** How the commands that take a run describe it. */
const aRun = "a run: its id, the beginning of it, or `latest`";
const aRunOrEval = `${aRun}; or an eval run: its id, or the beginning of it`;
/** Of an option that may be given again. */
const several = (value, before) => [...before, value];
function wholeNumber(option, text, min, max = Number.POSITIVE_INFINITY) {
	const number = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
	if (number >= min && number <= max) return number;
	throw new RedgreenError("bad-usage", `${option} is ${text}; allowed: a whole number from ${min}${max === Number.POSITIVE_INFINITY ? "" : ` to ${max}`}`);
}
function oneOf(option, text, allowed) {
	const found = allowed.find((known) => known === text);
	if (found !== void 0) return found;
	throw new RedgreenError("bad-usage", `${option} is ${text}; allowed: ${allowed.join(", ")}`);
}
/** `1y`, `2w`, `7d`, `12h`, `30m` before now, or a date. Returns ISO 8601 in UTC. */
function momentOf(option, text) {
	const ago = /^(\d{1,5})([ywdhm])$/.exec(text);
	if (ago !== null) {
		const day = 864e5;
		const units = {
			y: 365 * day,
			w: 7 * day,
			d: day,
			h: 36e5,
			m: 6e4
		};
		const back = Number(ago[1]) * units[ago[2]];
		return new Date(Math.max(0, Date.now() - back)).toISOString();
	}
	const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : /* @__PURE__ */ new Date(NaN);
	if (Number.isNaN(date.getTime())) throw new RedgreenError("bad-usage", `${option} is ${text}; allowed: 1y, 2w, 7d, 12h, 30m or a date such as 2026-11-21`);
	return date.toISOString();
}
/** The option `--attempt`. */
function attemptOf(text) {
	return text === void 0 ? void 0 : wholeNumber("--attempt", text, 1, 1e3);
}
/** What `diff` and `logs` say where the run has none, or none of that attempt; `known`: the attempts that have one; `isHere`: this machine ran it. */
function hasNone(command, run, attempt, known, isHere) {
	const one = command === "diff" ? "diff" : "log";
	const what = `run ${run} has no ${one}${attempt === void 0 ? "" : ` of attempt ${attempt}`}`;
	if (attempt === void 0 || known.length === 0) {
		const shows = `\`redgreen show ${run}\` tells how far it came`;
		if (isHere) return new RedgreenError("not-found", `${what}: it did not come that far`, { fix: `${shows}.` });
		const fix = `${shows}; a ${one} is on the machine that ran it.`;
		return new RedgreenError("not-found", `${what} on this machine`, { fix });
	}
	const fix = `\`redgreen ${command} ${run} --attempt ${known.at(-1)}\` shows the last.`;
	return new RedgreenError("not-found", `${what}; there ${known.length === 1 ? "is" : "are"} ${known.join(", ")}`, { fix });
}
// src/entry/warnings.ts
var warnings_exports = /* @__PURE__ */ __exportAll({ tellWarnings: () => tellWarnings });
/** Takes what Node would print as it stands: a library's warning can quote whole lines of a file that a stranger or a model wrote. */
function tellWarnings(say) {
	process.removeAllListeners("warning");
	process.on("warning", ({ name, message }) => say(`${name}: ${message}`));
}
export { branchOf as $, steadier as A, objectIn as At, finalVerification as B, collector as C, visible as Ct, relative$1 as D, addUsage as Dt, leaf as E, addCost as Et, isLocal as F, catalogue as Ft, proofTimeWords as G, waitsForPerson as H, outcomeLabel as I, explain as It, askedUntilWords as J, proofTitle as K, outcomeWords as L, isDiskFull as Lt, steadyName as M, parsedJson as Mt, checkConclusion as N, problemOfJson as Nt, clip as O, noUsage as Ot, exitCode as P, RedgreenError as Pt, belowCause as Q, afterInterruption as R, problemText as Rt, fileBytes as S, terminal_text_exports as St, isWhole as T, listed as Tt, proofDoubts as U, proofToTell as V, proofLine as W, attemptMs as X, attemptChangeWords as Y, attemptsWords as Z, readProxy as _, changesToJudge as _t, hasNone as a, durationWords as at, isRemark as b, ranNoTest as bt, several as c, judgedResult as ct, exitCodes as d, redBeforeWords as dt, changeWords as et, Option as f, resultWords as ft, version as g, upToWords as gt, schemaUrl as h, statedCostWords as ht, attemptOf as i, doingWords as it, steady as j, objectsIn as jt, shortened as k, isObject as kt, wholeNumber as l, lastRedOutput as lt, projectUrl as m, runTokensWords as mt, aRun as n, countsWords as nt, momentOf as o, failureWords as ot, projectRepository as p, runCostWords as pt, matchesGlob as q, aRunOrEval as r, disproofOf as rt, oneOf as s, farWords as st, warnings_exports as t, costWords as tt, command_line_exports as u, placeWords as ut, unescaped as v, namesFailingTest as vt, isTest as w, visibleLine as wt, unknownRunner as x, waitingIn as xt, isByForm as y, noTestRanNote as yt, stepAfter as z, refuseProblems as zt };
