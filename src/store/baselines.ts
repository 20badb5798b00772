/** Stores test results of base commits, and names of flaky tests, in the database, so that later runs can use them. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Verification } from '../run/verification.ts';
import type { Store } from './database.ts';
import { runFolderPath } from './run-folder.ts';
import { readRun } from './run-queries.ts';

export type Baselines = ReturnType<typeof openBaselines>;
export type FlakyTests = ReturnType<typeof openFlakyTests>;

interface KnownBaseline {
  verification: Verification;
  /** Absolute. */
  logPath: string;
  /** When its run began. */
  at: string;
}

/** Baselines of earlier runs, by a key of tree, commands, tools and machine. `root` holds the runs' folders. */
export function openBaselines({ db, ...store }: Store, root: string, runId: string) {
  return {
    /** The newest one of this key with its log; undefined where there is none, or its log is gone. */
    async find(key: string): Promise<KnownBaseline | undefined> {
      const row = await db.selectFrom('baselines').selectAll().where('key', '=', key).executeTakeFirst();
      const run = row && (await readRun({ db, ...store }, row.run_id));
      if (row === undefined || run?.baseline === undefined) return undefined;
      const logPath = join(runFolderPath(root, run.id), run.baseline.logPath);
      const { reused: _, ...verification } = run.baseline;
      return existsSync(logPath) ? { verification, logPath, at: run.startedAt } : undefined;
    },
    /** This run's baseline, once it is recorded. */
    async keep(key: string) {
      const row = { key, run_id: runId, tools: '' };
      await db
        .insertInto('baselines')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    },
  };
}

/** Longer names are of generated tests, which no other run has again. */
const longest = 1000;
const most = 100;

export function openFlakyTests({ db }: Store, repository: string, runId: string) {
  return {
    /** Those of the names that are known. */
    async known(names: readonly string[]): Promise<string[]> {
      if (names.length === 0) return [];
      const rows = await db
        .selectFrom('flaky_tests')
        .select('name')
        .where('repository', '=', repository)
        .where('name', 'in', names.slice(0, most))
        .execute();
      return rows.map(({ name }) => name);
    },
    async keep(names: readonly string[]) {
      for (const name of names.filter(({ length }) => length <= longest).slice(0, most)) {
        const row = { repository, name, run_id: runId };
        await db
          .insertInto('flaky_tests')
          .values(row)
          .onConflict((conflict) => conflict.columns(['repository', 'name']).doUpdateSet(row))
          .execute();
      }
    },
  };
}
