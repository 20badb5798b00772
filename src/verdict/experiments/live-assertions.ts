/** Replaces expected values in an attempt's tests and reruns them, to prove that assertions which failed on the base code are still able to fail. */

import { lay, mutantOf, staysGreen } from './expectation-mutants.ts';
import type { Experiment } from './experiment.ts';

/** One value may not be compared, without anybody's doing: so many tests must notice nothing. */
const mostWitnesses = 3;

/**
 * A failure without the change shows the assertions of the base's tree. Production of the attempt may disarm them as it is loaded, in
 * more ways than a list of patterns has, so that a test that failed there can fail here no more.
 */
export const liveAssertions: Experiment = {
  name: 'live assertions',
  async run(work) {
    const { checked, runs } = work;
    const shown = [...checked.keys()];
    if (shown.some((test) => checked.get(test) !== 'assertion')) return undefined;
    const witnesses = shown.filter((test) => mutantOf(test, 0).length > 0).slice(0, mostWitnesses);
    if (witnesses.length === 0) return undefined;
    for (const round of [0, 1] as const) {
      const mutants = witnesses.flatMap((test) => mutantOf(test, round));
      const run = await runs.run('live-assertions', await lay(work, mutants), witnesses);
      if (run?.result !== 'passed') return undefined;
    }
    for (const test of shown) checked.delete(test);
    return { unchecked: witnesses.flatMap((test) => mutantOf(test, 0)).map(staysGreen) };
  },
};
