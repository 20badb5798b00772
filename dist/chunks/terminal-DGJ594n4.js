import { a as outcomeWords, l as proofToTell, o as afterInterruption } from "./outcome-BfX2NVEr.js";
import { a as proofTitle, i as proofTimeWords, r as proofLine } from "./proof-words-B3NU6KZ3.js";
import { d as failureWords, f as farWords, g as redBeforeWords, h as placeWords, i as attemptsWords, l as doingWords, m as lastRedOutput, o as changeWords, r as attemptMs, s as costWords, u as durationWords, v as runCostWords, y as runTokensWords } from "./words-Cq5gcfy9.js";
import { n as visibleLine, t as visible } from "./terminal-text-zvEsAAbg.js";
import { t as attemptResult } from "./markdown-COeFh4W0.js";
import { styleText } from "node:util";
// src/report/terminal.ts
/** A run for a terminal: why it ended first, then the attempts. */
/** Text with a line feed at its end. With `colours` our own styles and no others: foreign text cannot act on the terminal. */
function renderTerminal(run, { colours, interrupted = false, places, told = false }) {
	const paint = (style, text) => colours ? styleText(style, text, { validateStream: false }) : text;
	const whole = head(run, paint, interrupted);
	return `${[
		...told ? whole.slice(3) : whole,
		...attemptLines(run, paint, told),
		...failureLines(run, paint, places),
		...findings(run, places),
		...tail(told ? {
			...run,
			warnings: [],
			notReviewed: void 0
		} : run, paint, places)
	].join("\n")}\n`;
}
function head(run, paint, interrupted) {
	const where = `${run.repository}${run.story.issue === void 0 ? "" : ` #${run.story.issue}`} \u00b7 run ${run.id}`;
	const title = [
		paint("bold", visibleLine(run.story.title)),
		paint("gray", visibleLine(where)),
		""
	];
	if (run.outcome === void 0 && interrupted) {
		const rest = `Next: ${afterInterruption(run)}`;
		return [
			...title,
			`${paint("red", "interrupted")}: its process is gone, during: ${visibleLine(run.doing)}`,
			rest,
			""
		];
	}
	if (run.outcome === void 0) return [
		...title,
		visibleLine([`running: ${doingWords(run)}`, ...farWords(run)].join(" \u00b7 ")),
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
function attemptLines(run, paint, told) {
	const before = told ? void 0 : redBeforeWords(run, visibleLine);
	const first = before === void 0 ? [] : [visibleLine(before, 2e3), ""];
	if (run.attempts.length === 0) return [...first, "The agent was not started."];
	const rows = run.attempts.map((attempt) => [
		String(attempt.name.number),
		attempt.label,
		changeWords(attempt.checkpoint),
		durationWords(attemptMs(attempt)),
		costWords(attempt.costUsd),
		visibleLine(isToldAbove(run, attempt) ? "\u2013 not verified" : attemptResult(attempt), 100)
	]);
	return [...first, ...columns(rows).map((line) => line.includes("\u2713") ? paint("green", line) : line)];
}
/** Rows with their cells in line, foreign text in them made visible; the last cell is as long as it is. */
function columns(cells) {
	const rows = cells.map((row) => row.map((cell) => visibleLine(cell, 500)));
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	return rows.map((row) => row.map((cell, column) => column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
}
function failureLines(run, paint, places) {
	if (run.outcome === void 0 || run.outcome === "passed") return [];
	const account = run.attempts.filter(({ verification }) => (verification?.failures.length ?? 0) > 0).map((attempt) => visibleLine(failureWords(attempt, visibleLine), 2e3));
	const last = run.attempts.findLast(({ verification }) => verification !== void 0)?.verification;
	const red = last?.result === "passed" ? void 0 : last;
	const weakened = (red?.tampering ?? []).filter(({ severity }) => severity === "weakens").map(({ path, line, message }) => paint("red", visibleLine(`\u2717 ${placeWords(places?.file(path) ?? path, line)}: ${message}`, 1e3)));
	const printed = weakened.length > 0 && red?.exitCode === 0 ? "" : visible(lastRedOutput(run)).trimEnd();
	const [first = "", ...rest] = printed.split("\n");
	const output = first !== "" && first === run.detail ? rest.join("\n") : printed;
	const failing = (red?.failures ?? []).flatMap(({ name, file, line }) => {
		const place = file === void 0 ? "" : placeWords(places?.file(file) ?? file, line);
		if (output.includes(visible(name)) && output.includes(place)) return [];
		return [paint("red", visibleLine(`\u2717 ${name}${place === "" ? "" : ` (${place})`}`))];
	});
	const notes = (red?.notes ?? []).filter((note) => run.detail?.includes(note) !== true).map((note) => visibleLine(note, 1e3));
	const heading = last === void 0 && run.baseline !== void 0 ? ["Printed before the agent:"] : [];
	return [
		...account.length > 0 ? ["", ...account] : [],
		...failing.length > 0 ? ["", ...failing] : [],
		...weakened.length > 0 ? [
			"",
			"The tests were weakened",
			...weakened
		] : [],
		...notes.length > 0 ? ["", ...notes] : [],
		...output === "" ? [] : [
			"",
			...heading,
			output
		]
	];
}
/** The head says already why this attempt came to no verification. */
function isToldAbove({ outcome, detail }, { verification, noProgress, stop }) {
	return outcome !== void 0 && verification === void 0 && (noProgress ?? stop?.detail) === detail;
}
/** What the last review found: on the command line it is posted nowhere else. */
function findings({ reviews }, places) {
	const lines = (reviews.at(-1)?.findings ?? []).map(({ path, line, severity, message }) => visibleLine(`${severity} ${placeWords(places?.file(path) ?? path, line)}: ${message}`, 1e3));
	return lines.length === 0 ? [] : [
		"",
		"The review found",
		...lines
	];
}
function tail(run, paint, places) {
	const proof = proofToTell(run);
	const links = [
		run.branch === void 0 ? "" : `Branch: ${run.branch}${run.headSha === void 0 ? "" : ` at ${run.headSha.slice(0, 12)}`}`,
		places?.folder === void 0 ? "" : `Logs and report: ${places.folder}`,
		run.pullRequest === void 0 ? "" : `Pull request: ${run.pullRequest.url}`,
		proof === void 0 ? "" : `${proofTitle(proof)}: ${proofLine(proof)}`,
		proof === void 0 || proof.runs === 0 ? "" : `Proofs took ${proofTimeWords(proof)}`,
		run.notReviewed === void 0 ? "" : `Not reviewed: ${run.notReviewed}`,
		...run.warnings.map((text) => `Warning: ${text}`)
	].filter((line) => line !== "");
	const isRed = run.outcome !== void 0 && run.outcome !== "passed";
	const sums = `${attemptsWords(run.attemptCount)}${isRed ? " in total" : ""} \u00b7 ${runCostWords(run)}${runTokensWords(run)}`;
	return [
		"",
		...links.map((line) => visibleLine(line, 1e3)),
		paint("gray", sums)
	];
}
export { renderTerminal as n, columns as t };
