/** Writes the HTML report of a finished run into the run's folder, from the run's events, logs and diffs. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderHtml } from '../report/html.ts';
import type { Run } from '../run/run.ts';
import { checkPlaces, logPlaces, readDiffs, readLogs, textsIn } from '../store/run-files.ts';
import { readEvents } from '../store/run-folder.ts';

/** Of all logs together. A page of more takes half a gigabyte to make; the files themselves have it all. */
const maxLogBytes = 4_000_000;

/**
 * Path of `report.html`; undefined where it could not be written, which is no reason for a run to fail. `redact` goes over
 * the logs, which the tests themselves wrote.
 */
export async function writeReport(
  folder: string,
  run: Run,
  redact: (text: string) => string,
): Promise<string | undefined> {
  const path = join(folder, 'report.html');
  try {
    const [{ events }, logs, diffs] = await Promise.all([
      readEvents(join(folder, 'events.jsonl')),
      readLogs(textsIn(folder), [...logPlaces(run), ...checkPlaces(run)], maxLogBytes),
      readDiffs(textsIn(folder), run),
    ]);
    const masked = logs.map((log) => ({ ...log, text: redact(log.text) }));
    await writeFile(path, renderHtml({ run, events, logs: masked, diffs }), { mode: 0o600 });
    return path;
  } catch {
    return undefined;
  }
}
