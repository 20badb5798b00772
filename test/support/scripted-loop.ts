/** Steps for the loops, played from a script: one line for each attempt, everything that happened kept in order. */

import type { Steps } from '../../src/loop/steps.ts';
import type { AttemptName, Checkpoint, RunEvent, Stop } from '../../src/run/run.ts';
import { attemptLabel } from '../../src/run/run.ts';
import type { Verification } from '../../src/run/verification.ts';

export interface Turn {
  /** The work tree after the agent. */
  tree: string;
  paths?: string[];
  /** Names of failing tests; empty is green. */
  failing?: string[];
  verification?: Partial<Verification>;
  stop?: Stop;
  /** The agent was ended at its turn limit. */
  unfinished?: boolean;
  unpublished?: Stop;
  ended?: Stop;
  limit?: Stop;
  /** The run is over before this attempt's verification. */
  over?: Stop;
}

export function play(turns: readonly Turn[]) {
  /** `limit initial`, `implement retry 1/3`, `checkpoint …`, `verify …`, in the order they were called. */
  const calls: string[] = [];
  const prompts: string[] = [];
  const events: RunEvent[] = [];
  /** Trees that were put back, with the reason. */
  const restored: string[] = [];
  let next = 0;
  const turnOf = (attempt: AttemptName): Turn => {
    const turn = turns[attempt.number - 1];
    if (turn === undefined) throw new Error(`the script has no attempt ${attempt.number}`);
    return turn;
  };
  const steps: Steps = {
    begun: 0,
    async limit(attempt) {
      calls.push(`limit ${attempt === undefined ? 'review' : attemptLabel(attempt)}`);
      return turns[next]?.limit;
    },
    async implement(attempt, prompt) {
      next = attempt.number;
      calls.push(`implement ${attemptLabel(attempt)}`);
      prompts.push(prompt);
      const { stop, unfinished } = turnOf(attempt);
      return { stop, unfinished };
    },
    async checkpoint(attempt) {
      calls.push(`checkpoint ${attemptLabel(attempt)}`);
      const { tree, paths = [], unpublished } = turnOf(attempt);
      return { checkpoint: checkpointOf(tree, paths), stop: unpublished };
    },
    async verify(attempt, checkpoint) {
      calls.push(`verify ${attemptLabel(attempt)}`);
      const { failing = [], verification = {}, ended, over } = turnOf(attempt);
      if (over !== undefined) return { stop: over };
      return { verification: { ...verificationOf(checkpoint.tree, failing), ...verification }, stop: ended };
    },
    feedback: (attempt, red) => ({
      reason: `${red.failures.length} failing (${names(red)})`,
      text: `feedback on ${attemptLabel(attempt)}: ${names(red)}`,
    }),
    async emit(event) {
      events.push(event);
    },
    reworkPrompt: ({ summary }, unapproved) => `review: ${summary} ${unapproved.join(',')}`.trim(),
    async restore({ checkpoint: { tree } }, reason) {
      restored.push(`${tree}: ${reason}`);
      return { checkpoint: { ...checkpointOf(tree), commit: 'restoring' } };
    },
    cyclePrompt: (phase, cycle, proof) =>
      `${phase} ${cycle.number}: ${cycle.criteria.join(' + ')}${proof ? ` (${proof.failures[0]?.name})` : ''}`,
    changes: async () => ({ tests: [], others: [] }),
  };
  return { steps, calls, prompts, events, restored };
}

export function checkpointOf(tree: string, paths: string[] = []): Checkpoint {
  const stat = { files: paths.length, insertions: 1, deletions: 0 };
  return { tree, snapshot: tree, commit: `commit-${tree}`, ...stat, paths, heldBack: [] };
}

export function verificationOf(tree: string, failing: readonly string[] = []): Verification {
  return {
    result: failing.length > 0 ? 'failed' : 'passed',
    step: 'test',
    command: 'npm test',
    exitCode: failing.length > 0 ? 1 : 0,
    durationMs: 10,
    tree,
    counts: { passed: 3, failed: failing.length, skipped: 0 },
    failures: failing.map((name) => ({ name, message: 'expected 1 to equal 2' })),
    output: '',
    logPath: 'logs/1.log',
    notes: [],
  };
}

function names(verification: Verification): string {
  return verification.failures.map((failure) => failure.name).join(', ');
}
