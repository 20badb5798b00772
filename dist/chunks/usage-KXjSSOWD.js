// src/run/usage.ts
const noUsage = {
	inputTokens: 0,
	outputTokens: 0,
	cacheReadTokens: 0,
	cacheWriteTokens: 0,
	cacheWrite1hTokens: 0
};
function addUsage(a, b) {
	return {
		inputTokens: a.inputTokens + b.inputTokens,
		outputTokens: a.outputTokens + b.outputTokens,
		cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
		cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
		cacheWrite1hTokens: a.cacheWrite1hTokens + b.cacheWrite1hTokens
	};
}
/** Unknown plus anything is unknown: a sum that leaves a cost out would read as cheaper than it was. */
function addCost(a, b) {
	return a === null || b === null ? null : a + b;
}
export { addUsage as n, noUsage as r, addCost as t };
