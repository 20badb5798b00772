/** Runs an attempt's new and changed tests once more over the same tree, to find those that fail by chance. */

import { failureOf } from '../failure-matching.ts';
import type { Experiment } from './experiment.ts';

export const secondRun: Experiment = {
  name: 'second run',
  async run(work) {
    const { tests, runs, attempt } = work;
    const own = tests.filter(({ kind, path }) => kind !== 'met' && path !== '');
    const first = own.length === 0 ? undefined : await runs.again('second-run', own);
    const red = own.filter((test) => failureOf(first, test));
    if (!first || red.length === 0) return undefined;
    // Tests may need others before them: then they are red each time alone, and never in the whole suite.
    const isPicked = first.command !== attempt.green.command;
    const isSteady = isPicked && (await runs.again('third-run', own, true))?.result !== 'passed';
    const other = isSteady ? await runs.again('second-run-whole', undefined, true) : first;
    const failures = red.flatMap((test) => (failureOf(other, test) && failureOf(first, test)) ?? []);
    if (failures.length > 0) work.byChance = { ...first, failures };
    return undefined;
  },
};
