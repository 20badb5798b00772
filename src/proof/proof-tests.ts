/** Which tests a proof edits: those that the attempt added or changed, those that it made green, and one of each file that speaks of it. */

import { posix } from 'node:path';
import { languageOf } from '../guard/language.ts';
import { namesFile, roleOf } from '../guard/production.ts';
import type { TestFailure } from '../run/verification.ts';
import { bendsOf, type Edit, type FoundTest, isNamed, type TestFile, testsOf } from '../syntax/bends.ts';
import { testLanguageOf } from '../syntax/languages/index.ts';
import { loadsTestLibrary } from './base-mentions.ts';
import type { ProofContext, ProofPort } from './experiments.ts';
import { isToldRed } from './located.ts';

export { testsOf };

export interface TestsToBend {
  bent: FoundTest[];
  /** Those of them that the attempt added or changed. */
  added: FoundTest[];
  /** Those of them that are as the base has them, and were red there. */
  met: FoundTest[];
  /** All tests of files that it did not touch, and that speak of what it changed. */
  existing: FoundTest[];
  unreadable: { path: string; reason: string }[];
}

type Trees = Pick<ProofPort, 'list' | 'read'>;
type Changes = Pick<ProofContext, 'changed' | 'command' | 'testPaths' | 'baseline'>;

export async function testsToBend(port: Trees, context: Changes): Promise<TestsToBend> {
  const files = await testFilesOf(port, context);
  const { tests, unreadable } = await asking(context, files.changed);
  const named = await asking(context, files.existing);
  // Where no test names what changed – a build file, a script, a module behind another – some must ring all the same.
  const none = tests.length === 0 && named.tests.length === 0;
  const { tests: existing } = none ? await asking(context, files.others) : named;
  const added = tests.filter(({ changed }) => changed);
  const old = [...tests, ...existing].filter(({ changed }) => !changed);
  const met = metTests(context, old);
  return { bent: [...added, ...met, ...oneOfEach(old, met)], added, met, existing, unreadable };
}

/** What only runs other tests is none: its failure says nothing of them. */
async function asking({ command, testPaths }: Changes, files: readonly TestFile[]): ReturnType<typeof testsOf> {
  const { tests, unreadable } = await testsOf(files);
  const isRunner = (one: FoundTest) =>
    one.test.whole &&
    (loadsOthers.test(one.test.text) ||
      (roleOf(one.path, { command, globs: testPaths }) === 'run-definition' &&
        ((namesFile(command, one.path) && !holdsChecks(one.test.text)) ||
          runsOthers.test(one.test.text) ||
          bendsOf(one, 0).every(isFailure))));
  return { tests: tests.filter((one) => !isRunner(one)), unreadable };
}

const isFailure = ({ kind }: Edit) => kind === 'fail';
/** It goes over files, or calls a runner: a number that it compares is how these ended. */
const runsOthers =
  /\bfor\s+\w+\s+in\b[^\n]*[*]|\b(?:find|ls)\s+\S*tests?\b|\b(?:npm|npx|pytest|unittest|cargo|mvn|gradle|phpunit|busted|prove|rake|rspec|ctest|bats|go test|node --test)\b/;
/** A shell function of its own, called with several values, again and again. */
const holdsChecks = (text: string) =>
  [...text.matchAll(/^(\w+)\s*\(\)/gm)].some(
    ([, name]) => (text.match(new RegExp(`^\\s*${name} \\S+ \\S`, 'gm')) ?? []).length > 1,
  );
/** Lua's and Perl's: each of a list of files. */
const loadsOthers =
  /\bfor\b[^\n]{0,200}\b(?:ipairs|pairs|lines)[^\S\n]?\([\s\S]{0,500}\b(?:dofile|loadfile|require)\s*\(\s*[a-z_]\w*/;

/** Test files that the attempt changed, and those of the base that speak of what it changed. */
async function testFilesOf(
  port: Trees,
  { changed, command, testPaths, baseline }: Changes,
): Promise<{ changed: TestFile[]; existing: TestFile[]; others: TestFile[] }> {
  const isTest = (path: string) => {
    const role = roleOf(path, { command, globs: testPaths });
    return role === 'test' || (role === 'run-definition' && testScript.test(path));
  };
  // A source of Rust holds its own tests.
  const mayHold = (path: string) => isTest(path) || path.endsWith('.rs');
  const own: TestFile[] = [];
  for (const { path, status } of changed) {
    // Data of tests holds none.
    if (status === 'deleted' || !mayHold(path)) continue;
    if (languageOf(path) === undefined && testLanguageOf(path) === undefined) continue;
    const tree = await port.read('tree', path);
    if (tree === undefined) continue;
    own.push({ path, base: await port.read('base', path), tree });
  }
  const touched = new Set(changed.map(({ path }) => path));
  const stems = changed
    .filter(({ path }) => !isTest(path))
    .map(({ path }) => stemOf(path))
    .filter((stem) => stem.length > 2);
  const red = new Set((baseline?.failures ?? []).map(({ file }) => file).filter((file) => file !== undefined));
  const existing: TestFile[] = [];
  const listed = (await port.list('tree')).filter((path) => testLanguageOf(path) !== undefined);
  const byPath = new Set(listed.filter(mayHold));
  const unnamed = byPath.size < fewByPath ? listed.filter((path) => !byPath.has(path)) : [];
  const candidates = [...byPath, ...unnamed].filter((path) => !touched.has(path));
  const places = new Set(changed.filter(({ path }) => !isTest(path)).flatMap(({ path }) => placesOf(path)));
  const others: TestFile[] = [];
  for (const path of candidates.slice(0, 500)) {
    if (existing.length >= 20) break;
    const text = await port.read('tree', path);
    // Where no path says that a file holds tests, what it loads does: `checks/check_price.py` with `import unittest`.
    if (text === undefined || !(byPath.has(path) || loadsTestLibrary.test(text) || isCheck(path, text))) continue;
    const speaks =
      stems.some((stem) => text.includes(stem)) ||
      leadsTo(text, path, places) ||
      [...red].some((file) => file.endsWith(path) || path.endsWith(file));
    if (speaks || inFolderOf(path, changed)) existing.push({ path, base: text, tree: text });
    else if (others.length < 5) others.push({ path, base: text, tree: text });
  }
  return { changed: own, existing, others };
}

/** A shell script beside tests says how they run, and may be one. */
export const testScript =
  /(?:^|\/)(?:tests?|specs?|checks?|t)\/(?:.*\/)?[^/]+\.(?:ba)?sh$|[._-](?:test|t|spec)\.(?:ba)?sh$|\btest[\w-]*\.(?:ba)?sh$/;
/** A program that is called so, and asserts, checks others. */
const isCheck = (path: string, text: string) =>
  /(?:^|\/)(?:self_?)?(?:checks?|tests?)\.\w+$/.test(path) && /\b(?:assert|check|expect)\w*\s*\(/i.test(text);

/** With fewer a path may be the runner's own, and the tests lie elsewhere. */
const fewByPath = 5;

function stemOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const stem = name.replace(/\.\w+$/, '');
  return /^(index|main|mod|lib|__init__)$/.test(stem) ? (path.split('/').at(-2) ?? '') : stem;
}

/** How a relative path names a file: without its ending, and an index by its folder. */
function placesOf(path: string): string[] {
  const place = path.replace(/\.\w+$/, '');
  return /^(?:.*\/)?index$/.test(place) ? [place, posix.dirname(place)] : [place];
}

function leadsTo(text: string, from: string, places: ReadonlySet<string>): boolean {
  return [...text.matchAll(/['"](\.{1,2}(?:\/[^'"\n]{0,200})?)['"]/g)].some(([, written = '']) =>
    places.has(posix.join(posix.dirname(from), written).replace(/\/$|\.\w+$/, '')),
  );
}

/** Go's tests see their folder without naming it. */
function inFolderOf(path: string, changed: Changes['changed']): boolean {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return (
    path.endsWith('_test.go') &&
    changed.some((one) => one.path.endsWith('.go') && one.path.slice(0, one.path.lastIndexOf('/') + 1) === folder)
  );
}

/** Of the tests that are as the base has them: those that were red there. */
function metTests({ baseline }: Changes, tests: readonly FoundTest[]): FoundTest[] {
  const red = (baseline?.failures ?? []).filter(({ kind }) => kind === undefined);
  const met = tests.filter(({ path, test }) =>
    red.some(
      (failure) =>
        isOfTest(failure, test.name) &&
        (failure.file === undefined ||
          !/test|spec/i.test(failure.file) ||
          failure.file.endsWith(path) ||
          path.endsWith(failure.file)),
    ),
  );
  // A runner that names none may tell where.
  if (met.length === 0 && baseline !== undefined && baseline.exitCode !== 0)
    met.push(...tests.filter((found) => isToldRed(found, baseline)));
  return met;
}

/** And one of each other file. */
function oneOfEach(tests: readonly FoundTest[], met: readonly FoundTest[]): FoundTest[] {
  const files = new Set(met.map(({ path }) => path));
  return [...Map.groupBy(tests, ({ path }) => path)].flatMap(([path, own]) => {
    const first = files.has(path)
      ? undefined
      : (own.find(({ test }) => !test.setAside && test.expectations.length > 0) ??
        own.find(({ test }) => !test.setAside));
    return first === undefined ? [] : [first];
  });
}

/** The command for the files that hold them, or for them alone, where the runner can pick. */
export async function pickedFor(
  port: Pick<ProofPort, 'pick'>,
  { green }: Pick<ProofContext, 'green'>,
  tests: readonly FoundTest[],
): Promise<string | undefined> {
  const [runner] = green.runners ?? [];
  // A module within a source is part of the name of its tests, and the whole suite says what they say.
  const isWithin = runner === 'cargo test' && tests.some(({ path }) => !/(?:^|\/)tests\//.test(path));
  // An example without an output is not run, and a command for it alone finds no test.
  const isAside = runner === 'go test' && tests.some(({ test }) => test.setAside);
  if (runner === undefined || isWithin || isAside) return undefined;
  const files = [...new Set(tests.map(({ path }) => path))];
  const byName = runner === 'go test' || runner === 'cargo test';
  const asked: TestFailure[] = byName
    ? tests.map(({ path, test }) => ({ name: test.name, file: path, runner }))
    : files.map((path) => ({ name: path, file: path, runner, kind: 'suite' }));
  return port.pick(asked);
}

/** Whether a failure is this test's. Under TAP the points below a test are its assertions, with names of their own. */
export function isOfTest({ name, runner }: Pick<TestFailure, 'name' | 'runner'>, written: string): boolean {
  if (isNamed(name, written)) return true;
  const last = name.lastIndexOf(' › ');
  return runner === 'tap' && last > 0 && isOfTest({ name: name.slice(0, last), runner }, written);
}
