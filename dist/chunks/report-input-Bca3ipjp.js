import { s as foldRun, t as eventsOf } from "./read-C5dJjkLD.js";
import { c as readDiffs, r as runFolderPath, s as logPlaces, u as readLogs } from "./run-folder-DW8zJmzI.js";
// src/store/report-input.ts
/** Everything that a report of a run shows: its events, and the texts in its folder. */
/** Undefined where there is no such run. */
async function readReportInput(store, runId, { folder, maxLogBytes }) {
	const events = await eventsOf(store, runId);
	if (events.length === 0) return void 0;
	const run = foldRun(events);
	const path = folder === void 0 ? void 0 : runFolderPath(folder, run.id);
	const [logs, diffs] = await Promise.all([maxLogBytes === 0 ? logPlaces(run).map((place) => ({
		...place,
		text: ""
	})) : path === void 0 ? [] : readLogs(path, run, maxLogBytes), path === void 0 ? [] : readDiffs(path, run)]);
	return {
		run,
		events,
		logs,
		diffs
	};
}
export { readReportInput as t };
