import { t as listed } from "./listed-D9Yqhl25.js";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
// src/store/run-id.ts
/** Names of runs: they sort by time, and are safe in a path, a URL and a branch. */
/** The one form an id may have; checked before any path or query is made from one. */
const runIdForm = /^[a-z0-9][a-z0-9-]{2,62}[a-z0-9]$/;
/** `20261121-101530-4f1c2a9be0`: UTC to the second, then 40 random bits. */
function newRunId(now) {
	return `${now.toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "-")}-${randomBytes(5).toString("hex")}`;
}
function isRunId(text) {
	return runIdForm.test(text);
}
// src/store/run-folder.ts
/** A run's folder: `runs/<id>/` with its logs, `run.json`, and \u2013 where there is no database \u2013 `events.jsonl`. */
/** Events too frequent to rewrite run.json for; the next other event brings it up to date. */
const chatty = new Set(listed("turn-finished tool-started tool-finished waiting prompt-sent"));
/** Makes the record's folder, with a `.gitignore` that keeps it out of every commit, and the run's folder in it. */
async function makeRunFolder(root, runId) {
	const path = runFolderPath(root, runId);
	await mkdir(path, {
		recursive: true,
		mode: 448
	});
	await ignoreRecord(root);
	return path;
}
/** Where a run's folder is. Throws where the id is no run id: no path is made from any other text. */
function runFolderPath(root, runId) {
	if (!isRunId(runId)) throw new Error(`not a run id: ${JSON.stringify(runId.slice(0, 80))}`);
	return join(root, "runs", runId);
}
/** Writes `.gitignore` into the record's folder where there is none. */
async function ignoreRecord(root) {
	await mkdir(root, {
		recursive: true,
		mode: 448
	});
	await writeFile(join(root, ".gitignore"), "*\n", { flag: "wx" }).catch((error) => {
		if (error.code !== "EEXIST") throw error;
	});
}
/** A journal that also keeps `run.json` in the run's folder up to date. */
function withRunJson(journal, folder) {
	return { async write(event, run) {
		await journal.write(event, run);
		if (!chatty.has(event.type)) await writeRunJson(folder, run).catch(() => void 0);
	} };
}
/** Replaces `run.json` as a whole: a reader sees the old or the new one, never a part. */
async function writeRunJson(folder, run) {
	const draft = join(folder, `.run.json.${process.pid}`);
	try {
		await writeFile(draft, `${JSON.stringify(run, null, 2)}\n`, {
			mode: 384,
			flush: true
		});
		await rename(draft, join(folder, "run.json"));
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}
export { isRunId as a, withRunJson as i, makeRunFolder as n, newRunId as o, runFolderPath as r, ignoreRecord as t };
