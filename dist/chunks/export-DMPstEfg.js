import { n as Option } from "./commander-BXf7625o.js";
import { t as RedgreenError } from "./errors-DlE9Teby.js";
import { a as resultsOf, i as evalOfRow } from "./summary-o8mtPeKk.js";
import { i as renderEval, n as evalReport, r as formatOfFile } from "./report-CgnijqiM.js";
import { i as findEval } from "./story-results-BNLIzAjo.js";
import { i as openRun, o as reportInput, t as openExistingRecord } from "./local-record-CYTpBcyy.js";
import { t as aRun } from "./option-values-DyeZgpS7.js";
import { n as writeOutput } from "./output-file-4QiZW006.js";
// src/entry/commands/export.ts
/** `redgreen export <run>`: the run, or an eval run, as one file. */
/** csv and junit are of eval runs only. */
const formats = [
	"html",
	"markdown",
	"json",
	"jsonl",
	"csv",
	"junit"
];
const command = {
	place: 120,
	declare: (command) => command.description("write a run, or an eval run, as one file").argument("<run>", aRun).addOption(new Option("--format <format>", "default: by the ending of --output, else html").choices(formats)).option("-o, --output <file>", "default: stdout"),
	examples: ["redgreen export latest -o run.html", "redgreen export latest --format jsonl > events.jsonl"],
	run: exportRun
};
async function exportRun(io, run, options) {
	const format = options.format ?? formatOf(options.output);
	const text = await evalText(io, run, format) ?? await runText(io, run, format);
	if (options.output === void 0) io.stdout.write(text);
	else await writeOutput(io, options.output, text);
	return 0;
}
/** undefined where `id` names no eval run; `latest` is a run. */
async function evalText(io, id, format) {
	if (id === "latest") return void 0;
	await using record = await openExistingRecord(io);
	const row = record && await findEval(record.store, id);
	if (record === void 0 || row === void 0 || "problem" in row) return void 0;
	const run = evalOfRow(row);
	return await renderEval(evalReport(run, await resultsOf(record.store, run)), format);
}
async function runText(io, id, format) {
	await using found = await openRun(io, id);
	return await rendered(format, await reportInput(found));
}
async function rendered(format, input) {
	switch (format) {
		case "html": return (await import("./html-Ciaf47Wj.js")).renderHtml(input);
		case "markdown": return (await import("./markdown-CzbiAjwd.js")).renderMarkdown(input.run);
		case "json": return `${JSON.stringify(input.run, null, 2)}\n`;
		case "jsonl": return input.events.map((event) => `${JSON.stringify(event)}\n`).join("");
		default: throw new RedgreenError("bad-usage", `${format} is a form of eval runs, and this is a run (html, markdown, json, jsonl); name an eval run by its id, which \`redgreen runs --evals\` lists`);
	}
}
function formatOf(output) {
	if (output === void 0) return "html";
	const format = formatOfFile(output);
	if (format !== void 0 && format !== "terminal") return format;
	throw new RedgreenError("bad-usage", `--output is ${output}; allowed endings: .html, .md, .json, .jsonl, .csv, .xml, or any with --format`);
}
export { command };
