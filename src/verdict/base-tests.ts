/** Runs the tests of the base commit against an attempt's code, and decides whether the code still fulfils them. */

import { samePath } from '../output/failure-lines.ts';
import { asserts } from '../run/failure-kind.ts';
import { counted } from '../run/run-phrases.ts';
import type { BaseTests, TestFailure, Verification } from '../run/verification.ts';
import { pickFiles, type Trees } from './attempt-trees.ts';
import {
  type BaseTestsContext,
  type BaseTestsPort,
  type LaidOver,
  laidOver,
  touchesBaseTests,
} from './base-overlay.ts';
import { deletedThough, goneWithCode } from './deleted-tests.ts';
import { isNamed, isOf, isSame, withoutThresholds } from './failure-matching.ts';
import { type Test, testsIn } from './languages/tests.ts';
import { areFound } from './moved-tests.ts';
import { neededFiles, testsNotRun } from './needed-files.ts';

/** How the note ends of a run in which no test is red. */
export const onlyExit = ', although none of them fails: what else the command checks is unknown';

/** The green with what its base tests say of it. It costs no run where no test of the base was touched. */
export async function verifyBaseTests(port: BaseTestsPort, context: BaseTestsContext): Promise<Verification> {
  const { changes, tests, green, baseline, testsMayChange } = context;
  // Of a base that was red only its own files say whether it is met.
  const own = baseline?.result === 'passed' ? tests : undefined;
  const followed = await laidOver(changes, [], own, true);
  const over = (await areFound(port, context, followed)) ? followed : await laidOver(changes, [], own);
  const run = await runOver(port, context, over);
  if (!run) return green;
  const { unmet, onlyExitCode = false, ...reading } = await read(port, context, run, over.taken);
  const gone = await goneWithCode(port, context, run, reading.changedBehaviour);
  const changedBehaviour = reading.changedBehaviour.filter((one) => !gone.includes(one));
  const red = [...unmet, ...changedBehaviour];
  // Where all else is green with the base's helpers, they fit the attempt: what they compare is not met.
  const isCompared =
    changedBehaviour.length === 0 && run.failures.some((one) => isIn(unmet, one) && asserts(one, false));
  const needs = red.length === 0 && !onlyExitCode ? [] : await neededFiles(port, context, !isCompared);
  const isMet = red.length === 0 || needs.length > 0;
  const isOpen = !isMet && !testsMayChange;
  const lists = {
    gone,
    needs,
    deleted: isMet && !testsMayChange ? deletedThough(tests.gone, changes, run, gone) : [],
    allowed: isMet || isOpen ? [] : unmet,
    flaky: run.flaky ?? [],
  };
  const notes: [isSo: boolean, words: string][] = [
    [
      onlyExitCode && needs.length === 0,
      `With the tests of the base \`${run.command}\` exits ${run.exitCode ?? 'from outside'}${onlyExit}`,
    ],
    [needs.length > 0, `The tests of the base are green only with ${needs.join(', ')} as the attempt has it`],
    [lists.deleted.length > 0, `Deleted although the change meets it: ${lists.deleted.join(', ')}`],
    [!isMet && testsMayChange, `Changed with the behaviour, as the story allows: ${red.join(', ')}`],
    [
      isOpen && unmet.length > 0,
      `With the tests as they were before the agent, these are still red: ${unmet.join(', ')}. Their expectations were changed, not met.`,
    ],
  ];
  const baseTests: BaseTests = {
    result: isMet ? 'passed' : run.result,
    unmet: isOpen ? unmet : [],
    changedBehaviour: isOpen ? changedBehaviour : [],
    ...Object.fromEntries(Object.entries(lists).filter(([, names]) => names.length > 0)),
  };
  return {
    ...green,
    ...(isOpen && unmet.length > 0 && { result: 'failed' as const }),
    baseTests,
    notes: [...green.notes, ...notes.flatMap(([isSo, words]) => (isSo ? words : []))],
  };
}

/** undefined: what the base's tests are and stand on is as the base has it. */
async function runOver(port: BaseTestsPort, context: BaseTestsContext, over: LaidOver) {
  const { changes, green, known, name } = context;
  if (!touchesBaseTests(changes, over)) return undefined;
  const tree = await port.make('attempt', over.taken, over.files);
  if (tree === green.tree) return undefined;
  return (
    known.get(tree) ?? (await runPicked(port, context, over, tree)) ?? (await port.runBase(tree, `${name}-base-tests`))
  );
}

const isIn = (names: readonly string[], { name, kind }: TestFailure) => kind === undefined && names.includes(name);

/** Below this the whole suite is as quick as starting the runner for a part of it. */
const worthPickingMs = 1_000;

/** Only the files concerned, where nothing but tests is the base's; undefined where the whole suite is to run. */
async function runPicked(
  port: BaseTestsPort,
  { changes, green, baseline, name }: BaseTestsContext,
  { taken, files: parts }: LaidOver,
  tree: string,
) {
  const laid = changes.filter(({ path }) => taken.includes(path));
  if (parts.size > 0 || laid.some(({ role }) => role !== 'test') || (baseline?.durationMs ?? 0) < worthPickingMs)
    return undefined;
  const ofBase = laid.filter(({ base }) => base !== undefined);
  const files = ofBase.map(({ from, path }) => from ?? path);
  const test = await pickFiles(port, green, files);
  if (test === undefined) return undefined;
  const run = withoutThresholds(await port.runBase(tree, `${name}-base-tests-picked`, test));
  const { result, failures } = run;
  const uncounted = { ...run, counts: undefined };
  // What ran nothing says nothing.
  if (result === 'passed') return run.noTestRan ? undefined : uncounted;
  // Of a base that was red the whole suite says which tests are red still.
  const isNamed = failures.length > 0 && failures.every(({ kind }) => kind !== 'compile');
  if (result !== 'failed' || !isNamed || baseline?.result !== 'passed') return undefined;
  // Tests may need others before them: then the attempt's own are red alone as well, or the base's where one is gone.
  const isGone = ofBase.some(({ from, attempt }) => from !== undefined || !attempt);
  const own = isGone ? await port.make('base', [], new Map()) : green.tree;
  const alone = withoutThresholds(await port.runBase(own, `${name}-tests-alone`, test));
  return alone.result === 'passed' ? uncounted : undefined;
}

/** With files taken out that cannot be loaded any more: what did not run because of them is not red. */
async function read(
  port: BaseTestsPort,
  { changes, tests, green, baseline, name }: BaseTestsContext,
  run: Verification,
  taken: readonly string[],
): Promise<BaseReading> {
  // A file that is the base's but for new tests has these too, and what they need may be taken out.
  const ofBase = [...tests.matched.map(([base]) => base), ...tests.gone];
  const added = tests.added.filter(({ path }) => !taken.includes(path));
  const isAdded = (failure: TestFailure) =>
    added.some((one) => isOf(failure, one)) &&
    !ofBase.some((one) => isOf(failure, one)) &&
    !baseline?.failures.some((one) => isSame(one, failure));
  // A test of the base that is marked to fail is red where it passes: then it is met.
  const failures: TestFailure[] = [];
  for (const one of run.failures) if (!isAdded(one) && !(await isExpectedToFail(port, one))) failures.push(one);
  const isMet = failures.length === 0 && run.failures.length > 0;
  const now = { ...run, failures, ...(isMet && { result: 'passed' as const }) };
  const first = readBaseTests(baseline, now);
  const unloadable = failures.filter(
    (one) =>
      one.kind !== undefined &&
      taken.some((path) => samePath(one.file ?? one.name, path)) &&
      !baseline?.failures.some((earlier) => isSame(earlier, one)),
  );
  const hides = unloadable.some(({ kind }) => kind === 'compile') || run.counts === undefined;
  if (unloadable.length === 0 || !hides) {
    const lost = testsNotRun(baseline, now);
    const words = `${counted(lost, 'test')} of the base did not run`;
    return lost === 0 ? first : { ...first, changedBehaviour: [...first.changedBehaviour, words] };
  }
  const stays = new Set(unloadable.map(({ file, name }) => file ?? name));
  const over = await laidOver(
    changes.filter(({ path }) => ![...stays].some((one) => samePath(one, path))),
    [],
  );
  const tree = await port.make('attempt', over.taken, over.files);
  const again = tree === green.tree ? green : await port.runBase(tree, `${name}-base-tests-loaded`);
  const second = readBaseTests(baseline, again);
  const { unmet } = first.unmet.length > 0 ? first : second;
  return { unmet, changedBehaviour: [...new Set([...stays, ...second.changedBehaviour])] };
}

async function isExpectedToFail({ read }: Trees, { name, file, kind }: TestFailure) {
  if (kind !== undefined || file === undefined) return false;
  const text = await read('base', file);
  // Reading a file is dear, and few files mark a test so.
  if (text === undefined || !/fail/i.test(text)) return false;
  const tests = await testsIn(file, text);
  const isMarked = (one: Test) => isNamed(name, one.name) && one.marks.some(({ mark }) => mark === 'xfail');
  return typeof tests === 'object' && tests.some(isMarked);
}

interface BaseReading {
  /** Red at the baseline and still red: the attempt changed the expectation instead of meeting it. */
  unmet: string[];
  /** Green at the baseline and red now. */
  changedBehaviour: string[];
  /** The command exits red, although its runner reports no failed test. */
  onlyExitCode?: true;
}

/** A red that names no test counts as unmet where the baseline was red without naming any either: what was red there is unknown. */
function readBaseTests(baseline: Verification | undefined, run: Verification): BaseReading {
  const before = baseline?.failures ?? [];
  const wasUnnamed = baseline && baseline.result !== 'passed' && before.length === 0;
  const unmet: string[] = [];
  const changedBehaviour: string[] = [];
  for (const failure of run.result === 'passed' ? [] : run.failures) {
    const wasRed = wasUnnamed || before.some((earlier) => isSame(earlier, failure));
    (wasRed ? unmet : changedBehaviour).push(failure.name);
  }
  if (run.result !== 'passed' && run.failures.length === 0) {
    if (baseline?.result === 'passed' && withoutThresholds(run) !== run)
      return { unmet, changedBehaviour, onlyExitCode: true };
    const how = run.result === 'failed' ? `exit ${run.exitCode ?? 'none'}` : run.result;
    (wasUnnamed ? unmet : changedBehaviour).push(`${run.command} with the tests of the base (${how})`);
  }
  return { unmet, changedBehaviour };
}
