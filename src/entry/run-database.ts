/** Opens the database of runs, in a clone's `.redgreen/` folder or shared with the App, and finds a run in it by id. */

import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { joinRecord } from '../app/store.ts';
import { evalOfRow, resultsOf } from '../eval/eval-run.ts';
import { evalReport } from '../eval/format/report.ts';
import type { EvalReport } from '../eval/format/terminal.ts';
import { isDiskFull, RedgreenError } from '../run/errors.ts';
import type { Run } from '../run/run.ts';
import { openStore, type Store } from '../store/database.ts';
import { findEval } from '../store/eval-results.ts';
import { ignoreRecord, runFolderPath } from '../store/run-folder.ts';
import { findRunId, readRun } from '../store/run-queries.ts';
import { noRepository, repositoryRoot } from './local-clone.ts';
import type { CommandIo } from './subcommand.ts';

type RecordIo = Pick<CommandIo, 'cwd' | 'environment'>;

export interface LocalRecord extends AsyncDisposable {
  /** `.redgreen`, absolute. */
  root: string;
  store: Store;
}

/** Opens the record of the clone, or of the current directory where there is none: a suite needs no repository around it. */
export async function openRecordHere({ cwd }: Pick<CommandIo, 'cwd'>): Promise<LocalRecord> {
  const root = await rootHere(cwd);
  const place = await unwritableRecord(root);
  await ignoreRecord(root).catch((error) => unusable(error, place));
  return await openRecordIn(root);
}

async function openRecordIn(root: string): Promise<LocalRecord> {
  return recordIn(root, await openStore(databasePath(root)).catch((error) => unusable(error)));
}

function recordIn(root: string, store: Store): LocalRecord {
  return { root, store, [Symbol.asyncDispose]: () => store[Symbol.asyncDispose]() };
}

async function rootHere(cwd: string) {
  return join((await repositoryRoot(cwd)) ?? cwd, '.redgreen');
}

/** Opens the record to read it; undefined where nothing was ever recorded here, and nothing is made. */
export async function openExistingRecord({ cwd }: Pick<CommandIo, 'cwd'>): Promise<LocalRecord | undefined> {
  const repository = await repositoryRoot(cwd);
  const root = join(repository ?? cwd, '.redgreen');
  if (repository === undefined && !existsSync(databasePath(root))) throw await noRepository(cwd);
  const isThere = await access(databasePath(root)).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      // A folder that may not be looked into is no empty record.
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') unusable(error);
      return false;
    },
  );
  return isThere ? openRecordIn(root) : undefined;
}

/** The App's record, where `DATABASE_URL` names one. */
async function openSharedRecord({ cwd, environment }: RecordIo): Promise<LocalRecord | undefined> {
  const store = environment.DATABASE_URL ? await joinRecord(environment.DATABASE_URL) : undefined;
  return store && recordIn(await rootHere(cwd), store);
}

export interface FoundRun extends AsyncDisposable {
  record: LocalRecord;
  run: Run;
  /** The run's own folder; it may be gone. */
  folder: string;
}

/**
 * The run that `text` names: an id, the beginning of one, or `latest` of the clone. One of an eval in the App's record is
 * found too. Throws `not-found` where there is not exactly one.
 */
export async function openRun(io: RecordIo, text: string): Promise<FoundRun> {
  let problem = 'no run was recorded in this repository yet';
  for (const open of text === 'latest' ? [openExistingRecord] : [openExistingRecord, openSharedRecord]) {
    const opened = await foundIn(await open(io), async ({ root, store }) => {
      const found = await findRunId(store, text);
      const run = 'problem' in found ? undefined : await readRun(store, found.id);
      problem = 'problem' in found ? found.problem : `no run ${found.id}`;
      return run && { run, folder: runFolderPath(root, run.id) };
    });
    if (opened !== undefined) return opened;
  }
  throw new RedgreenError('not-found', problem);
}

/** What is looked for, with its record, which stays open as long; undefined, and closed, where it is not there. */
async function foundIn<T extends object>(
  record: LocalRecord | undefined,
  find: (record: LocalRecord) => Promise<T | undefined>,
): Promise<(T & AsyncDisposable & { record: LocalRecord }) | undefined> {
  if (record === undefined) return undefined;
  await using parts = new AsyncDisposableStack();
  parts.use(record);
  const found = await find(record);
  if (found === undefined) return undefined;
  const held = parts.move();
  return { ...found, record, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/** The folder that keeps a run from being recorded; undefined where none does. Of one that cannot be made the system says only that it is not there. */
export async function unwritableRecord(root: string) {
  const place = existsSync(root) ? root : dirname(root);
  return access(place, constants.W_OK).then(
    () => undefined,
    ({ code, message }: NodeJS.ErrnoException) => `${place} (${code ?? message})`,
  );
}

function databasePath(root: string) {
  return join(root, 'redgreen.db');
}

function unusable(error: Error, place?: string): never {
  if (isDiskFull(error)) throw new RedgreenError('disk-full', error.message, { cause: error });
  const what = place === undefined ? error.message : `${place} cannot be written`;
  throw new RedgreenError('record-unusable', what, { cause: error });
}

/** To write; logs and trees stay in the clone's folder either way. */
export async function openEvalRecord(io: RecordIo & Pick<CommandIo, 'stderr'>): Promise<LocalRecord> {
  const shared = await openSharedRecord(io);
  if (shared !== undefined) {
    await ignoreRecord(shared.root);
    return shared;
  }
  // Many a project has a DATABASE_URL of its own.
  if (io.environment.DATABASE_URL) {
    io.stderr.write('DATABASE_URL names no record of the App: the eval is kept in .redgreen/.\n');
  }
  return await openRecordHere(io);
}

/** To read; undefined where nothing was ever recorded. */
export async function openExistingEvalRecord(io: RecordIo): Promise<LocalRecord | undefined> {
  return (await openSharedRecord(io)) ?? (await openExistingRecord(io));
}

export interface FoundEval extends AsyncDisposable {
  record: LocalRecord;
  report(): Promise<EvalReport>;
}

/** The run that `text` names, else the eval run. */
export async function openRunOrEval(io: RecordIo, text: string): Promise<FoundRun | FoundEval> {
  try {
    return await openRun(io, text);
  } catch (error) {
    const record = text === 'latest' ? undefined : await openExistingEvalRecord(io);
    const opened = await foundIn(record, async ({ store }) => {
      const found = await findEval(store, text);
      if ('problem' in found) return undefined;
      const report = async () => {
        const row = await findEval(store, found.id);
        const run = evalOfRow('problem' in row ? found : row);
        return evalReport(run, await resultsOf(store, run));
      };
      return { report };
    });
    if (opened === undefined) throw error;
    return opened;
  }
}
