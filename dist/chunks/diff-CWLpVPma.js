import { t as RedgreenError } from "./errors-CbO_CEFD.js";
import { a as openRun, s as readRunDiffs } from "./local-record-Crz2EncV.js";
import { o as wholeNumber, t as aRun } from "./option-values-tmFufQEu.js";
import { a as writeDiff } from "./terminal-BYqqLooz.js";
// src/entry/commands/diff.ts
/** `redgreen diff <run>`: what a run changed, or one of its attempts. */
const command = {
	place: 100,
	declare: (diff) => diff.description("show what a run changed against its base, or what one attempt changed").argument("<run>", aRun).option("--attempt <n>", "what this attempt changed since the one before").option("--base", "against the base, also with --attempt"),
	examples: ["redgreen diff latest | git apply", "redgreen diff latest --attempt 2"],
	run: showDiff
};
/** A patch for `git apply` on a pipe; on a terminal the same, coloured. */
async function showDiff(io, run, options) {
	const attempt = options.attempt === void 0 ? void 0 : wholeNumber("--attempt", options.attempt, 1, 1e3);
	await using found = await openRun(io, run);
	const diffs = await readRunDiffs(found);
	const diff = attempt === void 0 ? diffs.at(-1) : diffs.find((one) => one.attempt === attempt);
	if (diff === void 0) {
		const known = diffs.map((one) => one.attempt).join(", ");
		const which = attempt === void 0 ? "a diff" : `a diff of attempt ${attempt}`;
		throw new RedgreenError("not-found", `run ${found.run.id} has no ${which.slice(2)}${known === "" ? "" : `; there are ${known}`}`);
	}
	const text = attempt === void 0 || options.base ? diff.sinceBase : diff.sincePrevious;
	writeDiff(io, text);
	return 0;
}
export { command };
