import { n as exitCode } from "./outcome-CKkM3Mtt.js";
import { n as renderTerminal } from "./terminal-C2Eu1VGm.js";
import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { t as runStory } from "./story-run-D7ruox-f.js";
import { n as paint, r as wantsColours, t as eventLines } from "./terminal-Dq_DmGhV.js";
// src/entry/commands/run.ts
/** `redgreen run story.md`: a story implemented in this clone, told on stderr while it goes on, its result on stdout. */
async function runStoryCommand(io, options) {
	const tell = teller(io, options.progress);
	const run = await runStory({
		story: options.story,
		directory: io.cwd,
		flags: options.flags,
		environment: io.environment,
		signal: io.signal,
		onEvent: tell,
		warn: (text) => io.stderr.write(`Warning: ${visibleLine(text)}\n`)
	});
	io.stdout.write(options.json ? `${JSON.stringify(run, null, 2)}\n` : resultText(run));
	return exitCode(run.outcome ?? "error");
}
function teller(io, progress) {
	if (progress === "none") return () => {};
	if (progress === "json") return (event) => io.stderr.write(`${JSON.stringify(event)}\n`);
	const colours = wantsColours(io.stderr, io.environment);
	return (event, run) => {
		if (event.type === "run-finished") return void io.stderr.write(`\n${renderTerminal(run, { colours })}`);
		for (const line of eventLines(event, run)) io.stderr.write(`${paint(line, colours)}\n`);
	};
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
export { runStoryCommand };
