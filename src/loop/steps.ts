/**
 * Defines the interface of the steps that the attempt loop calls: run the agent, commit, test, review, restore. A step
 * may throw only if something broke; all other results are values.
 */

import type { AttemptName, Checkpoint, RunEvent, Stop } from '../run/run.ts';
import type { Review, TestChange, Verification } from '../run/verification.ts';

export interface Steps {
  /** Attempts that the run has begun: the loop counts them here, over all phases. */
  begun: number;
  /** Cancel, deadline, cost: asked before the attempt, or without one before a review. */
  limit(attempt?: AttemptName): Promise<Stop | undefined>;
  /**
   * One go of the agent. A stop (budget, deadline, cancel, provider) ends the run after its work is kept and judged; one that is
   * `setup-failed` says that nothing can decide over it. `unfinished`: it ended at its turn limit, before it said that it was done.
   */
  implement(attempt: AttemptName, prompt: string): Promise<{ stop?: Stop; unfinished?: boolean }>;
  /** Snapshot of the whole tree, committed and pushed where something changed. */
  checkpoint(attempt: AttemptName): Promise<Committed>;
  /** The verdict on an attempt; none where the run is cancelled, or out of time. */
  verify(
    attempt: AttemptName,
    checkpoint: Checkpoint,
    protectedTests?: ProtectedTests,
  ): Promise<{ verification: Verification; stop?: Stop } | { stop: Stop }>;
  /** What a red verification is told as: `reason` in logs and rows, `1 test failing (discount takes ten percent off)`, `text` to the agent. */
  feedback(attempt: AttemptName, red: Verification): { reason: string; text: string };
  /** Reads the green tree. `missing` says why there is no review; its events are not emitted here. Absent: reviews are off. */
  review?(green: Green): Promise<{ review: Review } | { missing: string; stop?: Stop }>;
  /** The prompt of a rework; `unapproved` are changed tests that the review does not find the story to ask for. */
  reworkPrompt(review: Review, unapproved: readonly string[]): string;
  /** A commit on top of the branch whose tree is the green one again. */
  restore(green: Green, reason: string): Promise<Committed>;
  cyclePrompt(phase: 'red' | 'green' | 'refactor', cycle: Cycle, provedRed?: Verification): string;
  /** Paths whose content differs between two trees. */
  changes(from: string, to: string): Promise<{ tests: string[]; others: string[] }>;
  emit(event: RunEvent): Promise<void>;
}

export interface Committed {
  checkpoint: Checkpoint;
  /** Set where it could not be published. */
  stop?: Stop;
}

/** A tree that has what its phase wanted, and the attempt that made it. */
export interface Green {
  attempt: AttemptName;
  checkpoint: Checkpoint;
  verification: Verification;
}

/** Tests of this run that an attempt may not weaken either, beside those of the base. */
export interface ProtectedTests {
  /** Changes to them that are already known; one that fails makes the verification red. */
  findings: TestChange[];
  /** The tree that has them: the one that proved red. */
  tree: string;
}

export interface Cycle {
  /** From 1. */
  number: number;
  /** What this cycle is about; empty: the whole story. */
  criteria: string[];
}

/** Restores the last green tree, and emits that; where no attempt was made since `begun` there is nothing to restore. */
export async function restoreGreen(
  steps: Steps,
  { green, begun }: { green: Green; begun: number },
  reason: string,
): Promise<{ green: Green; stop?: Stop }> {
  if (steps.begun === begun) return { green };
  const { checkpoint, stop } = await steps.restore(green, reason);
  const { tree, commit } = checkpoint;
  await steps.emit({ type: 'green-restored', attempt: green.attempt.number, tree, commit, reason });
  return { green: { ...green, checkpoint }, stop };
}
