import { at as durationWords, tt as costWords } from "./start.js";
import { S as markdownCode, w as markdownText } from "./story.js";
import { c as solvedWords, l as tokensWords, n as countsWords, o as ratesWords, r as effortCells } from "./words.js";
// src/eval/format/markdown.ts
/** An eval as Markdown: for a job summary or a file. */
function evalMarkdown({ eval: run, results, summary }) {
	const rows = summary.stories.map((row) => {
		const rate = row.passRate === void 0 ? "\u2013" : `${row.passed}/${row.passed + row.failed}`;
		return `| ${[
			markdownCode(row.storyId),
			rate,
			String(row.errors),
			...effortCells(row)
		].join(" | ")} |`;
	});
	const bad = results.filter(({ status }) => status !== "passed");
	const solved = solvedWords(summary, " \u00b7 ");
	return `${[
		`# Eval ${run.id}`,
		`**${countsWords(summary)}** \u00b7 ${ratesWords(summary, " \u00b7 ")}`,
		`${markdownText(run.model)} \u00b7 ${costWords(summary.costUsd)}${solved} \u00b7 ${tokensWords(summary.tokens)} tokens \u00b7 ${durationWords(summary.durationMs)}`,
		`| Story | Passed | Errors | Attempts to green | Time | Tokens | Cost |\n|---|--:|--:|--:|--:|--:|--:|\n${rows.join("\n")}`,
		...bad.length === 0 ? [] : ["## Not passed", bad.map(badLine).join("\n")]
	].join("\n\n")}\n`;
}
function badLine({ storyId, repetition, status, error, outcome, requestIds }) {
	const request = requestIds.length === 0 ? "" : ` \u00b7 ${markdownCode(requestIds.at(-1) ?? "")}`;
	return `- ${markdownCode(storyId)} #${repetition} ${status}: ${markdownText(error?.message ?? outcome ?? "", 500)}${request}`;
}
export { evalMarkdown };
