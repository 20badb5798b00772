import { n as countsWords } from "./words-BeyCijVD.js";
import { n as outcomes } from "./run-C4JV7G9m.js";
import { a as costWords, n as attemptsWords, s as durationWords } from "./words-CvvjNT-t.js";
import { r as listRuns } from "./read-cC4EC-W-.js";
import { a as runFolderPath } from "./run-texts-BTSvXsuG.js";
import { r as ownerIsGone } from "./report-input-Bv2rlE-C.js";
import { s as listEvals } from "./story-results-BNLIzAjo.js";
import { n as visibleLine } from "./terminal-text-Cf84_Xi9.js";
import { t as openExistingRecord } from "./local-record-CYTpBcyy.js";
import { a as wholeNumber, n as momentOf, r as oneOf } from "./option-values-DyeZgpS7.js";
import { o as writeRows } from "./terminal-Dg7LwL-q.js";
// src/entry/commands/runs.ts
/** `redgreen runs`: what was run here, newest first. */
const command = {
	place: 70,
	declare: (runs) => runs.description("list the runs of this clone, newest first").option("--outcome <outcome>", "only runs that ended so").option("--state <state>", "running, interrupted or finished").option("--issue <number>", "only runs of this issue").option("--title <text>", "only runs whose title has this text").option("--model <model>", "only runs with this model").option("--since <when>", "7d, 12h, 30m or a date").option("--until <when>", "7d, 12h, 30m or a date").option("--limit <n>", "at most this many", "50").option("--evals", "the eval runs instead; of the other options only --limit and --json count").option("--json", "print the rows as JSON"),
	examples: [
		"redgreen runs --outcome failed --since 7d",
		"redgreen runs --json | jq .[0].id",
		"redgreen runs --evals"
	],
	run: list
};
async function list(io, options) {
	const limit = wholeNumber("--limit", options.limit, 1, 1e5);
	const { json } = options;
	if (options.evals) {
		await using record = await openExistingRecord(io);
		const evals = record === void 0 ? [] : await listEvals(record.store, limit);
		writeRows(io, evals, {
			json,
			cells: evalCells,
			none: "No eval run."
		});
		return 0;
	}
	const filter = filterOf(options, limit);
	await using record = await openExistingRecord(io);
	const listed = record === void 0 ? [] : await withInterrupted(record, await listRuns(record.store, filter));
	const runs = listed.filter(({ state }) => options.state === void 0 || state === options.state);
	writeRows(io, runs, {
		json,
		cells: runCells,
		none: "No run."
	});
	if (listed.length === limit) io.stderr.write(`Only the newest ${listed.length}; --limit shows more.\n`);
	return 0;
}
function filterOf(options, limit) {
	const { outcome, state, issue, title, model, since, until } = options;
	if (outcome !== void 0) oneOf("--outcome", outcome, outcomes);
	if (state !== void 0) oneOf("--state", state, [
		"running",
		"interrupted",
		"finished"
	]);
	return {
		outcome,
		state: state === "interrupted" ? "running" : state,
		issue: issue === void 0 ? void 0 : wholeNumber("--issue", issue, 1, 2 ** 31 - 1),
		title,
		model,
		since: since === void 0 ? void 0 : momentOf("--since", since),
		until: until === void 0 ? void 0 : momentOf("--until", until),
		limit
	};
}
function withInterrupted({ root }, runs) {
	return Promise.all(runs.map(async (run) => run.state === "running" && await ownerIsGone(runFolderPath(root, run.id)) ? {
		...run,
		state: "interrupted"
	} : run));
}
function runCells(run) {
	const ended = run.ended_at === null ? void 0 : Date.parse(run.ended_at);
	const time = durationWords((ended ?? Date.now()) - Date.parse(run.started_at));
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
function evalCells(row) {
	return [
		row.id,
		row.state === "finished" ? "finished" : "unfinished",
		countsWords(row),
		row.ended_at === null ? "–" : durationWords(Date.parse(row.ended_at) - Date.parse(row.started_at)),
		row.suite
	];
}
export { command };
