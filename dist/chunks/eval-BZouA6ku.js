import { n as Option } from "./commander-BXf7625o.js";
import { t as resolveSettings } from "./layers-BUxizYcF.js";
import { i as problemText, t as RedgreenError } from "./errors-DlE9Teby.js";
import { i as evalOfRow, o as startEval } from "./summary-o8mtPeKk.js";
import { r as formatOfFile, t as evalFormats } from "./report-CgnijqiM.js";
import { c as newRunId } from "./run-texts-BTSvXsuG.js";
import { l as unfinishedEval } from "./story-results-BNLIzAjo.js";
import { n as visibleLine } from "./terminal-text-Cf84_Xi9.js";
import { n as evalExitCodes, r as storiesOf, t as carryHere } from "./eval-suite-BTzTs3DA.js";
import { r as openRecordHere } from "./local-record-CYTpBcyy.js";
import { a as wholeNumber, i as several, r as oneOf } from "./option-values-DyeZgpS7.js";
import { t as throwUnwritable } from "./output-file-4QiZW006.js";
import { n as flagsOf, r as withSwitchValues, t as addSettingFlags } from "./setting-flags-_HihpfAR.js";
import { access, constants, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
// src/eval/select.ts
/** The stories that were asked for. Shards divide what the other words leave, so that together they are all of it. */
function selectStories(stories, { grep, tags, shard }) {
	const wanted = grep?.toLowerCase();
	const chosen = stories.filter((story) => (wanted === void 0 || `${story.id}\n${story.title}`.toLowerCase().includes(wanted)) && (tags.length === 0 || tags.some((tag) => story.tags.includes(tag))));
	if (shard === void 0) return chosen;
	return chosen.toSorted((a, b) => a.id < b.id ? -1 : 1).filter((_, index) => index % shard.of === shard.index - 1);
}
/** `2/3` as a shard, or undefined where it is none. */
function readShard(text) {
	const match = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
	if (match === null) return void 0;
	const [index, of] = [Number(match[1]), Number(match[2])];
	return index <= of ? {
		index,
		of
	} : void 0;
}
/** Every story once before any comes again: what is cut short has seen as many stories as it could. */
function planStories(stories, repeat) {
	return Array.from({ length: repeat }, (_, index) => index + 1).flatMap((repetition) => stories.map(({ id }) => ({
		storyId: id,
		repetition
	})));
}
// src/entry/commands/eval.ts
/** `redgreen eval <suite>`: every story of a suite, as a test of the agent. */
const command = {
	place: 160,
	declare: (command) => addSettingFlags(command.description("run every story of a suite, as a test of the agent").argument("<suite>", "a folder of story files, or one file").option("--grep <text>", "only stories with this text in id or title").addOption(new Option("--tag <tag>", "only stories with this tag; may be given again").argParser(several).default([], "all")).option("--shard <i/n>", "the i-th of n parts").option("--repeat <k>", "every story k times", "1").option("--parallel <n>", "stories at the same time", "1").option("--fail-fast", "begin no story after one that did not pass").option("--resume", "go on with the interrupted eval of this suite").option("--replay", "repeat the recorded answers beside the stories: no key, no network").option("--format <format>", "terminal, markdown, json, jsonl, csv, junit or html, on stdout", "terminal").option("--json", "the same as --format json").addOption(new Option("-o, --output <file>", "also a file, in the form of its ending; may be given again").argParser(several).default([], "none"))),
	notes: evalExitCodes,
	examples: ["redgreen eval stories/ --repeat 3 --parallel 2 -o report.html", "redgreen eval examples/stories --replay"],
	prepare: withSwitchValues,
	run: evaluate
};
async function evaluate(io, suite, options, command) {
	const format = oneOf("--format", options.json ? "json" : options.format, evalFormats);
	await checkOutputs(io, options.output);
	const stories = await storiesOf(io, suite);
	const chosen = selectStories(stories, {
		grep: options.grep,
		tags: options.tag,
		shard: options.shard === void 0 ? void 0 : shardOf(options.shard)
	});
	if (chosen.length === 0) throw new RedgreenError("bad-usage", `no story of ${suite} was asked for`);
	const flags = flagsOf(command);
	const { replay = false, parallel, failFast, output: outputs } = options;
	const model = modelOf(io, flags, replay);
	await using record = await openRecordHere(io);
	const repeat = wholeNumber("--repeat", options.repeat, 1, 1e3);
	const titles = new Map(chosen.map(({ id, title }) => [id, title]));
	const plan = planStories(chosen, repeat).map((one) => ({
		...one,
		title: titles.get(one.storyId) ?? ""
	}));
	const before = options.resume ? await interrupted(io, record, suite) : void 0;
	const at = /* @__PURE__ */ new Date();
	const run = before ?? {
		id: newRunId(at),
		suite,
		state: "running",
		model,
		plan: {
			stories: plan,
			repeat,
			flags,
			replay
		},
		startedAt: at.toISOString()
	};
	if (before === void 0) await startEval(record.store, run);
	return await carryHere(io, record, run, {
		stories,
		format,
		outputs,
		parallel,
		failFast
	});
}
async function interrupted(io, { store }, suite) {
	const row = await unfinishedEval(store, suite);
	if (row === void 0) io.stderr.write(`No interrupted eval of ${visibleLine(suite)}: this is a new one.\n`);
	return row && evalOfRow(row);
}
/** Told before the first story, and not by each of them. */
function modelOf(io, flags, replay) {
	const { settings, problems } = resolveSettings({
		flags,
		environment: io.environment,
		needsKey: !replay
	});
	if (problems.length > 0) throw new RedgreenError("bad-settings", `\n${problems.map(problemText).join("\n")}`);
	return settings.agent === "command" ? "command" : settings.model;
}
function shardOf(text) {
	const shard = readShard(text);
	if (shard === void 0) throw new RedgreenError("bad-usage", `--shard is ${text}; allowed: i/n, such as 1/3 for the first of three parts`);
	return shard;
}
/** Before anything runs: what an eval found must not be lost over where it is written. */
async function checkOutputs({ cwd }, outputs) {
	for (const path of outputs) {
		if (formatOfFile(path) === void 0) throw new RedgreenError("bad-usage", `--output is ${path}; allowed endings: .txt, .md, .json, .jsonl, .csv, .xml, .html`);
		const file = resolve(cwd, path);
		const taken = await stat(file).catch(() => void 0);
		if (taken?.isDirectory()) throw new RedgreenError("bad-usage", `${path} cannot be written (EISDIR)`);
		await access(taken === void 0 ? dirname(file) : file, constants.W_OK).catch((error) => throwUnwritable(path, error));
	}
}
export { command };
