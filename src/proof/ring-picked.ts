/** A further round of bends in the files of the bent tests alone, where the whole command has shown that it tells what is red in them. */

import { roleOf } from '../guard/production.ts';
import type { Verification } from '../run/verification.ts';
import { type Bent, failureOf, failuresOf } from './bent-test.ts';
import type { Experiments, ProofContext, ProofPort } from './experiments.ts';
import { pickedFor } from './proof-tests.ts';
import { isCrash } from './read-bends.ts';

/** undefined: not each of the waiting ones is red by its name there, and only the whole command says that one is silent. */
export async function ringPicked(
  port: ProofPort,
  context: ProofContext,
  experiments: Experiments,
  { label, tree, waiting, bent }: { label: string; tree: string; waiting: readonly Bent[]; bent: readonly Bent[] },
): Promise<Verification | undefined> {
  const heard = bent.filter(({ outcome, found }) => outcome === 'rang' && !found.test.whole);
  const isNamed = ({ found }: Bent) => heard.some((one) => one.found.path === found.path);
  const held = new Set(bent.map(({ found }) => found.path));
  const { changed, command, testPaths: globs } = context;
  // What else came with the tests may do something to them in a whole run.
  const isHeld = changed.every(
    ({ path, status }) => status === 'deleted' || held.has(path) || roleOf(path, { command, globs }) !== 'test',
  );
  if (!experiments.haveNamed() || !waiting.every(isNamed) || !isHeld) return undefined;
  const picked = await pickedFor(
    port,
    context,
    bent.map(({ found }) => found),
  );
  const run = picked === undefined ? undefined : await experiments.runToItsLimit(label, tree, picked);
  return run !== undefined && namesEach(waiting, bent, run) ? run : undefined;
}

function namesEach(waiting: readonly Bent[], all: readonly Bent[], run: Verification): boolean {
  const failures = run.result === 'failed' ? failuresOf(run) : [];
  return waiting.every((one) => {
    const own = failureOf(failures, one, all);
    return own !== undefined && !isCrash(own, one);
  });
}
