import { describe, expect, test } from 'vitest';
import { compareEvals } from '../../src/eval/compare.ts';
import { evalExitCode, pairedTest, passAll, passAt, summarize, wilson } from '../../src/eval/eval-types.ts';
import { result } from './sample-results.ts';

describe('statistics', () => {
  test('pass@k and pass^k are unbiased: the mean over all ways to draw k of n', () => {
    // Of 4 tries 2 passed; of the 6 pairs 5 have a pass, and 1 has two.
    expect(passAt(2, 2, 4)).toBeCloseTo(5 / 6);
    expect(passAll(2, 2, 4)).toBeCloseTo(1 / 6);
    expect(passAt(1, 3, 4)).toBeCloseTo(0.75);
    expect(passAt(3, 0, 5)).toBe(0);
    expect(passAt(5, 1, 5)).toBe(1);
    expect(passAt(3, 1, 2)).toBeUndefined();
  });

  // Published values (Newcombe 1998, method 3).
  test.each([
    [81 / 263, 263, 0.2553, 0.3662],
    [15 / 148, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1 / 29, 29, 0.0061, 0.1718],
  ])('the Wilson interval of %f in %i', (p, n, low, high) => {
    const interval = wilson(p, n);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('with one try a story the paired test is the exact McNemar test', () => {
    // 1 against 5 discordant pairs: 2 · (C(6,0) + C(6,1)) / 2^6.
    expect(pairedTest([1, -1, -1, -1, -1, -1, 0, 0])).toBeCloseTo(14 / 64);
    expect(pairedTest([1, 1, 1, 1, 1, 1])).toBeCloseTo(2 / 64);
    expect(pairedTest([0, 0])).toBe(1);
    expect(pairedTest([])).toBe(1);
  });
});

describe('summary', () => {
  const tries = (id: string, ...statuses: ('passed' | 'failed' | 'error')[]) =>
    statuses.map((status, index) => result(id, status, { repetition: index + 1 }));

  test('the interval counts stories, because tries of one story are not independent', () => {
    const summary = summarize([
      ...tries('a', 'passed', 'passed', 'passed'),
      ...tries('b', 'failed', 'failed', 'failed'),
    ]);
    expect(summary.passAt1).toMatchObject({ value: 0.5, ...wilson(0.5, 2) });
    expect(summary.k).toBe(3);
    expect(summary.passAtK?.value).toBe(0.5);
    expect(summary.passAllK?.value).toBe(0.5);
  });

  test('cost for each solved story counts what the unsolved ones cost; unknown stays unknown', () => {
    const results = [result('a', 'passed', { costUsd: 1 }), result('b', 'failed', { costUsd: 3 })];
    expect(summarize(results).costPerSolvedUsd).toBe(4);
    expect(summarize([...results, result('c', 'passed', { costUsd: null })])).toMatchObject({
      costUsd: null,
      costPerSolvedUsd: null,
    });
    expect(summarize([result('b', 'failed')]).costPerSolvedUsd).toBeUndefined();
  });

  test.each([
    [{ failed: 0, errors: 0 }, 0],
    [{ failed: 1, errors: 0 }, 3],
    [{ failed: 0, errors: 1 }, 6],
    [{ failed: 1, errors: 1 }, 3],
  ])('exit code of %j', (counts, code) => {
    expect(evalExitCode(counts)).toBe(code);
  });
});

describe('comparison', () => {
  const before = summarize([
    result('a', 'passed'),
    result('b', 'failed'),
    result('c', 'passed'),
    result('gone', 'passed'),
    result('e', 'error'),
  ]);
  const after = summarize([
    result('a', 'failed', { durationMs: 22_300, costUsd: 0.05 }),
    result('b', 'passed'),
    result('c', 'passed'),
    result('new', 'passed'),
    result('e', 'passed'),
  ]);

  test('says what was fixed, broken and the same, and what only one of the two judged', () => {
    const comparison = compareEvals(before, after);
    expect(comparison.broken).toEqual([
      { storyId: 'a', before: 1, after: 0, changeMs: 10_000, changeUsd: expect.closeTo(0.03) },
    ]);
    expect(comparison.fixed.map(({ storyId }) => storyId)).toEqual(['b']);
    expect(comparison.same.map(({ storyId }) => storyId)).toEqual(['c']);
    expect(comparison).toMatchObject({ onlyBefore: ['gone'], onlyAfter: ['new', 'e'], pValue: 1 });
    expect(comparison.passRateBefore).toBeCloseTo(2 / 3);
  });
});
