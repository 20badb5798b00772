/**
 * Runs the planned stories (tasks) of an eval run in parallel, and stores each result in the database. Each story must
 * be claimed first, because other processes may work on the same eval run.
 */

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../store/database.ts';
import { addEval, addStoryResult, endEval, storyResults } from '../store/eval-results.ts';
import { keepOwner, newRunId, ownerIsGone } from '../store/run-folder.ts';
import { type EvalRow, rowFor } from '../store/tables.ts';
import type { EvalPlan, EvalRun, StoryResult } from './eval-types.ts';
import type { EvalStory } from './story-file.ts';
import { runStoryOnce, type StoryPlace } from './story-run.ts';

export interface EvalOptions {
  stories: readonly EvalStory[];
  place: Omit<StoryPlace, 'replay' | 'standIn'>;
  parallel: number;
  /** Told as a story begins, which may then be silent for minutes. */
  onStart(planned: EvalPlan['stories'][number]): void;
  /** Told once it is durable, in the order in which stories end; `index` counts from 1 over the whole plan. */
  onResult(result: StoryResult, index: number): void;
}

/** Records new eval runs: all of them before the first story runs, so that another worker finds each row of a matrix. */
export async function startEvals(
  store: Store,
  planned: readonly Pick<EvalRun, 'suite' | 'model' | 'plan' | 'parent'>[],
  at: Date,
): Promise<EvalRun[]> {
  const runs = planned.map(
    (one): EvalRun => ({ ...one, id: newRunId(at), state: 'running', startedAt: at.toISOString() }),
  );
  for (const { plan, parent, startedAt, ...run } of runs) {
    const [parentEval, matrix] = [parent ?? null, plan.matrix?.id ?? null];
    const row = { ...run, plan: JSON.stringify(plan), parent_eval: parentEval, matrix };
    await addEval(store, { ...row, started_at: startedAt, ended_at: null });
  }
  return runs;
}

/** Runs what of the plan has no result yet. Interrupted by the signal it stays unfinished, to be resumed. */
export async function carryEval(store: Store, run: EvalRun, options: EvalOptions): Promise<StoryResult[]> {
  const { place, parallel, onStart, onResult } = options;
  let results = await resultsOf(store, run);
  const left = () => {
    const done = new Set(results.map(keyOf));
    return run.plan.stories.filter((planned) => !done.has(keyOf(planned)));
  };
  let waiting = left();
  const stories = new Map(options.stories.map((story) => [story.id, story]));

  async function work(): Promise<void> {
    for (let planned = waiting.shift(); planned !== undefined; planned = waiting.shift()) {
      const { storyId, repetition } = planned;
      await using claim = await claimTry(place.root, run.id, keyOf(planned));
      if (claim === undefined) continue;
      // Another worker may have ended it since the results were read.
      if ((await resultsOf(store, run)).some((each) => keyOf(each) === keyOf(planned))) continue;
      const story = stories.get(storyId);
      if (story === undefined) throw new Error(`the suite has no story ${storyId} any more`);
      const { replay, standIn } = run.plan;
      onStart(planned);
      const result = await runStoryOnce(story, repetition, { ...place, replay, standIn });
      if (result === undefined) return;
      const { error, usage, requestIds } = result;
      const details = {
        errorMessage: error?.message,
        errorStack: error?.stack,
        requestIds: JSON.stringify(requestIds),
      };
      await addStoryResult(store, rowFor('story_results', { ...result, ...usage, ...details, evalId: run.id }));
      results.push(result);
      onResult(result, results.length);
    }
  }

  for (;;) {
    await Promise.all(Array.from({ length: Math.max(1, parallel) }, work));
    results = await resultsOf(store, run);
    waiting = left();
    if (waiting.length === 0 || place.signal.aborted) break;
    // Other workers carry these: each is waited for, and taken over where its worker is gone.
    await wait(500, undefined, { signal: place.signal }).catch(() => undefined);
  }
  if (place.signal.aborted) return results;
  await endEval(store, run.id, new Date().toISOString());
  await rm(join(place.root, 'claims', run.id), { recursive: true, force: true });
  return results;
}

/** undefined: another process that is alive has it. Dispose it once the result is durable. */
async function claimTry(root: string, evalId: string, key: string): Promise<AsyncDisposable | undefined> {
  const folder = join(root, 'claims', evalId);
  const claim = join(folder, createHash('sha256').update(key).digest('hex').slice(0, 32));
  const mine = join(folder, `.${randomUUID()}`);
  await mkdir(mine, { recursive: true });
  await keepOwner(mine);
  if (await ownerIsGone(claim)) {
    // Moved before it is removed: of two that find it one alone can.
    const gone = join(folder, `.${randomUUID()}`);
    await rename(claim, gone).catch(() => undefined);
    await rm(gone, { recursive: true, force: true });
  }
  try {
    // With its owner in it from the first moment: a folder is only put in the place of an empty one.
    await rename(mine, claim);
  } catch {
    await rm(mine, { recursive: true, force: true });
    return undefined;
  }
  return { [Symbol.asyncDispose]: () => rm(claim, { recursive: true, force: true }) };
}

export function evalOfRow(row: EvalRow): EvalRun {
  return {
    id: row.id,
    suite: row.suite,
    state: row.state === 'finished' ? 'finished' : 'running',
    model: row.model,
    parent: row.parent_eval ?? undefined,
    plan: JSON.parse(row.plan) as EvalPlan,
    startedAt: row.started_at,
    endedAt: row.ended_at ?? undefined,
  };
}

/** The results that an eval run has so far, in the order in which they came. */
export async function resultsOf(store: Store, run: EvalRun): Promise<StoryResult[]> {
  const titles = new Map(run.plan.stories.map(({ storyId, title }) => [storyId, title]));
  return (await storyResults(store, run.id)).map((row) => ({
    storyId: row.story_id,
    title: titles.get(row.story_id) ?? '',
    repetition: row.repetition,
    status: row.status,
    outcome: row.outcome ?? undefined,
    runId: row.run_id ?? undefined,
    durationMs: row.duration_ms,
    error: row.error_message === null ? undefined : { message: row.error_message, stack: row.error_stack ?? undefined },
    worktree: row.worktree ?? undefined,
    requestIds: JSON.parse(row.request_ids) as string[],
    attempts: row.attempts,
    usage: {
      inputTokens: row.input_tokens,
      outputTokens: row.output_tokens,
      cacheReadTokens: row.cache_read_tokens,
      cacheWriteTokens: row.cache_write_tokens,
      cacheWrite1hTokens: 0,
    },
    costUsd: row.cost_usd,
    model: row.model,
    finishedAt: row.finished_at,
  }));
}

function keyOf({ storyId, repetition }: { storyId: string; repetition: number }) {
  return `${storyId}\n${repetition}`;
}
