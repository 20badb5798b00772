/** Opens the database, which is one SQLite file or a shared PostgreSQL, and updates the database's schema if asked. */

import { existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dialect, Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { messageOf } from '../text/error-message.ts';
import { isUpToDate, migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

export interface Store extends AsyncDisposable {
  kind: 'sqlite' | 'postgres';
  db: Kysely<Tables>;
}

/**
 * Opens a store and brings its schema up to date. `location` is a file's path or a `postgres://` URL.
 * Throws where it cannot be reached, and where a newer Redgreen has migrated it already.
 */
export async function openStore(location: string): Promise<Store> {
  const { file, ...store } = await connect(location);
  const lock = async (work: () => Promise<void>) => {
    if (file === undefined) return await work();
    // SQLite has no advisory lock, and Kysely's own lock does nothing there: of several first starts one migrates.
    file.exec('begin immediate');
    return await work().then(
      () => file.exec('commit'),
      (error) => {
        file.exec('rollback');
        throw error;
      },
    );
  };
  await using opened = new AsyncDisposableStack();
  opened.use(store.db);
  await migrate(store.db, store.kind, lock);
  const held = opened.move();
  return { ...store, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/**
 * Opens a record as it is; undefined where there is none, or its schema is an older one. Throws where it cannot be reached, and
 * where a newer Redgreen has migrated it.
 */
export async function joinStore(location: string): Promise<Store | undefined> {
  if (!isPostgres(location) && !existsSync(location)) return undefined;
  const { file: _, ...store } = await connect(location);
  await using opened = new AsyncDisposableStack();
  opened.use(store.db);
  if (!(await isUpToDate(store.db, store.kind))) return undefined;
  const held = opened.move();
  return { ...store, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

export function isPostgres(location: string) {
  return /^postgres(ql)?:\/\//.test(location);
}

/** `file` of SQLite alone. */
async function connect(location: string): Promise<Omit<Store, keyof AsyncDisposable> & { file?: DatabaseSync }> {
  if (isPostgres(location)) return { kind: 'postgres', db: await connectPostgres(location) };
  const { dialect, file } = await openSqlite(location);
  return { kind: 'sqlite', db: new Kysely<Tables>({ dialect }), file };
}

async function connectPostgres(url: string): Promise<Kysely<Tables>> {
  // Loaded only here: the command line on SQLite does not pay for it.
  const { default: pg } = await import('pg');
  // `bigint` arrives as text by default; token counts stay far below 2^53.
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === int8 ? Number : pg.types.getTypeParser(oid, format),
  };
  const pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 10_000, types });
  // A connection that dies while idle is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => undefined);
  // The same for one that is in use: its query rejects by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

const int8 = 20;

/** How long the file may be another process's before a write fails. A write takes milliseconds; a prune of 10,000 runs a second. */
const timeout = 5_000;

/** Opens or makes the file: write-ahead log, and a commit is on disk when it returns. */
async function openSqlite(path: string): Promise<{ dialect: Dialect; file: DatabaseSync }> {
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

/** A restart takes seconds; what takes longer is an outage, and a claim would be lost meanwhile. */
const patienceMs = 30_000;

/** Runs `work` again where the connection broke. It has to be one that may run twice: its first answer may have been lost. */
export async function withReconnect<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionError(error) || performance.now() > until || signal?.aborted === true) throw error;
    }
    await sleep(200);
  }
}

/** PostgreSQL's class 08 and 57P, and what Node and `pg` say where the socket is gone. pg-boss hands on a copy that is no `Error`. */
export function isConnectionError(error: unknown) {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  if (/^(08...|57P0[1235]|53300|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/.test(code)) return true;
  return lostConnection.some((words) => message.toLowerCase().includes(words));
}

const lostConnection = [
  'connection terminated',
  'connection timeout',
  'timeout exceeded when trying to connect',
  'client has encountered a connection error',
  'not queryable',
];

/** Two lines for an outage, however often it is run into: one where it begins, one where it is over. */
export function reportOutage(log: (text: string) => void, what: string) {
  let away = false;
  return {
    failed(error: unknown): void {
      if (!away) log(`${what} cannot be read, trying until it can: ${messageOf(error)}`);
      away = true;
    },
    works(): void {
      if (away) log(`${what} can be read again`);
      away = false;
    },
  };
}
