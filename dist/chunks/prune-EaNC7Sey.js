import { t as sql } from "./sql-Cxx0aQmH.js";
import { t as folderBytes } from "./folder-bytes-COytb0sa.js";
import { n as removeTrees } from "./remove-tree-Fu2rR11P.js";
import { a as isRunId } from "./run-folder-C6aMXO-G.js";
import { setTimeout } from "node:timers/promises";
import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
// src/store/prune.ts
/** Retention: what is older than asked for leaves the database and the disk. */
/** Rows of one transaction: long enough to be quick, short enough not to hold up a run that records. */
const batch = 200;
/** Removes old runs with their events and folders, old evals with their results, and folders that a crash left behind. */
async function prune(store, { root, before, dryRun = false }) {
	const limit = before.toISOString();
	const { db } = store;
	const oldRuns = await db.selectFrom("runs").select("id").where("last_event_at", "<", limit).orderBy("last_event_at").execute();
	const oldEvals = await db.selectFrom("evals").select("id").where("started_at", "<", limit).execute();
	const runs = oldRuns.map(({ id }) => id);
	const evals = oldEvals.map(({ id }) => id);
	if (!dryRun) {
		for (let from = 0; from < runs.length; from += batch) await db.deleteFrom("runs").where("id", "in", runs.slice(from, from + batch)).execute();
		for (const id of evals) await db.deleteFrom("evals").where("id", "=", id).execute();
	}
	const folders = root === void 0 ? [] : await oldFolders(store, root, new Set(runs), before);
	const failed = dryRun ? [] : await removeTrees(folders.map(({ path }) => path));
	if (!dryRun && store.kind === "sqlite" && runs.length > 0) await shrink(store);
	return {
		runs,
		evals,
		orphans: folders.filter(({ id }) => !runs.includes(id)).map(({ id }) => id),
		bytes: folders.reduce((sum, { bytes }) => sum + bytes, 0),
		failed
	};
}
/** A folder with a SQLite record in it holds that record's runs, of which a PostgreSQL store beside it knows nothing. */
function hasOwnRecord(store, root) {
	return store.kind === "postgres" && existsSync(join(root, "redgreen.db"));
}
async function oldFolders(store, root, removed, before) {
	const names = await readdir(join(root, "runs")).catch(() => []);
	const rows = hasOwnRecord(store, root) ? names : (await store.db.selectFrom("runs").select("id").execute()).map(({ id }) => id);
	const kept = new Set(rows);
	const folders = [];
	for (const id of names.filter(isRunId)) {
		const path = join(root, "runs", id);
		const orphan = !kept.has(id) && ((await stat(path).catch(() => void 0))?.mtimeMs ?? Number.POSITIVE_INFINITY) < before.getTime();
		if (removed.has(id) || orphan) folders.push({
			id,
			path,
			bytes: await folderBytes(path)
		});
	}
	return folders;
}
/** Gives the space of deleted rows back to the disk; SQLite keeps it otherwise. */
async function shrink({ db }) {
	await sql`pragma incremental_vacuum`.execute(db);
	for (let tries = 0; tries < 20; tries++) {
		const { rows } = await sql`pragma wal_checkpoint(truncate)`.execute(db);
		if (rows[0]?.busy !== 1) return;
		await setTimeout(50);
	}
}
export { prune as n, hasOwnRecord as t };
