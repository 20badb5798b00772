import { expect, test } from 'vitest';
import { openLimits } from '../../src/run-story/limits.ts';
import { runOf, started } from '../support/github-run.ts';

const options = {
  run: () => ({ ...runOf([started()]).run, costUsd: 0.0037 }),
  maxCostUsd: 0.003,
  timeoutMs: 3_000,
  minutes: 0.05,
  signal: new AbortController().signal,
  stopRequested: async () => undefined,
};

test('a reached limit is told with what was given, however small', async () => {
  using limits = openLimits({ ...options, now: () => 0 });
  await expect(limits.check()).resolves.toEqual({
    outcome: 'over-budget',
    detail: '$0.0037 spent, and max-cost-usd is $0.0030',
  });
  let now = 0;
  using late = openLimits({ ...options, now: () => now });
  now = 3_000;
  await expect(late.check()).resolves.toEqual({
    outcome: 'timed-out',
    detail: "the run's 0.05 minutes (timeout-minutes) are over",
  });
});
