/**
 * Replaces the expected values in assertions that failed on the base commit, to prove that these assertions can still
 * fail.
 */

import type { Verification } from '../../run/verification.ts';
import { failureOf } from '../failure-matching.ts';
import { lay, mutantOf, staysGreen } from './expectation-mutants.ts';
import type { Experiment } from './experiment.ts';

const mostWitnesses = 20;

/**
 * A failure without the change shows the assertions of the base's tree. Production of the attempt may disarm them as it is loaded, or
 * give what is equal to everything, in more ways than a list of patterns has, so that a test that failed there can fail here no more.
 */
export const liveAssertions: Experiment = {
  name: 'live assertions',
  async run(work) {
    const { checked, runs } = work;
    const shown = [...checked.keys()];
    if (shown.some((test) => checked.get(test) !== 'assertion')) return undefined;
    const witnesses = shown.filter((test) => mutantOf(test, 0).length > 0).slice(0, mostWitnesses);
    let dead = witnesses;
    for (const round of [0, 1] as const) {
      if (dead.length === 0) return undefined;
      const mutants = dead.flatMap((test) => mutantOf(test, round));
      const run = await runs.run('live-assertions', await lay(work, mutants), dead);
      // One value may not be compared, without anybody's doing; and a runner may stop at its first failure.
      if (!run || (round === 1 && run.result !== 'passed')) return undefined;
      if (run.result !== 'passed') dead = isNamed(run) ? dead.filter((test) => !failureOf(run, test)) : [];
    }
    for (const test of dead.length === witnesses.length ? shown : dead) checked.delete(test);
    return { unchecked: dead.flatMap((test) => mutantOf(test, 0)).map(staysGreen) };
  },
};

/** Each red of it is a test that the runner names. */
const isNamed = ({ failures }: Verification) => failures.length > 0 && failures.every(({ kind }) => kind === undefined);
