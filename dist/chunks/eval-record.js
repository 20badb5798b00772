import { c as evalOfRow, g as findEval, l as resultsOf, n as evalReport } from "./report2.js";
import { P as findRunId, c as openSharedRecord, i as openExistingRecord, n as findInRecords, o as openRecordHere } from "./store.js";
import { O as ignoreRecord } from "./story.js";
// src/entry/eval-record.ts
/** Where eval runs are kept: in the App's record where `DATABASE_URL` names one, else in that of the clone. */
/** To write; logs and trees stay in the clone's folder either way. */
async function openEvalRecord(io) {
	const shared = await openSharedRecord(io);
	if (shared !== void 0) {
		await ignoreRecord(shared.root);
		return shared;
	}
	if (io.environment.DATABASE_URL) io.stderr.write("DATABASE_URL names no record of the App: the eval is kept in .redgreen/.\n");
	return await openRecordHere(io);
}
/** To read; undefined where nothing was ever recorded. */
async function openExistingEvalRecord(io) {
	return await openSharedRecord(io) ?? await openExistingRecord(io);
}
/** The eval run that `text` names; undefined where it names none, and where it names a run: `latest` does, and so may the beginning of an id. */
async function openEval(io, text) {
	if (text === "latest") return void 0;
	const record = await findInRecords(io, text, ({ store }) => findEvalAlone(store, text));
	if ("problem" in record) return void 0;
	const { found, store } = record;
	return {
		record,
		report: () => reportOf(store, found),
		[Symbol.asyncDispose]: record[Symbol.asyncDispose]
	};
}
async function findEvalAlone(store, text) {
	const row = await findEval(store, text);
	if ("problem" in row || row.id === text) return row;
	const run = await findRunId(store, text);
	return "problem" in run && run.several === void 0 ? row : { problem: `${text} is a run` };
}
async function reportOf(store, found) {
	const row = await findEval(store, found.id);
	const run = evalOfRow("problem" in row ? found : row);
	return evalReport(run, await resultsOf(store, run));
}
export { openEvalRecord as n, openExistingEvalRecord as r, openEval as t };
