/** Reads a run's logs and diffs by their path, from the shared database if they are there, otherwise from the run's folder. */

import { relative, resolve, sep } from 'node:path';
import { foldRun } from '../run/fold.ts';
import type { RunDiff, RunLog } from '../run/logs-and-diffs.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import { headAndTailOf } from '../text/clipped-file.ts';
import type { Store } from './database.ts';
import { keptText } from './kept-files.ts';
import { checkPlaces, logPlaces, type RunTexts, readDiffs, readLogs } from './run-files.ts';
import { runFolderPath } from './run-folder.ts';
import { eventsOf } from './run-queries.ts';

/** Of one text; the workspace caps what a command may write, this caps what is held in memory. */
const maxTextBytes = 64 * 1024 * 1024;

/** Those in a run's folder. */
export function textsIn(folder: string): RunTexts {
  return async (path, maxBytes = maxTextBytes) => {
    const absolute = inside(folder, path);
    return absolute && (await headAndTailOf(absolute, maxBytes))?.toString('utf8');
  };
}

/**
 * Those of a run in the record. The database of a fleet first: what this machine's folder has may be what a worker here was
 * writing when it was killed, and another one has written since.
 */
export function textsOf(store: Store, runId: string, root: string | undefined): RunTexts {
  const here = root === undefined ? undefined : textsIn(runFolderPath(root, runId));
  return async (path, maxBytes = maxTextBytes) =>
    (await keptText(store, runId, path, maxBytes)) ?? (await here?.(path, maxBytes));
}

/** The path of a file of the run, or undefined where it would be outside of its folder. */
function inside(folder: string, path: string): string | undefined {
  const absolute = resolve(folder, path);
  const below = relative(folder, absolute);
  return below === '' || below === '..' || below.startsWith(`..${sep}`) ? undefined : absolute;
}

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
  const places = [...logPlaces(run), ...checkPlaces(run)];
  const [logs, diffs] = await Promise.all([
    maxLogBytes === 0 ? places.map((place) => ({ ...place, text: '' })) : readLogs(texts, places, maxLogBytes),
    readDiffs(texts, run),
  ]);
  return { run, events, logs, diffs };
}
