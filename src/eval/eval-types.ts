/** Defines the data of an eval run, and computes pass rates, confidence intervals, cost and time from its results. */

import { addCost, allTokens, type Usage } from '../run/usage.ts';

/** One story once. A failure is a fact about the agent; an error is one about everything else, and counts for nothing. */
export interface StoryResult {
  storyId: string;
  title: string;
  /** From 1. */
  repetition: number;
  status: 'passed' | 'failed' | 'error';
  /** How the run ended; a `passed` one fails the story where the hidden tests do not pass. */
  outcome?: string;
  runId?: string;
  durationMs: number;
  error?: { message: string; stack?: string };
  /** The tree as the agent left it, kept where the story did not pass. */
  worktree?: string;
  /** Of the provider, newest last. */
  requestIds: string[];
  attempts: number;
  usage: Usage;
  /** null: unknown, because the model has no price. */
  costUsd: number | null;
  model: string;
  finishedAt: string;
}

export interface EvalRun {
  id: string;
  suite: string;
  state: 'running' | 'finished';
  model: string;
  /** The eval run whose failures it ran again. */
  parent?: string;
  plan: EvalPlan;
  startedAt: string;
  endedAt?: string;
}

/** What was asked, so that an interrupted one can go on. */
export interface EvalPlan {
  stories: { storyId: string; repetition: number; title: string }[];
  repeat: number;
  /** Flags of settings, by kebab-case name; no secret is among them. */
  flags: Record<string, string>;
  replay: boolean;
  /** In the agent's place. */
  standIn?: StandIn;
  /** The matrix that it is a row of. */
  matrix?: { id: string; variant: string; row: number };
}

/** `reference`: the change that was really made. `empty`: an agent that does nothing. */
export const standIns = ['reference', 'empty'] as const;
export type StandIn = (typeof standIns)[number];

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
  const { sumMs: _, ...sums } = totals(results);
  const { passed, costUsd } = sums;
  return {
    stories,
    ...sums,
    k,
    passAt1: estimate(judged, (row) => row.passRate),
    passAtK: estimate(judged, (row) => passAt(k, row.passed, row.passed + row.failed)),
    passAllK: estimate(judged, (row) => passAll(k, row.passed, row.passed + row.failed)),
    durationMs: wallMs(results),
    costPerSolvedUsd: passed === 0 ? undefined : costUsd === null ? null : costUsd / passed,
  };
}

function storyRow(results: readonly StoryResult[]): StoryRow {
  const { sumMs, ...sums } = totals(results);
  const judged = sums.passed + sums.failed;
  return {
    storyId: results[0]?.storyId ?? '',
    title: results[0]?.title ?? '',
    ...sums,
    passRate: judged === 0 ? undefined : sums.passed / judged,
    meanMs: results.length === 0 ? 0 : sumMs / results.length,
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
    tokens: results.reduce((sum, result) => sum + allTokens(result.usage), 0),
    costUsd: results.reduce<number | null>((sum, result) => addCost(sum, result.costUsd), 0),
  };
}

/** How long any of them went on. */
function wallMs(results: readonly StoryResult[]) {
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

/** Exit code of an eval: 3 where a story failed, else 6 where one errored, else 0. */
export function evalExitCode({ failed, errors }: Pick<EvalSummary, 'failed' | 'errors'>): 0 | 3 | 6 {
  if (failed > 0) return 3;
  return errors > 0 ? 6 : 0;
}

interface Interval {
  low: number;
  high: number;
}

/**
 * Probability that at least one of `k` tries passes, from `n` tries of which `passed` did: 1 − C(n−c, k) / C(n, k),
 * unbiased (Chen et al. 2021). Undefined where there are fewer than `k` tries.
 */
export function passAt(k: number, passed: number, n: number): number | undefined {
  return n < k ? undefined : 1 - chooseRatio(n - passed, n, k);
}

/** Probability that all of `k` tries pass: C(c, k) / C(n, k). Undefined where there are fewer than `k` tries. */
export function passAll(k: number, passed: number, n: number): number | undefined {
  return n < k ? undefined : chooseRatio(passed, n, k);
}

/** C(a, k) / C(n, k) without the large numbers. */
function chooseRatio(a: number, n: number, k: number) {
  let ratio = 1;
  for (let index = 0; index < k; index++) ratio *= Math.max(0, a - index) / (n - index);
  return ratio;
}

const z95 = 1.959963984540054;

/** 95 % interval of a proportion `p` seen in `n` independent tries (Wilson): sensible also at 0, at 1 and for few. */
export function wilson(p: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const z2 = z95 ** 2;
  const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (z95 * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n ** 2))) / (1 + z2 / n);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/**
 * Two-sided p-value of paired differences: how often chance alone, turning each pair's sign at random, gives a sum as far
 * from 0. With one try a story this is the exact McNemar test. 1 where no pair differs.
 */
export function pairedTest(differences: readonly number[]) {
  const sizes = differences.filter((difference) => difference !== 0).map(Math.abs);
  if (sizes.length === 0) return 1;
  const seen = Math.abs(differences.reduce((sum, difference) => sum + difference, 0));
  let shares = new Map([[0, 1]]);
  for (const size of sizes) {
    const next = new Map<number, number>();
    for (const [sum, share] of shares) {
      for (const one of [sum + size, sum - size].map(rounded)) next.set(one, (next.get(one) ?? 0) + share / 2);
    }
    shares = next;
  }
  return [...shares].reduce((p, [sum, share]) => (Math.abs(sum) >= rounded(seen) ? p + share : p), 0);
}

/** Sums of thirds and the like are equal only up to rounding. */
function rounded(sum: number) {
  return Math.round(sum * 1e6) / 1e6;
}

export function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}
