/** Breaks the code that the attempt changed: a line that nobody misses is told, and tests that miss nothing are idle. */

import type { TestFailure, Verification } from '../../run/verification.ts';
import { samePath } from '../base-test-results.ts';
import type { AskingTest } from './asking-tests.ts';
import type { Experiment, Work } from './experiment.ts';
import { isOf, isUnbuilt } from './named-tests.ts';
import { type ProductionMutant, productionMutants } from './production-mutants.ts';
import { recordOf } from './runs.ts';
import { isAsserted, namesOf } from './without-change.ts';

export const brokenCode: Experiment = {
  name: 'broken code',
  async run(work) {
    const mutants = mutantsOf(work);
    if (mutants.length === 0) return undefined;
    const found: Tried = {
      tried: 0,
      detected: 0,
      ofValues: 0,
      unnoticed: [],
      detecting: new Map(),
      isFailed: false,
      isMadeUp: false,
    };
    for (const [at, mutant] of mutants.entries()) {
      const run = await runOf(work, mutant, at);
      if (run !== undefined) await note(work, found, mutant, run);
      // A test that is shown to depend on the change has nothing left to show.
      const isSettled = (test: AskingTest) =>
        work.checked.has(test)
          ? found.detecting.has(test) || !isGreenWithout(work, test)
          : isShown(found.detecting.get(test));
      if ((found.detected > 0 && work.tests.every(isSettled)) || work.runs.over() !== undefined) break;
    }
    for (const [test, kind] of found.detecting)
      if (isShown(kind) && !work.checked.has(test)) work.checked.set(test, 'code');
    const told = { code: { tried: found.tried, detected: found.detected } };
    const last = mutants.at(-1);
    const isOpen = last?.kind === 'failure' && isIdle(work, found);
    const fails = isOpen && (await isLoaded(work, last)) ? [idleWords(work, last)] : [];
    const by = found.ofValues > 0 && work.tests.every((test) => isRewritten(work, test)) ? { by: 'base' as const } : {};
    return { fails, unchecked: found.unnoticed.slice(0, 3), summary: { ...told, ...by } };
  },
};

/** No other experiment changes what its first mutant is: it may run beside them. */
export async function runFirstMutant(work: Work): Promise<void> {
  const [first] = mutantsOf(work);
  if (first !== undefined) await runOf(work, first, 0);
}

const mostMutants = 4;

const mutantsOf = ({ code, attempt: { green } }: Work) =>
  productionMutants(code).slice(0, (green.runners ?? []).length > 0 ? mostMutants : 2);

const runOf = async ({ trees, runs, tests }: Work, { files }: ProductionMutant, at: number) =>
  runs.run(`broken-code-${at + 1}`, await trees.make('attempt', [], files), tests);

interface Tried {
  tried: number;
  detected: number;
  /** Of the detected those that are no failure: whatever is called notices that one. */
  ofValues: number;
  /** What no test of the suite notices, in words. */
  unnoticed: string[];
  /** By test the first mutant that it detected; one that made it fail before it compared anything is a failure. */
  detecting: Map<AskingTest, ProductionMutant['kind']>;
  /** Functions that fail were run. */
  isFailed: boolean;
  /** A test failed whose name stands in no file of tests: it was made as they ran, and more like it may be new. */
  isMadeUp: boolean;
}

async function note(work: Work, found: Tried, mutant: ProductionMutant, run: Verification): Promise<void> {
  const isGreen = run.result === 'passed' && run.exitCode === 0;
  // A type, or a value that stays the same, leaves nothing to detect.
  const isNone = isUnbuilt(run) || (isGreen && mutant.kind === 'other result' && !(await isOther(work, mutant)));
  const whole = isGreen && !isNone && (await work.runs.picks(work.tests)) ? await wholeSuite(work, mutant, found) : run;
  const isDetected = whole !== undefined && !(whole.result === 'passed' && whole.exitCode === 0);
  const outcome = isNone ? 'invalid' : isDetected ? 'detected' : 'survived';
  const { path, line, before, after } = mutant;
  work.runs.record.mutants.push(
    recordOf({ experiment: brokenCode.name, path, line, before, after, outcome, logPath: run.logPath }),
  );
  if (isNone) return;
  if (mutant.kind === 'failure') found.isFailed = true;
  if (whole === undefined) return;
  found.tried++;
  if (isDetected && mutant.kind !== 'failure') found.ofValues++;
  if (isDetected) found.detected++;
  else found.unnoticed.unshift(wordsOf(mutant));
  const isNamed = run.failures.some(({ kind }) => kind === undefined);
  if (run.failures.some((failure) => isWrittenNowhere(work, failure))) found.isMadeUp = true;
  for (const test of work.tests) {
    const failure = run.failures.find((one) => isOf(one, test));
    if (isShown(found.detecting.get(test)) || (failure === undefined && (isGreen || isNamed))) continue;
    found.detecting.set(test, failure === undefined || isAsserted(test, failure) ? mutant.kind : 'failure');
  }
}

const isShown = (kind: ProductionMutant['kind'] | undefined) => kind !== undefined && kind !== 'failure';

function isWrittenNowhere({ attempt: { changes } }: Work, { name, kind, file }: TestFailure): boolean {
  const leaf = name.slice(name.lastIndexOf(' › ') + 1).trim();
  const texts = changes.filter(({ role, path }) => role === 'test' && (file === undefined || samePath(file, path)));
  return kind === undefined && texts.length > 0 && !texts.some(({ attempt = '' }) => attempt.includes(leaf));
}

/** Whether the tests run into a value that the mutant changes. */
async function isOther({ runs, trees, tests }: Work, { probe }: ProductionMutant): Promise<boolean> {
  const run = probe && (await runs.run('other-values', await trees.make('attempt', [], probe), tests));
  return run !== undefined && run.result !== 'passed' && !isUnbuilt(run);
}

/** One such run is enough: more of what nobody notices says no more. */
async function wholeSuite(
  work: Work,
  mutant: ProductionMutant,
  { unnoticed }: Tried,
): Promise<Verification | undefined> {
  if (unnoticed.length > 0 && mutant.kind !== 'failure') return undefined;
  return work.runs.run('broken-code-whole', await work.trees.make('attempt', [], mutant.files));
}

function wordsOf({ kind, path, line, before }: ProductionMutant): string {
  const statement = before.split('\n')[0]?.trim().slice(0, 80);
  if (kind === 'other result') return `${path}:${line}: no test notices when this is another value: ${statement}`;
  return kind === 'failure'
    ? `${path}:${line}: no test notices that this fails as soon as it is called`
    : `${path}:${line}: no test notices when this is left out: ${statement}`;
}

/** All new tests are green over the base's production too, and over functions that only fail; no test of the base was red for want of the work. */
function isIdle(work: Work, { detecting, isFailed, isMadeUp }: Tried): boolean {
  const { tests } = work;
  if (isMadeUp || tests.some(({ kind }) => kind === 'met')) return false;
  // A test that was only rewritten stands for what it asked for before.
  const isAdded = tests.some(({ kind }) => kind === 'added');
  return isFailed && isAdded && tests.every((test) => !detecting.has(test) && isGreenWithout(work, test));
}

/** It was changed, and is green without the change: it asks for what it asked for before. */
export const isRewritten = ({ greenWithout }: Work, test: AskingTest) =>
  test.kind === 'changed' && greenWithout?.has(test) === true;

/** Where production is the base's own, every test is green over it. */
const isGreenWithout = ({ attempt, greenWithout }: Work, test: AskingTest) =>
  greenWithout?.has(test) === true || !attempt.changes.some(({ role }) => role === 'production');

/** What is no part of the run – another build makes it – leaves every test green, whatever stands in it. */
async function isLoaded({ runs, trees, code }: Work, { path }: ProductionMutant): Promise<boolean> {
  const text = code.find(({ change }) => change.path === path)?.text ?? '';
  const tree = await trees.make('attempt', [], new Map([[path, `${text}\n)]}\n`]]));
  const run = await runs.run('not-readable', tree);
  return run !== undefined && !(run.result === 'passed' && run.exitCode === 0);
}

function idleWords({ tests }: Work, { path, line }: ProductionMutant): string {
  const added = tests.filter(({ kind }) => kind !== 'met');
  const pass = added.length === 1 ? 'passes' : 'pass';
  return `${namesOf(added)} ${pass} without the change, and when what was changed fails (${path}:${line})`;
}
