/** Replaces the values that tests expect by wrong ones and reruns the tests, to find tests that still pass. */

import { failureOf, isUnbuilt } from '../failure-matching.ts';
import { languageOf } from '../languages/language-of-file.ts';
import { runFirstMutant } from './broken-code.ts';
import { type ExpectationMutant, lay, mutantOf, staysGreen } from './expectation-mutants.ts';
import { type Experiment, isSkipping, recordMutant, type Work } from './experiment.ts';

export const changedExpectations: Experiment = {
  name: 'changed expectations',
  async run(work) {
    const { attempt, runs, checked } = work;
    await runFirstMutant(work);
    const isKnown = (attempt.green.runners ?? []).length > 0;
    // A test that is red by an assertion without the change, or over other results, detects a value already.
    const all = work.tests.flatMap((test) => (checked.has(test) ? [] : mutantOf(test, 0)));
    // Where no runner names a test, each takes a run of its own.
    const tried = isKnown ? all : all.slice(0, 2);
    if (tried.length === 0) return undefined;
    const further = async () => (await survivors(work, tried)).flatMap(({ test }) => mutantOf(test, 1));
    const open = isKnown ? await survivors(work, await further()) : tried;
    const left = await survivorsAlone(work, open.slice(0, mostAlone));
    for (const one of left) note(work, one, 'survived');
    const fails: string[] = [];
    const unchecked: string[] = [];
    // Nothing is said against a test that the base cannot speak for.
    for (const one of runs.over() === undefined ? left : []) {
      ((await isDeadened(work, one)) ? fails : unchecked).push(staysGreen(one));
    }
    const detected = tried.filter(({ test }) => checked.get(test) === 'expectation').length;
    return { fails, unchecked, summary: { expectations: { tried: tried.length, detected } } };
  },
};

/** Each takes a run. */
const mostAlone = 3;

/** Those that no test detects, all in one run. */
async function survivors(work: Work, mutants: readonly ExpectationMutant[]) {
  if (mutants.length === 0) return [];
  const tests = mutants.map(({ test }) => test);
  const run = await work.runs.run('changed-expectations', await lay(work, mutants), tests);
  const left: ExpectationMutant[] = [];
  for (const one of run ? mutants : [])
    if (failureOf(run, one.test)) note(work, one, 'detected');
    else left.push(one);
  return left;
}

async function survivorsAlone(work: Work, mutants: readonly ExpectationMutant[]) {
  const left: ExpectationMutant[] = [];
  for (const one of mutants) {
    const run = await work.runs.run('changed-expectation-alone', await lay(work, [one]), [one.test]);
    // What does not build is no mutant.
    if (!run || isUnbuilt(run)) continue;
    if (run.result === 'passed') left.push(one);
    else if (run.failures.length === 0 || failureOf(run, one.test)) note(work, one, 'detected');
  }
  return left;
}

function note(work: Work, { test, edits }: ExpectationMutant, outcome: 'detected' | 'survived') {
  if (outcome === 'detected') work.checked.set(test, 'expectation');
  const of = { experiment: changedExpectations.name, path: test.path, test: test.test.name, outcome };
  for (const edit of edits) recordMutant(work, edit, of);
}

async function isDeadened(work: Work, one: ExpectationMutant) {
  const { test, kind, path } = one.test;
  if (kind === 'met' || kind === 'named') return false;
  if (kind === 'changed') {
    const mutated = await work.runs.run('changed-expectation-on-base', await lay(work, [one], 'base'), [one.test]);
    if (!failureOf(mutated, one.test)) return false;
    const plain = await work.runs.run('test-on-base', await lay(work, [{ ...one, edits: [] }], 'base'), [one.test]);
    return plain && !isUnbuilt(plain) && !failureOf(plain, one.test);
  }
  const { tests, write } = languageOf(path) ?? {};
  if (isSkipping(work.attempt) || tests?.inverted?.test(test.head)) return false;
  const after = write?.failing({ ...test.body, head: test.head });
  if (after === undefined) return false;
  const failing = { ...one, edits: [{ ...test.body, kind: 'string' as const, after }] };
  const run = await work.runs.run('test-that-fails', await lay(work, [failing]), [one.test]);
  return failureOf(run, one.test) !== undefined;
}
