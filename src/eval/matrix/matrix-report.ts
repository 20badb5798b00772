/** Several evals of one suite side by side: what each solved, for how much and in how long, and which of them really differ. */

import { compareEvals } from '../compare.ts';
import type { EvalRun, StoryResult } from '../result.ts';
import { type EvalSummary, summarize } from '../summary.ts';

export interface MatrixRow {
  name: string;
  eval: string;
  summary: EvalSummary;
  /** Models that answered, where they are others than what was asked for, or several. */
  otherModels?: string[];
}

export interface MatrixPair {
  first: string;
  second: string;
  /** Stories that both judged. */
  stories: number;
  /** Second less first. */
  difference: number;
  /** Two-sided, paired by story, held against all pairs together (Holm). */
  pValue: number;
}

export interface MatrixReport {
  suite: string;
  rows: MatrixRow[];
  pairs: MatrixPair[];
}

/** Beyond this a difference is told as chance. */
export const significance = 0.05;

export function matrixReport(evals: readonly { run: EvalRun; results: readonly StoryResult[] }[]): MatrixReport {
  const rows = evals.map(({ run, results }): MatrixRow => {
    const answered = [...new Set(results.map(({ model }) => model).filter(Boolean))];
    const others = answered.length > 1 || answered.some((model) => model !== run.model);
    const name = run.plan.matrix?.variant ?? run.model;
    return { name, eval: run.id, summary: summarize(results), ...(others && { otherModels: answered }) };
  });
  const pairs = rows.flatMap((first, index) =>
    rows.slice(index + 1).map((second): MatrixPair => {
      const compared = compareEvals(first.summary, second.summary);
      const { fixed, broken, same, passRateBefore = 0, passRateAfter = 0, pValue } = compared;
      const stories = fixed.length + broken.length + same.length;
      const difference = passRateAfter - passRateBefore;
      return { first: first.name, second: second.name, stories, difference, pValue };
    }),
  );
  return { suite: evals[0]?.run.suite ?? '', rows, pairs: corrected(pairs) };
}

/** Holm: of many pairs some differ by chance alone. */
function corrected(pairs: readonly MatrixPair[]): MatrixPair[] {
  const order = pairs.toSorted((a, b) => a.pValue - b.pValue);
  let least = 0;
  const adjusted = new Map(
    order.map((pair, index) => {
      least = Math.max(least, Math.min(1, pair.pValue * (pairs.length - index)));
      return [pair, least];
    }),
  );
  return pairs.map((pair) => ({ ...pair, pValue: adjusted.get(pair) ?? 1 }));
}
