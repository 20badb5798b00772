import { t as RedgreenError } from "./errors-DlE9Teby.js";
import { t as openStore } from "./database--u6tujx6.js";
import { i as readRun, n as findRunId } from "./read-cC4EC-W-.js";
import { r as ownerIsGone, t as readReportInput } from "./report-input-Bv2rlE-C.js";
import { a as runFolderPath, d as readDiffs, r as ignoreRecord, t as textsIn } from "./run-texts-BTSvXsuG.js";
import { n as repositoryRoot } from "./local-clone-C02C07_k.js";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { existsSync } from "node:fs";
// src/entry/local-record.ts
/** The record of the clone that a command runs in: `.redgreen/` at its root. */
/** Opens the record, making it where there is none. Throws `not-a-repository` outside of one. */
async function openRecord(io) {
	const root = await recordRoot(io);
	await ignoreRecord(root);
	return opened(root);
}
/** Opens the record of the clone, or of the current directory where there is none: a suite needs no repository around it. */
async function openRecordHere({ cwd }) {
	const root = join(await repositoryRoot(cwd) ?? cwd, ".redgreen");
	await ignoreRecord(root);
	return opened(root);
}
/** Opens the record to read it; undefined where nothing was ever recorded here, and nothing is made. */
async function openExistingRecord(io) {
	const root = await recordRoot(io);
	return existsSync(databasePath(root)) ? opened(root) : void 0;
}
/** The run that `text` names: an id, the beginning of one, or `latest`. Throws `not-found` where there is not exactly one. */
async function openRun(io, text) {
	const record = await openExistingRecord(io);
	if (record === void 0) throw new RedgreenError("not-found", "no run was recorded in this repository yet");
	try {
		const found = await findRunId(record.store, text);
		if ("problem" in found) throw new RedgreenError("not-found", found.problem);
		const run = await readRun(record.store, found.id);
		if (run === void 0) throw new RedgreenError("not-found", `no run ${found.id}`);
		return {
			record,
			run,
			folder: runFolderPath(record.root, run.id),
			[Symbol.asyncDispose]: () => record[Symbol.asyncDispose]()
		};
	} catch (error) {
		await record[Symbol.asyncDispose]();
		throw error;
	}
}
/** The diffs of its attempts, from its folder. */
function readRunDiffs({ folder, run }) {
	return readDiffs(textsIn(folder), run);
}
/** Everything that a report of the run shows. */
async function reportInput({ record, run }, maxLogBytes) {
	const input = await readReportInput(record.store, run.id, {
		folder: record.root,
		maxLogBytes
	});
	const interrupted = run.state === "running" && await ownerIsGone(runFolderPath(record.root, run.id));
	return {
		...input ?? {
			run,
			events: [],
			logs: [],
			diffs: []
		},
		interrupted
	};
}
/** Writes `report.html` into the run's folder. `redact` goes over the logs, which the tests themselves wrote. */
async function writeReport(found, redact) {
	const { renderHtml } = await import("./html-Ciaf47Wj.js");
	const input = await reportInput(found, 4e6);
	const logs = input.logs.map((log) => ({
		...log,
		text: redact(log.text)
	}));
	await writeFile(join(found.folder, "report.html"), renderHtml({
		...input,
		logs
	}), { mode: 384 });
}
async function recordRoot({ cwd }) {
	const repository = await repositoryRoot(cwd);
	if (repository !== void 0) return join(repository, ".redgreen");
	if (existsSync(databasePath(join(cwd, ".redgreen")))) return join(cwd, ".redgreen");
	throw new RedgreenError("not-a-repository", cwd);
}
function databasePath(root) {
	return join(root, "redgreen.db");
}
async function opened(root) {
	const store = await openStore(databasePath(root));
	return {
		root,
		store,
		[Symbol.asyncDispose]: () => store[Symbol.asyncDispose]()
	};
}
export { readRunDiffs as a, openRun as i, openRecord as n, reportInput as o, openRecordHere as r, writeReport as s, openExistingRecord as t };
