import { n as Option } from "./commander-BXf7625o.js";
import { n as renderTerminal } from "./terminal-cqgMV5Ww.js";
import { n as exitCode } from "./outcome-BT0tXRjz.js";
import { n as visibleLine } from "./terminal-text-Cf84_Xi9.js";
import { n as exitCodes } from "./command-file-BoWJmEKN.js";
import { s as durationWords } from "./words-CvvjNT-t.js";
import { n as flagsOf, r as withSwitchValues, t as addSettingFlags } from "./setting-flags-_HihpfAR.js";
import { n as keepHeapSmall } from "./small-heap-VbomQ0mC.js";
import { a as writeDiff, i as wantsColours, r as paint, t as eventLines } from "./terminal-Dg7LwL-q.js";
// src/entry/live-line.ts
const clear = "\r\x1B[2K";
function openLiveLine(stream, now = () => performance.now()) {
	if (stream.isTTY !== true) return {
		write: (line) => void stream.write(`${line}\n`),
		doing() {},
		[Symbol.dispose]() {}
	};
	let current;
	const draw = () => {
		if (current === void 0) return;
		const time = ` (${durationWords(now() - current.sinceMs)})`;
		const room = Math.max(10, (stream.columns ?? 80) - time.length - 1);
		stream.write(`${clear}${visibleLine(current.what, room)}${time}`);
	};
	const timer = setInterval(draw, 1e3);
	timer.unref();
	return {
		write(line) {
			stream.write(`${current === void 0 ? "" : clear}${line}\n`);
			draw();
		},
		doing(what) {
			if (current?.what !== what) current = {
				what,
				sinceMs: now()
			};
			draw();
		},
		[Symbol.dispose]() {
			clearInterval(timer);
			if (current !== void 0) stream.write(clear);
			current = void 0;
		}
	};
}
// src/entry/commands/run.ts
/** `redgreen run story.md`: a story implemented in this clone, told on stderr while it goes on, its result on stdout. */
const command = {
	place: 10,
	declare: (run) => addSettingFlags(run.description("implement a story file in this clone, on a branch of its own").argument("<story>", "a Markdown file, with or without front matter").option("--json", "print the run as JSON").addOption(new Option("--progress <how>", "what is said on stderr").choices([
		"plain",
		"json",
		"none"
	]).default("plain"))),
	notes: exitCodes,
	examples: [
		"redgreen run story.md",
		"redgreen run stories/discount.md --max-iterations 1 --test-command \"npm test\"",
		"redgreen run story.md --dry-run --progress json 2> events.jsonl"
	],
	prepare: withSwitchValues,
	run: implement
};
async function implement(io, story, options, command) {
	keepHeapSmall();
	const { runStoryFile } = await import("./story-run-BCcr16oy.js");
	using live = openLiveLine(io.stderr);
	const tell = teller(io, options.progress, live);
	if (options.progress === "plain") tellOfStop(io, live);
	const run = await runStoryFile({
		story,
		directory: io.cwd,
		flags: flagsOf(command),
		environment: io.environment,
		signal: io.signal,
		onEvent: tell,
		warn: (text) => live.write(`Warning: ${visibleLine(text)}`)
	});
	io.stdout.write(options.json ? `${JSON.stringify(run, null, 2)}\n` : resultText(run));
	if (!options.json && run.settings["dry-run"]?.value === true) await showDiff(io, run);
	return exitCode(run.outcome ?? "error");
}
/** What was begun is brought to an end first, which takes a moment. */
function tellOfStop({ signal }, live) {
	signal.addEventListener("abort", () => live.write("Stopping… (Ctrl-C again ends at once)"), { once: true });
}
function teller(io, progress, live) {
	if (progress === "none") return () => {};
	if (progress === "json") return (event) => io.stderr.write(`${JSON.stringify(event)}\n`);
	const colours = wantsColours(io.stderr, io.environment);
	return (event, run) => {
		if (event.type === "run-finished") {
			live[Symbol.dispose]();
			io.stderr.write(`\n${renderTerminal(run, { colours })}`);
			return;
		}
		for (const line of eventLines(event, run)) live.write(paint(line, colours));
		live.doing(run.doing);
	};
}
/** No branch holds it after a dry run. */
async function showDiff(io, run) {
	const { openRun, readRunDiffs } = await import("./local-record-DVBrACp3.js");
	await using found = await openRun(io, run.id);
	const diff = (await readRunDiffs(found)).at(-1);
	if (diff !== void 0 && diff.sinceBase !== "") writeDiff(io, `\n${diff.sinceBase}`);
}
/** What is left when the run is over: outcome, branch, commit, where to read on. */
function resultText(run) {
	return `${[
		`outcome: ${run.outcome ?? "error"}`,
		`attempts: ${run.attemptCount}`,
		`run: ${run.id}`,
		...run.branch === void 0 ? [] : [`branch: ${run.branch}`],
		...run.headSha === void 0 ? [] : [`commit: ${run.headSha}`]
	].map((line) => visibleLine(line)).join("\n")}\n`;
}
export { command };
