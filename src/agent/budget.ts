/** Computes before a model call how many output tokens the remaining budget can pay for, or that the run must stop. */

import type { Stop } from '../run/run.ts';
import { costWords } from '../run/words.ts';

// Below it an agent cannot write a file, and a call would be paid for nothing.
export const leastOutputTokens = 8_000;

export interface Budget {
  spentUsd: number;
  maxUsd: number;
}

/** Output tokens that the budget pays for, at most `most`; the stop where it does not reach for a useful reply. `costOf` is what a call with so much output can cost at most. */
export function withinBudget(
  { spentUsd, maxUsd }: Budget,
  most: number,
  costOf: (outputTokens: number) => number,
): { maxTokens: number } | { stop: Stop } {
  const least = Math.min(most, leastOutputTokens);
  const perTokenUsd = costOf(1) - costOf(0);
  const paid = Math.floor((maxUsd - spentUsd - costOf(0)) / perTokenUsd);
  if (paid >= least) return { maxTokens: Math.min(most, paid) };
  const detail = `${costWords(spentUsd)} spent, the next call could cost ${costWords(costOf(leastOutputTokens))}, and max-cost-usd is ${costWords(maxUsd)}`;
  return { stop: { outcome: 'over-budget', detail } };
}
