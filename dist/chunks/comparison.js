import { S as markdownCode, _ as columns } from "./story.js";
import { at as durationWords, tt as costWords } from "./start.js";
// src/eval/format/comparison.ts
/** A comparison of two eval runs, for a terminal and as Markdown. */
function comparisonTerminal(before, after, comparison) {
	const rows = storyRows(comparison).map(([mark, story]) => [
		mark,
		story.storyId,
		rate(story),
		change(story)
	]);
	const table = rows.length === 0 ? [] : [...columns(rows), ""];
	return `${[
		`${before} \u2192 ${after}`,
		"",
		...table,
		...missing(comparison),
		...sums(comparison)
	].join("\n")}\n`;
}
function comparisonMarkdown(before, after, comparison) {
	const rows = storyRows(comparison).map(([mark, story]) => `| ${mark} | ${markdownCode(story.storyId)} | ${rate(story)} | ${change(story)} |`);
	const table = `| | Story | Pass rate | Change |\n|---|---|---|---|\n${rows.join("\n")}`;
	const told = [
		...rows.length === 0 ? [] : [table],
		sums(comparison).join("  \n"),
		...missing(comparison)
	];
	return `${[`# ${before} \u2192 ${after}`, ...told].join("\n\n")}\n`;
}
/** What changed; what stayed the same is only counted. */
function storyRows({ broken, fixed }) {
	return [...broken.map((story) => ["\u25bc broken", story]), ...fixed.map((story) => ["\u25b2 fixed", story])];
}
function sums(comparison) {
	const { broken, fixed, same, passRateBefore, passRateAfter, changeMs, changeUsd, pValue } = comparison;
	const counts = `${fixed.length} fixed, ${broken.length} broken, ${same.length} same`;
	if (passRateBefore === void 0 || passRateAfter === void 0) return [`${counts}: no story was judged by both`];
	const difference = (passRateAfter - passRateBefore) * 100;
	return [
		counts,
		`Pass rate ${percent(passRateBefore)} \u2192 ${percent(passRateAfter)} (${signed(difference.toFixed(1))} points, p = ${pValue.toFixed(pValue < .01 ? 4 : 2)})`,
		`Mean time of a story ${signedTime(changeMs ?? 0)}, ${costChange(changeUsd)}`
	];
}
function missing({ onlyBefore, onlyAfter }) {
	const line = (where, ids) => ids.length === 0 ? [] : [`Only in ${where}: ${ids.join(", ")}`];
	return [...line("the first", onlyBefore), ...line("the second", onlyAfter)];
}
function rate({ before, after }) {
	return `${percent(before)} \u2192 ${percent(after)}`;
}
function change({ changeMs, changeUsd }) {
	return `${signedTime(changeMs)}, ${signedCost(changeUsd)}`;
}
function percent(value) {
	return `${Math.round(value * 100)} %`;
}
function signed(text) {
	return text.startsWith("-") ? `\u2212${text.slice(1)}` : `+${text}`;
}
function signedTime(ms) {
	return `${ms < 0 ? "\u2212" : "+"}${durationWords(Math.abs(ms))}`;
}
function costChange(usd) {
	if (usd === null || usd === void 0) return "mean cost unknown";
	return costWords(Math.abs(usd)) === costWords(0) ? "mean cost unchanged" : `mean cost ${signedCost(usd)}`;
}
function signedCost(usd) {
	if (usd === null || usd === void 0) return "unknown cost";
	return `${usd < 0 ? "\u2212" : "+"}${costWords(Math.abs(usd))}`;
}
export { percent as a, missing as i, comparisonMarkdown as n, storyRows as o, comparisonTerminal as r, sums as s, change as t };
