import { t as RedgreenError } from "./errors-DlE9Teby.js";
import { c as compareEvals, n as comparisonMarkdown, r as comparisonTerminal } from "./comparison-U56FVMu5.js";
import { a as resultsOf, i as evalOfRow, n as summarize } from "./summary-ncaufw0e.js";
import { i as findEval } from "./story-results-BNLIzAjo.js";
import { n as visibleLine } from "./terminal-text-CSs0LYT_.js";
import { r as openRecordHere } from "./local-record-DSqAB70i.js";
// src/entry/commands/compare.ts
/** `redgreen compare A B`: what the second eval run fixed and broke against the first. */
async function compareCommand(io, options) {
	await using record = await openRecordHere(io);
	const before = await judged(record.store, options.before);
	const after = await judged(record.store, options.after);
	const comparison = compareEvals(before.summary, after.summary);
	switch (options.format) {
		case "terminal":
			io.stdout.write(comparisonTerminal(before.id, after.id, comparison));
			break;
		case "markdown":
			io.stdout.write(comparisonMarkdown(before.id, after.id, comparison));
			break;
		case "json":
			io.stdout.write(`${JSON.stringify({
				before: before.id,
				after: after.id,
				...comparison
			}, null, 2)}\n`);
			break;
		default: throw new RedgreenError("bad-usage", `--format is ${options.format}; allowed: terminal, markdown, json`);
	}
	if (!options.gate || comparison.broken.length === 0) return 0;
	io.stderr.write(`Regression: ${visibleLine(comparison.broken.map(({ storyId }) => storyId).join(", "), 5e3)}\n`);
	return 3;
}
async function judged(store, text) {
	const found = await findEval(store, text);
	if ("problem" in found) throw new RedgreenError("not-found", found.problem);
	const run = evalOfRow(found);
	return {
		id: run.id,
		summary: summarize(await resultsOf(store, run))
	};
}
export { compareCommand };
