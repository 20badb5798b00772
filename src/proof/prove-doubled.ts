/**
 * A new test that puts its own double in the place of what the story asks for, and asserts on that: without the double the real function
 * runs, and the test must stay green. Clocks, files, transports and other seams are left alone; no double of own logic, no run.
 */

import { logicOtherwise } from '../guard/doubles/other-logic.ts';
import {
  asksForHooks,
  doubleOfGiven,
  type FreshFile,
  type OwnDouble,
  ownDoubles,
} from '../guard/doubles/own-doubles.ts';
import type { Logic } from '../guard/doubles/own-logic.ts';
import { roleOf } from '../guard/production.ts';
import { assertionFailed, asserts } from '../run/failure-kind.ts';
import type { ProofEdit } from '../run/proof.ts';
import type { TestFailure, Verification } from '../run/verification.ts';
import { type FoundTest, withEdits } from '../syntax/bends.ts';
import { failuresOf, isOf, isUnbuilt } from './bent-test.ts';
import { type Experiments, type ProofContext, type ProofPort, type Tried, untried } from './experiments.ts';
import { freshLines } from './fresh-lines.ts';
import { accused, asksForTests } from './prove-idle.ts';
import { hearLines } from './prove-lines.ts';

/** Each is a run of the suite, and one that is not green up to four more. */
const mostFunctions = 2;
const mostWays = 2;

/** `stopped` where it accuses; other reasons are doubts. */
export async function proveDoubled(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  tests: readonly FoundTest[],
): Promise<Tried> {
  const story = (context.story ?? '').trim();
  if (tests.length === 0 || asksForTests(story) || asksForHooks.test(story)) return untried;
  const all = await ownDoubles(await filesOf(port, context, 'production'), await filesOf(port, context, 'test'), story);
  const doubled = [...Map.groupBy(all, ({ of }) => of)].slice(0, mostFunctions);
  const edits: ProofEdit[] = [];
  const reasons: string[] = [];
  for (const [of, doubles] of doubled) {
    const [first] = doubles;
    const run = first && (await experiments.runToItsLimit('own-double', await withoutDoubles(port, doubles)));
    if (first === undefined) continue;
    const red = run === undefined ? [] : tests.filter((found) => isRed(run, found, doubles));
    const told = {
      path: first.path,
      line: first.line,
      before: `a double of ${of.name}`,
      after: `${of.name} of ${of.path}`,
    };
    const isDone = doubles.every((one) => one.isDone);
    const isHeard = red.length === 0 || (!isDone && (await isHeardElsewhere(port, experiments, of, red)));
    const isUntold = run === undefined || isRefused(run) || run.result === 'timed-out' || isHeard === undefined;
    const outcome = isUntold ? 'unusable' : isHeard ? 'rang' : 'silent';
    edits.push({ kind: 'other', ...told, outcome, ...(run && { logPath: run.logPath }) });
    // Where runs or time are used up, that is said once for all.
    if (isUntold && experiments.over() === undefined)
      reasons.push(
        `whether \`${of.name}\` in ${of.path} does what its double at ${first.path}:${first.line} does cannot be told; test it without the double`,
      );
    const [test] = red;
    if (test === undefined || isUntold || isHeard) continue;
    const reason = `\`${test.test.name}\` is green only with its own double of \`${of.name}\` (${first.path}:${first.line}), and red with that of ${of.path}: what is asked for has to be done there, and tested without the double`;
    return { edits, reasons: [reason], stopped: true };
  }
  return { ...untried, edits, reasons };
}

/** Of a function that asks what its object holds a test may bring its own as a seam: then some test has to hear the real one's lines. */
export async function proveReplaced(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  tests: readonly FoundTest[],
): Promise<Tried> {
  if (asksForHooks.test(context.story ?? '')) return untried;
  const double = await doubleOfGiven(await filesOf(port, context, 'production'), await filesOf(port, context, 'test'));
  if (double === undefined) return untried;
  const { of, path, line } = double;
  const { unheard } = await hearLines(port, context, experiments, { changed: tests, asked: [], within: of });
  if (unheard === undefined) return untried;
  // What is green with the real one in its place as well lacks a test, and hides nothing.
  const real = await experiments.runToItsLimit('own-double', await withoutDoubles(port, [double]));
  if (real === undefined || real.result === 'passed') return untried;
  return accused(
    `${unheard}, and ${path}:${line} puts its own \`${of.name}\` in its place: test it without the double`,
  );
}

/** Nobody writes a longer one, and it would take its time. */
const mostChars = 200_000;

/** What the attempt has of one kind. */
async function filesOf(
  port: ProofPort,
  { changed, command, testPaths: globs }: ProofContext,
  role: 'production' | 'test',
): Promise<FreshFile[]> {
  const own = changed.filter((one) => one.status !== 'deleted' && roleOf(one.path, { command, globs }) === role);
  const read = await Promise.all(
    own.map(async ({ path }) => {
      const [base = '', text = ''] = [await port.read('base', path), await port.read('tree', path)];
      return text.length > mostChars ? [] : [{ path, text, fresh: freshLines(base, text) }];
    }),
  );
  return read.flat();
}

async function withoutDoubles(port: ProofPort, doubles: readonly OwnDouble[]): Promise<string> {
  const files = new Map<string, string>();
  for (const [path, own] of Map.groupBy(doubles, (one) => one.path)) {
    const edits = own.flatMap((one) => one.edits).sort((a, b) => a.start - b.start);
    // Two may be taken away in one.
    const apart = edits.filter(({ start }, at) => edits.slice(0, at).every(({ end }) => end <= start));
    files.set(path, withEdits((await port.read('tree', path)) ?? '', apart));
  }
  return port.make('tree', [], files);
}

/** By what it asserts. Where nobody reads which test failed, the output may say its name. */
function isRed(run: Verification, found: FoundTest, doubles: readonly OwnDouble[]): boolean {
  if (isRefused(run) || run.result !== 'failed') return false;
  const failures = failuresOf(run);
  if (failures.length > 0) return failures.some((failure) => isOf(failure, { found }) && isAsserted(failure));
  const isSpoken = isProgram(found) || run.output.includes(found.test.name);
  return isSpoken && doubles.some(({ path }) => path === found.path) && isAsserted({ message: run.output });
}

const isProgram = ({ test }: FoundTest) => test.whole || test.name === 'main';

/** By a compiler; make says of a program of tests that it is red. */
const isRefused = (run: Verification) => isUnbuilt(run) && failuresOf(run).length > 0;

/** Not for want of what the edit took away, nor of a system that the double kept out. */
const isAsserted = (failure: Pick<TestFailure, 'message' | 'expected' | 'kind'>) =>
  failure.kind === undefined &&
  asserts(failure) &&
  (assertionFailed.test(failure.message ?? '') || !broken.test(failure.message ?? ''));
const broken =
  /TypeError|AttributeError|NoMethodError|Cannot read|attempt to|NullPointer|nil pointer|invalid memory|\bE(?:CONN\w+|NOTFOUND|NOENT|ACCES)|fetch failed|getaddrinfo|not ?implemented|UnsupportedOperation|pure test double|cannot be configured|time[ds]? ?out|stack (?:level|overflow|size)|maximum recursion|StackOverflow/i;

/** A double beside a test of the real one is a shortcut. undefined: it could not be run, or not be built. */
async function isHeardElsewhere(
  port: ProofPort,
  experiments: Experiments,
  of: Logic,
  red: readonly FoundTest[],
): Promise<boolean | undefined> {
  const [base = '', tree = ''] = [await port.read('base', of.path), await port.read('tree', of.path)];
  const ways = await logicOtherwise(of, { base, tree, fresh: freshLines(base, tree) });
  let isTold = ways.length === 0;
  for (const texts of ways.slice(0, mostWays)) {
    const heard: boolean[] = [];
    for (const text of texts) {
      const run = await experiments.runToItsLimit(
        'own-double-heard',
        await port.make('tree', [], new Map([[of.path, text]])),
      );
      if (run === undefined) return undefined;
      if (!saysOfTests(run)) continue;
      heard.push(hearsBeside(run, red));
      if (heard.includes(false)) break;
    }
    if (heard.length > 0 && !heard.includes(false)) return true;
    isTold ||= heard.length > 0;
  }
  return isTold ? false : undefined;
}

/** Logic that is bent may not compile, or no file may load it. */
function saysOfTests(run: Verification): boolean {
  const failures = failuresOf(run);
  const isUnloaded = failures.length > 0 && failures.every(({ kind }) => kind !== undefined);
  return run.result === 'timed-out' || (!isRefused(run) && !isUnloaded);
}

/** The double is in its place: what fails in a script, or in another test, or hangs, asks for the real one. */
function hearsBeside(run: Verification, red: readonly FoundTest[]): boolean {
  if (run.result === 'timed-out') return true;
  if (run.result === 'passed') return false;
  const failures = failuresOf(run);
  const own = red.filter((found) => !isProgram(found));
  if (failures.length > 0)
    return failures.some((one) => one.kind === undefined && !own.some((found) => isOf(one, { found })));
  return (
    own.length === 0 || (run.counts?.failed ?? 0) > own.filter(({ test }) => run.output.includes(test.name)).length
  );
}
