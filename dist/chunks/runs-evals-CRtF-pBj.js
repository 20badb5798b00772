import { n as countsWords } from "./words-BeyCijVD.js";
import { t as columns } from "./terminal-5f8kone0.js";
import { s as listEvals } from "./story-results-BNLIzAjo.js";
import { s as durationWords } from "./words-BYqZGYnj.js";
import { t as openExistingRecord } from "./local-record-DSqAB70i.js";
import { r as wholeNumber } from "./runs-DkyL97nb.js";
// src/entry/commands/runs-evals.ts
/** `redgreen runs --evals`: the eval runs of this record, newest first. */
async function listEvalsCommand(io, options) {
	const limit = wholeNumber("--limit", options.limit ?? "50", 1, 1e5);
	await using record = await openExistingRecord(io);
	const evals = record === void 0 ? [] : await listEvals(record.store, limit);
	if (options.json) io.stdout.write(`${JSON.stringify(evals, null, 2)}\n`);
	else if (evals.length > 0) io.stdout.write(`${columns(evals.map(cells)).join("\n")}\n`);
	if (evals.length === 0) io.stderr.write("No eval run.\n");
	return 0;
}
function cells(row) {
	return [
		row.id,
		row.state === "finished" ? "finished" : "unfinished",
		countsWords(row),
		row.ended_at === null ? "–" : durationWords(Date.parse(row.ended_at) - Date.parse(row.started_at)),
		row.suite
	];
}
export { listEvalsCommand };
