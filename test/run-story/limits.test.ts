import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/run/run.ts';
import { openLimits } from '../../src/run-story/limits.ts';
import { runOf, started } from '../support/github-run.ts';

const options = {
  run: () => ({ ...runOf([started()]).run, costUsd: 0.0037 }),
  maxCostUsd: 0.003,
  timeoutMs: 3_000,
  minutes: 0.05,
  signal: new AbortController().signal,
  stopRequested: async () => undefined,
  emit: async () => {},
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
    detail: "The run's 0.05 minutes (timeout-minutes) are over",
  });
});

test('a wait that would outlast the run is the doing of whoever asks for it, and time that is over is not', async () => {
  let now = 0;
  const told: RunEvent[] = [];
  const emit = async (event: RunEvent) => void told.push(event);
  using limits = openLimits({ ...options, emit, maxCostUsd: 1, now: () => now });
  const reason = '529 from the API';
  const wait = { durationMs: 3_000, reason };
  const over = AbortSignal.abort();
  await expect(limits.wait(wait, over)).resolves.toBeUndefined();
  expect(told).toEqual([{ type: 'waiting', ...wait }]);
  await expect(limits.wait({ ...wait, durationMs: 3_001 })).resolves.toEqual({
    outcome: 'provider-error',
    detail: "The run's 0.05 minutes (timeout-minutes) would end before the wait of 3.0 s is over: 529 from the API.",
  });
  now = 3_000;
  await expect(limits.wait({ ...wait, durationMs: 1 })).resolves.toMatchObject({ outcome: 'timed-out' });
});

test('before a verification only a wish ends the run: what a limit has ended is verified all the same', async () => {
  using spent = openLimits({ ...options, timeoutMs: 0, now: () => 0 });
  await expect(spent.cancelled()).resolves.toBeUndefined();
  const asked = async () => 'the label ai-stop was set on #1';
  using labelled = openLimits({ ...options, stopRequested: asked, now: () => 0 });
  await expect(labelled.cancelled()).resolves.toEqual({ outcome: 'cancelled', detail: await asked() });
  using stopped = openLimits({ ...options, stopSignal: AbortSignal.abort(await asked()), now: () => 0 });
  expect(stopped.aborted()).toEqual({ outcome: 'cancelled', detail: await asked() });
  expect([stopped.signal.aborted, stopped.isShort()]).toEqual([true, false]);
  using ended = openLimits({ ...options, signal: AbortSignal.abort('SIGINT'), now: () => 0 });
  expect(ended.isShort()).toBe(true);
  await expect(ended.cancelled()).resolves.toEqual({ outcome: 'cancelled', detail: 'SIGINT' });
});

test('a wish is told before a limit', async () => {
  using limits = openLimits({ ...options, stopRequested: async () => 'the label ai-stop was set on #1', now: () => 0 });
  await expect(limits.check()).resolves.toMatchObject({ outcome: 'cancelled' });
});

test('an agent at work is ended where the time of its verification begins, and the run goes on', async () => {
  using limits = openLimits({ ...options, now: () => performance.now() });
  const keptMs = limits.remainingMs() - 20;
  using time = limits.agentTime(keptMs);
  expect(time.aborted()).toBeUndefined();
  await new Promise<void>((resolve) => time.signal.addEventListener('abort', () => resolve()));
  const late = {
    outcome: 'timed-out',
    detail:
      "The run's 0.05 minutes (timeout-minutes) are used up, except for the 3.0 s that its tests and their checks take",
  };
  expect([time.aborted(), await limits.check()]).toEqual([late, late]);
  expect(limits.aborted()).toBeUndefined();
});
