/** Opens the store of eval runs, in the App's database or in the clone's `.redgreen` folder, and finds one eval there. */

import { evalOfRow, resultsOf } from '../eval/eval-run.ts';
import { evalReport } from '../eval/format/report.ts';
import type { EvalReport } from '../eval/format/terminal.ts';
import type { Store } from '../store/database.ts';
import { ignoreRecord } from '../store/run-folder.ts';
import { findRunId } from '../store/run-queries.ts';
import { findEval } from '../store/story-results.ts';
import type { EvalRow } from '../store/tables.ts';
import type { CommandIo } from './command-io.ts';
import {
  findInRecords,
  type LocalRecord,
  openExistingRecord,
  openRecordHere,
  openSharedRecord,
} from './local-record.ts';

type EvalIo = Pick<CommandIo, 'cwd' | 'environment'>;

/** To write; logs and trees stay in the clone's folder either way. */
export async function openEvalRecord(io: EvalIo & Pick<CommandIo, 'stderr'>): Promise<LocalRecord> {
  const shared = await openSharedRecord(io);
  if (shared !== undefined) {
    await ignoreRecord(shared.root);
    return shared;
  }
  // Many a project has a DATABASE_URL of its own.
  if (io.environment.DATABASE_URL) {
    io.stderr.write('DATABASE_URL names no record of the App: the eval is kept in .redgreen/.\n');
  }
  return await openRecordHere(io);
}

/** To read; undefined where nothing was ever recorded. */
export async function openExistingEvalRecord(io: EvalIo): Promise<LocalRecord | undefined> {
  return (await openSharedRecord(io)) ?? (await openExistingRecord(io));
}

export interface FoundEval extends AsyncDisposable {
  record: LocalRecord;
  /** As it stands now. */
  report(): Promise<EvalReport>;
}

/** The eval run that `text` names; undefined where it names none, and where it names a run: `latest` does, and so may the beginning of an id. */
export async function openEval(io: EvalIo, text: string): Promise<FoundEval | undefined> {
  if (text === 'latest') return undefined;
  const record = await findInRecords(io, text, ({ store }) => findEvalAlone(store, text));
  if ('problem' in record) return undefined;
  const { found, store } = record;
  return { record, report: () => reportOf(store, found), [Symbol.asyncDispose]: record[Symbol.asyncDispose] };
}

async function findEvalAlone(store: Store, text: string): Promise<EvalRow | { problem: string }> {
  const row = await findEval(store, text);
  if ('problem' in row || row.id === text) return row;
  const run = await findRunId(store, text);
  return 'problem' in run && run.several === undefined ? row : { problem: `${text} is a run` };
}

async function reportOf(store: Store, found: EvalRow): Promise<EvalReport> {
  const row = await findEval(store, found.id);
  const run = evalOfRow('problem' in row ? found : row);
  return evalReport(run, await resultsOf(store, run));
}
