import { expect, test } from 'vitest';
import { longestMs } from '../../src/run-story/prove.ts';
import { verificationOf } from '../support/scripted-loop.ts';

const took = (durationMs: number) => ({ ...verificationOf('tree'), durationMs });

test('what waits for a callback that nobody calls gets three times what the green took, and so much at the least', () => {
  expect(longestMs(60_000, took(900))).toBe(60_000);
  expect(longestMs(60_000, took(50_000), undefined)).toBe(150_000);
  expect(longestMs(30_000, took(50_000), took(80_000))).toBe(240_000);
});
