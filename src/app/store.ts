/** Opens the App's database and job queue, and explains in an error why the data folder or database is unusable. */

import { access, constants, mkdir } from 'node:fs/promises';
import { RedgreenError } from '../run/errors.ts';
import { joinStore, openStore, type Store } from '../store/database.ts';
import type { Queue } from '../store/queue.ts';
import type { AppSettings } from './settings.ts';

/** Throws `bad-server` where the folder cannot be made, `no-database` where the database cannot be used. */
export async function openRecord(
  { database, dataDir }: Pick<AppSettings, 'database' | 'dataDir'>,
  log: (text: string) => void,
): Promise<{ store: Store; queue: Queue } & AsyncDisposable> {
  const why = await keptOut(dataDir);
  if (why !== undefined) {
    throw new RedgreenError('bad-server', `REDGREEN_DATA_DIR is ${dataDir}, and ${why}`, {
      fix: 'Set REDGREEN_DATA_DIR to a folder that this user may write, on a disk that keeps it.',
    });
  }
  await using parts = new AsyncDisposableStack();
  try {
    const store = parts.use(await openStore(database));
    // Loaded only here: who runs no jobs does not pay for it.
    const { openPgBossQueue, openSqliteQueue } = await import('../store/queue-engines.ts');
    const open = () =>
      store.kind === 'sqlite' ? openSqliteQueue(store) : openPgBossQueue(store, { url: database, log });
    const queue = parts.use(await open());
    const held = parts.move();
    return { store, queue, [Symbol.asyncDispose]: () => held.disposeAsync() };
  } catch (error) {
    throw unusable(database, error);
  }
}

/** Why nothing can be kept in the folder, which is made where it is missing. */
async function keptOut(dataDir: string) {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
    return undefined;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    return syscall === 'mkdir' ? `no folder can be made there (${code})` : `this user may not write to it (${code})`;
  }
}

/** The record of the App, to add to from outside of it; undefined where the database is none. Throws `no-database`. */
export async function joinRecord(database: string): Promise<Store | undefined> {
  try {
    return await joinStore(database);
  } catch (error) {
    throw unusable(database, error);
  }
}

function unusable(database: string, error: unknown) {
  if (error instanceof RedgreenError) return error;
  const url = database.startsWith('/') ? null : URL.parse(database);
  // Without user and password.
  const place = url === null ? database : `${url.host}${url.pathname}`;
  return new RedgreenError('no-database', `${place}: ${saidBy(error)}`, { cause: error });
}

/** Two refused addresses of one name are an error without a message. */
function saidBy(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const said = error.message || String((error as NodeJS.ErrnoException).code);
  return error.cause instanceof Error ? `${said}: ${error.cause.message}` : said;
}
