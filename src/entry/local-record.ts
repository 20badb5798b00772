/** The record of the clone that a command runs in: `.redgreen/` at its root. */

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RedgreenError } from '../errors.ts';
import type { ReportInput } from '../report/input.ts';
import type { Run } from '../run/run.ts';
import { openStore, type Store } from '../store/database.ts';
import { findRunId, readRun } from '../store/read.ts';
import { readReportInput } from '../store/report-input.ts';
import { type RunDiff, readDiffs } from '../store/run-files.ts';
import { ignoreRecord, runFolderPath } from '../store/run-folder.ts';
import { ownerIsGone } from '../store/run-owner.ts';
import { textsIn } from '../store/run-texts.ts';
import type { CommandIo } from './command-io.ts';
import { repositoryRoot } from './local-clone.ts';

export interface LocalRecord extends AsyncDisposable {
  /** `.redgreen`, absolute. */
  root: string;
  store: Store;
}

/** Opens the record, making it where there is none. Throws `not-a-repository` outside of one. */
export async function openRecord(io: Pick<CommandIo, 'cwd'>): Promise<LocalRecord> {
  const root = await recordRoot(io);
  await ignoreRecord(root);
  return opened(root);
}

/** Opens the record of the clone, or of the current directory where there is none: a suite needs no repository around it. */
export async function openRecordHere({ cwd }: Pick<CommandIo, 'cwd'>): Promise<LocalRecord> {
  const root = join((await repositoryRoot(cwd)) ?? cwd, '.redgreen');
  await ignoreRecord(root);
  return opened(root);
}

/** Opens the record to read it; undefined where nothing was ever recorded here, and nothing is made. */
export async function openExistingRecord(io: Pick<CommandIo, 'cwd'>): Promise<LocalRecord | undefined> {
  const root = await recordRoot(io);
  return existsSync(databasePath(root)) ? opened(root) : undefined;
}

export interface FoundRun extends AsyncDisposable {
  record: LocalRecord;
  run: Run;
  /** The run's own folder; it may be gone. */
  folder: string;
}

/** The run that `text` names: an id, the beginning of one, or `latest`. Throws `not-found` where there is not exactly one. */
export async function openRun(io: Pick<CommandIo, 'cwd'>, text: string): Promise<FoundRun> {
  const record = await openExistingRecord(io);
  if (record === undefined) throw new RedgreenError('not-found', 'no run was recorded in this repository yet');
  try {
    const found = await findRunId(record.store, text);
    if ('problem' in found) throw new RedgreenError('not-found', found.problem);
    const run = await readRun(record.store, found.id);
    if (run === undefined) throw new RedgreenError('not-found', `no run ${found.id}`);
    const folder = runFolderPath(record.root, run.id);
    return { record, run, folder, [Symbol.asyncDispose]: () => record[Symbol.asyncDispose]() };
  } catch (error) {
    await record[Symbol.asyncDispose]();
    throw error;
  }
}

/** The diffs of its attempts, from its folder. */
export function readRunDiffs({ folder, run }: FoundRun): Promise<RunDiff[]> {
  return readDiffs(textsIn(folder), run);
}

/** Everything that a report of the run shows. */
export async function reportInput(
  { record, run }: Pick<FoundRun, 'record' | 'run'>,
  maxLogBytes?: number,
): Promise<ReportInput> {
  const input = await readReportInput(record.store, run.id, { folder: record.root, maxLogBytes });
  const interrupted = run.state === 'running' && (await ownerIsGone(runFolderPath(record.root, run.id)));
  return { ...(input ?? { run, events: [], logs: [], diffs: [] }), interrupted };
}

/** Writes `report.html` into the run's folder. `redact` goes over the logs, which the tests themselves wrote. */
export async function writeReport(
  found: Omit<FoundRun, keyof AsyncDisposable>,
  redact: (text: string) => string,
): Promise<void> {
  const { renderHtml } = await import('../report/html.ts');
  // A page of more takes half a gigabyte to make; `redgreen logs` and the files have it all.
  const input = await reportInput(found, 4_000_000);
  const logs = input.logs.map((log) => ({ ...log, text: redact(log.text) }));
  await writeFile(join(found.folder, 'report.html'), renderHtml({ ...input, logs }), { mode: 0o600 });
}

async function recordRoot({ cwd }: Pick<CommandIo, 'cwd'>): Promise<string> {
  const repository = await repositoryRoot(cwd);
  if (repository !== undefined) return join(repository, '.redgreen');
  if (existsSync(databasePath(join(cwd, '.redgreen')))) return join(cwd, '.redgreen');
  throw new RedgreenError('not-a-repository', cwd);
}

function databasePath(root: string): string {
  return join(root, 'redgreen.db');
}

async function opened(root: string): Promise<LocalRecord> {
  const store = await openStore(databasePath(root));
  return { root, store, [Symbol.asyncDispose]: () => store[Symbol.asyncDispose]() };
}
