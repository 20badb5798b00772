import { Pt as RedgreenError, f as Option, r as aRunOrEval } from "./start.js";
import { i as renderEval, r as formatOfFile } from "./report2.js";
import { t as openEval } from "./eval-record.js";
import { s as openRun, u as reportInput } from "./store.js";
import { K as writeOutput } from "./story.js";
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
	declare: (command) => command.description("write a run, or an eval run, as one file").argument("<run>", aRunOrEval).addOption(new Option("--format <format>", "default: by the ending of --output, else html").choices(formats)).option("-o, --output <file>", "default: stdout, where that is no terminal"),
	examples: ["redgreen export latest -o run.html", "redgreen export latest --format jsonl > events.jsonl"],
	run: exportRun
};
const endings = {
	html: ".html",
	markdown: ".md",
	json: ".json",
	jsonl: ".jsonl",
	csv: ".csv",
	junit: ".xml"
};
async function exportRun(io, run, { output, format = formatOf(output) }) {
	if (output === void 0 && io.stdout.isTTY === true) {
		const fix = `Give -o run${endings[format]}, or send it on through a pipe.`;
		throw new RedgreenError("bad-usage", `${format} is for a file, and stdout is a terminal`, { fix });
	}
	const text = await evalText(io, run, format) ?? await runText(io, run, format);
	if (output === void 0) io.stdout.write(text);
	else await writeOutput(io, output, text);
	return 0;
}
async function evalText(io, id, format) {
	await using found = await openEval(io, id);
	return found && await renderEval(await found.report(), format);
}
async function runText(io, id, format) {
	await using found = await openRun(io, id);
	return await rendered(format, await reportInput(found));
}
async function rendered(format, input) {
	switch (format) {
		case "html": return (await import("./report.js").then((n) => n.t)).renderHtml(input);
		case "markdown": return (await import("./story.js").then((n) => n.y)).renderMarkdown(input.run);
		case "json": return `${JSON.stringify(input.run, null, 2)}\n`;
		case "jsonl": return input.events.map((event) => `${JSON.stringify(event)}\n`).join("");
		default: throw new RedgreenError("bad-usage", `${format} is a form of eval runs, and this is a run`, { fix: "Give --format html, markdown, json or jsonl, or an eval run, which `redgreen runs --evals` lists." });
	}
}
function formatOf(output) {
	if (output === void 0) return "html";
	const format = formatOfFile(output);
	if (format !== void 0 && format !== "terminal") return format;
	const what = `--output is ${output}; allowed endings: .html, .md, .json, .jsonl, .csv, .xml`;
	throw new RedgreenError("bad-usage", what, { fix: "Give it one of these endings, or say the form by --format." });
}
export { command };
