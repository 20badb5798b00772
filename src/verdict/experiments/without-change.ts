/** Runs an attempt's tests on the production code from before the run, to find tests that pass without the change. */

import { basename } from 'node:path/posix';
import { assertionFailed, asserts } from '../../run/failure-kind.ts';
import { fewOf } from '../../run/run-phrases.ts';
import type { TestFailure, Verification } from '../../run/verification.ts';
import type { Change } from '../changed-files.ts';
import { failureOf, isNotLoaded, isOf, isUnbuilt } from '../failure-matching.ts';
import { isData } from '../file-roles.ts';
import type { Assertion } from '../languages/assertions.ts';
import { bareText, withTestsOf } from '../languages/syntax-tree.ts';
import { testsIn } from '../languages/tests.ts';
import type { AskingTest, Experiment, Finding, Work } from './experiment.ts';
import { mayHoldTests, namedTests } from './named-tests.ts';

export const withoutChange: Experiment = {
  name: 'without the change',
  async run(work) {
    const { attempt, runs } = work;
    const isRed = attempt.baseline && attempt.baseline.exitCode !== 0;
    if (!attempt.changes.some(isProduction)) return isRed ? { unchecked: [greenByOthers] } : undefined;
    const { tree, isBase } = await layTests(work);
    // A base of which no test is red may miss a file of tests that is new now: nothing that was there is changed.
    const isNamed = attempt.baseline?.failures.some(({ kind }) => kind === undefined);
    const isOld = isNamed || !attempt.changes.every((one) => isProduction(one) || isNewTest(one));
    const baseIsRed = !isBase && isRed && isOld;
    const holding: Change[] = [];
    for (const one of attempt.changes) if (mayHoldTests(one) && (await isOther(one))) holding.push(one);
    const unread: Change[] = [];
    for (const one of holding) if (await isUnread(one)) unread.push(one);
    if (work.tests.length + holding.length === 0 && !isRed) return undefined;
    const isKnown = work.tests.length > 0 || !holding.some(isElsewhere);
    const isPicked = unread.length === 0 ? isKnown : holding.every(({ role }) => role === 'test');
    const picked = isPicked ? [...work.tests, ...unread] : undefined;
    const part = picked && (await runs.run('without-change', tree, picked));
    // What else asks for the change is unknown.
    const isWhole = !isPicked || (unread.length > 0 && part?.result === 'passed');
    const run = isWhole ? await runs.run('without-change', tree) : part;
    if (!run) return { unchecked: [runs.over() ?? ''] };
    const isGreen = run.result === 'passed';
    const met = isGreen && baseIsRed ? await metWithout(work, tree) : undefined;
    if (met) return met;
    if (!isGreen && (unread.length > 0 || work.tests.length === 0)) addNamed(work, run, unread);
    const finding: Finding = isGreen ? greenWithout(work, run, unread) : detectedWithout(work, run);
    const unrun = await leaveNotRun(work);
    return unrun.length === 0 ? finding : { ...finding, unchecked: [notRun(unrun)] };
  },
};

/** Files of tests of which none is red, and which the command does not run: nobody asks them any more. */
async function leaveNotRun(work: Work) {
  const red = work.tests.flatMap((test) => (isGreenWithout(work, test) ? [] : test.path));
  const paths = [...new Set(askingIn(work).map(({ path }) => path))].filter((path) => !red.includes(path));
  if (await areRun(work, paths)) return [];
  work.tests = work.tests.filter(({ path }) => !paths.includes(path));
  return paths;
}

/** Broken as a whole, what the command does not run leaves every test green. */
export async function areRun({ trees, runs }: Work, paths: readonly string[], tests?: Work['tests']) {
  const breakAt = async (path: string) => [path, `)]}\n${await trees.read('attempt', path)}\n)]}\n`] as const;
  const tree = await trees.make('attempt', [], new Map(await Promise.all(paths.map(breakAt))));
  return (await runs.run('not-readable', tree, tests))?.result !== 'passed';
}

export const notRun = (paths: readonly string[]) => `the command does not run ${fewOf(paths)}`;

/** What it names red beside tests that are known, in files of tests that cannot be read; where none is known, whatever it names. */
function addNamed(work: Work, run: Verification, unread: readonly Change[]) {
  const known = work.tests;
  const failures = run.failures.filter((failure) => !known.some((test) => isOf(failure, test)));
  const isAny = known.length === 0;
  const isUnknown = ({ path }: { path: string }) => isAny || unread.some((one) => one.path === path);
  const named = namedTests(work.attempt.changes, { ...run, failures }).filter(isUnknown);
  work.tests = [...known, ...named];
  work.explained = new Set((isAny && named.length > 0 ? unread : named).map(({ path }) => path));
}

const isNewTest = ({ role, status }: Change) => role === 'document' || (role === 'test' && status === 'added');

/** Another comment makes no other test. */
const isOther = async ({ path, base = '', attempt = '' }: Change) =>
  (await bareText(path, base)) !== (await bareText(path, attempt));

/** Its runner may find it by another file, and nothing can pick it. */
const isElsewhere = ({ role, base }: Change) => role !== 'snapshot' && (role !== 'test' || base === undefined);

const greenByOthers = 'what was red is green, and no production code was changed';

const asksNothing = 'no test asks for the change';

/** Nobody knows its language, or it is too large. */
const isUnread = async ({ role, path, attempt = '' }: Change) =>
  role === 'test' && typeof (await testsIn(path, attempt)) !== 'object';

const isProduction = ({ role, mixed }: { role: string; mixed?: true }) =>
  role === 'production' || role === 'manifest' || mixed === true;

/** The base with all that is no production as the attempt has it. */
async function layTests({ trees, attempt: { changes } }: Work) {
  const texts = new Map<string, string>();
  for (const { path, mixed, base, attempt } of changes) {
    if (!mixed || base === undefined || attempt === undefined) continue;
    const laid = await withTestsOf(path, attempt, base);
    if (laid !== undefined) texts.set(path, laid);
  }
  const taken = changes
    .filter((change) => !isProduction(change))
    .flatMap(({ path, from }) => (from ? [path, from] : [path]));
  return { tree: await trees.make('base', taken, texts), isBase: taken.length + texts.size === 0 };
}

/** The base is red, and what is no production alone makes it green. */
async function metWithout(work: Work, tree: string): Promise<Finding | undefined> {
  const whole = await work.runs.run('without-change-whole', tree);
  if (whole?.result !== 'passed') return { unchecked: [] };
  // Green on a second run, it was red by a flake.
  const base = await work.trees.run(await work.trees.make('base', [], new Map()), 'without-change-on-base');
  if (base.result === 'passed') return undefined;
  return {
    fails: [
      'the tests that were red are green without the changed production code: other files were changed to make them so',
    ],
    summary: { withoutChange: noted(work, [], whole) },
  };
}

/** No test asks for the change. */
function greenWithout(work: Work, run: Verification, unread: readonly Change[]): Finding {
  const { tests } = work;
  const paths = unread.map(({ path }) => path);
  work.explained = new Set(paths);
  if (tests.length === 0)
    return paths.length === 0 ? {} : { unchecked: [`${asksNothing}: ${fewOf(paths)} ${pass(paths)} without it`] };
  const isRewrite = tests.every(({ kind }) => kind === 'changed');
  return {
    unchecked: isRewrite ? [] : [`${asksNothing}: ${namesOf(tests)} ${pass(tests)} without it`],
    summary: { withoutChange: noted(work, [], run) },
  };
}

function detectedWithout(work: Work, run: Verification) {
  const { tests, checked } = work;
  if (tests.length === 0) return {};
  const unbuilt = isUnbuilt(run);
  const isNamed = run.failures.some(({ kind }) => kind === undefined);
  const red = tests.flatMap((test): Red[] => {
    const failure = failureOf(run, test);
    if (test.kind === 'named') return [{ test, missing: !tellsValue(work, failure) }];
    if (failure) return [{ test, missing: !isAsserted(test, failure) }];
    // A runner that names nothing has said that something is red, and one that was cut short does not name all.
    const isMissing =
      unbuilt || !isNamed || run.result === 'timed-out' || run.failures.some((one) => isNotLoaded(one, test));
    return isMissing ? [{ test, missing: isNamed || !isScriptThatAsserts(test, run) }] : [];
  });
  for (const { test, missing } of red)
    if (!missing && comparesValues(test) && !checked.has(test)) checked.set(test, 'assertion');
  return { summary: { withoutChange: noted(work, red, run) } };
}

/** Of a test of unknown text its runner tells which value it wants, or that an assertion failed; one whose own text has not changed has been loaded. */
const tellsValue = ({ attempt }: Work, { expected = 'true', runner, kind }: Partial<TestFailure> = {}) =>
  !/^true\b/.test(expected) ||
  (runner === 'prove' && kind === undefined) ||
  attempt.changes.filter(mayHoldTests).every(isOfData);

const isOfData = ({ role, path }: Change) => /^(?:data|snapshot)$/.test(role) || isData(path);

/** It has ended by an assertion, and no runner is there to name it. */
const isScriptThatAsserts = ({ path, test }: AskingTest, { output }: Verification) =>
  test.whole === true && assertionFailed(output) && output.includes(basename(path));

/** An assertion that asks for little – that something is there at all – is red for whatever is missing; not so one that asks for an error. */
const comparesValues = ({ test: { assertions } }: AskingTest) =>
  assertions.length === 0 || assertions.some((one) => (!one.loose && !one.constant) || asksForError(one));

const asksForError = ({ text }: Assertion) => /(?:throw|raise|reject)\w*[ (]|\brecover\(\)|\.Panics\w*\(/i.test(text);

/** Not where the code fails before anything is compared: whatever breaks it does that. */
export const isAsserted = ({ test: { assertions } }: AskingTest, failure: TestFailure): boolean =>
  asserts(failure, assertions.length === 0 || assertions.some(asksForError));

interface Red {
  test: AskingTest;
  /** It is red because something is missing, and not by an assertion. */
  missing: boolean;
}

/** Which tests are green without the change is asked again. */
function noted(work: Work, red: readonly Red[], { logPath }: Verification) {
  const { tests } = work;
  const green = tests.filter((test) => !red.some((one) => one.test === test));
  work.greenWithout = new Set(green);
  const missing = red.filter((one) => one.missing).length;
  const names = green.map(({ test }) => test.name);
  return { tests: tests.length, assertion: red.length - missing, missing, logPath, green: names };
}

/** It was changed, and is green without the change: it asks for what it asked for before. */
export const isRewritten = ({ greenWithout }: Work, test: AskingTest) =>
  test.kind === 'changed' && greenWithout?.has(test) === true;

/** Step 4 runs what a rewritten test was, so those are asked only where there is no other, or where one has lost what it compared. */
export function askingIn(work: Work): readonly AskingTest[] {
  const asking = work.tests.filter((test) => !isRewritten(work, test) || !comparesValues(test));
  return asking.length > 0 ? asking : work.tests;
}

/** Where production is the base's own, every test is green over it. */
export const isGreenWithout = ({ attempt, greenWithout }: Work, test: AskingTest) =>
  greenWithout?.has(test) === true || !attempt.changes.some(({ role }) => role === 'production');

export const pass = ({ length }: readonly unknown[]) => (length === 1 ? 'passes' : 'pass');

export const namesOf = (tests: readonly Pick<AskingTest, 'test'>[]) => fewOf(tests.map(({ test }) => `“${test.name}”`));
