import { t as RedgreenError } from "./errors-DlE9Teby.js";
import { a as resultsOf, i as evalOfRow } from "./summary-ncaufw0e.js";
import { i as renderEval, n as evalReport, r as formatOfFile } from "./report-CkB9v7uH.js";
import { i as findEval } from "./story-results-BNLIzAjo.js";
import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { a as reportInput, i as openRun, t as openExistingRecord } from "./local-record-DSqAB70i.js";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
// src/entry/commands/export.ts
/** `redgreen export <run>`: the run, or an eval run, as one file. */
async function exportCommand(io, options) {
	const format = options.format ?? formatOf(options.output);
	const text = await evalText(io, options.run, format) ?? await runText(io, options.run, format);
	if (options.output === void 0) {
		io.stdout.write(text);
		return 0;
	}
	await writeFile(resolve(io.cwd, options.output), text).catch((error) => {
		throw new RedgreenError("bad-usage", `${options.output} cannot be written (${error.code})`, { cause: error });
	});
	io.stderr.write(`Wrote ${visibleLine(options.output)}\n`);
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
		case "html": return (await import("./html-BcqxocvR.js")).renderHtml(input);
		case "markdown": return (await import("./markdown-BBhERYIv.js")).renderMarkdown(input.run);
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
export { exportCommand };
