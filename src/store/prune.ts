/** Removes old runs, eval runs, webhook deliveries, jobs and sessions from the database, and run folders from disk. */

import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { folderBytes } from '../run/folder-size.ts';
import { removeTrees } from '../run/remove-tree.ts';
import type { Store } from './database.ts';
import { isRunId } from './run-folder.ts';

interface PruneOptions {
  /** The record's folder (`.redgreen`), where run folders are to go too. */
  root?: string;
  /** Runs that ended, or were last heard of, before this are removed. */
  before: Date;
  dryRun?: boolean;
}

/** Rows of one transaction: long enough to be quick, short enough not to hold up a run that records. */
const batch = 200;

/** Removes old runs with their events and folders, old evals with their results, and folders that a crash left behind. */
export async function prune(store: Store, { root, before, dryRun = false }: PruneOptions) {
  const limit = before.toISOString();
  const { db } = store;
  const oldRuns = await db
    .selectFrom('runs')
    .select('id')
    .where('last_event_at', '<', limit)
    .orderBy('last_event_at')
    .execute();
  const oldEvals = await db.selectFrom('evals').select('id').where('started_at', '<', limit).execute();
  const runs = oldRuns.map(({ id }) => id);
  const evals = oldEvals.map(({ id }) => id);
  if (!dryRun) {
    // Rows first: a crash in between leaves folders without a run, which the next prune takes.
    for (let from = 0; from < runs.length; from += batch) {
      await db
        .deleteFrom('runs')
        .where('id', 'in', runs.slice(from, from + batch))
        .execute();
    }
    for (const id of evals) await db.deleteFrom('evals').where('id', '=', id).execute();
  }
  // Folders under `runs/` that no run in the store names any more.
  const orphans = root === undefined ? [] : (await orphanRuns(store, root, before)).filter((id) => !runs.includes(id));
  const folders = root === undefined ? [] : [...runs, ...orphans].map((id) => join(root, 'runs', id));
  let bytes = 0;
  for (const folder of folders) bytes += await folderBytes(folder);
  // The next prune tries these again.
  const failed = dryRun ? [] : await removeTrees(folders);
  if (!dryRun && store.kind === 'sqlite' && runs.length > 0) await shrink(store);
  return { runs, evals, orphans, bytes, failed };
}

/** Removes handled deliveries and ended jobs that are older, and sessions that are over. */
export async function pruneApp({ db }: Store, before: Date, now: Date) {
  const old = [
    ['deliveries', 'handled_at', before],
    ['jobs', 'ended_at', before],
    ['sessions', 'expires_at', now],
  ] as const;
  for (const [table, column, limit] of old)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${limit.toISOString()}`.execute(db);
}

/** A folder with a SQLite record in it holds that record's runs, of which a PostgreSQL store beside it knows nothing. */
export function hasOwnRecord(store: Store, root: string) {
  return store.kind === 'postgres' && existsSync(join(root, 'redgreen.db'));
}

/** Folders of runs that the store does not name and nobody has touched since: a crash left them, or another machine removed the run. */
export async function orphanRuns(store: Store, root: string, before: Date) {
  const old = hasOwnRecord(store, root) ? [] : (await untouched(join(root, 'runs'), before)).filter(isRunId);
  if (old.length === 0) return [];
  const kept = new Set((await store.db.selectFrom('runs').select('id').execute()).map(({ id }) => id));
  return old.filter((id) => !kept.has(id));
}

/** Names in a folder that are older. */
export async function untouched(folder: string, before: Date) {
  const names = await readdir(folder).catch((): string[] => []);
  const times = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)));
  return names.filter((_, index) => (times[index]?.mtimeMs ?? Number.POSITIVE_INFINITY) < before.getTime());
}

/** Gives the space of deleted rows back to the disk; SQLite keeps it otherwise. */
async function shrink({ db }: Store) {
  await sql`pragma incremental_vacuum`.execute(db);
  // It gives way to whoever reads just now, and says so in a row.
  for (let tries = 0; tries < 20; tries++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 1) return;
    await sleep(50);
  }
}
