import { n as summarize } from "./summary-o8mtPeKk.js";
// src/eval/format/report.ts
const evalFormats = [
	"terminal",
	"markdown",
	"json",
	"jsonl",
	"csv",
	"junit",
	"html"
];
function evalReport(run, results) {
	return {
		eval: run,
		results,
		summary: summarize(results)
	};
}
/** Each form is loaded only when it is asked for. */
async function renderEval(report, format) {
	switch (format) {
		case "terminal": return (await import("./terminal-C1Rvey8i.js")).evalTerminal(report);
		case "markdown": return (await import("./markdown-C_Lawcw_.js")).evalMarkdown(report);
		case "json": return `${JSON.stringify(report, null, 2)}\n`;
		case "jsonl": return report.results.map((result) => `${JSON.stringify({
			evalId: report.eval.id,
			...result
		})}\n`).join("");
		case "csv": return (await import("./csv-B2sjv3c4.js")).evalCsv(report);
		case "junit": return (await import("./junit-IdpFMLM5.js")).evalJunit(report);
		case "html": return (await import("./html-DEvhvByI.js")).evalHtml(report);
	}
}
/** The form that a file's ending names. */
function formatOfFile(path) {
	return [
		[".md", "markdown"],
		[".jsonl", "jsonl"],
		[".json", "json"],
		[".csv", "csv"],
		[".xml", "junit"],
		[".html", "html"],
		[".txt", "terminal"]
	].find(([ending]) => path.toLowerCase().endsWith(ending))?.[1];
}
export { renderEval as i, evalReport as n, formatOfFile as r, evalFormats as t };
