/** Matches the test failures of a run to tests in the source code and to the failures of another run. */

import { posix } from 'node:path';
import { samePath } from '../output/failure-lines.ts';
import { isTest } from '../output/test-report.ts';
import type { TestChanges, TestFailure, Verification } from '../run/verification.ts';
import type { Change } from './changed-files.ts';
import { roleOf } from './file-roles.ts';
import type { Test } from './languages/tests.ts';
import { runnersByName } from './runner-options.ts';

/** What a runner's words are compared with. */
export interface NamedTest {
  path: string;
  test: Pick<Test, 'name' | 'whole' | 'body'>;
}

export function isOf(failure: TestFailure, { path, test }: NamedTest): boolean {
  const { name, file, kind, runner } = failure;
  if (test.whole) return (file ?? name).endsWith(path);
  if (kind !== undefined || !isSameFile(file, path, runner)) return false;
  if (isNamed(name, test.name)) return true;
  // Under TAP the points below a test are its assertions, with names of their own.
  const last = name.lastIndexOf(' › ');
  if (runner === 'tap' && last > 0) return isOf({ ...failure, name: name.slice(0, last) }, { path, test });
  // A program is called after its file, or tells its checks by names that it holds.
  return test.name === 'main' && (stemOf(name) === stemOf(path) || test.body.text.includes(`"${name}"`));
}

/** What a run says against the test; undefined: nothing. */
export const failureOf = (run: Verification | undefined, test: NamedTest) =>
  run?.failures.find((failure) => isOf(failure, test));

/** Without the suites around it. */
export const leafOf = (name: string): string => name.slice(name.lastIndexOf('› ') + 1).trim();

/** Its name stands in no changed file of tests: it was made as they ran. */
export function isMadeUp({ name, kind, file = '' }: TestFailure, changes: readonly Change[]): boolean {
  const own = changes.filter(({ role, path }) => role === 'test' && (file === '' || samePath(file, path)));
  return kind === undefined && own.length > 0 && !own.some(({ attempt: text = '' }) => text.includes(leafOf(name)));
}

/** Its file, or in a compiled language what it is built with, could not run at all. */
export const isNotLoaded = ({ kind, file, name }: TestFailure, { path }: { path: string }): boolean =>
  kind === 'compile' || (kind === 'suite' && (isSameFile(file ?? name, path) || name.includes(folderOf(path))));

/** What does not build says nothing of a test; make says so of every red recipe. */
export function isUnbuilt({ step, result, failures }: Verification): boolean {
  const unbuilt = failures.some(({ kind, runner }) => kind === 'compile' && runner !== 'make');
  return (step === 'build' && result !== 'passed') || (unbuilt && !failures.some(({ kind }) => kind === undefined));
}

/** All tests reach a threshold of coverage that a part of them misses: where none of them is red, the exit alone says nothing. */
export function withoutThresholds(run: Verification): Verification {
  const { result, failures, counts } = run;
  const isOnlyExit = result === 'failed' && failures.length === 0 && counts?.failed === 0 && counts.passed > 0;
  return isOnlyExit ? { ...run, result: 'passed' } : run;
}

/** In the written name of a test that runs once for each row of a table. */
export const placeholder = /(%[sdifjoOp#%]|\$\{[^}]*\}|\$\w+(?:\.\w+)*|#\{[^}]*\})/g;

/** Whether a reported name is this written one, which may hold placeholders. */
export function isNamed(reported: string, written: string): boolean {
  const suites = reported.lastIndexOf(' › ');
  const leaf = suites === -1 ? reported : reported.slice(suites + 3);
  if (leaf === written || reported === written || reported.endsWith(` › ${written}`)) return true;
  const pattern = written
    .split(placeholder)
    .map((part, index) => (index % 2 === 1 ? '.*' : RegExp.escape(part)))
    .join('');
  // Runners join suites by blanks, dots, colons; behind stand parameters, sub-tests, what went wrong.
  const before = suites === -1 ? String.raw`(?:^|[ .:#/\\]|#test_\d{4}_)` : '^';
  const after = String.raw`(?:$| ?\[.*\]$| ?\(.*\)$| with data set .*$|/.*$|: .*$)`;
  return new RegExp(`${before}${pattern}${after}`, 's').test(leaf);
}

function isSameFile(file: string | undefined, path: string, runner = '') {
  if (file === undefined || samePath(file, path)) return true;
  // Told by where it failed, which may be a helper's file: a package of Go has one test of a name, a crate is one file of tests.
  if (runner === 'go test' && posix.dirname(file) === posix.dirname(path)) return true;
  if (runner === 'cargo test') return !/(?:^|\/)tests\/[^/]+$/.test(file);
  // A frame in the code itself, or in what only tests load, may be told in the place of the test's file.
  return roleOf(file, {}) !== 'test' || runnersByName[runner]?.tests.test(file) === false;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1) || path;
const stemOf = (path: string) =>
  posix
    .parse(path)
    .name.toLowerCase()
    .replace(/[^a-z\d]|tests?/g, '');

/** Whether two failures are one test, or one file that did not load. One that does not compile fails its whole folder. */
export function isSame(earlier: TestFailure, now: TestFailure): boolean {
  if (earlier.kind === undefined && now.kind === undefined) {
    const isFile = earlier.file === undefined || now.file === undefined || earlier.file === now.file;
    return earlier.name === now.name && isFile;
  }
  const [a, b] = [earlier.file ?? earlier.name, now.file ?? now.name];
  return earlier.kind === 'compile' || now.kind === 'compile' ? posix.dirname(a) === posix.dirname(b) : a === b;
}

/**
 * Compares the failures of two verifications, by name and file, and lists tests that are fixed, still failing or newly broken.
 * A test is fixed only where the tests ran to their end now: one that a timeout, a failed build or a broken suite kept from
 * running is not fixed.
 */
export function changesSince(
  earlier: Verification,
  now: Pick<Verification, 'result' | 'step' | 'failures' | 'counts'>,
): TestChanges {
  const before = byKey(earlier.failures);
  const after = byKey(now.failures);
  const ranAll = now.step === 'test' && (now.result === 'passed' || (now.result === 'failed' && after.size > 0));
  const silent = new Set(now.failures.filter((failure) => failure.kind === 'suite').map((failure) => failure.file));
  return {
    fixed: ranAll ? names(before, (key, failure) => !after.has(key) && !silent.has(failure.file)) : [],
    stillFailing: names(after, (key) => before.has(key)),
    newlyBroken: names(after, (key) => !before.has(key)),
  };
}

const byKey = (failures: TestFailure[]) => new Map(failures.map((failure) => [failureKey(failure), failure]));

/** What makes two failures of different runs the same one: lines move, names and files stay. */
export function failureKey(failure: TestFailure): string {
  const detail = isTest(failure) ? '' : (failure.message ?? '');
  return `${steadyStream(failure.stream)}\0${failure.file ?? ''}\0${failure.name}\0${detail}`;
}

/** Packages have tests of the same name; what a process or a container is numbered by is another in each run. */
export const steadyStream = (stream = ''): string => stream.replace(/\[\d{1,9}\]|\b(?=[a-f]*\d)[0-9a-f]{8,64}\b/g, '');

const names = (map: Map<string, TestFailure>, which: (key: string, failure: TestFailure) => boolean) =>
  [...map].filter(([key, failure]) => which(key, failure)).map(([, failure]) => failure.name);
