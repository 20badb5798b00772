/** The record of a clone as a run has it: what is loaded with the database, and not before it is opened. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { foldRun } from '../run/fold.ts';
import { tidyRunFolder } from '../run-story/folder.ts';
import { prune } from '../store/prune.ts';
import { listRuns } from '../store/read.ts';
import { readEvents, runFolderPath } from '../store/run-folder.ts';
import { isRunId } from '../store/run-id.ts';
import { ownerIsGone } from '../store/run-owner.ts';
import { runJournal } from '../store/run-rows.ts';
import { type LocalRecord, openRecordIn } from './local-record.ts';

/** Opens it, and takes away what runs that were killed have left. `isNew`: there was none, so theirs may be nowhere but in their folders. */
export async function openRunRecord(root: string, isNew = false): Promise<LocalRecord> {
  const record = await openRecordIn(root);
  if (isNew) await takeUpUnrecorded(record).catch(() => undefined);
  await sweepInterrupted(record).catch(() => undefined);
  return record;
}

/** Takes out the runs that have been kept for so many days. */
export async function pruneRuns({ root, store }: LocalRecord, days: number): Promise<void> {
  const before = new Date(Date.now() - days * 86_400_000);
  await prune(store, { root, before }).catch(() => undefined);
}

/**
 * The first run of a clone makes the record beside its tests: of one that was killed before, `events.jsonl` has what it told. One that
 * has its end had a record, which somebody has moved away: to write hundreds of events anew would hold up the run that waits here.
 */
async function takeUpUnrecorded({ root, store }: LocalRecord): Promise<void> {
  for (const id of (await readdir(join(root, 'runs'))).filter(isRunId)) {
    // One that cannot be read, as another user's, keeps none of the others out.
    await takeUp(store, runFolderPath(root, id)).catch(() => undefined);
  }
}

async function takeUp(store: LocalRecord['store'], folder: string): Promise<void> {
  if (!(await ownerIsGone(folder))) return;
  const { events } = await readEvents(join(folder, 'events.jsonl'));
  if (events.at(-1)?.type === 'run-finished') return;
  const journal = runJournal(store, undefined, {});
  for (const [index, event] of events.entries()) await journal.write(event, foldRun(events.slice(0, index + 1)));
}

/** What a killed run worked with goes; its record, its logs and its tree stay. */
async function sweepInterrupted({ root, store }: LocalRecord): Promise<void> {
  for (const { id } of await listRuns(store, { kinds: 'all', state: 'running', limit: 1000 })) {
    const folder = runFolderPath(root, id);
    if (await ownerIsGone(folder)) await tidyRunFolder(folder);
  }
}
