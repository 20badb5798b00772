/**
 * Breaks the code that the attempt changed and reruns the tests, to see whether any of them notices. A broken line that no
 * test notices is reported; new tests that stay green without the change, and also when every changed function fails, fail the
 * attempt.
 */

import type { TestFailure, Verification } from '../../run/verification.ts';
import { failureOf, isUnbuilt, samePath } from '../failure-matching.ts';
import { type AskingTest, type Experiment, recordOf, type Work } from './experiment.ts';
import { type ProductionMutant, productionMutants } from './production-mutants.ts';
import { isAsserted, namesOf } from './without-change.ts';

export const brokenCode: Experiment = {
  name: 'broken code',
  async run(work) {
    const mutants = mutantsOf(work);
    if (mutants.length === 0) return undefined;
    const tried: Tried[] = [];
    for (const [at, mutant] of mutants.entries()) {
      const run = await runOf(work, mutant, at);
      if (run !== undefined) tried.push(await tryOf(work, mutant, run, tried));
      // A test that is shown to depend on the change has nothing left to show.
      const isSettled = (test: AskingTest) =>
        work.checked.has(test) ? !isGreenWithout(work, test) || detects(tried, test) : detects(tried, test, isOfValue);
      if ((tried.some(isDetected) && work.tests.every(isSettled)) || work.runs.over() !== undefined) break;
    }
    for (const test of work.tests)
      if (detects(tried, test, isOfValue) && !work.checked.has(test)) work.checked.set(test, 'code');
    const told = tried.filter(({ outcome }) => outcome === 'detected' || outcome === 'survived');
    const last = mutants.at(-1);
    const isOpen = last?.kind === 'failure' && isIdle(work, tried);
    const byBase =
      tried.some((one) => isDetected(one) && isOfValue(one)) && work.tests.every((test) => isRewritten(work, test));
    return {
      fails: isOpen && (await isLoaded(work, last)) ? [idleWords(work, last)] : [],
      unchecked: told
        .flatMap((one) => (isDetected(one) ? [] : wordsOf(one.mutant)))
        .toReversed()
        .slice(0, 3),
      summary: {
        code: { tried: told.length, detected: told.filter(isDetected).length },
        ...(byBase && { by: 'base' }),
      },
    };
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
  mutant: ProductionMutant;
  run: Verification;
  /** `invalid`: it leaves nothing to detect; `open`: the picked tests are green, and the whole suite was not asked. */
  outcome: 'detected' | 'survived' | 'invalid' | 'open';
}

const isDetected = ({ outcome }: Tried) => outcome === 'detected';
/** Whatever is called notices a failure. */
const isOfValue = ({ mutant }: Tried) => mutant.kind !== 'failure';
const isGreen = ({ result }: Verification) => result === 'passed';

async function tryOf(
  work: Work,
  mutant: ProductionMutant,
  run: Verification,
  before: readonly Tried[],
): Promise<Tried> {
  const outcome = await outcomeOf(work, mutant, run, before);
  const { path, line, before: text, after } = mutant;
  const of = { experiment: brokenCode.name, path, line, before: text, after, logPath: run.logPath };
  work.runs.record.mutants.push(recordOf({ ...of, outcome: outcome === 'open' ? 'survived' : outcome }));
  return { mutant, run, outcome };
}

async function outcomeOf(
  work: Work,
  mutant: ProductionMutant,
  run: Verification,
  before: readonly Tried[],
): Promise<Tried['outcome']> {
  if (isUnbuilt(run)) return 'invalid';
  if (!isGreen(run)) return 'detected';
  // A type, or a value that stays the same, leaves nothing to detect.
  if (mutant.kind === 'other result' && !(await isOther(work, mutant))) return 'invalid';
  if (!(await work.runs.picks(work.tests))) return 'survived';
  // One such run is enough: more of what nobody notices says no more.
  if (mutant.kind !== 'failure' && before.some(({ outcome }) => outcome === 'survived')) return 'open';
  const whole = await work.runs.run('broken-code-whole', await work.trees.make('attempt', [], mutant.files));
  return whole === undefined ? 'open' : isGreen(whole) ? 'survived' : 'detected';
}

/** `which`: one that made it fail before it compared anything counts as a failure. */
function detects(tried: readonly Tried[], test: AskingTest, which?: (one: Tried) => boolean): boolean {
  return tried.some((one) => {
    const { run, outcome } = one;
    if (outcome === 'invalid' || outcome === 'open') return false;
    const failure = failureOf(run, test);
    if (failure !== undefined) return which === undefined || (which(one) && isAsserted(test, failure));
    const isNamed = run.failures.some(({ kind }) => kind === undefined);
    return !isGreen(run) && !isNamed && which?.(one) !== false;
  });
}

function isWrittenNowhere({ attempt: { changes } }: Work, { name, kind, file }: TestFailure): boolean {
  const leaf = name.slice(name.lastIndexOf(' › ') + 1).trim();
  const texts = changes.filter(({ role, path }) => role === 'test' && (file === undefined || samePath(file, path)));
  return kind === undefined && texts.length > 0 && !texts.some(({ attempt = '' }) => attempt.includes(leaf));
}

/** Whether the tests run into a value that the mutant changes. */
async function isOther({ runs, trees, tests }: Work, { probe }: ProductionMutant): Promise<boolean> {
  const run = probe && (await runs.run('other-values', await trees.make('attempt', [], probe), tests));
  return run !== undefined && !isGreen(run) && !isUnbuilt(run);
}

function wordsOf({ kind, path, line, before }: ProductionMutant): string {
  const statement = before.split('\n')[0]?.trim().slice(0, 80);
  if (kind === 'other result') return `${path}:${line}: no test notices when this is another value: ${statement}`;
  return kind === 'failure'
    ? `${path}:${line}: no test notices that this fails as soon as it is called`
    : `${path}:${line}: no test notices when this is left out: ${statement}`;
}

/** All new tests are green over the base's production too, and over functions that only fail; no test of the base was red for want of the work. */
function isIdle(work: Work, tried: readonly Tried[]): boolean {
  const { tests } = work;
  const isFailed = tried.some(({ mutant, outcome }) => mutant.kind === 'failure' && outcome !== 'invalid');
  // A name that stands in no file of tests was made as they ran, and more like it may be new.
  const isMadeUp = tried.some(({ run }) => run.failures.some((failure) => isWrittenNowhere(work, failure)));
  if (!isFailed || isMadeUp || tests.some(({ kind }) => kind === 'met')) return false;
  // A test that was only rewritten stands for what it asked for before.
  const isAdded = tests.some(({ kind }) => kind === 'added');
  return isAdded && tests.every((test) => !detects(tried, test) && isGreenWithout(work, test));
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
  return run !== undefined && !isGreen(run);
}

function idleWords({ tests }: Work, { path, line }: ProductionMutant): string {
  const added = tests.filter(({ kind }) => kind !== 'met');
  const pass = added.length === 1 ? 'passes' : 'pass';
  return `${namesOf(added)} ${pass} without the change, and when what was changed fails (${path}:${line})`;
}
