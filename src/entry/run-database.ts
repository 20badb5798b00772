/** Opens the run database in a clone's `.redgreen/` folder, or the App's shared one, and looks up a run or eval run. */

import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { joinRecord } from '../app/store.ts';
import { evalOfRow, resultsOf } from '../eval/eval-run.ts';
import { evalReport } from '../eval/format/report.ts';
import type { EvalReport } from '../eval/format/terminal.ts';
import { isDiskFull, RedgreenError } from '../run/errors.ts';
import type { RunDiff } from '../run/logs-and-diffs.ts';
import type { Run } from '../run/run.ts';
import { openStore, type Store } from '../store/database.ts';
import { findEval } from '../store/eval-results.ts';
import { readDiffs, textsIn } from '../store/run-files.ts';
import { ignoreRecord, runFolderPath } from '../store/run-folder.ts';
import { findRunId, readRun } from '../store/run-queries.ts';
import type { EvalRow } from '../store/tables.ts';
import { noRepository, repositoryRoot } from './local-clone.ts';
import type { CommandIo } from './subcommand.ts';

type RecordIo = Pick<CommandIo, 'cwd'> & Partial<Pick<CommandIo, 'environment'>>;

export interface LocalRecord extends AsyncDisposable {
  /** `.redgreen`, absolute. */
  root: string;
  store: Store;
}

/** Opens the record in its folder. */
export async function openRecordIn(root: string): Promise<LocalRecord> {
  const store = await openStore(databasePath(root)).catch((error) => unusable(error));
  return { root, store, [Symbol.asyncDispose]: () => store[Symbol.asyncDispose]() };
}

/** Opens the record of the clone, or of the current directory where there is none: a suite needs no repository around it. */
export async function openRecordHere({ cwd }: Pick<CommandIo, 'cwd'>): Promise<LocalRecord> {
  return openRecordIn(await made(join((await repositoryRoot(cwd)) ?? cwd, '.redgreen')));
}

/** Opens the record to read it; undefined where nothing was ever recorded here, and nothing is made. */
export async function openExistingRecord(io: Pick<CommandIo, 'cwd'>): Promise<LocalRecord | undefined> {
  const root = await recordRoot(io);
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
  const record = await findInRecords<{ id: string }>(io, text, ({ store }) => findRunId(store, text));
  if ('problem' in record) throw new RedgreenError('not-found', record.problem);
  const run = await readRun(record.store, record.found.id);
  if (run === undefined) throw new RedgreenError('not-found', `no run ${record.found.id}`);
  const folder = runFolderPath(record.root, run.id);
  return { record, run, folder, [Symbol.asyncDispose]: record[Symbol.asyncDispose] };
}

/** The first of the clone's and the App's record in which `look` finds what `text` names, open. */
export async function findInRecords<Found extends object>(
  io: RecordIo,
  text: string,
  look: (record: LocalRecord) => Promise<Found | { problem: string }>,
): Promise<(LocalRecord & { found: Found }) | { problem: string }> {
  let problem = 'no run was recorded in this repository yet';
  const shared = () => (text === 'latest' ? undefined : openSharedRecord(io));
  for (const open of [() => openExistingRecord(io), shared]) {
    await using parts = new AsyncDisposableStack();
    const record = parts.use(await open());
    if (record === undefined) continue;
    const found = await look(record);
    if ('problem' in found) {
      ({ problem } = found);
      continue;
    }
    const { root, store } = record;
    const held = parts.move();
    return { root, store, found, [Symbol.asyncDispose]: () => held.disposeAsync() };
  }
  return { problem };
}

/** The App's record, where `DATABASE_URL` names one. */
export async function openSharedRecord({ cwd, environment }: RecordIo): Promise<LocalRecord | undefined> {
  if (!environment?.DATABASE_URL) return undefined;
  const store = await joinRecord(environment.DATABASE_URL);
  if (store === undefined) return undefined;
  const root = join((await repositoryRoot(cwd)) ?? cwd, '.redgreen');
  return { root, store, [Symbol.asyncDispose]: () => store[Symbol.asyncDispose]() };
}

/** The diffs of its attempts, from its folder. */
export function readRunDiffs({ folder, run }: FoundRun): Promise<RunDiff[]> {
  return readDiffs(textsIn(folder), run);
}

/** The folder, made where there is none. Throws `not-a-repository` outside of one. */
export async function makeRecordFolder(io: Pick<CommandIo, 'cwd'>): Promise<string> {
  return made(await recordRoot(io));
}

/** The folder that keeps a run from being recorded; undefined where none does. Of one that cannot be made the system says only that it is not there. */
async function unwritableRecord(root: string) {
  const place = existsSync(root) ? root : dirname(root);
  return access(place, constants.W_OK).then(
    () => undefined,
    ({ code, message }: NodeJS.ErrnoException) => `${place} (${code ?? message})`,
  );
}

/** Where it is. Throws `not-a-repository` outside of one. */
async function recordRoot({ cwd }: Pick<CommandIo, 'cwd'>) {
  const repository = await repositoryRoot(cwd);
  if (repository !== undefined) return join(repository, '.redgreen');
  if (existsSync(databasePath(join(cwd, '.redgreen')))) return join(cwd, '.redgreen');
  throw await noRepository(cwd);
}

function databasePath(root: string) {
  return join(root, 'redgreen.db');
}

async function made(root: string) {
  const place = await unwritableRecord(root);
  await ignoreRecord(root).catch((error) => unusable(error, place));
  return root;
}

function unusable(error: Error, place?: string): never {
  if (isDiskFull(error)) throw new RedgreenError('disk-full', error.message, { cause: error });
  const what = place === undefined ? error.message : `${place} cannot be written`;
  throw new RedgreenError('record-unusable', what, { cause: error });
}

type EvalIo = Pick<CommandIo, 'cwd' | 'environment'>;

/** To write; logs and trees stay in the clone's folder either way. */
export async function openEvalRecord(io: EvalIo & Pick<CommandIo, 'stderr'>): Promise<LocalRecord> {
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
export async function openExistingEvalRecord(io: EvalIo): Promise<LocalRecord | undefined> {
  return (await openSharedRecord(io)) ?? (await openExistingRecord(io));
}

export interface FoundEval extends AsyncDisposable {
  record: LocalRecord;
  /** As it stands now. */
  report(): Promise<EvalReport>;
}

/** The eval run that `text` names; undefined where it names none, and where it names a run: `latest` does, and so may the beginning of an id. */
export async function openEval(io: EvalIo, text: string): Promise<FoundEval | undefined> {
  if (text === 'latest') return undefined;
  const record = await findInRecords(io, text, ({ store }) => findEvalAlone(store, text));
  if ('problem' in record) return undefined;
  const { found, store } = record;
  return { record, report: () => reportOf(store, found), [Symbol.asyncDispose]: record[Symbol.asyncDispose] };
}

async function findEvalAlone(store: Store, text: string) {
  const row = await findEval(store, text);
  if ('problem' in row || row.id === text) return row;
  const run = await findRunId(store, text);
  return 'problem' in run && run.several === undefined ? row : { problem: `${text} is a run` };
}

async function reportOf(store: Store, found: EvalRow) {
  const row = await findEval(store, found.id);
  const run = evalOfRow('problem' in row ? found : row);
  return evalReport(run, await resultsOf(store, run));
}
