/** Everything that a report of a run shows: its events, and the texts in its folder. */

import { foldRun } from '../run/fold.ts';
import type { RunDiff, RunLog } from '../run/kept-texts.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import type { Store } from './database.ts';
import { eventsOf } from './read.ts';
import { logPlaces, proofPlaces, readDiffs, readLogs } from './run-files.ts';
import { textsOf } from './run-texts.ts';

export interface StoredReport {
  run: Run;
  events: RecordedEvent[];
  logs: RunLog[];
  diffs: RunDiff[];
}

export interface ReportParts {
  /** The record's, on this machine. */
  folder?: string | undefined;
  /** Of all logs together; default: each up to 64 MiB. With 0 only which logs there are. */
  maxLogBytes?: number | undefined;
}

/** Undefined where there is no such run. */
export async function readReportInput(
  store: Store,
  runId: string,
  { folder, maxLogBytes }: ReportParts,
): Promise<StoredReport | undefined> {
  const events = await eventsOf(store, runId);
  if (events.length === 0) return undefined;
  const run = foldRun(events);
  const texts = textsOf(store, run.id, folder);
  const places = [...logPlaces(run), ...proofPlaces(run)];
  const [logs, diffs] = await Promise.all([
    maxLogBytes === 0 ? places.map((place) => ({ ...place, text: '' })) : readLogs(texts, places, maxLogBytes),
    readDiffs(texts, run),
  ]);
  return { run, events, logs, diffs };
}
