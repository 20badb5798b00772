/** SQLite by `node:sqlite`, made to fit Kysely's dialect. */

import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Dialect } from 'kysely';
import { patientDialect, retryWhileLocked } from './sqlite-driver.ts';

/** Opens or makes the file: write-ahead log, and a commit is on disk when it returns. */
export async function openSqlite(path: string): Promise<{ dialect: Dialect; file: DatabaseSync }> {
  if (path !== ':memory:') await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // SQLite itself makes files that everybody may read; its log and index take the mode of this one.
  if (path !== ':memory:') await (await open(path, 'a', 0o600)).close();
  // SQLite's own wait for a lock holds up the whole process: pages, webhooks and heartbeats.
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // To set it is a write, also where it is so already: whoever only reads would wait for the lock.
    const vacuums = () => file.prepare('pragma auto_vacuum').get()?.auto_vacuum === 2;
    await retryWhileLocked(() => vacuums() || file.exec('pragma auto_vacuum = incremental'));
    await retryWhileLocked(() => file.exec('pragma journal_mode = wal'));
    await retryWhileLocked(() => file.exec('pragma synchronous = full; pragma foreign_keys = on'));
  } catch (error) {
    file.close();
    throw error;
  }
  return { dialect: patientDialect({ database: kyselyDatabase(file) }), file };
}

function kyselyDatabase(file: DatabaseSync) {
  return {
    close: () => file.close(),
    prepare(sql: string) {
      const statement = file.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
        run(parameters: readonly unknown[]) {
          // On a full disk SQLite has rolled back by itself; a second one would hide what happened behind its own error.
          if (sql === 'rollback' && !file.isTransaction) return { changes: 0, lastInsertRowid: 0 };
          return statement.run(...values(parameters));
        },
        iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
      };
    },
  };
}
