/** Computes pass rates, costs and times from story results, for each story and for the whole suite. */

import { addCost } from '../run/usage.ts';
import type { StoryResult } from './result.ts';
import { type Interval, mean, passAll, passAt, wilson } from './statistics.ts';

export interface StoryRow {
  storyId: string;
  title: string;
  passed: number;
  failed: number;
  errors: number;
  /** Of passed and failed; undefined where every try was an error. */
  passRate?: number;
  /** Mean of the tries that passed. */
  attemptsToGreen?: number;
  meanMs: number;
  tokens: number;
  costUsd: number | null;
}

export interface Estimate extends Interval {
  value: number;
}

export interface EvalSummary
  extends Pick<StoryRow, 'passed' | 'failed' | 'errors' | 'attemptsToGreen' | 'tokens' | 'costUsd'> {
  stories: StoryRow[];
  /** Tries of each story that `passAtK` and `passAllK` are about. */
  k: number;
  passAt1?: Estimate;
  /** At least one of k tries passes. */
  passAtK?: Estimate;
  /** All of k tries pass. */
  passAllK?: Estimate;
  /** By the clock: stories at the same time count once, and the pause before a `--resume` not at all. */
  durationMs: number;
  /** Undefined where nothing was solved. */
  costPerSolvedUsd?: number | null;
}

export function summarize(results: readonly StoryResult[]): EvalSummary {
  const stories = [...Map.groupBy(results, ({ storyId }) => storyId).values()].map(storyRow);
  const judged = stories.filter(({ passed, failed }) => passed + failed > 0);
  const k = judged.reduce((most, { passed, failed }) => Math.max(most, passed + failed), 1);
  const { passed, failed, errors, costUsd, sumMs: _, ...sums } = totals(results);
  return {
    stories,
    passed,
    failed,
    errors,
    k,
    passAt1: estimate(judged, (row) => row.passRate),
    passAtK: estimate(judged, (row) => passAt(k, row.passed, row.passed + row.failed)),
    passAllK: estimate(judged, (row) => passAll(k, row.passed, row.passed + row.failed)),
    ...sums,
    durationMs: wallMs(results),
    costUsd,
    costPerSolvedUsd: passed === 0 ? undefined : costUsd === null ? null : costUsd / passed,
  };
}

function storyRow(results: readonly StoryResult[]): StoryRow {
  const { passed, failed, errors, attemptsToGreen, sumMs, tokens, costUsd } = totals(results);
  return {
    storyId: results[0]?.storyId ?? '',
    title: results[0]?.title ?? '',
    passed,
    failed,
    errors,
    passRate: passed + failed === 0 ? undefined : passed / (passed + failed),
    attemptsToGreen,
    meanMs: results.length === 0 ? 0 : sumMs / results.length,
    tokens,
    costUsd,
  };
}

function totals(results: readonly StoryResult[]) {
  const count = (status: StoryResult['status']) => results.filter((result) => result.status === status).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    errors: count('error'),
    attemptsToGreen: mean(results.filter(({ status }) => status === 'passed').map(({ attempts }) => attempts)),
    sumMs: results.reduce((sum, result) => sum + result.durationMs, 0),
    tokens: results.reduce((sum, result) => sum + tokensOf(result), 0),
    costUsd: results.reduce<number | null>((sum, result) => addCost(sum, result.costUsd), 0),
  };
}

/** How long any of them went on. */
function wallMs(results: readonly StoryResult[]): number {
  const spans = results
    .map(({ finishedAt, durationMs }) => ({ from: Date.parse(finishedAt) - durationMs, to: Date.parse(finishedAt) }))
    .sort((a, b) => a.from - b.from);
  let [sum, until] = [0, Number.NEGATIVE_INFINITY];
  for (const { from, to } of spans) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}

/**
 * Mean over the stories, with a 95 % interval for other stories like these. Tries of one story are not independent, so
 * the interval counts stories and not tries; with a single story it counts its tries.
 */
function estimate(rows: readonly StoryRow[], of: (row: StoryRow) => number | undefined): Estimate | undefined {
  const values = rows.map(of).filter((value) => value !== undefined);
  const value = mean(values);
  if (value === undefined) return undefined;
  const [only] = rows;
  const n = rows.length === 1 && only !== undefined ? only.passed + only.failed : values.length;
  return { value, ...wilson(value, n) };
}

function tokensOf({ usage }: StoryResult): number {
  return usage.inputTokens + usage.outputTokens + usage.cacheReadTokens + usage.cacheWriteTokens;
}

/** Exit code of an eval: 3 where a story failed, else 6 where one errored, else 0. */
export function evalExitCode({ failed, errors }: Pick<EvalSummary, 'failed' | 'errors'>): 0 | 3 | 6 {
  if (failed > 0) return 3;
  return errors > 0 ? 6 : 0;
}
