/**
 * Carries out test-driven development for each criterion of a story (task): a failing test, code that passes it, a
 * refactoring. The new tests must be frozen from their proven failure until they pass.
 */

import type { Checkpoint, Stop } from '../run/run.ts';
import type { TestChange } from '../run/verification.ts';
import { untilGreen } from './loop.ts';
import { judgeRed, passesAtOnce } from './red-proof.ts';
import { type Cycle, type Green, type ProtectedTests, restoreGreen, type Steps } from './steps.ts';

/** Runs every cycle, from where the run starts. Ends green with the last green tree, or stopped as the loop is. */
export async function testDriven(
  steps: Steps,
  { criteria, maxCycles, maxIterations }: { criteria: readonly string[]; maxCycles: number; maxIterations: number },
  start: Green,
): Promise<Green | { stop: Stop }> {
  let green = start;
  /** Test files that proved red in an earlier cycle. */
  let frozen: readonly string[] = [];
  for (const cycle of cyclesOf(criteria, maxCycles)) {
    const red = await proveRed(steps, maxIterations, cycle, green, green !== start);
    if ('stop' in red) return red;
    frozen = [...new Set([...frozen, ...red.tests])];
    const end = red.isMet ? red.end : await greenThenRefactor(steps, maxIterations, cycle, red.end, frozen);
    if ('stop' in end) return end;
    green = end;
  }
  return green;
}

/** A cycle for each criterion; none: one cycle for the story; beyond `maxCycles` the rest shares the last. */
export function cyclesOf(criteria: readonly string[], maxCycles: number): Cycle[] {
  if (criteria.length === 0) return [{ number: 1, criteria: [] }];
  const count = Math.min(criteria.length, Math.max(1, maxCycles));
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    criteria: criteria.slice(at, at === count - 1 ? undefined : at + 1),
  }));
}

/**
 * New tests that fail for the right reason. What does not prove that goes back, with its own retries. From the second
 * cycle on, tests that still pass at once when asked again show that an earlier cycle met the criterion already: `isMet`.
 */
async function proveRed(steps: Steps, maxIterations: number, cycle: Cycle, at: Green, mayBeMet: boolean) {
  let problem: string | undefined;
  let passes = 0;
  const { tree, snapshot } = at.checkpoint;
  const end = await untilGreen(steps, {
    phase: { name: 'red', cycle: cycle.number },
    maxIterations,
    prompt: steps.cyclePrompt('red', cycle),
    snapshot,
    protectedTests: async () => ({ findings: [], tree }),
    async lacks(verification, checkpoint) {
      const { others } = await steps.changes(tree, checkpoint.tree);
      problem = judgeRed(verification, others, at.verification);
      if (problem !== passesAtOnce) return problem;
      passes++;
      return mayBeMet && passes > Math.min(1, maxIterations) ? undefined : problem;
    },
  });
  if ('stop' in end && end.stop.outcome === 'failed')
    return { stop: { ...end.stop, detail: `No new test proved red: ${end.stop.detail}` } };
  if ('stop' in end) return end;
  const { tests } = await steps.changes(tree, end.checkpoint.tree);
  const isMet = problem !== undefined;
  if (isMet) {
    const text = `Cycle ${cycle.number}: the new tests passed at once, so an earlier cycle met ${quoted(cycle)} already`;
    await steps.emit({ type: 'warning', text });
  }
  return { end, isMet, tests };
}

async function greenThenRefactor(
  steps: Steps,
  maxIterations: number,
  cycle: Cycle,
  red: Green,
  tests: readonly string[],
) {
  const green = await untilGreen(steps, {
    phase: { name: 'green', cycle: cycle.number },
    maxIterations,
    prompt: steps.cyclePrompt('green', cycle, red.verification),
    snapshot: red.checkpoint.snapshot,
    protectedTests: (checkpoint) => frozen(steps, red.checkpoint, checkpoint, tests),
  });
  return 'stop' in green ? green : refactor(steps, cycle, green, tests);
}

/** Whoever touches a test that has proved red is red, whatever the command exits with. */
async function frozen(
  steps: Steps,
  proven: Checkpoint,
  checkpoint: Checkpoint,
  tests: readonly string[],
): Promise<ProtectedTests> {
  const changed = await steps.changes(proven.tree, checkpoint.tree);
  const message = 'this test proved red and is frozen: put it back as it was, and change the production code';
  const findings = changed.tests
    .filter((path) => tests.includes(path))
    .map((path): TestChange => ({ kind: 'fails', rule: 'frozen-test', path, message }));
  return { findings, tree: proven.tree };
}

/** One go at the green tree. Anything but green – and a limit on the way – throws it away; only a cancel or a failed push ends the run. */
async function refactor(steps: Steps, cycle: Cycle, green: Green, tests: readonly string[]) {
  const { begun } = steps;
  const end = await untilGreen(steps, {
    phase: { name: 'refactor', cycle: cycle.number },
    maxIterations: 0,
    prompt: steps.cyclePrompt('refactor', cycle),
    snapshot: green.checkpoint.snapshot,
    green,
    protectedTests: (checkpoint) => frozen(steps, green.checkpoint, checkpoint, tests),
  });
  if (!('stop' in end) || end.stop.outcome === 'publish-failed') return end;
  const { stop } = end;
  const reason = `refactor ${cycle.number} was thrown away: it was not green`;
  const { green: restored, stop: failed } = await restoreGreen(steps, { green, begun }, reason);
  const ends = failed ?? (stop.outcome === 'cancelled' ? stop : undefined);
  return ends === undefined ? restored : { stop: ends };
}

function quoted(cycle: Cycle) {
  return cycle.criteria.length === 0 ? 'the story' : cycle.criteria.map((criterion) => `“${criterion}”`).join(', ');
}
