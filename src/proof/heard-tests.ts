/** What a run over edited trees says of single tests: which of them turned red, and which did not although they ran. */

import type { Verification } from '../run/verification.ts';
import { bendsOf, type FoundTest } from '../syntax/bends.ts';
import { failureOf, failuresOf, isBroken, isOf, isUnbuilt, treeOf } from './bent-test.ts';
import { type Experiments, isGreen, type ProofContext, type ProofPort, stoppedEarly } from './experiments.ts';
import { pickedFor } from './proof-tests.ts';

/** Which of them did not turn red, where the run says so of each. */
export function unheardBy(
  tests: readonly FoundTest[],
  run: Verification,
  { all, green }: { all: readonly FoundTest[]; green: Verification },
): FoundTest[] {
  if (isGreen(run)) return [...tests];
  const failures = failuresOf(run);
  const isTold = failures.length > 0 && failures.every(({ kind }) => kind === undefined);
  // Without -v `go test` counts no tests where one is red; all of them ran, unless one ended the process, or is the last by its command.
  const ranAll =
    !/-failfast\b/.test(green.command) &&
    failures.every(({ runner, message }) => runner === 'go test' && !/\bpanic\b|os\.Exit/.test(message ?? ''));
  if (!isTold || (run.counts === undefined && !ranAll) || stoppedEarly(run, green)) return [];
  const others = all.map((found) => ({ found }));
  // prove runs each file to its end, and names the one that is red.
  const isByFile = failures.every(({ runner, file }) => runner === 'prove' && file !== undefined);
  return tests.filter(
    (found) => (isByFile || !found.test.whole) && failureOf(failures, { found }, others) === undefined,
  );
}

/**
 * Do all of these tests hear what was changed in the tree, or any of them? Those that the whole suite has named before are asked first,
 * alone. The whole suite is run where these do not say so: nothing is told by what a part of it leaves green.
 */
export async function runToHear(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { label, tree, tests, isAny = false }: { label: string; tree: string; tests: readonly FoundTest[]; isAny?: boolean },
): Promise<Verification | undefined> {
  const known = tests.filter((one) => experiments.running.has(one));
  const isPicked = known.length > 0 && (isAny || known.length === tests.length);
  const picked = isPicked ? await pickedFor(port, context, known) : undefined;
  const part = picked === undefined ? undefined : await experiments.runToItsLimit(label, tree, picked);
  if (part?.result === 'failed' && !isUnbuilt(part)) {
    const failures = failuresOf(part);
    const hears = (found: FoundTest) => failures.some((failure) => isOf(failure, { found }));
    if (isAny ? known.some(hears) : known.every(hears)) return part;
  }
  return experiments.runToItsLimit(label, tree);
}

/** A test that nobody runs has no say: those whose failure at their start is heard. */
export async function runningOf(
  port: ProofPort,
  experiments: Experiments,
  tests: readonly FoundTest[],
): Promise<FoundTest[]> {
  const known = tests.filter((found) => experiments.running.has(found));
  if (known.length === tests.length) return known;
  const failing = tests.map((found) => ({ found, edits: bendsOf(found, 2) })).filter(({ edits }) => edits.length > 0);
  if (failing.length === 0) return [];
  const run = await experiments.run('alarm-start', await treeOf(port, 'tree', failing));
  if (run === undefined || isGreen(run)) return [];
  const failures = failuresOf(run);
  const isHeard = (found: FoundTest) =>
    failures.some((failure) => isOf(failure, { found }) || isBroken(failure, { found }));
  return failing
    .map(({ found }) => found)
    .filter((found) => (failures.length === 0 ? failing.length === 1 : isHeard(found)));
}
