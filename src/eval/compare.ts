/** Two eval runs side by side: what the second one fixed and what it broke, and whether that can be chance. */

import { mean, pairedTest } from './statistics.ts';
import type { EvalSummary, StoryRow } from './summary.ts';

export interface ComparedStory {
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
