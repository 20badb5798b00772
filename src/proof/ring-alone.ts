/** Where a red run names no test: one bent test in a run of its own, and the exit code speaks. */

import { bendsOf } from '../syntax/bends.ts';
import { type Bent, failuresOf, isAsked, treeOf } from './bent-test.ts';
import type { Experiments, ProofContext, ProofPort } from './experiments.ts';

export const unnamed = 'which test is red is not told';

/**
 * No run so far has named a test, and nobody knows this runner: all bends in one run would only say once more that something is red. True
 * where the first of them is red alone, without a name; its run is not made again.
 */
export async function namesNone(
  port: ProofPort,
  { green, baseline }: ProofContext,
  experiments: Experiments,
  waiting: readonly Bent[],
): Promise<boolean> {
  const [first] = waiting;
  const isKnown = green.counts !== undefined || (green.runners ?? []).length > 0;
  if (isKnown || first === undefined || waiting.length < 2 || experiments.haveNamed()) return false;
  if ((baseline?.failures.length ?? 0) > 0 || first.sharp?.kind === 'rows') return false;
  const run = await experiments.runToItsLimit('alarm-one', await treeOf(port, 'tree', [first]));
  return run !== undefined && run.result === 'failed' && failuresOf(run).length === 0;
}

/** At most two: an exit code says little, and each takes a whole run. What need not be heard is said otherwise, or a failure. */
export async function oneByOne(
  port: ProofPort,
  { baseline }: ProofContext,
  experiments: Experiments,
  waiting: readonly Bent[],
): Promise<void> {
  const asked = waiting.slice(0, 2);
  // A table that nothing compares with may hold what is put in: that it is not heard accuses nobody.
  for (const one of asked) if (one.sharp?.kind === 'rows') one.edits = bendsOf(one.found, 0);
  for (const next of asked.slice(1)) await experiments.ahead('alarm-one-next', await treeOf(port, 'tree', [next]));
  for (const one of asked) {
    await ringAlone(port, experiments, one);
    // A test that is as it was is asked whether it can fail: another assertion would ask the same again.
    for (const round of isAsked(one, baseline) ? ([1, 2] as const) : ([2] as const)) {
      if (one.outcome !== undefined || one.reason !== undefined || !one.edits[0]?.isLoose) break;
      one.edits = bendsOf(one.found, round);
      await ringAlone(port, experiments, one);
    }
  }
  for (const one of waiting.slice(2)) Object.assign(one, { outcome: 'unusable', reason: unnamed });
}

async function ringAlone(port: ProofPort, experiments: Experiments, one: Bent): Promise<void> {
  const run = await experiments.run(`alarm-one-${experiments.runs()}`, await treeOf(port, 'tree', [one]));
  one.reason = experiments.over();
  if (run !== undefined) one.logPath = run.logPath;
  if (run === undefined) one.outcome = 'unusable';
  else if (failuresOf(run).some(({ kind }) => kind === 'compile'))
    Object.assign(one, { outcome: 'unusable', reason: 'bent, it does not compile' });
  else if (run.result !== 'passed') one.outcome = 'rang';
  else Object.assign(one, { green: true, unheard: one.unheard || one.edits[0]?.kind === 'bend' });
}
