/**
 * Pairs each test of the base with the same test of the attempt, also when it was moved or renamed. It compares by file and
 * name, then by name alone, then by text; what finds no pair is gone or added.
 */

import type { Change } from './change.ts';
import { type Test, testsIn } from './languages/tests.ts';

export interface LocatedTest {
  path: string;
  test: Test;
}

export interface MatchedTests {
  matched: [base: LocatedTest, attempt: LocatedTest][];
  gone: LocatedTest[];
  added: LocatedTest[];
  /** Files of tests whose tests cannot be told, with the reason. */
  unread: { path: string; reason: string }[];
}

export async function matchTests(changes: readonly Change[]): Promise<MatchedTests> {
  const unread: MatchedTests['unread'] = [];
  const before: LocatedTest[] = [];
  const after: LocatedTest[] = [];
  for (const { path, from = path, role, mixed, base, attempt } of changes) {
    if (role !== 'test' && role !== 'test-support' && !mixed) continue;
    const [old, now] = [await read(from, base), await read(path, attempt)];
    const reason = [old, now].find((one) => typeof one === 'string');
    // One side alone would read as tests that are gone, or new.
    if (typeof old === 'string' || typeof now === 'string') {
      if (role === 'test') unread.push({ path, reason: String(reason) });
      continue;
    }
    for (const one of old.map((test) => ({ path: from, test }))) before.push(one);
    for (const one of now.map((test) => ({ path, test }))) after.push(one);
  }
  return { ...pair(before, after), unread };
}

async function read(path: string, text: string | undefined): Promise<readonly Test[] | string> {
  if (text === undefined) return [];
  return (await testsIn(path, text)) ?? 'tests of its language cannot be recognised';
}

const keys: readonly ((one: LocatedTest) => string)[] = [
  ({ path, test }) => [path, ...test.groups, test.name].join('\n'),
  ({ path, test }) => `${path}\n${test.name}`,
  ({ test }) => test.name,
  ({ test }) => test.text.replaceAll(/\s+/g, ' '),
];

function pair(before: readonly LocatedTest[], after: readonly LocatedTest[]): Omit<MatchedTests, 'unread'> {
  const matched: [LocatedTest, LocatedTest][] = [];
  const added = new Set(after);
  let gone = [...before];
  for (const keyOf of keys) {
    const free = Map.groupBy(added, keyOf);
    gone = gone.filter((one) => {
      const other = free.get(keyOf(one))?.shift();
      if (other === undefined) return true;
      matched.push([one, other]);
      added.delete(other);
      return false;
    });
  }
  return { matched, gone, added: [...added] };
}
