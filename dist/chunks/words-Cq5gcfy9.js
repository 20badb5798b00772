import { r as noUsage } from "./usage-KXjSSOWD.js";
import { n as ranNoTest, t as noTestRanNote } from "./verification-D8xCLmx8.js";
// src/run/words.ts
function attemptsWords(count) {
	return count === 1 ? "1 attempt" : `${count} attempts`;
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
function redBeforeWords({ baseline }, encode) {
	if (baseline === void 0 || baseline.result === "passed" || baseline.result === "broken") return void 0;
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
	return `${costUsd === null ? "cost unknown" : costWords(costUsd)}${review}`;
}
/** ` \u00b7 12526 tokens in, 70 out`. Of an agent that does not tell what it used nothing is said: 0 would be false. */
function runTokensWords({ costUsd, usage, reviewUsage }) {
	const words = tokensWords(usage);
	if (!(costUsd === null && words === tokensWords(reviewUsage))) return ` \u00b7 ${words}`;
	return words === tokensWords(noUsage) ? "" : ` \u00b7 ${words} for the review`;
}
function tokensWords({ inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens }) {
	return `${inputTokens + cacheReadTokens + cacheWriteTokens} tokens in, ${outputTokens} out`;
}
/** `3 files +48 \u22126`. */
function changeWords(checkpoint) {
	if (checkpoint === void 0 || checkpoint.files === 0) return "no change";
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
function branchOf({ branch, headSha, settings }) {
	return headSha !== void 0 || settings["dry-run"]?.value === true ? branch : void 0;
}
/** One phrase for what a verification found: `215 passed`, `1 failed, 214 passed`, `build failed (exit 2)`. */
function resultWords(verification) {
	const { result, step, counts, exitCode, tampering, failures, second } = verification;
	if (result === "timed-out") return `${step} timed out`;
	if (result === "broken") return `${step} could not start (exit ${exitCode ?? "none"})`;
	if (result === "passed") {
		const changed = second?.changedBehaviour.length ?? 0;
		const words = counts === void 0 ? "exit 0, tests not counted" : countsWords(counts);
		return changed === 0 ? words : `${words}, ${changed} changed ${changed === 1 ? "test" : "tests"}`;
	}
	if (tampering?.some((finding) => finding.severity === "weakens")) return "tests weakened";
	if (second !== void 0 && second.bent.length > 0) return `${second.bent.length} bent, not met`;
	if (counts !== void 0 && counts.failed > 0) return countsWords(counts);
	if (counts === void 0 && step === "test" && failures.length > 0) return `${failures.length} failed`;
	if (ranNoTest(verification)) return noTestRanNote;
	return exitCode === null ? `${step} was stopped` : `${step} failed (exit ${exitCode})`;
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
export { resultWords as _, branchOf as a, countsWords as c, failureWords as d, farWords as f, redBeforeWords as g, placeWords as h, attemptsWords as i, doingWords as l, lastRedOutput as m, attemptChangeWords as n, changeWords as o, judgedResult as p, attemptMs as r, costWords as s, askedUntilWords as t, durationWords as u, runCostWords as v, runTokensWords as y };
