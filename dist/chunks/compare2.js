import { Pt as RedgreenError, wt as visibleLine } from "./start.js";
import { t as compareEvals } from "./compare.js";
import { c as evalOfRow, g as findEval, l as resultsOf, o as summarize } from "./report2.js";
import { n as comparisonMarkdown, r as comparisonTerminal } from "./comparison.js";
import { n as openEvalRecord } from "./eval-record.js";
// src/entry/commands/compare.ts
/** `redgreen compare A B`: what the second eval run fixed and broke against the first. */
const command = {
	place: 180,
	declare: (compare) => compare.description("what one eval run fixed and broke against another").argument("<before>", "an eval run: its id, the beginning of it, `latest` or `previous`").argument("<after>", "the same").option("--format <format>", "terminal, markdown or json", "terminal").option("--json", "the same as --format json").option("--gate", "exit 3 where a story passes less often than before"),
	examples: ["redgreen compare previous latest --gate", "redgreen compare 20261120 20261121 --format markdown"],
	run: compareTwo
};
async function compareTwo(io, first, second, { format, json, gate }) {
	await using record = await openEvalRecord(io);
	const before = await judged(record.store, first);
	const after = await judged(record.store, second);
	if (before.model !== after.model) io.stderr.write(`Their models differ: ${visibleLine(before.model)} \u2192 ${visibleLine(after.model)}\n`);
	const comparison = compareEvals(before.summary, after.summary);
	switch (json ? "json" : format) {
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
		default: throw new RedgreenError("bad-usage", `--format is ${format}; allowed: terminal, markdown, json`, { fix: "Give one of them, or none: terminal is the default." });
	}
	if (!gate || comparison.broken.length === 0) return 0;
	io.stderr.write(`Regression: ${visibleLine(comparison.broken.map(({ storyId }) => storyId).join(", "), 5e3)}\n`);
	return 3;
}
const onlyEvals = "`redgreen runs --evals` lists the eval runs; `redgreen eval <suite>` makes one.";
async function judged(store, text) {
	const found = await findEval(store, text);
	if ("problem" in found) throw new RedgreenError("not-found", found.problem, { fix: onlyEvals });
	const run = evalOfRow(found);
	return {
		id: run.id,
		model: run.model,
		summary: summarize(await resultsOf(store, run))
	};
}
export { command };
