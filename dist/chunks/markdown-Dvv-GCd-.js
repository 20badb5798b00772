import { s as costWords, u as durationWords } from "./words-CxSfU7M_.js";
import { i as markdownText, n as markdownCode } from "./markdown-text-BCxK8d-m.js";
import { i as rates, n as countsWords, o as tokensWords, r as estimateWords, t as attemptsToGreenWords } from "./words-BeyCijVD.js";
// src/eval/format/markdown.ts
/** An eval as Markdown: for a job summary or a file. */
function evalMarkdown({ eval: run, results, summary }) {
	const rows = summary.stories.map((row) => {
		const rate = row.passRate === void 0 ? "\u2013" : `${row.passed}/${row.passed + row.failed}`;
		return `| ${[
			markdownCode(row.storyId),
			rate,
			String(row.errors),
			attemptsToGreenWords(row.attemptsToGreen),
			durationWords(row.meanMs),
			tokensWords(row.tokens),
			costWords(row.costUsd)
		].join(" | ")} |`;
	});
	const bad = results.filter(({ status }) => status !== "passed");
	const solved = summary.costPerSolvedUsd === void 0 ? "" : ` \u00b7 ${costWords(summary.costPerSolvedUsd)} for each solved`;
	return `${[
		`# Eval ${run.id}`,
		`**${countsWords(summary)}** \u00b7 ${rates(summary).map(([name, estimate]) => `${name} ${estimateWords(estimate)}`).join(" \u00b7 ")}`,
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
