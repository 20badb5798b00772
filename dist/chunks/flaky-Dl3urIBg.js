import { t as columns } from "./terminal-5f8kone0.js";
import { a as flakySql, o as flakyStories } from "./story-results-BNLIzAjo.js";
import { t as openExistingRecord } from "./local-record-DSqAB70i.js";
import { r as wholeNumber } from "./runs-DkyL97nb.js";
// src/entry/commands/flaky.ts
/** `redgreen flaky`: stories that both passed and failed lately. */
async function flakyCommand(io, options, now) {
	const days = wholeNumber("--days", options.days, 1, 3650);
	const since = /* @__PURE__ */ new Date(now.getTime() - days * 864e5);
	if (options.sql) {
		io.stdout.write(`${flakySql.replace("$since", `'${since.toISOString()}'`)};\n`);
		return 0;
	}
	await using record = await openExistingRecord(io);
	const stories = record === void 0 ? [] : await flakyStories(record.store, since);
	if (options.json) io.stdout.write(`${JSON.stringify(stories, null, 2)}\n`);
	else if (stories.length > 0) {
		const rows = stories.map(({ story_id: id, passed, failed, evals, last_seen: last }) => [
			id,
			`${passed} passed`,
			`${failed} failed`,
			`${evals} evals`,
			last.slice(0, 10)
		]);
		io.stdout.write(`${columns(rows).join("\n")}\n`);
	}
	if (stories.length === 0) io.stderr.write(`No story both passed and failed in the last ${days} days.\n`);
	return 0;
}
export { flakyCommand };
