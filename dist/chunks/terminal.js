import { r as __exportAll } from "./rolldown-runtime.js";
import { _ as columns } from "./story.js";
import { at as durationWords, tt as costWords, wt as visibleLine } from "./start.js";
import { c as solvedWords, l as tokensWords, n as countsWords, o as ratesWords, r as effortCells, s as secondsWords } from "./words.js";
// src/eval/format/terminal.ts
/** An eval on a terminal: a line for each story as it begins and as it ends, then the table and the summary. */
var terminal_exports = /* @__PURE__ */ __exportAll({ evalTerminal: () => evalTerminal });
const marks = {
	passed: "\u2705",
	failed: "\u274c",
	error: "\u26a0\ufe0f"
};
/** `Began cli-hello-world #2`. */
function beginLine({ storyId, repetition }, repeat) {
	return `Began ${storyId}${repeat > 1 ? ` #${repetition}` : ""}\n`;
}
/** `[1/5] cli-hello-world \u2705 (12.3s)`, and below one that did not pass its error, worktree and request id. */
function storyLines(result, index, of, repeat) {
	const again = repeat > 1 ? ` #${result.repetition}` : "";
	const first = `[${index}/${of}] ${result.storyId}${again} ${marks[result.status]} (${secondsWords(result.durationMs)})`;
	if (result.status === "passed") return `${first}\n`;
	return `${[first, ...[
		`${result.status === "error" ? "Error" : "Failed"}: ${visibleLine(result.error?.message ?? result.outcome ?? "", 500)}`,
		result.worktree === void 0 ? "" : `Worktree: ${visibleLine(result.worktree, 1e3)}`,
		result.requestIds.length === 0 ? "" : `Request: ${visibleLine(result.requestIds.at(-1) ?? "")}`
	].filter((line) => line !== "").map((line) => `      ${line}`)].join("\n")}\n`;
}
function evalTerminal({ eval: run, results, summary }) {
	const header = [
		"STORY",
		`PASS@1`,
		"ATTEMPTS",
		"TIME",
		"TOKENS",
		"COST"
	];
	const rows = summary.stories.map((row) => [
		row.storyId,
		row.passRate === void 0 ? `error` : `${row.passed}/${row.passed + row.failed}${row.errors > 0 ? ` +${row.errors} error` : ""}`,
		...effortCells(row)
	]);
	const solved = solvedWords(summary, ", ");
	return [
		...columns([header, ...rows]),
		"",
		ratesWords(summary, "  "),
		`${tokensWords(summary.tokens)} tokens, ${costWords(summary.costUsd)}${solved}, ${durationWords(summary.durationMs)} in all`,
		`Eval ${run.id} (${results.length} of ${run.plan.stories.length})`,
		summaryLine(summary),
		""
	].join("\n");
}
/** `Summary: 4 passed, 1 failed`. */
function summaryLine(summary) {
	return `Summary: ${countsWords(summary)}`;
}
export { storyLines as n, terminal_exports as r, beginLine as t };
