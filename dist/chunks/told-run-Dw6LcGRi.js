import { n as Option } from "./commander-DclCXDIF.js";
import { n as renderTerminal } from "./terminal-DGJ594n4.js";
import { n as exitCode } from "./outcome-BfX2NVEr.js";
import { f as farWords, l as doingWords, u as durationWords } from "./words-Cq5gcfy9.js";
import { n as visibleLine } from "./terminal-text-zvEsAAbg.js";
import { t as placesFrom } from "./run-places-BQqqHJ0g.js";
import { r as keepHeapSmall, t as collectOften } from "./small-heap-DxyFkEu5.js";
import { a as writeDiff, i as wantsColours, r as paint, t as eventLines } from "./terminal-BbWSDe4N.js";
// src/entry/live-line.ts
const leastWhat = 24;
const clear = "\r\x1B[2K";
function openLiveLine(stream, now = () => Date.now()) {
	if (stream.isTTY !== true) return {
		isLive: false,
		write: (line) => void stream.write(`${line}\n`),
		doing() {},
		[Symbol.dispose]() {}
	};
	let current;
	let behind = "";
	const draw = () => {
		if (current === void 0) return;
		const time = ` (${durationWords(Math.max(0, now() - current.sinceMs))})`;
		const columns = stream.columns ?? 80;
		const far = columns - time.length - behind.length > leastWhat ? behind : "";
		const room = Math.max(10, columns - time.length - far.length - 1);
		stream.write(`${clear}${visibleLine(current.what, room)}${time}${far}`);
	};
	const timer = setInterval(draw, 1e3);
	timer.unref();
	return {
		write(line) {
			stream.write(`${current === void 0 ? "" : clear}${line}\n`);
			draw();
		},
		isLive: true,
		doing(what, far = [], since) {
			behind = far.map((part) => ` \u00b7 ${visibleLine(part, 40)}`).join("");
			if (since !== void 0) current = {
				what,
				sinceMs: Date.parse(since)
			};
			else if (current?.what !== what) current = {
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
// src/entry/told-run.ts
function addToldOptions(command) {
	return command.option("--json", "print the run as JSON").addOption(new Option("--progress <how>", "what is said on stderr").choices([
		"plain",
		"json",
		"none"
	]).default("plain"));
}
/** `carry` gets what every run of a command has: where, with whose environment, who stops it and who hears of it. */
async function toldRun(io, options, carry) {
	keepHeapSmall();
	using live = openLiveLine(io.stderr);
	if (options.progress === "plain") tellOfStop(io, live);
	const tell = teller(io, options.progress, live);
	const run = await carry({
		directory: io.cwd,
		environment: io.environment,
		signal: io.signal,
		onEvent(event, run) {
			if (event.type === "baseline-started") collectOften();
			return tell(event, run);
		},
		warn: (text) => live.write(`Warning: ${visibleLine(text)}`)
	});
	if (options.json) io.stdout.write(`${JSON.stringify(run, null, 2)}\n`);
	else if (options.progress !== "plain" || !(io.stdout.isTTY && io.stderr.isTTY)) io.stdout.write(resultText(run));
	if (!options.json && run.settings["dry-run"]?.value === true) await showDiff(io, run);
	return exitCode(run.outcome ?? "error");
}
/** What was begun is brought to an end first, which takes a moment: from then on that is what goes on. */
function tellOfStop({ signal }, live) {
	const stopping = () => {
		live.write("Stopping\u2026 (Ctrl-C again ends at once)");
		live.doing("stopping");
	};
	signal.addEventListener("abort", stopping, { once: true });
}
function teller(io, progress, live) {
	if (progress === "none") return () => {};
	if (progress === "json") return (event) => void io.stderr.write(`${JSON.stringify(event)}\n`);
	const colours = wantsColours(io.stderr, io.environment);
	return async (event, run) => {
		if (event.type === "run-finished") {
			const places = await placesFrom(io, run.id);
			live[Symbol.dispose]();
			io.stderr.write(`\n${renderTerminal(run, {
				colours,
				places,
				told: true
			})}`);
			return;
		}
		const isShown = !(live.isLive && event.type === "tool-finished");
		for (const line of isShown ? eventLines(event, run) : []) live.write(paint(line, colours));
		if (!io.signal.aborted) live.doing(doingWords(run), farWords(run), run.doingSince);
	};
}
/** No branch holds it after a dry run. */
async function showDiff(io, run) {
	const { openRun, readRunDiffs } = await import("./local-record-Cv2MW0Uz.js");
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
export { toldRun as n, addToldOptions as t };
