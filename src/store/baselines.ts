/**
 * Remembers which run has already tested a base's tree with the same commands on this machine, so that it need not run again.
 * The verification itself is in that run's events.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Verification } from '../run/verification.ts';
import type { Store } from './database.ts';
import { readRun } from './read.ts';
import { runFolderPath } from './run-folder.ts';

/** Baselines of earlier runs, by a key of tree, commands and machine. */
export interface Baselines {
  /** The newest one of this key with its log; undefined where there is none, or its log is gone. */
  find(key: string): Promise<KnownBaseline | undefined>;
  /** This run's baseline, once it is recorded. */
  keep(key: string, tools: string): Promise<void>;
}

interface KnownBaseline {
  verification: Verification;
  /** Absolute. */
  logPath: string;
  /** Versions of what the commands stood on. */
  tools: string;
  /** When its run began. */
  at: string;
}

/** `root` holds the runs' folders. */
export function openBaselines({ db, ...store }: Store, root: string, runId: string): Baselines {
  return {
    async find(key) {
      const row = await db.selectFrom('baselines').selectAll().where('key', '=', key).executeTakeFirst();
      const run = row && (await readRun({ db, ...store }, row.run_id));
      if (row === undefined || run?.baseline === undefined) return undefined;
      const logPath = join(runFolderPath(root, run.id), run.baseline.logPath);
      const { reused: _, ...verification } = run.baseline;
      return existsSync(logPath) ? { verification, logPath, tools: row.tools, at: run.startedAt } : undefined;
    },
    async keep(key, tools) {
      const row = { key, run_id: runId, tools };
      await db
        .insertInto('baselines')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    },
  };
}
