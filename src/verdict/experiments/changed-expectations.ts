/** Changes one value that a test expects: a test that stays green does not compare it. */

import type { Expected } from '../languages/expected-values.ts';
import { languageOf } from '../languages/index.ts';
import { otherLiteral } from '../languages/other-literal.ts';
import { withEdits } from '../languages/source.ts';
import type { AskingTest } from './asking-tests.ts';
import type { Experiment, Finding, Work } from './experiment.ts';
import { isOf, isUnbuilt } from './named-tests.ts';
import { recordOf } from './runs.ts';

export const changedExpectations: Experiment = {
  name: 'changed expectations',
  over: 'attempt',
  expect: 'detected',
  verdict: 'fails',
  async run(work) {
    const { attempt, runs, checked } = work;
    const isKnown = (attempt.green.runners ?? []).length > 0;
    const mutants = work.tests.flatMap((test) => mutantOf(test, 0));
    if (mutants.length === 0) return undefined;
    // Where no runner names a test, each takes a run of its own.
    const first = isKnown ? await detect(work, mutants) : await alone(work, mutants.slice(0, 2));
    const second = isKnown
      ? await detect(
          work,
          first.survived.flatMap(({ test }) => mutantOf(test, 1)),
        )
      : first;
    const last =
      isKnown && second.survived.length > 0 ? await alone(work, second.survived.slice(0, mostAlone)) : second;
    const detected = new Set([...first.detected, ...second.detected, ...last.detected].map(({ test }) => test));
    for (const test of detected) checked.set(test, 'expectation');
    const tried = isKnown ? mutants : mutants.slice(0, 2);
    const survived = last.survived.filter(({ test }) => !detected.has(test));
    for (const one of [...first.detected, ...second.detected, ...last.detected, ...survived]) {
      const outcome = detected.has(one.test) ? 'detected' : 'survived';
      for (const { line, text, after } of one.edits)
        runs.record.mutants.push(
          recordOf({
            experiment: changedExpectations.name,
            path: one.test.path,
            line,
            test: one.test.test.name,
            before: text,
            after,
            outcome,
          }),
        );
    }
    const judged = runs.over() === undefined ? await judge(work, survived) : {};
    return { ...judged, summary: { expectations: { tried: tried.length, detected: detected.size } } };
  },
};

/** Each takes a run. */
const mostAlone = 3;

export interface ExpectationMutant {
  test: AskingTest;
  edits: (Expected & { after: string })[];
}

/** `round` 0: another value in one place, where the attempt wrote it if it did; 1: further ones in all places. */
export function mutantOf(test: AskingTest, round: 0 | 1): ExpectationMutant[] {
  const edits = test.test.expected.flatMap((one) => {
    const after = otherLiteral(one.text, one.kind, round, one.isWrapped);
    return after === undefined ? [] : [{ ...one, after }];
  });
  const [best] = edits.toSorted((a, b) => rank(test, a) - rank(test, b));
  return best === undefined ? [] : [{ test, edits: round === 0 ? [best] : edits }];
}

/** A cell that holds nothing may mean that the column is not looked at in its row. */
function rank({ isFresh }: AskingTest, { line, isCell, kind, text }: Expected): number {
  const isPlaceholder = isCell && (kind === 'truth' || /^(?:0+(?:\.0*)?|""|''|``)$/.test(text));
  return (isFresh(line) ? 0 : 2) + (isPlaceholder ? 1 : 0);
}

interface Detection {
  detected: ExpectationMutant[];
  survived: ExpectationMutant[];
}

/** All of them in one run. */
async function detect(work: Work, mutants: readonly ExpectationMutant[]): Promise<Detection> {
  if (mutants.length === 0) return { detected: [], survived: [] };
  const run = await work.runs.run(
    'changed-expectations',
    await lay(work, mutants),
    mutants.map(({ test }) => test),
  );
  if (run === undefined) return { detected: [], survived: [] };
  const isRed = ({ test }: ExpectationMutant) => run.failures.some((failure) => isOf(failure, test));
  return { detected: mutants.filter(isRed), survived: mutants.filter((one) => !isRed(one)) };
}

async function alone(work: Work, mutants: readonly ExpectationMutant[]): Promise<Detection> {
  const found: Detection = { detected: [], survived: [] };
  for (const one of mutants) {
    const run = await work.runs.run('changed-expectation-alone', await lay(work, [one]), [one.test]);
    // What does not build is no mutant.
    if (run === undefined || isUnbuilt(run)) continue;
    if (run.result === 'passed' && run.exitCode === 0) found.survived.push(one);
    else if (run.failures.length === 0 || run.failures.some((failure) => isOf(failure, one.test)))
      found.detected.push(one);
  }
  return found;
}

async function lay({ trees }: Work, mutants: readonly ExpectationMutant[], side: 'attempt' | 'base' = 'attempt') {
  const texts = new Map<string, string>();
  for (const [path, own] of Map.groupBy(mutants, ({ test }) => test.path)) {
    const text = await trees.read('attempt', path);
    if (text !== undefined)
      texts.set(
        path,
        withEdits(
          text,
          own.flatMap(({ edits }) => edits),
        ),
      );
  }
  return trees.make(side, [], texts);
}

/** Nothing is said against a test that the base cannot speak for. */
async function judge(work: Work, survived: readonly ExpectationMutant[]): Promise<Finding> {
  const fails: string[] = [];
  const unchecked: string[] = [];
  for (const one of survived) {
    const { test, path } = one.test;
    const [first] = one.edits;
    const words = `${path}:${first?.line ?? test.line}: “${test.name}” stays green when it expects ${first?.after} instead of ${first?.text}`;
    if (await isDeadened(work, one)) fails.push(words);
    else unchecked.push(words);
  }
  return { fails, unchecked };
}

async function isDeadened(work: Work, one: ExpectationMutant): Promise<boolean> {
  const { test, kind, path } = one.test;
  if (kind === 'met') return false;
  if (kind === 'changed') {
    const mutated = await work.runs.run('changed-expectation-on-base', await lay(work, [one], 'base'), [one.test]);
    if (!mutated?.failures.some((failure) => isOf(failure, one.test))) return false;
    const plain = await work.runs.run('test-on-base', await lay(work, [{ ...one, edits: [] }], 'base'), [one.test]);
    return plain !== undefined && !isUnbuilt(plain) && !plain.failures.some((failure) => isOf(failure, one.test));
  }
  const language = languageOf(path);
  if (language === undefined || test.skips || language.tests.inverted?.test(test.head) || work.checked.has(one.test))
    return false;
  const after = language.write.failing({ ...test.body, head: test.head });
  if (after === undefined) return false;
  const failing = { ...one, edits: [{ ...test.body, kind: 'string' as const, after }] };
  const run = await work.runs.run('test-that-fails', await lay(work, [failing]), [one.test]);
  return run?.failures.some((failure) => isOf(failure, one.test)) === true;
}
