/** Compares how many tests ran and were skipped with the baseline. */

import type { TestChange, Verification } from '../run/verification.ts';
import type { Change } from './change.ts';
import type { MatchedTests } from './matched-tests.ts';

export interface CountContext {
  baseline: Verification | undefined;
  green: Verification;
  changes: readonly Change[];
  tests: MatchedTests;
}

/** Fewer tests, or more that were skipped. A test whose text is gone or another explains a missing one: then the base's own decides. */
export function compareCounts({ baseline, green, changes, tests }: CountContext): TestChange[] {
  const [before, after] = [baseline?.counts, green.counts];
  // A run that was cut short counts fewer tests without anybody having taken one away.
  if (before === undefined || after === undefined || green.step !== 'test') return [];
  const path = (changes.find(({ role }) => role !== 'production') ?? changes[0])?.path ?? '';
  const fails = (rule: string, message: string): TestChange => ({ kind: 'fails', rule, path, message });
  const found: TestChange[] = [];
  const [was, now] = [before.passed + before.failed, after.passed + after.failed];
  if (now < was && !isExplained(changes, tests))
    found.push(fails('fewer-tests', `${now} ${now === 1 ? 'test' : 'tests'} ran, and ${was} before the agent`));
  const skipped = after.skipped - before.skipped;
  const own = addedSkipped(tests);
  // A new test may be many rows.
  const isOwn = own > 0 && now === was && tests.matched.every(([a, b]) => b.test.marks.length <= a.test.marks.length);
  if (skipped > own && now <= was && !isOwn) {
    const are = `${after.skipped} ${after.skipped === 1 ? 'test was' : 'tests were'} skipped`;
    found.push(fails('more-skipped', `${are}, and ${before.skipped} before the agent`));
  }
  return found;
}

/** A test that is gone or another may have been many rows of a table. What cannot be read may have lost any number. */
function isExplained(changes: readonly Change[], { matched, gone, unread }: MatchedTests): boolean {
  const mayHoldMore = changes.some(({ path, base }) => base !== undefined && unread.some((one) => one.path === path));
  const isOther = matched.some(([a, b]) => a.test.text !== b.test.text && b.test.marks.length <= a.test.marks.length);
  return gone.length > 0 || mayHoldMore || isOther;
}

function addedSkipped({ added }: MatchedTests): number {
  return added.filter(({ test }) => test.marks.some(({ mark }) => mark !== 'only')).length;
}
