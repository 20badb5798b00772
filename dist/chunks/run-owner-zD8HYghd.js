import { i as parsedJson, n as objectIn } from "./json-BthCdoGu.js";
import { s as foldRun, t as eventsOf } from "./read-COoH0ljl.js";
import { i as readDiffs, n as logPlaces, o as readLogs, r as proofPlaces } from "./run-files-BbhfMSnp.js";
import { n as textsOf } from "./run-texts-6AkC-9wM.js";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
// src/store/report-input.ts
/** Everything that a report of a run shows: its events, and the texts in its folder. */
/** Undefined where there is no such run. */
async function readReportInput(store, runId, { folder, maxLogBytes }) {
	const events = await eventsOf(store, runId);
	if (events.length === 0) return void 0;
	const run = foldRun(events);
	const texts = textsOf(store, run.id, folder);
	const places = [...logPlaces(run), ...proofPlaces(run)];
	const [logs, diffs] = await Promise.all([maxLogBytes === 0 ? places.map((place) => ({
		...place,
		text: ""
	})) : readLogs(texts, places, maxLogBytes), readDiffs(texts, run)]);
	return {
		run,
		events,
		logs,
		diffs
	};
}
// src/store/run-owner.ts
/** The process that a run belongs to, kept in the run's folder: a run whose process is gone will not end by itself. */
/** Says that this process carries the run. */
async function keepOwner(folder) {
	const owner = {
		pid: process.pid,
		born: await birthOf(process.pid)
	};
	await writeFile(join(folder, "owner.json"), `${JSON.stringify(owner)}\n`, { mode: 384 });
}
/** Whether the run's process is no more. False where nobody knows whose the run is. */
async function ownerIsGone(folder) {
	const text = await readFile(join(folder, "owner.json"), "utf8").catch(() => void 0);
	const owner = text === void 0 ? void 0 : parsed(text);
	if (owner === void 0) return false;
	return owner.born === void 0 ? !isAlive(owner.pid) : await birthOf(owner.pid) !== owner.born;
}
function parsed(text) {
	const { pid, born } = objectIn(parsedJson(text));
	return Number.isInteger(pid) ? {
		pid: Number(pid),
		born: typeof born === "string" ? born : void 0
	} : void 0;
}
/** Field 22 of `stat`, ticks since boot; the name before it may hold spaces and brackets. A zombie has ended. */
async function birthOf(pid) {
	try {
		const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
		const stat = await readFile(`/proc/${pid}/stat`, "utf8");
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		return fields[0] === "Z" ? void 0 : `${boot.trim()} ${fields[19]}`;
	} catch {
		return;
	}
}
function isAlive(pid) {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return error.code === "EPERM";
	}
}
export { ownerIsGone as n, readReportInput as r, keepOwner as t };
