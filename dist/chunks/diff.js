import { l as readRunDiffs, s as openRun } from "./store.js";
import { a as hasNone, i as attemptOf, n as aRun } from "./start.js";
import { d as writeDiff } from "./story.js";
const { existsSync } = process.getBuiltinModule("node:fs");
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
	const attempt = attemptOf(options.attempt);
	await using found = await openRun(io, run);
	const diffs = await readRunDiffs(found);
	const diff = attempt === void 0 ? diffs.at(-1) : diffs.find((one) => one.attempt === attempt);
	const known = diffs.map((one) => one.attempt);
	if (diff === void 0) throw hasNone("diff", found.run.id, attempt, known, existsSync(found.folder));
	const text = attempt === void 0 || options.base ? diff.sinceBase : diff.sincePrevious;
	writeDiff(io, text);
	return 0;
}
export { command };
