import { a as flakySql, o as flakyStories } from "./story-results-BNLIzAjo.js";
import { t as openExistingRecord } from "./local-record-CYTpBcyy.js";
import { a as wholeNumber } from "./option-values-DyeZgpS7.js";
import { o as writeRows } from "./terminal-Dg7LwL-q.js";
// src/entry/commands/flaky.ts
/** `redgreen flaky`: stories that both passed and failed lately. */
const command = {
	place: 190,
	declare: (flaky) => flaky.description("list the stories that both passed and failed lately").option("--days <n>", "how far back", "7").option("--json", "print the rows as JSON").option("--sql", "print the query, for use by hand"),
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
	await using record = await openExistingRecord(io);
	const stories = record === void 0 ? [] : await flakyStories(record.store, since);
	writeRows(io, stories, {
		json: options.json,
		cells,
		none: `No story both passed and failed in the last ${days} days.`
	});
	return 0;
}
function cells({ story_id: id, passed, failed, evals, last_seen: last }) {
	return [
		id,
		`${passed} passed`,
		`${failed} failed`,
		`${evals} evals`,
		last.slice(0, 10)
	];
}
export { command };
