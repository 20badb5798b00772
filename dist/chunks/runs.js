import { n as countsWords } from "./words.js";
import { f as writeRows, j as runFolderPath, u as wantsColours, z as outcomes } from "./story.js";
import { Z as attemptsWords, at as durationWords, ht as statedCostWords, l as wholeNumber, o as momentOf, s as oneOf, tt as costWords, wt as visibleLine } from "./start.js";
import { F as listRuns, i as openExistingRecord } from "./store.js";
import { t as countRuns } from "./read-list.js";
import { yt as ownerIsGone } from "./run.js";
import { b as listEvals } from "./report2.js";
import { r as openExistingEvalRecord } from "./eval-record.js";
const { styleText } = process.getBuiltinModule("node:util");
// src/entry/run-table.ts
/** `redgreen runs` on a terminal: a header, dates of this machine's clock, colours, and no line that wraps. */
const head = [
	"RUN",
	"STARTED",
	"OUTCOME",
	"TRY",
	"TIME",
	"COST",
	"STORY"
];
/** Day and second: what two runs seldom share, and what the other commands take for the run. */
const shortId = 15;
const leastStory = 10;
/** Text with a line feed at its end. Cost and then time give way where the story has no room beside them. */
function runTable(runs, options) {
	const ids = shortest(runs.map(({ id }) => id));
	const rows = [head, ...runs.map((run, at) => cellsOf(run, ids[at] ?? run.id, options.now))];
	const left = [
		[],
		[5],
		[5, 4],
		[
			5,
			4,
			3
		]
	].find((left) => roomFor(rows, left, options.columns) >= leastStory) ?? [
		5,
		4,
		3
	];
	const room = Math.max(leastStory, roomFor(rows, left, options.columns));
	const widths = widthsOf(rows);
	return `${rows.map((cells, row) => {
		const line = cells.flatMap((cell, at) => {
			if (left.includes(at)) return [];
			if (at === head.length - 1) return [visibleLine(cell, room)];
			const padded = cell.padEnd(widths[at] ?? 0);
			return [at === 2 && row > 0 ? painted(padded, cell, options.colours) : padded];
		}).join("  ").trimEnd();
		return row === 0 && options.colours ? styleText("bold", line, { validateStream: false }) : line;
	}).join("\n")}\n`;
}
function cellsOf(run, id, now) {
	const story = run.issue === null ? run.title : `#${run.issue} ${run.title}`;
	const took = [
		String(run.attempt_count),
		durationWords(rowMs(run, now)),
		costWords(run.cost_usd)
	];
	return [
		id,
		dateWords(new Date(run.started_at), now),
		run.outcome ?? run.state,
		...took,
		story
	];
}
/** Until now while it goes on; what was interrupted came as far as its last event. */
function rowMs({ state, started_at, last_event_at, ended_at }, now) {
	const end = ended_at ?? (state === "interrupted" ? last_event_at : now.toISOString());
	return Math.max(0, Date.parse(end) - Date.parse(started_at));
}
/** `Nov 21 10:15`; of another year `2025-11-21`. */
function dateWords(date, now) {
	const pad = (part) => String(part).padStart(2, "0");
	if (date.getFullYear() !== now.getFullYear()) return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
	return `${date.toLocaleString("en", { month: "short" })} ${pad(date.getDate())} ${pad(date.getHours())}:${pad(date.getMinutes())}`;
}
/** The beginning of each id that no other begins with. */
function shortest(ids) {
	return ids.map((id) => {
		let length = shortId;
		while (length < id.length && ids.some((other) => other !== id && other.startsWith(id.slice(0, length)))) length++;
		return id.slice(0, length);
	});
}
function widthsOf(rows) {
	return head.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
}
function roomFor(rows, left, columns) {
	return columns - widthsOf(rows).slice(0, -1).map((width, at) => left.includes(at) ? 0 : width + 2).reduce((sum, width) => sum + width, 0);
}
function painted(padded, outcome, colours) {
	if (!colours) return padded;
	const style = outcome === "passed" ? "green" : [
		"running",
		"skipped",
		"refused",
		"cancelled"
	].includes(outcome) ? "gray" : "red";
	return styleText(style, padded, { validateStream: false });
}
// src/entry/commands/runs.ts
/** `redgreen runs`: what was run here, newest first. */
const command = {
	place: 70,
	declare: (runs) => runs.description("list the runs of this clone, newest first").option("--outcome <outcome>", "only runs that ended so").option("--state <state>", "running, interrupted or finished").option("--issue <number>", "only runs of this issue").option("--title <text>", "only runs whose title has this text").option("--model <model>", "only runs with this model").option("--since <when>", "7d, 12h, 30m or a date").option("--until <when>", "7d, 12h, 30m or a date").option("--limit <n>", "at most this many", "50").option("--evals", "the eval runs instead; of the other options only --limit and --json count").option("--all", "also the runs of evals and replays, which are left out").option("--json", "print the rows as JSON"),
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
		await using record = await openExistingEvalRecord(io);
		const evals = record === void 0 ? [] : await listEvals(record.store, limit);
		writeRows(io, evals, {
			json,
			cells: evalCells,
			none: "No eval run was recorded here yet; `redgreen eval <suite>` makes one."
		});
		return 0;
	}
	const filter = filterOf(options, limit);
	await using record = await openExistingRecord(io);
	const listed = record === void 0 ? [] : await withInterrupted(record, await listRuns(record.store, filter));
	const runs = listed.filter(({ state }) => options.state === void 0 || state === options.state);
	if (io.stdout.isTTY && !json && runs.length > 0) io.stdout.write(runTable(runs, tableOptions(io)));
	else writeRows(io, runs, {
		json,
		cells: runCells,
		none: runs.length > 0 ? "" : await noneWords(record, options)
	});
	if (listed.length === limit) io.stderr.write(`Only the newest ${listed.length}; --limit shows more.\n`);
	return 0;
}
/** Of what there is, the options leave nothing: that is no empty record. */
async function noneWords(record, { all, limit, json, ...filters }) {
	const countOf = async (kinds) => record === void 0 ? 0 : (await countRuns(record.store, { kinds })).values().reduce((sum, one) => sum + one, 0);
	const [asked, every] = [await countOf("asked-for"), await countOf("all")];
	if (every === 0) return "No run was recorded here yet; `redgreen run story.md` makes the first.";
	if (Object.values(filters).some((value) => value !== void 0) && (all ? every : asked) > 0) return `No run matches; \`redgreen runs${all ? " --all" : ""}\` lists all.`;
	return "Only evals and replays ran here; `redgreen runs --all` lists their runs.";
}
function filterOf(options, limit) {
	const { outcome, state, issue, title, model, since, until, all } = options;
	if (outcome !== void 0) oneOf("--outcome", outcome, outcomes);
	if (state !== void 0) oneOf("--state", state, [
		"running",
		"interrupted",
		"finished"
	]);
	return {
		kinds: all ? "all" : "asked-for",
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
function tableOptions({ stdout, environment }) {
	return {
		columns: stdout.columns || 80,
		colours: wantsColours(stdout, environment),
		now: /* @__PURE__ */ new Date()
	};
}
function runCells(run) {
	const about = run.issue === null ? run.story_path ?? "" : `#${run.issue}`;
	return [
		run.id,
		run.outcome ?? run.state,
		attemptsWords(run.attempt_count),
		durationWords(rowMs(run, /* @__PURE__ */ new Date())),
		statedCostWords(run.cost_usd),
		visibleLine(`${about} ${run.title}`, 100)
	];
}
function evalCells(row) {
	return [
		row.id,
		row.state === "finished" ? "finished" : "unfinished",
		countsWords(row),
		row.ended_at === null ? "\u2013" : durationWords(Date.parse(row.ended_at) - Date.parse(row.started_at)),
		row.suite
	];
}
export { command };
