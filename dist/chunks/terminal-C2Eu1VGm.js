import { a as outcomeWords } from "./outcome-CKkM3Mtt.js";
import { n as visibleLine, t as visible } from "./terminal-text-CSs0LYT_.js";
import { i as costWords, l as runCostWords, n as attemptsWords, o as durationWords, r as changeWords, s as failureWords, t as attemptMs } from "./words-esGO7xe0.js";
import { t as attemptResult } from "./markdown-BD_wAGHo.js";
import { styleText } from "node:util";
// src/report/terminal.ts
/** A run for a terminal: why it ended first, then the attempts. */
/** Text with a line feed at its end. With `colours` our own styles and no others: foreign text cannot act on the terminal. */
function renderTerminal(run, { colours }) {
	const paint = (style, text) => colours ? styleText(style, text, { validateStream: false }) : text;
	return `${[
		...head(run, paint),
		...attemptLines(run, paint),
		...failureLines(run, paint),
		...tail(run, paint)
	].join("\n")}\n`;
}
function head(run, paint) {
	const where = `${run.repository}${run.story.issue === void 0 ? "" : ` #${run.story.issue}`} · run ${run.id}`;
	const title = [
		paint("bold", visibleLine(run.story.title)),
		paint("gray", visibleLine(where)),
		""
	];
	if (run.outcome === void 0) return [
		...title,
		`running: ${visibleLine(run.doing)}`,
		""
	];
	const { headline, cause, nextStep } = outcomeWords(run.outcome, run);
	const style = run.outcome === "passed" || run.outcome === "skipped" ? "green" : "red";
	return [
		...title,
		`${paint(style, visibleLine(headline))} (${run.outcome})`,
		visibleLine(cause, 2e3),
		`Next: ${nextStep}`,
		""
	];
}
function attemptLines(run, paint) {
	if (run.attempts.length === 0) return ["The agent was not started."];
	return columns(run.attempts.map((attempt) => [
		String(attempt.name.number),
		attempt.label,
		changeWords(attempt.checkpoint),
		durationWords(attemptMs(attempt)),
		costWords(attempt.costUsd),
		visibleLine(attemptResult(attempt), 100)
	])).map((line) => line.includes("✓") ? paint("green", line) : line);
}
/** Rows with their cells in line, foreign text in them made visible; the last cell is as long as it is. */
function columns(cells) {
	const rows = cells.map((row) => row.map((cell) => visibleLine(cell, 500)));
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	return rows.map((row) => row.map((cell, column) => column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
}
function failureLines(run, paint) {
	if (run.outcome === void 0 || run.outcome === "passed") return [];
	const account = run.attempts.length === 0 ? [] : [
		"",
		`${attemptsWords(run.attemptCount)} in total`,
		...run.attempts.map((attempt) => visibleLine(failureWords(attempt, visibleLine), 2e3))
	];
	const red = run.attempts.findLast(({ verification }) => (verification?.result ?? "passed") !== "passed")?.verification;
	if (red === void 0) return account;
	const failing = red.failures.map(({ name, file, line }) => {
		const place = file === void 0 ? "" : ` (${file}${line === void 0 ? "" : `:${line}`})`;
		return paint("red", visibleLine(`✗ ${name}${place}`));
	});
	const output = red.output === "" ? [] : ["", visible(red.output).trimEnd()];
	return [
		...account,
		"",
		...failing,
		...output
	];
}
function tail(run, paint) {
	const links = [
		run.branch === void 0 ? "" : `Branch: ${run.branch}`,
		run.pullRequest === void 0 ? "" : `Pull request: ${run.pullRequest.url}`,
		run.notReviewed === void 0 ? "" : `Not reviewed: ${run.notReviewed}`,
		...run.warnings.map((text) => `Warning: ${text}`)
	].filter((line) => line !== "");
	const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = run.usage;
	const sums = `${attemptsWords(run.attemptCount)} · ${runCostWords(run)} · ${inputTokens + cacheReadTokens + cacheWriteTokens} tokens in, ${outputTokens} out`;
	return [
		"",
		...links.map((line) => visibleLine(line, 1e3)),
		paint("gray", sums)
	];
}
export { renderTerminal as n, columns as t };
