/** Opens a SQLite file through `node:sqlite` and adapts it to Kysely, the SQL query builder. */

import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, SqliteDialect } from 'kysely';

/** How long the file may be another process's before a write fails. A write takes milliseconds; a prune of 10,000 runs a second. */
const timeout = 5_000;

/** Opens or makes the file: write-ahead log, and a commit is on disk when it returns. */
export async function openSqlite(path: string): Promise<{ dialect: Dialect; file: DatabaseSync }> {
  if (path !== ':memory:') await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // SQLite itself makes files that everybody may read; its log and index take the mode of this one.
  if (path !== ':memory:') await (await open(path, 'a', 0o600)).close();
  const file = new DatabaseSync(path, { timeout });
  try {
    // To set it is a write, also where it is so already: whoever only reads would wait for the lock.
    if (file.prepare('pragma auto_vacuum').get()?.auto_vacuum !== 2) file.exec('pragma auto_vacuum = incremental');
    file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  } catch (error) {
    file.close();
    throw error;
  }
  return { dialect: new SqliteDialect({ database: kyselyDatabase(file) }), file };
}

function kyselyDatabase(file: DatabaseSync) {
  return {
    close: () => file.close(),
    prepare(sql: string) {
      // The lock at once: a statement within, after a read of what is no longer so, would get it never.
      const statement = file.prepare(sql === 'begin' ? 'begin immediate' : sql);
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
