import { _ as flakySql, v as flakyStories } from "./report2.js";
import { r as openExistingEvalRecord } from "./eval-record.js";
import { l as wholeNumber } from "./start.js";
import { f as writeRows } from "./story.js";
// src/entry/commands/flaky.ts
/** `redgreen flaky`: stories that both passed and failed lately with the same model. */
const command = {
	place: 190,
	declare: (flaky) => flaky.description("list the stories that both passed and failed lately with the same model").option("--days <n>", "how far back", "7").option("--json", "print the rows as JSON").option("--sql", "print the query, for use by hand"),
	examples: ["redgreen flaky --days 30", "redgreen flaky --sql | sqlite3 .redgreen/redgreen.db"],
	run: listFlaky
};
async function listFlaky(io, options) {
	const days = wholeNumber("--days", options.days, 1, 3650);
	const since = /* @__PURE__ */ new Date(Date.now() - days * 864e5);
	if (options.sql) {
		io.stdout.write(`${flakySql.replace("$since", `'${since.toISOString()}'`)};\n`);
		return 0;
	}
	await using record = await openExistingEvalRecord(io);
	const stories = record === void 0 ? [] : await flakyStories(record.store, since);
	const none = `No story both passed and failed in the last ${days} days.`;
	writeRows(io, stories, {
		json: options.json,
		cells,
		none
	});
	return 0;
}
function cells({ story_id: id, model, passed, failed, evals, last_seen: last }) {
	return [
		id,
		model,
		`${passed} passed`,
		`${failed} failed`,
		`${evals} evals`,
		last.slice(0, 10)
	];
}
export { command };
