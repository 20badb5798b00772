import { t as RedgreenError } from "./errors-DlE9Teby.js";
import { t as columns } from "./terminal-5f8kone0.js";
import { l as outcomes, r as listRuns } from "./read-C5dJjkLD.js";
import { o as runFolderPath } from "./run-texts-D1xyYYP9.js";
import { r as ownerIsGone } from "./report-input-h8ugfP4O.js";
import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { a as costWords, n as attemptsWords, s as durationWords } from "./words-BYqZGYnj.js";
import { t as openExistingRecord } from "./local-record-DSqAB70i.js";
// src/entry/commands/runs.ts
/** `redgreen runs`: what was run here, newest first. */
async function runsCommand(io, options, now) {
	const filter = filterOf(options, now);
	await using record = await openExistingRecord(io);
	const listed = record === void 0 ? [] : await withInterrupted(record, await listRuns(record.store, filter));
	const runs = listed.filter(({ state }) => options.state === void 0 || state === options.state);
	if (options.json) io.stdout.write(`${JSON.stringify(runs, null, 2)}\n`);
	else if (runs.length > 0) io.stdout.write(`${columns(runs.map((run) => row(run, now))).join("\n")}\n`);
	if (runs.length === 0) io.stderr.write("No run.\n");
	if (listed.length === filter.limit) io.stderr.write(`Only the newest ${listed.length}; --limit shows more.\n`);
	return 0;
}
function filterOf(options, now) {
	const { outcome, state, issue, title, model, since, until, limit } = options;
	if (outcome !== void 0 && !outcomes.some((known) => known === outcome)) throw new RedgreenError("bad-usage", `--outcome is ${outcome}; allowed: ${outcomes.join(", ")}`);
	if (state !== void 0 && ![
		"running",
		"interrupted",
		"finished"
	].includes(state)) throw new RedgreenError("bad-usage", `--state is ${state}; allowed: running, interrupted, finished`);
	return {
		outcome,
		state: state === "interrupted" ? "running" : state,
		issue: issue === void 0 ? void 0 : wholeNumber("--issue", issue, 1, 2 ** 31 - 1),
		title,
		model,
		since: since === void 0 ? void 0 : momentOf("--since", since, now),
		until: until === void 0 ? void 0 : momentOf("--until", until, now),
		limit: limit === void 0 ? 50 : wholeNumber("--limit", limit, 1, 1e5)
	};
}
function withInterrupted({ root }, runs) {
	return Promise.all(runs.map(async (run) => run.state === "running" && await ownerIsGone(runFolderPath(root, run.id)) ? {
		...run,
		state: "interrupted"
	} : run));
}
function row(run, now) {
	const ended = run.ended_at === null ? void 0 : Date.parse(run.ended_at);
	const time = durationWords((ended ?? now.getTime()) - Date.parse(run.started_at));
	const about = run.issue === null ? run.story_path ?? "" : `#${run.issue}`;
	return [
		run.id,
		run.outcome ?? run.state,
		attemptsWords(run.attempt_count),
		time,
		costWords(run.cost_usd),
		visibleLine(`${about} ${run.title}`, 100)
	];
}
/** `7d`, `12h`, `30m` before now, or a date. Returns ISO 8601 in UTC. */
function momentOf(option, text, now) {
	const ago = /^(\d{1,5})([dhm])$/.exec(text);
	if (ago !== null) {
		const unitMs = {
			d: 864e5,
			h: 36e5,
			m: 6e4
		}[ago[2]];
		return new Date(now.getTime() - Number(ago[1]) * unitMs).toISOString();
	}
	const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : /* @__PURE__ */ new Date(NaN);
	if (Number.isNaN(date.getTime())) throw new RedgreenError("bad-usage", `${option} is ${text}; allowed: 7d, 12h, 30m or a date such as 2026-11-21`);
	return date.toISOString();
}
/** Throws `bad-usage` where the text is no whole number from `min` to `max`. */
function wholeNumber(option, text, min, max) {
	const number = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
	if (number >= min && number <= max) return number;
	throw new RedgreenError("bad-usage", `${option} is ${text}; allowed: a whole number from ${min} to ${max}`);
}
export { runsCommand as n, wholeNumber as r, momentOf as t };
