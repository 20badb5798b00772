/** Finds whether a failing test is one that the base marks to fail. */

import type { TestFailure } from '../run/verification.ts';
import { isNamed } from './experiments/named-tests.ts';
import { testsIn } from './languages/tests.ts';
import type { Trees } from './trees.ts';

export async function isExpectedToFail(
  { read }: Pick<Trees, 'read'>,
  { name, file, kind }: TestFailure,
): Promise<boolean> {
  if (kind !== undefined || file === undefined) return false;
  const text = await read('base', file);
  // Reading a file is dear, and few files mark a test so.
  if (text === undefined || !/fail/i.test(text)) return false;
  const tests = await testsIn(file, text);
  if (tests === undefined || typeof tests === 'string') return false;
  return tests.some((one) => isNamed(name, one.name) && one.marks.some(({ mark }) => mark === 'xfail'));
}
