/** Writes each event of a run into the database, and in the same transaction updates the rows of the run's state. */

import type { Kysely } from 'kysely';
import { foldRun } from '../run/fold.ts';
import type { Attempt, RecordedEvent, Run } from '../run/run.ts';
import { type Store, withReconnect } from './database.ts';
import { createRecorder, type Journal, type Recorder } from './event-recorder.ts';
import { withRunJson } from './run-folder.ts';
import { eventsOf } from './run-queries.ts';
import { withKeptFiles } from './shared-run-files.ts';
import { type RunRow, rowFor, type Tables } from './tables.ts';

interface RecordOptions {
  redact: (text: string) => string;
  now: () => Date;
  /** The run's own. On PostgreSQL what a page offers of it goes into the database too. */
  folder?: string;
  /** Runs in each event's own transaction, and rejects where the run belongs to another worker by now. */
  guard?(transaction: Kysely<Tables>): Promise<void>;
  /** Told what could not be kept beside the events. */
  log?(text: string): void;
}

/**
 * Records a run into the store, new or to go on with. With `folder`, `run.json` is kept there as well.
 * A second process that goes on with the same run at the same time is refused by the events' key.
 */
export async function recordRun(
  store: Store,
  runId: string,
  { redact, now, folder, guard, log = () => {} }: RecordOptions,
): Promise<Recorder> {
  const events = await eventsOf(store, runId);
  const from = events.length > 0 ? foldRun(events) : undefined;
  const rows = databaseJournal(store, from, guard);
  const isShared = folder !== undefined && store.kind === 'postgres';
  const shared = isShared ? withKeptFiles(rows, store, { folder, guard, log }) : rows;
  return createRecorder(folder === undefined ? rows : withRunJson(shared, folder), { redact, now, from });
}

function databaseJournal({ db }: Store, from: Run | undefined, guard: RecordOptions['guard']): Journal {
  let known = from;
  const write = (event: RecordedEvent, run: Run, row: RunRow) =>
    db.transaction().execute(async (transaction) => {
      await guard?.(transaction);
      if (run.lastSeq === 1) await transaction.insertInto('runs').values(row).execute();
      else await transaction.updateTable('runs').set(row).where('id', '=', run.id).execute();
      const { seq, at, ...body } = event;
      const values = { run_id: run.id, seq, type: event.type, at, body: JSON.stringify(body) };
      await transaction.insertInto('events').values(values).execute();
      for (const attempt of run.attempts.filter((each, index) => each !== known?.attempts[index])) {
        const changed = attemptRow(run.id, attempt);
        await transaction
          .insertInto('attempts')
          .values(changed)
          .onConflict((conflict) => conflict.columns(['run_id', 'number']).doUpdateSet(changed))
          .execute();
      }
    });
  return {
    async write(event, run) {
      let tries = 0;
      const row = runRow(run, event.at);
      await withReconnect(async () => {
        // The commit may have been carried out although its answer was lost.
        if (tries++ > 0 && (await isWritten(db, run.id, event))) return;
        await write(event, run, row);
      });
      known = run;
    },
  };
}

async function isWritten(db: Kysely<Tables>, runId: string, { seq, at, ...body }: RecordedEvent) {
  const found = await db
    .selectFrom('events')
    .select(['at', 'body'])
    .where('run_id', '=', runId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return found?.at === at && found.body === JSON.stringify(body);
}

function runRow(run: Run, lastEventAt: string) {
  const { story, trigger, pullRequest } = run;
  return rowFor('runs', {
    ...{ ...run, ...run.usage, lastEventAt, title: story.title, issue: story.issue, storyPath: story.path },
    ...{ triggerKind: trigger.kind, actor: trigger.actor },
    ...{ pullRequestNumber: pullRequest?.number, pullRequestUrl: pullRequest?.url },
  });
}

function attemptRow(runId: string, attempt: Attempt) {
  const { name, verification, checkpoint } = attempt;
  const { passed, failed, skipped } = verification?.counts ?? {};
  return rowFor('attempts', {
    ...{ ...attempt, ...attempt.usage, ...checkpoint, commitSha: checkpoint?.commit, runId },
    ...{ number: name.number, phase: name.phase.name, retry: name.retry, maxIterations: name.of },
    ...{ result: verification?.result, exitCode: verification?.exitCode },
    ...{ passedTests: passed, failedTests: failed, skippedTests: skipped },
  });
}
