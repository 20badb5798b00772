/** Everything that a report of a run shows: its events, and the texts in its folder. */

import type { RecordedEvent, Run } from '../run.ts';
import type { Store } from './database.ts';
import { eventsOf } from './read.ts';
import { logPlaces, type RunDiff, type RunLog, readDiffs, readLogs } from './run-files.ts';
import { runFolderPath } from './run-folder.ts';

export interface StoredReport {
  run: Run;
  events: RecordedEvent[];
  logs: RunLog[];
  diffs: RunDiff[];
}

/** `folder`: the record's; `maxLogBytes` of all logs together (default: each up to 64 MiB), and with 0 only which logs there are. */
export async function readReportInput(
  store: Store,
  run: Run,
  { folder, maxLogBytes }: { folder?: string | undefined; maxLogBytes?: number | undefined },
): Promise<StoredReport> {
  const path = folder === undefined ? undefined : runFolderPath(folder, run.id);
  const [events, logs, diffs] = await Promise.all([
    eventsOf(store, run.id),
    maxLogBytes === 0
      ? logPlaces(run).map((place) => ({ ...place, text: '' }))
      : path === undefined
        ? []
        : readLogs(path, run, maxLogBytes),
    path === undefined ? [] : readDiffs(path, run),
  ]);
  return { run, events, logs, diffs };
}
