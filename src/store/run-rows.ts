/** Writes a run's events into the database, each in one transaction with the rows that it changes. */

import type { Kysely } from 'kysely';
import { foldRun } from '../run/fold.ts';
import type { Attempt, RecordedEvent, Run } from '../run/run.ts';
import { type Store, withReconnect } from './database.ts';
import { createRecorder, type Journal, type Recorder } from './event-recorder.ts';
import { withKeptFiles } from './kept-files.ts';
import { withRunJson } from './run-folder.ts';
import { eventsOf } from './run-queries.ts';
import type { AttemptRow, RunRow, Tables } from './tables.ts';

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
  { redact, now, ...options }: RecordOptions,
): Promise<Recorder> {
  const events = await eventsOf(store, runId);
  const from = events.length > 0 ? foldRun(events) : undefined;
  return createRecorder(runJournal(store, from, options), { redact, now, from });
}

/** The same without the recorder: `from` is the run as far as the store has it. */
export function runJournal(
  store: Store,
  from: Run | undefined,
  { folder, guard, log = () => {} }: Omit<RecordOptions, 'redact' | 'now'>,
): Journal {
  const rows = databaseJournal(store, from, guard);
  if (folder === undefined) return rows;
  const shared = store.kind === 'postgres' ? withKeptFiles(rows, store, { folder, guard, log }) : rows;
  return withRunJson(shared, folder);
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

function runRow(run: Run, lastEventAt: string): RunRow {
  return {
    id: run.id,
    repository: plain(run.repository),
    state: run.state,
    outcome: run.outcome ?? null,
    detail: plain(run.detail),
    title: plain(run.story.title),
    issue: run.story.issue ?? null,
    story_path: plain(run.story.path),
    trigger_kind: run.trigger.kind,
    actor: plain(run.trigger.actor),
    mode: run.mode,
    model: plain(run.model),
    branch: plain(run.branch),
    head_sha: run.headSha ?? null,
    pull_request_number: run.pullRequest?.number ?? null,
    pull_request_url: plain(run.pullRequest?.url),
    attempt_count: run.attemptCount,
    retry_count: run.retryCount,
    max_iterations: run.maxIterations,
    input_tokens: run.usage.inputTokens,
    output_tokens: run.usage.outputTokens,
    cache_read_tokens: run.usage.cacheReadTokens,
    cache_write_tokens: run.usage.cacheWriteTokens,
    cost_usd: run.costUsd,
    parent_run: run.parentRun ?? null,
    version: run.version,
    started_at: run.startedAt,
    last_event_at: lastEventAt,
    ended_at: run.endedAt ?? null,
  };
}

function attemptRow(runId: string, attempt: Attempt): AttemptRow {
  const { name, verification, checkpoint } = attempt;
  return {
    run_id: runId,
    number: name.number,
    label: attempt.label,
    phase: name.phase.name,
    retry: name.retry,
    max_iterations: name.of,
    reason: plain(attempt.reason),
    summary: plain(attempt.summary),
    result: verification?.result ?? null,
    exit_code: verification?.exitCode ?? null,
    passed_tests: verification?.counts?.passed ?? null,
    failed_tests: verification?.counts?.failed ?? null,
    skipped_tests: verification?.counts?.skipped ?? null,
    tree: checkpoint?.tree ?? null,
    commit_sha: checkpoint?.commit ?? null,
    files: checkpoint?.files ?? null,
    insertions: checkpoint?.insertions ?? null,
    deletions: checkpoint?.deletions ?? null,
    turns: attempt.turns,
    agent_ms: attempt.agentMs,
    test_ms: attempt.testMs,
    wait_ms: attempt.waitMs,
    input_tokens: attempt.usage.inputTokens,
    output_tokens: attempt.usage.outputTokens,
    cost_usd: attempt.costUsd,
    started_at: attempt.startedAt,
    ended_at: attempt.endedAt ?? null,
  };
}

/** PostgreSQL refuses a NUL in text; test output and titles may hold one. The event keeps it, escaped as JSON. */
function plain(text: string): string;
function plain(text: string | undefined): string | null;
function plain(text: string | undefined) {
  return text?.replaceAll('\0', '\uFFFD') ?? null;
}
