import { n as renderHtml } from "./report.js";
import { A as readLogs, D as proofPlaces, E as logPlaces, O as readDiffs, v as textsIn } from "./store.js";
import { A as readEvents } from "./story.js";
const { writeFile } = process.getBuiltinModule("node:fs/promises");
const { join } = process.getBuiltinModule("node:path");
// src/entry/run-report.ts
/** The report of a finished run, written beside its record. */
/** Of all logs together. A page of more takes half a gigabyte to make; the files themselves have it all. */
const maxLogBytes = 4e6;
/**
* Path of `report.html`; undefined where it could not be written, which is no reason for a run to fail. `redact` goes over
* the logs, which the tests themselves wrote.
*/
async function writeReport(folder, run, redact) {
	const path = join(folder, "report.html");
	try {
		const [{ events }, logs, diffs] = await Promise.all([
			readEvents(join(folder, "events.jsonl")),
			readLogs(textsIn(folder), [...logPlaces(run), ...proofPlaces(run)], maxLogBytes),
			readDiffs(textsIn(folder), run)
		]);
		const masked = logs.map((log) => ({
			...log,
			text: redact(log.text)
		}));
		await writeFile(path, renderHtml({
			run,
			events,
			logs: masked,
			diffs
		}), { mode: 384 });
		return path;
	} catch {
		return;
	}
}
export { writeReport };
