/** Stores a run's compressed logs, diffs and unpushed work in the shared PostgreSQL, and reads them on any machine. */

import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { testCheckLogs } from '../run/final-verification.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import { clippedBytes, clippedFile } from '../text/clipped-file.ts';
import { type Store, withReconnect } from './database.ts';
import type { Journal } from './event-recorder.ts';
import { diffPaths, workPatch } from './run-folder.ts';
import type { Tables } from './tables.ts';

/**
 * Of one file, before it is compressed; most logs shrink to a tenth. A log that was cut while it was written is 10 MiB with a line
 * that says so, and is kept as it is: cut once more, the line would be gone, and what was left out untold.
 */
export const maxKeptBytes = 12 * 1024 * 1024;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

interface Keeping {
  folder: string;
  guard?: ((transaction: Kysely<Tables>) => Promise<void>) | undefined;
  log(text: string): void;
}

/** A journal that puts the files an event names into the database before the event: what is on record can be read everywhere. */
export function withKeptFiles(journal: Journal, store: Store, { folder, guard, log }: Keeping): Journal {
  return {
    async write(event, run) {
      for (const path of filesOf(event, run)) {
        // The event's own write says whether the run may go on: a page without a log is no reason to end it.
        await keepFile(store, { runId: run.id, path, from: join(folder, path), guard }).catch((error: Error) =>
          log(`${path} is not in the database: ${error.message}`),
        );
      }
      await journal.write(event, run);
    },
  };
}

function filesOf(event: RecordedEvent, run: Run) {
  switch (event.type) {
    case 'setup-finished':
      return [event.logPath];
    case 'verification-started':
      // The worker that ends it may be another one, without the diffs.
      return Object.values(diffPaths(event.attempt));
    case 'baseline-finished':
    case 'verification-finished':
      return logsOf(event.verification);
    case 'run-finished':
      // An attempt that was not verified has no later event that would name its diff.
      return [
        ...run.attempts.flatMap(({ name, checkpoint, verification }) =>
          checkpoint === undefined || verification !== undefined ? [] : Object.values(diffPaths(name.number)),
        ),
        workPatch,
      ];
    default:
      return [];
  }
}

function logsOf({ logPath, testCheck }: Verification) {
  return [logPath, ...(testCheck === undefined ? [] : testCheckLogs(testCheck))];
}

interface KeptFile {
  runId: string;
  /** In the run's folder, as its events name it. */
  path: string;
  /** Absolute. */
  from: string;
  guard?: ((transaction: Kysely<Tables>) => Promise<void>) | undefined;
}

/** Puts a file in the place of what was kept under its path; does nothing where there is none. Rejects with the guard. */
export async function keepFile({ db }: Store, { runId, path, from, guard }: KeptFile) {
  const bytes = await clippedFile(from, maxKeptBytes);
  if (bytes === undefined) return;
  const row = { run_id: runId, path, bytes: bytes.length, data: await compress(bytes) };
  await withReconnect(() =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('run_files').where('run_id', '=', runId).where('path', '=', path).execute();
      await transaction.insertInto('run_files').values(row).execute();
      // Last: it holds the job's row until the commit, and the heartbeat waits for that row.
      await guard?.(transaction);
    }),
  );
}

/** A file that is kept, as text; head and tail of what is longer than `maxBytes`. */
export async function keptText(
  { db }: Store,
  runId: string,
  path: string,
  maxBytes: number,
): Promise<string | undefined> {
  const ofFile = db.selectFrom('run_files').select('data').where('run_id', '=', runId).where('path', '=', path);
  const row = await ofFile.executeTakeFirst();
  if (row === undefined) return undefined;
  const whole = await decompress(row.data);
  return (await clippedBytes(whole.length, maxBytes, (from, to) => whole.subarray(from, to))).toString('utf8');
}
