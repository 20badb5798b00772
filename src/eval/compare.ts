/** Compares pass rate, cost and time of eval runs, each run with each other one, and computes p-values. */

import {
  type EvalRun,
  type EvalSummary,
  mean,
  pairedTest,
  type StoryResult,
  type StoryRow,
  summarize,
} from './eval-types.ts';

interface ComparedStory {
  storyId: string;
  before: number;
  after: number;
  /** after − before, of time and cost; a cost is unknown where one of the two is. */
  changeMs: number;
  changeUsd: number | null;
}

export interface Comparison {
  fixed: ComparedStory[];
  broken: ComparedStory[];
  same: ComparedStory[];
  /** Stories that only one of the two judged. */
  onlyBefore: string[];
  onlyAfter: string[];
  /** Over the stories that both judged; undefined where there is none. */
  passRateBefore?: number;
  passRateAfter?: number;
  changeMs?: number;
  changeUsd?: number | null;
  /** Two-sided, paired by story. */
  pValue: number;
}

export function compareEvals(before: EvalSummary, after: EvalSummary): Comparison {
  const judged = ({ stories }: EvalSummary) =>
    new Map(stories.filter(({ passRate }) => passRate !== undefined).map((row) => [row.storyId, row]));
  const [first, second] = [judged(before), judged(after)];
  const both = [...first.values()].flatMap((row) => {
    const other = second.get(row.storyId);
    return other === undefined ? [] : [comparedStory(row, other)];
  });
  const costs = both.map(({ changeUsd }) => changeUsd);
  return {
    fixed: both.filter((story) => story.after > story.before),
    broken: both.filter((story) => story.after < story.before),
    same: both.filter((story) => story.after === story.before),
    onlyBefore: [...first.keys()].filter((id) => !second.has(id)),
    onlyAfter: [...second.keys()].filter((id) => !first.has(id)),
    passRateBefore: mean(both.map((story) => story.before)),
    passRateAfter: mean(both.map((story) => story.after)),
    changeMs: mean(both.map(({ changeMs }) => changeMs)),
    changeUsd: costs.some((cost) => cost === null) ? null : mean(costs.map((cost) => cost ?? 0)),
    pValue: pairedTest(both.map((story) => story.after - story.before)),
  };
}

function comparedStory(before: StoryRow, after: StoryRow): ComparedStory {
  const tries = ({ passed, failed, errors }: StoryRow) => passed + failed + errors;
  const known = before.costUsd !== null && after.costUsd !== null;
  return {
    storyId: before.storyId,
    before: before.passRate ?? 0,
    after: after.passRate ?? 0,
    changeMs: after.meanMs - before.meanMs,
    changeUsd: known ? (after.costUsd ?? 0) / tries(after) - (before.costUsd ?? 0) / tries(before) : null,
  };
}

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
