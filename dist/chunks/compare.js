import { m as pairedTest, p as mean } from "./report2.js";
// src/eval/compare.ts
/** Two eval runs side by side: what the second one fixed and what it broke, and whether that can be chance. */
function compareEvals(before, after) {
	const judged = ({ stories }) => new Map(stories.filter(({ passRate }) => passRate !== void 0).map((row) => [row.storyId, row]));
	const [first, second] = [judged(before), judged(after)];
	const both = [...first.values()].flatMap((row) => {
		const other = second.get(row.storyId);
		return other === void 0 ? [] : [comparedStory(row, other)];
	});
	const costs = both.map(({ changeUsd }) => changeUsd);
	return {
		fixed: both.filter((story) => story.after > story.before),
		broken: both.filter((story) => story.after < story.before),
		same: both.filter((story) => story.after === story.before),
		onlyBefore: [...first.keys()].filter((id) => !second.has(id)),
		onlyAfter: [...second.keys()].filter((id) => !first.has(id)),
		passRateBefore: mean(both.map((story) => story.before)),
		passRateAfter: mean(both.map((story) => story.after)),
		changeMs: mean(both.map(({ changeMs }) => changeMs)),
		changeUsd: costs.some((cost) => cost === null) ? null : mean(costs.map((cost) => cost ?? 0)),
		pValue: pairedTest(both.map((story) => story.after - story.before))
	};
}
function comparedStory(before, after) {
	const tries = ({ passed, failed, errors }) => passed + failed + errors;
	const known = before.costUsd !== null && after.costUsd !== null;
	return {
		storyId: before.storyId,
		before: before.passRate ?? 0,
		after: after.passRate ?? 0,
		changeMs: after.meanMs - before.meanMs,
		changeUsd: known ? (after.costUsd ?? 0) / tries(after) - (before.costUsd ?? 0) / tries(before) : null
	};
}
export { compareEvals as t };
