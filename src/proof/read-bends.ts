/** What a run says of each bent test in it: it turned red for its bend, says nothing of it, or stayed green. */

import { asserts, tellsValue } from '../run/failure-kind.ts';
import type { TestFailure, Verification } from '../run/verification.ts';
import { type Bent, failureOf, failuresOf, isBroken, isOfProgram } from './bent-test.ts';
import { type ProofContext, stoppedEarly } from './experiments.ts';
import { isLocated } from './located.ts';
import { unnamed } from './ring-alone.ts';

export function readBends(
  waiting: readonly Bent[],
  all: readonly Bent[],
  run: Verification,
  { green }: ProofContext,
): void {
  const red = run.exitCode !== 0 || run.result !== 'passed';
  const failures = failuresOf(run);
  const isToldByPlace = red && failures.every(({ runner, kind }) => runner === 'ctest' && kind === undefined);
  const placed = isToldByPlace ? waiting.filter((one) => isLocated(run, green, one, waiting)) : [];
  for (const one of waiting) {
    one.logPath = run.logPath;
    one.green = !red;
    const program = failures.find((failure) => isOfProgram(failure, one));
    const isPlaced = placed.includes(one);
    const beside = waiting.filter(({ found }) => found.path === one.found.path);
    const own = failureOf(failures, one, all) ?? (isPlaced || beside.length === 1 ? program : undefined);
    if (own !== undefined && isCrash(own, one)) one.reason = 'it broke before its comparison';
    else if (own !== undefined || isPlaced) one.outcome = 'rang';
    else if ((red && failures.length === 0) || (program && !beside.some((other) => placed.includes(other))))
      one.reason = unnamed;
    else if (failures.some((failure) => isBroken(failure, one))) one.reason = 'bent, it does not compile';
    else if (red && stoppedEarly(run, green)) one.reason = 'the runner stopped before it';
    else {
      one.reason = undefined;
      one.unheard ||= one.edits[0]?.kind === 'bend';
    }
  }
}

/** What came to no comparison has said nothing of another value in it. */
export function isCrash(own: TestFailure, { edits: [edit] }: Bent): boolean {
  return edit?.isLoose !== undefined && !(edit.isLoose === 'call' ? tellsValue(own) : asserts(own));
}
