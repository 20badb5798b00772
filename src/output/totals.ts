/** Reads from a line in which an unknown runner sums up its tests how many of them passed, failed and were skipped. */

import type { TestCounts } from '../run/verification.ts';
import { listed } from '../text/word-list.ts';

type Said = Partial<Record<keyof TestCounts | 'all', number>>;

const passed = listed('pass passed passes passing success successes succeeded ok');
const failed = listed('fail failed fails failing failure failures error errors');
const skipped = listed('skip skipped skips pending ignored todo excluded broken');
const tests = listed('test tests spec specs example examples scenario scenarios case cases asserts total');
/** They may stand between; any other word says that a line is about something else. */
const all = new Set([...passed, ...failed, ...skipped, ...tests, ...listed('of out and in all run')]);

/** `8 specs, 1 failure`, `7 of 55 tests failed`, `FAILED | 48 passed | 7 failed (21ms)`: undefined where it says too little, or anything else. */
export function totalsIn(text: string): TestCounts | undefined {
  const said: Said = {};
  for (const part of text
    .slice(0, 400)
    .toLowerCase()
    .replace(durations, '')
    .split(/[,|()/;!]|\. /))
    if (!add(said, part.match(/[\p{L}\d]+/gu) ?? [])) return undefined;
  return countsOf(said);
}

/** `* passed  48`: one of several lines that are totals together. */
export function isCountOfOne(text: string): boolean {
  return /^\W{0,9}\p{L}+\W{1,20}\d+\s*$/u.test(text);
}

const durations = /\b\d+(?:\.\d+)? ?(?:[mµ]?s|secs?|seconds)\b/g;

function add(said: Said, words: readonly string[]) {
  const names = words.filter((word) => !/^\d+$/.test(word));
  const [first, second, ...more] = words.filter((word) => /^\d+$/.test(word)).map(Number);
  if (more.length > 0 || !names.every((word) => all.has(word))) return false;
  if (first === undefined) return true;
  const has = (list: readonly string[]) => names.some((word) => list.includes(word));
  const kind = has(failed) ? 'failed' : has(skipped) ? 'skipped' : has(passed) ? 'passed' : 'all';
  if (kind === 'all' && !has(tests) && !has(['of'])) return false;
  said[kind] = (said[kind] ?? 0) + first;
  // Columns of a table are no sentence.
  if (second !== undefined && !has(['of'])) return false;
  if (second !== undefined) said.all = second;
  else if (kind === 'passed' && has(tests)) said.failed ??= 0;
  return true;
}

/** Two of the three numbers give the third. */
function countsOf({ all = Number.NaN, passed, failed, skipped = 0 }: Said): TestCounts | undefined {
  if (passed === undefined && failed === undefined) return undefined;
  const rest = all - skipped - (passed ?? 0) - (failed ?? 0);
  const counts = { passed: passed ?? rest, failed: failed ?? rest, skipped };
  return counts.passed >= 0 && counts.failed >= 0 && counts.passed + counts.failed > 0 ? counts : undefined;
}
