/** Runs an attempt's new and changed tests once more over the same tree, to find those that fail by chance. */

import type { Verification } from '../../run/verification.ts';
import { failureOf } from '../failure-matching.ts';
import type { AskingTest, Experiment } from './experiment.ts';

export const secondRun: Experiment = {
  name: 'second run',
  async run(work) {
    const { tests, runs, attempt } = work;
    const own = tests.filter(({ kind, path }) => kind !== 'met' && path !== '');
    const first = own.length === 0 ? undefined : await runs.again('second-run', own);
    const red = own.filter((test) => failureOf(first, test));
    if (!first || red.length === 0) return undefined;
    let found = red;
    // Tests may need others before them: then they are red each time alone, and never in the whole suite.
    if (first.command !== attempt.green.command) {
      const next = await runs.again('third-run', own, true);
      const isSteady = next === undefined || !red.some((test) => isGreenIn(next, test));
      const whole = isSteady ? await runs.again('second-run-whole', undefined, true) : undefined;
      found = red.filter((test) => (next && isGreenIn(next, test)) || failureOf(whole, test));
    }
    const failures = found.flatMap((test) => failureOf(first, test) ?? []);
    if (failures.length > 0) work.byChance = { ...first, failures };
    return undefined;
  },
};

const isGreenIn = (run: Verification, test: AskingTest) =>
  run.result === 'passed' ||
  (run.failures.length > 0 && run.failures.every(({ kind }) => !kind) && !failureOf(run, test));
