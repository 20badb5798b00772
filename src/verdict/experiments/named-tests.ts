/** Says which test a runner's failure is of: names come with suites before them and parameters behind. */

import type { TestFailure, Verification } from '../../run/verification.ts';
import { samePath } from '../base-test-results.ts';
import type { LocatedTest } from '../matched-tests.ts';

export function isOf(failure: TestFailure, { path, test }: LocatedTest): boolean {
  const { name, file, kind, runner } = failure;
  if (test.whole) return (file ?? name).endsWith(path);
  if (kind !== undefined || !isSameFile(file, path)) return false;
  if (isNamed(name, test.name)) return true;
  // Under TAP the points below a test are its assertions, with names of their own.
  const last = name.lastIndexOf(' › ');
  if (runner === 'tap' && last > 0) return isOf({ ...failure, name: name.slice(0, last) }, { path, test });
  // A program is called after its file, or tells its checks by names that it holds.
  return test.name === 'main' && (stemOf(name) === stemOf(path) || test.body.text.includes(`"${name}"`));
}

/** What a run says against the test; undefined: nothing. */
export const failureOf = (run: Verification | undefined, test: LocatedTest) =>
  run?.failures.find((failure) => isOf(failure, test));

/** Its file, or in a compiled language what it is built with, could not run at all. */
export function isNotLoaded({ kind, file, name }: TestFailure, { path }: { path: string }): boolean {
  return kind === 'compile' || (kind === 'suite' && (isSameFile(file ?? name, path) || name.includes(folderOf(path))));
}

/** What does not build says nothing of a test; make says so of every red recipe. */
export function isUnbuilt({ step, result, failures }: Verification): boolean {
  const unbuilt = failures.some(({ kind, runner }) => kind === 'compile' && runner !== 'make');
  return (step === 'build' && result !== 'passed') || (unbuilt && !failures.some(({ kind }) => kind === undefined));
}

/** Whether a reported name is this written one, which may hold placeholders. */
export function isNamed(reported: string, written: string): boolean {
  const suites = reported.lastIndexOf(' › ');
  const leaf = suites === -1 ? reported : reported.slice(suites + 3);
  if (leaf === written || reported === written || reported.endsWith(` › ${written}`)) return true;
  const pattern = written
    .split(/(%[sdifjoOp#%]|\$\{[^}]*\}|\$\w+(?:\.\w+)*|#\{[^}]*\})/)
    .map((part, index) => (index % 2 === 1 ? '.*' : RegExp.escape(part)))
    .join('');
  // Runners join suites by blanks, dots, colons; behind stand parameters, sub-tests, what went wrong.
  const before = suites === -1 ? String.raw`(?:^|[ .:#/\\]|#test_\d{4}_)` : '^';
  const after = String.raw`(?:$| ?\[.*\]$| ?\(.*\)$| with data set .*$|/.*$|: .*$)`;
  return new RegExp(`${before}${pattern}${after}`, 's').test(leaf);
}

function isSameFile(file: string | undefined, path: string): boolean {
  if (file === undefined || samePath(file, path)) return true;
  // A frame in the code itself may be told in the place of the test's file.
  return !/test|spec/i.test(file);
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1) || path;
const stemOf = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z\d]|tests?/g, '');
