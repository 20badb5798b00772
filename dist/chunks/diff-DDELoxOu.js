import { t as RedgreenError } from "./errors-DlE9Teby.js";
import { d as readDiffs, t as textsIn } from "./run-texts-D1xyYYP9.js";
import { t as visible } from "./terminal-text-CSs0LYT_.js";
import { i as openRun } from "./local-record-DSqAB70i.js";
import { r as wantsColours } from "./terminal-CtUrccx_.js";
import { r as wholeNumber } from "./runs-DkyL97nb.js";
import { styleText } from "node:util";
// src/entry/commands/diff.ts
/** `redgreen diff <run>`: what a run changed, or one of its attempts. */
/** A patch for `git apply` on a pipe; on a terminal the same, coloured. */
async function diffCommand(io, options) {
	const attempt = options.attempt === void 0 ? void 0 : wholeNumber("--attempt", options.attempt, 1, 1e3);
	await using found = await openRun(io, options.run);
	const diffs = await readDiffs(textsIn(found.folder), found.run);
	const diff = attempt === void 0 ? diffs.at(-1) : diffs.find((one) => one.attempt === attempt);
	if (diff === void 0) {
		const known = diffs.map((one) => one.attempt).join(", ");
		const which = attempt === void 0 ? "a diff" : `a diff of attempt ${attempt}`;
		throw new RedgreenError("not-found", `run ${found.run.id} has no ${which.slice(2)}${known === "" ? "" : `; there are ${known}`}`);
	}
	writeDiff(io, attempt === void 0 || options.base ? diff.sinceBase : diff.sincePrevious);
	return 0;
}
/** What `git apply` takes on a pipe; on a terminal made visible and coloured. */
function writeDiff(io, text) {
	const onTerminal = io.stdout.isTTY === true;
	io.stdout.write(onTerminal ? coloured(visible(text), wantsColours(io.stdout, io.environment)) : text);
}
function coloured(text, colours) {
	if (!colours) return text;
	return text.replace(/^(?:[+-]|@@|diff ).*$/gm, (line) => {
		if (line.startsWith("diff ")) return styleText("bold", line, { validateStream: false });
		const style = line.startsWith("@@") ? "cyan" : line.startsWith("+") ? "green" : "red";
		return styleText(style, line, { validateStream: false });
	});
}
export { writeDiff as n, diffCommand as t };
