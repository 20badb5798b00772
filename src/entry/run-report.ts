/** The report of a finished run, written beside its record. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderHtml } from '../report/html.ts';
import type { Run } from '../run.ts';
import { readDiffs, readLogs } from '../store/run-files.ts';
import { readEvents } from '../store/run-folder.ts';

/** Path of `report.html`; undefined where it could not be written, which is no reason for a run to fail. */
export async function writeReport(folder: string, run: Run): Promise<string | undefined> {
  const path = join(folder, 'report.html');
  try {
    const [{ events }, logs, diffs] = await Promise.all([
      readEvents(join(folder, 'events.jsonl')),
      readLogs(folder, run),
      readDiffs(folder, run),
    ]);
    await writeFile(path, renderHtml({ run, events, logs, diffs }), { mode: 0o600 });
    return path;
  } catch {
    return undefined;
  }
}
