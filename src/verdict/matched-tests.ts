/** Pairs the tests from before a run with an attempt's tests, and lists what changed in tests, helpers and data. */

import { basename } from 'node:path/posix';
import { fewOf } from '../run/run-phrases.ts';
import type { TestChange } from '../run/verification.ts';
import type { Change } from './changed-files.ts';
import { isData } from './file-roles.ts';
import { languageOf } from './languages/language-of-file.ts';
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
    if (!/^test/.test(role) && !mixed) continue;
    const [old, now] = [await read(from, base), await read(path, attempt)];
    const reason = [old, now].find((one) => typeof one === 'string');
    // One side alone would read as tests that are gone, or new.
    if (typeof old === 'string' || typeof now === 'string') {
      if (role === 'test' && !isData(path) && !isNamed(path, changes)) unread.push({ path, reason: String(reason) });
      continue;
    }
    // What only tests load is no script that a runner starts.
    const isOwn = (test: Test) => role !== 'test-support' || !test.whole;
    for (const test of old.filter(isOwn)) before.push({ path: from, test });
    for (const test of now.filter(isOwn)) after.push({ path, test });
  }
  return { ...pair(before, after), unread };
}

/** A test that can be read reads it. */
const isNamed = (path: string, changes: readonly Change[]) =>
  changes.some((one) => one.role === 'test' && languageOf(one.path) && one.attempt?.includes(basename(path)));

async function read(path: string, text: string | undefined): Promise<readonly Test[] | string> {
  if (text === undefined) return [];
  return (await testsIn(path, text)) ?? 'tests of its language cannot be recognised';
}

const keys: readonly ((one: LocatedTest) => string)[] = [
  ({ path, test }) => [path, ...test.groups.map(({ name }) => name), test.name].join('\n'),
  ({ path, test }) => `${path}\n${test.name}`,
  ({ test }) => test.name,
  ({ test }) => test.text.replaceAll(/\s+/g, ' '),
];

function pair(before: readonly LocatedTest[], after: readonly LocatedTest[]) {
  const matched: [LocatedTest, LocatedTest][] = [];
  const added = new Set(after);
  let gone = [...before];
  for (const keyOf of keys) {
    const free = Map.groupBy(added, keyOf);
    gone = gone.filter((one) => {
      const other = free.get(keyOf(one))?.shift();
      if (!other) return true;
      matched.push([one, other]);
      added.delete(other);
      return false;
    });
  }
  return { matched, gone, added: [...added] };
}

/** One entry for each file and kind, the most telling first. It never fails by itself. */
export function listChanges(changes: readonly Change[], tests: MatchedTests): TestChange[] {
  const entries = [...ofTests(tests, changes), ...aroundTests(changes, tests)];
  const byFile = Map.groupBy(entries, ({ kind, rule, path }) => `${kind}\n${rule}\n${path}`);
  return [...byFile.values()].map(together).sort((a, b) => order[a.kind] - order[b.kind]);
}

const order = { fails: 0, weakened: 1, changed: 2, new: 3 };

interface Entry extends TestChange {
  /** Of the test that it is about. */
  name?: string;
}

const entry = (kind: TestChange['kind'], rule: string, { path, test }: LocatedTest, message: string): Entry => ({
  ...{ kind, rule, path, line: test.line, message, name: test.name },
});

/** Several tests of one file in one line. */
function together(entries: readonly Entry[]): TestChange {
  const { name, ...first } = entries[0] as Entry;
  if (name === undefined) return first;
  if (entries.length === 1) return { ...first, message: `the test “${name}” is ${first.message}` };
  const names = entries.map((one) => `“${one.name}”`);
  return { ...first, message: `${entries.length} tests are ${first.message}: ${fewOf(names)}` };
}

const markWords = {
  skip: 'skipped',
  todo: 'marked as to do',
  only: 'marked as the only one to run',
  xfail: 'expected to fail',
  conditional: 'run only under a condition',
};

function ofTests({ matched, gone, added: fresh }: MatchedTests, changes: readonly Change[]) {
  const isDeleted = (path: string) =>
    changes.some((one) => (one.from ?? one.path) === path && one.attempt === undefined);
  return [
    ...gone.map((one) =>
      entry('weakened', 'test-deleted', one, isDeleted(one.path) ? 'deleted with its file' : 'deleted'),
    ),
    ...matched.flatMap(ofMatched),
    ...fresh.map((one) => {
      const mark = one.test.marks[0]?.mark;
      return mark
        ? entry('weakened', `new-test-${mark}`, one, `new and ${markWords[mark]}`)
        : entry('new', 'test-new', one, 'new');
    }),
  ];
}

function ofMatched([before, after]: MatchedTests['matched'][number]) {
  const known = new Set(before.test.marks.map(({ mark }) => mark));
  const mark = after.test.marks.find((one) => !known.has(one.mark))?.mark;
  if (mark) return [entry('weakened', `test-${mark}`, after, markWords[mark])];
  if (isLooser(before, after)) return [entry('weakened', 'test-loosened', after, 'asking for less')];
  if (before.test.text !== after.test.text) return [entry('changed', 'test-changed', after, 'changed')];
  return before.path === after.path ? [] : [entry('changed', 'test-moved', after, `moved from ${before.path}`)];
}

/** Fewer assertions than before, or more of them that ask for less than an equality. */
function isLooser({ test: before }: LocatedTest, { test: after }: LocatedTest) {
  const strict = ({ assertions }: Test) => assertions.filter(({ loose, constant }) => !loose && !constant).length;
  return after.assertions.length < before.assertions.length || strict(after) < strict(before);
}

const words: Partial<Record<Change['role'], readonly [rule: string, what: string]>> = {
  test: ['test-changed', 'test file'],
  'test-support': ['test-support-changed', 'file that only tests load'],
  snapshot: ['snapshot-changed', 'recorded result'],
  data: ['test-data-changed', 'data file of the tests'],
  'run-definition': ['run-changed', 'file that says how tests are run'],
};

/** Files that hold no test of their own, and test files of which no test can be told. */
function aroundTests(changes: readonly Change[], { matched, gone, added: fresh }: MatchedTests) {
  const listed = new Set([...matched.flat(), ...gone, ...fresh].map(({ path }) => path));
  return changes.flatMap(({ path, from, role, status }): Entry[] => {
    const [rule, what] = words[role] ?? [];
    if (rule === undefined || listed.has(path) || (from !== undefined && listed.has(from))) return [];
    const how = { added: 'is new', modified: 'changed', deleted: 'was deleted', renamed: `was renamed from ${from}` }[
      status
    ];
    const isLost = status === 'deleted' && (role === 'test' || role === 'snapshot');
    const kind = isLost ? 'weakened' : status === 'added' ? 'new' : 'changed';
    return [{ kind, rule: isLost ? rule.replace('changed', 'deleted') : rule, path, message: `this ${what} ${how}` }];
  });
}
