/**
 * Lists how a change affects tests and their helpers, data and settings: what is weakened, changed or new. The list is for
 * readers and for the reviewer.
 */

import type { TestChange } from '../run/verification.ts';
import { fewOf } from '../run/words.ts';
import type { Change } from './change.ts';
import type { LocatedTest, MatchedTests } from './matched-tests.ts';

/** One entry for each file and kind, the most telling first. It never fails by itself. */
export function listChanges(changes: readonly Change[], tests: MatchedTests): TestChange[] {
  const entries = [...weakened(tests, changes), ...changed(tests), ...aroundTests(changes, tests), ...added(tests)];
  const byFile = Map.groupBy(entries, ({ kind, rule, path }) => `${kind}\n${rule}\n${path}`);
  return [...byFile.values()].map(together).sort((a, b) => order[a.kind] - order[b.kind]);
}

const order = { fails: 0, weakened: 1, changed: 2, new: 3 };

interface Entry extends TestChange {
  /** Of the test that it is about. */
  name?: string;
}

const entry = (kind: TestChange['kind'], rule: string, { path, test }: LocatedTest, message: string): Entry => ({
  ...{ kind, rule, path, line: test.line, message },
  name: test.name,
});

/** Several tests of one file in one line. */
function together(entries: readonly Entry[]): TestChange {
  const [{ name, ...first } = { kind: 'changed', rule: '', path: '', message: '' } as Entry, ...more] = entries;
  if (name === undefined) return first;
  if (more.length === 0) return { ...first, message: `the test “${name}” is ${first.message}` };
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

function weakened({ matched, gone, added: fresh }: MatchedTests, changes: readonly Change[]): Entry[] {
  const isDeleted = (path: string) =>
    changes.some((one) => (one.from ?? one.path) === path && one.attempt === undefined);
  return [
    ...gone.map((one) =>
      entry('weakened', 'test-deleted', one, isDeleted(one.path) ? 'deleted with its file' : 'deleted'),
    ),
    ...matched.flatMap(([before, after]) => {
      const known = new Set(before.test.marks.map(({ mark }) => mark));
      const mark = after.test.marks.find((one) => !known.has(one.mark))?.mark;
      if (mark !== undefined) return [entry('weakened', `test-${mark}`, after, markWords[mark])];
      return isLooser(before, after) ? [entry('weakened', 'test-loosened', after, 'asking for less')] : [];
    }),
    ...fresh.flatMap((one) => {
      const [mark] = one.test.marks;
      return mark === undefined
        ? []
        : [entry('weakened', `new-test-${mark.mark}`, one, `new and ${markWords[mark.mark]}`)];
    }),
  ];
}

/** Fewer assertions than before, or more of them that ask for less than an equality. */
function isLooser({ test: before }: LocatedTest, { test: after }: LocatedTest): boolean {
  const strict = (test: LocatedTest['test']) =>
    test.assertions.filter(({ loose, constant }) => !loose && !constant).length;
  return after.assertions.length < before.assertions.length || strict(after) < strict(before);
}

function changed({ matched }: MatchedTests): Entry[] {
  return matched.flatMap(([before, after]) => {
    const isMoved = before.test.text === after.test.text;
    const isWeaker = after.test.marks.length > before.test.marks.length || isLooser(before, after);
    if (isWeaker || (isMoved && before.path === after.path)) return [];
    return isMoved
      ? [entry('changed', 'test-moved', after, `moved from ${before.path}`)]
      : [entry('changed', 'test-changed', after, 'changed')];
  });
}

function added({ added: fresh }: MatchedTests): Entry[] {
  return fresh.filter(({ test }) => test.marks.length === 0).map((one) => entry('new', 'test-new', one, 'new'));
}

const words: Partial<Record<Change['role'], readonly [rule: string, what: string]>> = {
  test: ['test-changed', 'test file'],
  'test-support': ['test-support-changed', 'file that only tests load'],
  snapshot: ['snapshot-changed', 'recorded result'],
  data: ['test-data-changed', 'data file of the tests'],
  'run-definition': ['run-changed', 'file that says how tests are run'],
};

/** Files that hold no test of their own, and test files of which no test can be told. */
function aroundTests(changes: readonly Change[], { matched, gone, added: fresh }: MatchedTests): Entry[] {
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
