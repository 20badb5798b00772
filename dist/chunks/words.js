import { at as durationWords, tt as costWords } from "./start.js";
// src/eval/format/words.ts
/** Numbers of an eval in words that all its forms share. */
/** `0.81 [0.66\u20130.90]`. */
function estimateWords(estimate) {
	if (estimate === void 0) return "\u2013";
	return `${estimate.value.toFixed(2)} [${estimate.low.toFixed(2)}\u2013${estimate.high.toFixed(2)}]`;
}
function attemptsToGreenWords(value) {
	return value === void 0 ? "\u2013" : value.toFixed(1);
}
/** `4 passed, 1 failed`; errors only where there are some. */
function countsWords({ passed, failed, errors }) {
	return `${passed} passed, ${failed} failed${errors === 0 ? "" : `, ${errors === 1 ? "1 error" : `${errors} errors`}`}`;
}
/** `12.3s`. */
function secondsWords(ms) {
	return `${(ms / 1e3).toFixed(1)}s`;
}
/** `41k`, `2.6M`. */
function tokensWords(tokens) {
	if (tokens < 1e3) return String(tokens);
	return tokens < 1e6 ? `${Math.round(tokens / 1e3)}k` : `${(tokens / 1e6).toFixed(1)}M`;
}
/** Rates that there are names for: the k ones only where stories ran more than once. */
function rates(summary) {
	const { k, passAt1, passAtK, passAllK } = summary;
	if (k === 1) return [["pass@1", passAt1]];
	return [
		["pass@1", passAt1],
		[`pass@${k}`, passAtK],
		[`pass^${k}`, passAllK]
	];
}
/** `pass@1 0.81 [0.66\u20130.90]`, one after the other. */
function ratesWords(summary, between) {
	return rates(summary).map(([name, estimate]) => `${name} ${estimateWords(estimate)}`).join(between);
}
/** `, $0.12 for each solved`; empty where nothing was. */
function solvedWords({ costPerSolvedUsd }, before) {
	return costPerSolvedUsd === void 0 ? "" : `${before}${costWords(costPerSolvedUsd)} for each solved`;
}
/** What a story took until it was green: attempts, time, tokens, cost. */
function effortCells({ attemptsToGreen, meanMs, tokens, costUsd }) {
	return [
		attemptsToGreenWords(attemptsToGreen),
		durationWords(meanMs),
		tokensWords(tokens),
		costWords(costUsd)
	];
}
export { rates as a, solvedWords as c, estimateWords as i, tokensWords as l, countsWords as n, ratesWords as o, effortCells as r, secondsWords as s, attemptsToGreenWords as t };
