/** Opens a clone's record for a run, cleans up after killed runs and prunes runs that are too old. */

import { tidyRunFolder } from '../run-story/work-folder.ts';
import { prune } from '../store/prune.ts';
import { listRuns } from '../store/read.ts';
import { runFolderPath } from '../store/run-folder.ts';
import { ownerIsGone } from '../store/run-owner.ts';
import { type LocalRecord, openRecordIn } from './local-record.ts';

/** Opens it, and takes away what runs that were killed have left. */
export async function openRunRecord(root: string): Promise<LocalRecord> {
  const record = await openRecordIn(root);
  await sweepInterrupted(record).catch(() => undefined);
  return record;
}

/** Takes out the runs that have been kept for so many days. */
export async function pruneRuns({ root, store }: LocalRecord, days: number): Promise<void> {
  const before = new Date(Date.now() - days * 86_400_000);
  await prune(store, { root, before }).catch(() => undefined);
}

/** What a killed run worked with goes; its record, its logs and its tree stay. */
async function sweepInterrupted({ root, store }: LocalRecord): Promise<void> {
  for (const { id } of await listRuns(store, { kinds: 'all', state: 'running', limit: 1000 })) {
    const folder = runFolderPath(root, id);
    if (await ownerIsGone(folder)) await tidyRunFolder(folder);
  }
}
