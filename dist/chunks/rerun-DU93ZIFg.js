import { i as problemText, t as RedgreenError } from "./errors-DlE9Teby.js";
import { a as resultsOf, i as evalOfRow } from "./summary-ncaufw0e.js";
import { r as exitCode } from "./outcome-DtPBcCGO.js";
import { i as readRun, n as findRunId } from "./read-C5dJjkLD.js";
import { l as newRunId } from "./run-texts-D1xyYYP9.js";
import { i as findEval } from "./story-results-BNLIzAjo.js";
import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { t as openClone } from "./local-clone-7GA6Y6Bq.js";
import { r as openRecordHere } from "./local-record-DSqAB70i.js";
import { t as runLocally } from "./local-run-Bdb-SiOC.js";
import { t as readStoryFile } from "./local-story-M6zskXTh.js";
import { t as settingsOfRun } from "./recorded-settings-CIoy9KcB.js";
import { n as paint, r as wantsColours, t as eventLines } from "./terminal-CtUrccx_.js";
import { i as storiesOf, r as started, t as carry } from "./eval-DE7vQMi7.js";
// src/entry/commands/rerun.ts
/** `redgreen rerun <run or eval run>`: the same again, as a new one that is linked to it. */
async function rerunCommand(io, options, now) {
	const found = await find(io, options.id);
	if ("run" in found) return await rerunRun(io, found.run);
	await using record = await openRecordHere(io);
	return await rerunEval(io, record, found.eval, options, now);
}
/** An eval run before a run: evals are what one reruns. */
async function find(io, id) {
	await using record = await openRecordHere(io);
	const row = await findEval(record.store, id);
	if (!("problem" in row)) return { eval: row };
	const found = await findRunId(record.store, id);
	const run = "problem" in found ? void 0 : await readRun(record.store, found.id);
	if (run === void 0) throw new RedgreenError("not-found", `${row.problem}, and no run either`);
	return { run };
}
async function rerunEval(io, record, row, options, now) {
	const before = evalOfRow(row);
	const passed = new Set((await resultsOf(record.store, before)).filter(({ status }) => status === "passed").map(({ storyId, repetition }) => `${storyId}\n${repetition}`));
	const wanted = before.plan.stories.filter(({ storyId, repetition }) => !options.failedOnly || !passed.has(`${storyId}\n${repetition}`));
	if (wanted.length === 0) {
		io.stderr.write(`Nothing to run again: every story of ${before.id} passed.\n`);
		return 0;
	}
	const stories = await storiesOf(io, before.suite);
	const at = now();
	const run = {
		id: newRunId(at),
		suite: before.suite,
		state: "running",
		model: before.model,
		parent: before.id,
		plan: {
			...before.plan,
			stories: wanted
		},
		startedAt: at.toISOString()
	};
	io.stderr.write(`Eval ${run.id} runs ${wanted.length} of ${before.plan.stories.length} of ${before.id} again.\n`);
	return await carry(io, record, await started(record, run), {
		...options,
		stories,
		format: "terminal",
		outputs: [],
		now
	});
}
/** The story as it stands now, from HEAD as it stands now, with the settings of then. */
async function rerunRun(io, before) {
	const { path } = before.story;
	if (path === void 0) {
		const where = before.story.issue === void 0 ? "its story is in no file" : `comment /retry on #${before.story.issue}`;
		throw new RedgreenError("bad-usage", `run ${before.id} cannot be run again from here: ${where}`);
	}
	const { story, warnings } = await readStoryFile(io.cwd, path);
	await using clone = await openClone(io);
	const { settings, problems } = settingsOfRun(before, { environment: io.environment });
	if (problems.length > 0) throw new RedgreenError("bad-settings", `\n${problems.map(problemText).join("\n")}`);
	const colours = wantsColours(io.stderr, io.environment);
	const run = await runLocally({
		story,
		settings,
		sources: before.settings,
		warnings,
		clone,
		environment: io.environment,
		signal: io.signal,
		repeats: { runId: before.id },
		async onEvent(event, now) {
			for (const line of eventLines(event, now)) io.stderr.write(`${paint(line, colours)}\n`);
		}
	});
	const lines = [
		`outcome: ${run.outcome}`,
		`attempts: ${run.attemptCount}`,
		`run: ${run.id}`,
		`branch: ${run.branch ?? ""}`
	];
	io.stdout.write(`${lines.map((line) => visibleLine(line)).join("\n")}\n`);
	return exitCode(run.outcome ?? "error");
}
export { rerunCommand };
