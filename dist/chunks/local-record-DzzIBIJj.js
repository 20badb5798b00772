import { t as joinRecord } from "./store-D1GWusfS.js";
import { c as nearest } from "./story-layer-BJm3c8PM.js";
import { i as isDiskFull, t as RedgreenError } from "./errors-BPIP4wfB.js";
import { n as openStore } from "./database-eKSK3GUi.js";
import { i as readRun, n as findRunId, r as listRuns } from "./read-COoH0ljl.js";
import { n as ownerIsGone, r as readReportInput } from "./run-owner-zD8HYghd.js";
import { i as readDiffs } from "./run-files-BbhfMSnp.js";
import { r as runFolderPath, t as ignoreRecord } from "./run-folder-C6aMXO-G.js";
import { t as textsIn } from "./run-texts-6AkC-9wM.js";
import { r as repositoryRoot, t as noRepository } from "./local-clone-iI3-Cigm.js";
import { existsSync } from "node:fs";
import { access, constants as constants$1, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
// src/entry/local-record.ts
/** The record of the clone that a command runs in: `.redgreen/` at its root. */
/** Opens the record, making it where there is none. Throws `not-a-repository` outside of one. */
async function openRecord(io) {
	return openRecordIn(await makeRecordFolder(io));
}
/** The record's folder alone, made where there is none. Throws `not-a-repository` outside of one. */
async function makeRecordFolder(io) {
	return made(await recordRoot(io));
}
/** Opens the record in its folder. */
async function openRecordIn(root) {
	const store = await openStore(databasePath(root)).catch((error) => unusable(error));
	return {
		root,
		store,
		[Symbol.asyncDispose]: () => store[Symbol.asyncDispose]()
	};
}
/** Opens the record of the clone, or of the current directory where there is none: a suite needs no repository around it. */
async function openRecordHere({ cwd }) {
	return openRecordIn(await made(join(await repositoryRoot(cwd) ?? cwd, ".redgreen")));
}
/** Opens the record to read it; undefined where nothing was ever recorded here, and nothing is made. */
async function openExistingRecord(io) {
	const root = await recordRoot(io);
	return await access(databasePath(root)).then(() => true, (error) => {
		if (error.code !== "ENOENT" && error.code !== "ENOTDIR") unusable(error);
		return false;
	}) ? openRecordIn(root) : void 0;
}
/**
* The run that `text` names: an id, the beginning of one, or `latest` of the clone. One of an eval in the App's record is
* found too. Throws `not-found` where there is not exactly one.
*/
async function openRun(io, text) {
	const record = await findInRecords(io, text, ({ store }) => findOrSuggest(store, text));
	if ("problem" in record) throw new RedgreenError("not-found", record.problem);
	const run = await readRun(record.store, record.found.id);
	if (run === void 0) throw new RedgreenError("not-found", `no run ${record.found.id}`);
	return {
		record,
		run,
		folder: runFolderPath(record.root, run.id),
		[Symbol.asyncDispose]: record[Symbol.asyncDispose]
	};
}
/** What looks like it is named beside what is wrong with it. */
async function findOrSuggest(store, text) {
	const found = await findRunId(store, text);
	if ("id" in found || text === "latest") return found;
	const ids = (await listRuns(store, {
		kinds: "all",
		limit: 200
	})).map(({ id }) => id);
	const near = nearest(text, ["latest", ...ids]) ?? ids.find((id) => nearest(text, [id.slice(0, text.length)]));
	return { problem: `${found.problem}${near === void 0 ? "" : `. Did you mean ${near}?`}` };
}
/** The first of the clone's and the App's record in which `look` finds what `text` names, open. */
async function findInRecords(io, text, look) {
	let problem = "no run was recorded in this repository yet";
	const shared = () => text === "latest" ? void 0 : openSharedRecord(io);
	for (const open of [() => openExistingRecord(io), shared]) {
		await using parts = new AsyncDisposableStack();
		const record = parts.use(await open());
		if (record === void 0) continue;
		const found = await look(record);
		if ("problem" in found) {
			({problem} = found);
			continue;
		}
		const { root, store } = record;
		const held = parts.move();
		return {
			root,
			store,
			found,
			[Symbol.asyncDispose]: () => held.disposeAsync()
		};
	}
	return { problem };
}
/** The App's record, where `DATABASE_URL` names one. */
async function openSharedRecord({ cwd, environment }) {
	if (!environment?.DATABASE_URL) return void 0;
	const store = await joinRecord(environment.DATABASE_URL);
	if (store === void 0) return void 0;
	return {
		root: join(await repositoryRoot(cwd) ?? cwd, ".redgreen"),
		store,
		[Symbol.asyncDispose]: () => store[Symbol.asyncDispose]()
	};
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
	const { renderHtml } = await import("./html-C6pVfPyL.js");
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
	throw await noRepository(cwd);
}
function databasePath(root) {
	return join(root, "redgreen.db");
}
/** The folder that keeps a run from being recorded; undefined where none does. Of one that cannot be made the system says only that it is not there. */
async function unwritableRecord(root) {
	const place = existsSync(root) ? root : dirname(root);
	return access(place, constants$1.W_OK).then(() => void 0, ({ code, message }) => `${place} (${code ?? message})`);
}
async function made(root) {
	const place = await unwritableRecord(root);
	await ignoreRecord(root).catch((error) => unusable(error, place));
	return root;
}
function unusable(error, place) {
	if (isDiskFull(error)) throw new RedgreenError("disk-full", error.message, { cause: error });
	const what = place === void 0 ? error.message : `${place} cannot be written`;
	throw new RedgreenError("record-unusable", what, { cause: error });
}
export { openRecordHere as a, openSharedRecord as c, unwritableRecord as d, writeReport as f, openRecord as i, readRunDiffs as l, makeRecordFolder as n, openRecordIn as o, openExistingRecord as r, openRun as s, findInRecords as t, reportInput as u };
