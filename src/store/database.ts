/** The store's database: one file of SQLite, or PostgreSQL for a fleet. */

import { Kysely, PostgresDialect } from 'kysely';
import { migrate } from './migrate.ts';
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
  return /^postgres(ql)?:\/\//.test(location) ? openPostgres(location) : openSqliteStore(location);
}

async function openSqliteStore(path: string): Promise<Store> {
  const { dialect, file } = await openSqlite(path);
  const db = new Kysely<Tables>({ dialect });
  return migrated({ kind: 'sqlite', db }, (work) => {
    // SQLite has no advisory lock, and Kysely's own lock does nothing there: of several first starts one migrates.
    file.exec('begin immediate');
    return work().then(
      () => file.exec('commit'),
      (error) => {
        file.exec('rollback');
        throw error;
      },
    );
  });
}

async function openPostgres(url: string): Promise<Store> {
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
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return migrated({ kind: 'postgres', db }, (work) => work());
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
