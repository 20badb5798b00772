/** Breaks the changed code on purpose and reruns the tests, to find lines that no test guards. */

import type { TestFailure, Verification } from '../../run/verification.ts';
import { failureOf, isMadeUp, isNamed, isUnbuilt } from '../failure-matching.ts';
import { scriptPath } from '../test-selection.ts';
import { type AskingTest, type Experiment, ranIn, recordMutant, type Work } from './experiment.ts';
import {
  type ProductionMutant,
  type ProductionMutants,
  productionMutants,
  unnoticed,
  withValueOf,
} from './production-mutants.ts';
import { areRun, askingIn, isAsserted, isGreenWithout, isRewritten, namesOf, notRun, pass } from './without-change.ts';

export const brokenCode: Experiment = {
  name: 'broken code',
  async run(work) {
    const { tests, checked } = work;
    const mutants = mutantsOf(work);
    const tried: Tried[] = [];
    // A test that is shown to depend on the change has nothing left to show, nor has one that calls nothing of it.
    const isSettled = (test: AskingTest) => {
      const failed = tried.filter((one) => isDetected(one) && !isOfValue(one));
      const isLoud = failed.length === 0 || detects(failed, test, false);
      return !isLoud || isShown(work, test) || detects(tried, test, !checked.has(test));
    };
    // Where no runner names a test, each says less.
    const most = (work.attempt.green.runners ?? []).length > 0 ? 4 : 2;
    while (tried.length < most) {
      const open = askingIn(work).filter((test) => !isSettled(test));
      const isEnough = tried.some(isDetected) && open.length === 0;
      const mutant = mutants && !isEnough && nextOf(mutants, work, tried, open);
      if (!mutant) break;
      const run = await over(work, `broken-code-${tried.length + 1}`, mutant.files, tests);
      if (!run) break;
      const one = await triedOf(work, mutant, run, tried.some(isAskedWhole));
      tried.push(one);
      const { edit } = one.mutant;
      const outcome = one.outcome === 'open' ? 'survived' : one.outcome;
      recordMutant(work, edit, { experiment: brokenCode.name, path: edit.path, outcome, logPath: run.logPath });
      // Behind a line that nobody notices only idle tests are left to find.
      const isOpen =
        tried.some(isSurvived) && (tests.length === 0 || !tests.every((test) => isGreenWithout(work, test)));
      if (isOpen) break;
    }
    if (tried.length === 0) return undefined;
    work.failing = new Set(tests.filter((test) => detects(tried, test, false)));
    for (const test of tests) if (!checked.has(test) && detects(tried, test, true)) checked.set(test, 'code');
    const [survived, detected] = [tried.filter(isSurvived), tried.filter(isDetected)];
    const paths = [...new Set(survived.map(({ mutant }) => mutant.edit.path))];
    // Another value that survives is one as the tests run.
    const isKnown = survived.some(({ mutant }) => mutant.kind === 'other result') || paths.length === 0;
    const isNotRun = !isKnown && !(await areRun(work, paths, tests)) && !(await areRun(work, paths));
    const code = { tried: survived.length + detected.length, detected: detected.length };
    const byBase =
      detected.some(isOfValue) &&
      tests.every((test) => (test.kind === 'named' && !checked.has(test)) || isRewritten(work, test));
    return {
      fails: await idleTests(work, tried),
      unchecked: isNotRun ? [notRun(paths)] : survived.map(({ mutant }) => unnoticed(mutant)).reverse(),
      summary: { code, ...(byBase && { by: 'base' }) },
    };
  },
};

/**
 * Where no test shows enough without the change, or one is green, it is needed whatever the other experiments find: who detects it
 * has shown enough.
 */
export async function runFirstMutant(work: Work): Promise<void> {
  const { tests, checked } = work;
  const isNeeded =
    askingIn(work).some((test) => isGreenWithout(work, test)) || !tests.some((test) => checked.has(test));
  const mutants = isNeeded ? mutantsOf(work) : undefined;
  const mutant = mutants && nextOf(mutants, work);
  if (!mutant) return;
  const run = await over(work, 'broken-code-1', mutant.files, tests);
  if (!run || isUnbuilt(run)) return;
  for (const test of tests) if (detects([{ mutant, run, outcome: 'detected' }], test, true)) checked.set(test, 'code');
}

/** The base's production is one as well. None is needed where that is detected and every test shown. */
function mutantsOf(work: Work): ProductionMutants | undefined {
  const { code, tests, checked } = work;
  const isAllShown = askingIn(work).every((test) => isShown(work, test));
  // Whether an assertion lives in a test of unknown text, only a mutant tells.
  const isSeen = (test: AskingTest) => checked.get(test) === 'assertion' && test.kind !== 'named';
  if (isAllShown && tests.some(isSeen)) return undefined;
  return productionMutants(code);
}

const mostOmissions = 2;

/** `open`: tests that nothing has shown enough. */
function nextOf(
  { values, failures, omission }: ProductionMutants,
  work: Work,
  tried: readonly Tried[] = [],
  open: readonly AskingTest[] = [],
) {
  const isNoticed = tried.some(isDetected);
  // Whoever has shown a value, or needs none of the change, and does not notice a failure calls nothing that was changed.
  const isMet = isNoticed && open.every((test) => work.checked.has(test) || isGreenWithout(work, test));
  const isNew = ({ kind }: ProductionMutant) => !tried.some(({ mutant }) => mutant.kind === kind);
  const first = (isMet ? failures : values).find(isNew);
  if (first) return first;
  const left = tried.filter(({ mutant, outcome }) => mutant.kind === 'statement left out' && outcome !== 'invalid');
  const bodies = isNoticed ? open.map(({ test }) => test.body.text) : undefined;
  return (left.length === mostOmissions ? undefined : omission(bodies)) ?? failures.find(isNew);
}

const isShown = (work: Work, test: AskingTest) => work.checked.has(test) && !isGreenWithout(work, test);

const over = async ({ runs, trees }: Work, name: string, files: ProductionMutant['files'], tests?: Work['tests']) =>
  runs.run(name, await trees.make('attempt', [], files), tests);

interface Tried {
  mutant: ProductionMutant;
  run: Verification;
  /** `invalid`: it leaves nothing to detect; `open`: the picked tests are green, and the whole suite was not asked. */
  outcome: 'detected' | 'survived' | 'invalid' | 'open';
}

const isDetected = ({ outcome }: Tried) => outcome === 'detected';
/** Its picked tests are green. */
const isAskedWhole = ({ run, outcome }: Tried) => isGreen(run) && outcome !== 'invalid';
const isSurvived = ({ outcome }: Tried) => outcome === 'survived';
/** Whatever is called notices a failure. */
const isOfValue = ({ mutant }: Tried) => mutant.kind !== 'failure';
const isGreen = ({ result }: Verification) => result === 'passed';

async function triedOf(work: Work, mutant: ProductionMutant, run: Verification, isKnown: boolean): Promise<Tried> {
  const { kind, files, probe } = mutant;
  const picked = outcomeOf(run);
  if (picked !== 'survived' || mutant.isConditional)
    return { mutant, run, outcome: picked === 'survived' ? 'invalid' : picked };
  // A type, or a value that stays the same, leaves nothing to detect; nor does what stood there before.
  const other = probe && (await over(work, 'other-values', probe, work.tests));
  const one = other ? withValueOf(mutant, other) : mutant;
  const isOther = other && outcomeOf(other) === 'detected';
  if (kind === 'other result' && !isOther) return { mutant, run, outcome: 'invalid' };
  // One such run is enough: more of what nobody notices says no more.
  // A few files may hold all tests; around those of a script more may be asked.
  const { counts, command } = run;
  const isAll =
    counts !== undefined && counts.passed === work.attempt.green.counts?.passed && !command.startsWith(scriptPath);
  const whole = isKnown ? undefined : isAll ? run : await over(work, 'broken-code-whole', files);
  return { mutant: one, run, outcome: whole ? outcomeOf(whole) : 'open' };
}

const outcomeOf = (run: Verification) => (isUnbuilt(run) ? 'invalid' : isGreen(run) ? 'survived' : 'detected');

/** A runner that names no test has said that something fails. `byValue`: not where the code ends before anything is compared. */
const detects = (tried: readonly Tried[], test: AskingTest, byValue: boolean) =>
  tried.some((one) => {
    if (!isDetected(one) || (byValue && !isOfValue(one))) return false;
    const failure = failureOf(one.run, test);
    if (failure) return !byValue || isAsserted(test, failure);
    return !isGreen(one.run) && !one.run.failures.some(({ kind }) => kind === undefined);
  });

/** New tests that are green over the base's production too, and over functions that only fail. */
async function idleTests(work: Work, tried: readonly Tried[]) {
  const { tests, attempt } = work;
  const mutant = tried.find((one) => !isOfValue(one) && one.outcome !== 'invalid')?.mutant;
  const isIdle = (test: AskingTest) =>
    test.kind !== 'met' && !detects(tried, test, false) && isGreenWithout(work, test);
  // A test that was only rewritten stands for what it asked for before.
  if (!mutant || !tests.every(isIdle) || !tests.some(({ kind }) => kind === 'added')) return [];
  const { path, line } = mutant.edit;
  const whole = await over(work, 'idle-tests-whole', mutant.files);
  const ran = [...tried.map(({ run }) => run), ...(whole ? [whole] : [])];
  // One of its name is its own, also where its file is built from the one that is known.
  const isOwn = ({ name }: TestFailure) => tests.some(({ test }) => isNamed(name, test.name));
  if (ran.some(({ failures }) => failures.some((one) => isOwn(one) || isMadeUp(one, attempt.changes)))) return [];
  // A crash of another test may have kept them from running.
  if (whole && ranIn(whole) < ranIn(attempt.green)) return [];
  // Another build may make it.
  if (!(await areRun(work, [path])) || work.runs.over() !== undefined) return [];
  return [`${namesOf(tests)} ${pass(tests)} without the change, and when what was changed fails (${path}:${line})`];
}
