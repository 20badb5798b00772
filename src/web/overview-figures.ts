/** Figures of many runs: shares, medians, sums. Running ones count for cost only. */

import type { OverviewRow } from '../store/read-list.ts';

/** To choose from, in weeks. */
export const periods = [4, 12, 52] as const;
export const weekMs = 7 * 24 * 3_600_000;

export interface WeekFigures {
  /** Monday, `2026-11-16`. */
  week: string;
  /** That ended. */
  runs: number;
  passed: number;
  /** Passed without a retry. */
  atOnce: number;
  medianMs: number | null;
}

export interface CostFigures {
  name: string;
  runs: number;
  /** Of the runs whose cost is known. */
  usd: number;
  /** Runs whose cost is not known. */
  unknown: number;
}

export interface RunFigures extends Omit<WeekFigures, 'week'> {
  running: number;
  costUsd: number;
  /** Runs whose model has no price. */
  costUnknown: number;
  /** What runs of known cost took, by those of them that passed; null where none did. */
  costOfPassed: number | null;
  byWeek: WeekFigures[];
  /** The dearest first. */
  cost: { repository: CostFigures[]; person: CostFigures[]; model: CostFigures[] };
  /** How many runs used 0, 1, 2 … retries. */
  retries: number[];
  /** Outcomes but `passed`, the most frequent first. */
  reasons: { outcome: string; runs: number }[];
}

/** `skipped` and `refused` ran nothing: they are no part of any share. */
const nothingRan = ['skipped', 'refused'];

export function measureRuns(rows: readonly OverviewRow[], until: Date, weeks: number): RunFigures {
  const ended = rows.filter(({ outcome }) => outcome !== null && !nothingRan.includes(outcome));
  const retries: number[] = [];
  for (const { retry_count } of ended) retries[retry_count] = (retries[retry_count] ?? 0) + 1;
  const others = ended.filter(({ outcome }) => outcome !== 'passed');
  const reasons = Map.groupBy(others, ({ outcome }) => outcome ?? '');
  return {
    ...shares(ended),
    running: rows.filter(({ outcome }) => outcome === null).length,
    costUsd: sumCost(rows),
    costUnknown: unknownCosts(rows),
    costOfPassed: costOfPassed(rows),
    byWeek: mondays(until, weeks).map((week) => ({
      week,
      ...shares(ended.filter(({ started_at }) => mondayOf(new Date(started_at)) === week)),
    })),
    cost: {
      repository: costsBy(rows, ({ repository }) => repository),
      person: costsBy(rows, ({ actor }) => actor ?? 'nobody'),
      model: costsBy(rows, ({ model }) => model),
    },
    retries: Array.from(retries, (count) => count ?? 0),
    reasons: [...reasons].map(([outcome, own]) => ({ outcome, runs: own.length })).sort((a, b) => b.runs - a.runs),
  };
}

function shares(ended: readonly OverviewRow[]): Omit<WeekFigures, 'week'> {
  const passed = ended.filter(({ outcome }) => outcome === 'passed');
  return {
    runs: ended.length,
    passed: passed.length,
    atOnce: passed.filter(({ retry_count }) => retry_count === 0).length,
    medianMs: median(
      ended.map(({ started_at, ended_at }) => Math.max(0, Date.parse(ended_at ?? started_at) - Date.parse(started_at))),
    ),
  };
}

function costsBy(rows: readonly OverviewRow[], key: (row: OverviewRow) => string): CostFigures[] {
  return [...Map.groupBy(rows, key)]
    .map(([name, own]) => ({ name, runs: own.length, usd: sumCost(own), unknown: unknownCosts(own) }))
    .sort((a, b) => b.usd - a.usd || b.runs - a.runs);
}

function sumCost(rows: readonly OverviewRow[]): number {
  return rows.reduce((sum, { cost_usd }) => sum + (cost_usd ?? 0), 0);
}

function unknownCosts(rows: readonly OverviewRow[]): number {
  return rows.filter(({ cost_usd }) => cost_usd === null).length;
}

/** A pass of unknown cost would make the others look cheap. */
function costOfPassed(rows: readonly OverviewRow[]): number | null {
  const passed = rows.filter(({ outcome, cost_usd }) => outcome === 'passed' && cost_usd !== null).length;
  return passed === 0 ? null : sumCost(rows) / passed;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** The Mondays of these weeks in UTC, oldest first; the last is that of `until`. */
function mondays(until: Date, weeks: number): string[] {
  return Array.from({ length: weeks }, (_each, index) =>
    mondayOf(new Date(until.getTime() - (weeks - 1 - index) * weekMs)),
  );
}

function mondayOf(day: Date): string {
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * 24 * 3_600_000).toISOString().slice(0, 10);
}
