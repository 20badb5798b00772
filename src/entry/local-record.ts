/** Opens the record in a clone's `.redgreen/` folder, and finds runs there or in the App's record. */

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { joinRecord } from '../app/store.ts';
import { RedgreenError } from '../errors.ts';
import type { RunDiff } from '../run/kept-texts.ts';
import type { Run } from '../run/run.ts';
import { openStore, type Store } from '../store/database.ts';
import { findRunId, readRun } from '../store/read.ts';
import { readDiffs } from '../store/run-files.ts';
import { runFolderPath } from '../store/run-folder.ts';
import { textsIn } from '../store/run-texts.ts';
import type { CommandIo } from './command-io.ts';
import { repositoryRoot } from './local-clone.ts';
import { databasePath, made, recordRoot, unusable } from './record-folder.ts';

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
