import { jt as RedgreenError, n as aRun, s as wholeNumber } from "./start.js";
import { l as readRunDiffs, s as openRun } from "./store.js";
import { d as writeDiff } from "./story.js";
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
		const { id } = found.run;
		const known = diffs.map((one) => one.attempt);
		const which = attempt === void 0 ? "diff" : `diff of attempt ${attempt}`;
		const there = known.length === 0 ? "" : `; there ${known.length === 1 ? "is" : "are"} ${known.join(", ")}`;
		const fix = known.length === 0 ? `\`redgreen show ${id}\` tells how far it came; a diff is on the machine that ran it.` : `\`redgreen diff ${id} --attempt ${known.at(-1)}\` shows the last.`;
		throw new RedgreenError("not-found", `run ${id} has no ${which}${there}`, { fix });
	}
	const text = attempt === void 0 || options.base ? diff.sinceBase : diff.sincePrevious;
	writeDiff(io, text);
	return 0;
}
export { command };
