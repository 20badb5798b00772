/** Opens the store's database, one SQLite file or PostgreSQL for a fleet, and brings its schema up to date. */

import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import { isCurrent, migrate, recordState } from './migrate.ts';
import { openSqlite } from './sqlite.ts';
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
  const { file, ...connected } = await connect(location);
  return migrated(connected, async (work) => {
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
  });
}

/**
 * Opens a record that another program made, and leaves its schema as it is. undefined: the database is none of ours.
 * Throws where it cannot be reached, and where its schema is another than this program's.
 */
export async function joinStore(location: string): Promise<Store | undefined> {
  if (!isPostgres(location) && !existsSync(location)) return undefined;
  return await openWhere(location, async (db, kind) => {
    const state = await recordState(db, kind);
    if (state === 'other-schema')
      throw new Error('its schema is of another version of Redgreen: use the version that serves it');
    return state === 'ours';
  });
}

/** Leaves the schema as it is: undefined where it is an older one, or there is none yet. Throws where `openStore` would. */
export function lookAtStore(location: string): Promise<Store | undefined> {
  return openWhere(location, isCurrent);
}

/** The store as it is; closed again, and undefined, where it is not what is looked for. */
async function openWhere(location: string, isWanted: typeof isCurrent): Promise<Store | undefined> {
  const { file: _, ...store } = await connect(location);
  const { kind, db } = store;
  await using opened = new AsyncDisposableStack();
  opened.use(db);
  if (!(await isWanted(db, kind))) return undefined;
  const held = opened.move();
  return { ...store, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

export function isPostgres(location: string): boolean {
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

async function migrated(store: Omit<Store, keyof AsyncDisposable>, lock: Lock): Promise<Store> {
  try {
    await migrate(store.db, store.kind, lock);
  } catch (error) {
    await store.db.destroy();
    throw error;
  }
  return { ...store, [Symbol.asyncDispose]: () => store.db.destroy() };
}

type Lock = (work: () => Promise<void>) => Promise<void>;
