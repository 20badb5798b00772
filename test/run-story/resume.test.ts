import { expect, test } from 'vitest';
import { untilGreen } from '../../src/loop/loop.ts';
import type { RunEvent } from '../../src/run/run.ts';
import { emitOnce, skipFinishedSteps } from '../../src/run-story/resume.ts';
import type { Verifier } from '../../src/run-story/verifier.ts';
import { runOf, started } from '../support/github-run.ts';
import { play } from '../support/scripted-loop.ts';

const standard = { phase: { name: 'standard' as const }, maxIterations: 3 };
const attempt = { number: 1, phase: standard.phase, retry: 0, of: 3 };
const budget = { outcome: 'over-budget' as const, detail: 'USD 10 spent' };

test('nothing limits an attempt or a review that has begun on record, its events are told once, and the next one is limited', async () => {
  const { run, recorded } = runOf([started(), { type: 'attempt-started', attempt }, { type: 'review-started' }]);
  const resume = { run, events: recorded.map(({ event }) => event) };
  const { steps, calls } = play([
    { tree: 'a', failing: ['adds'], limit: budget },
    { tree: 'b', limit: budget },
  ]);
  const told: RunEvent[] = [];
  const emit = emitOnce(resume, async (event) => void told.push(event));
  const review = async () => ({ missing: 'no answer' });
  const verifier = { request: { resume }, workspace: {} } as unknown as Verifier;
  const resumed = skipFinishedSteps({ ...steps, emit, review }, verifier);
  const end = await untilGreen(resumed, { ...standard, prompt: 'the story', snapshot: 'start' });
  expect(end).toMatchObject({ stop: budget });
  expect(resumed.begun).toBe(1);
  await expect(resumed.limit()).resolves.toBeUndefined();
  await resumed.review?.({} as never);
  await expect(resumed.limit()).resolves.toEqual(budget);
  expect([calls.filter((call) => call.startsWith('limit')), told]).toEqual([['limit retry 1/3', 'limit review'], []]);
});
