/**
 * Decides whether the work of an agent that was stopped early is verified, and whether a green of it counts. What stops an
 * agent early is the budget, the turn limit, a refusal or the provider. It is pure: it works on values alone.
 */

import type { AttemptName, Checkpoint, Stop } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';

/** How one go of the agent ended. */
export interface Work {
  stop?: Stop;
  /** It was ended at its turn limit before it had said that it was done. */
  unfinished?: boolean;
  /** Why nothing can decide over it: it is neither kept nor verified, and the run ends so. */
  discarded?: Stop;
  /** The run's own time is not over: where the agent's is, what is left is there to verify its work. */
  inTime?: boolean;
}

/** A green tree, and the attempt that made it. */
export interface GreenTree {
  attempt: AttemptName;
  checkpoint: Checkpoint;
  verification: Verification;
}

/** Work that is there is verified whatever ended the agent, but where a person stopped the run, or its time is over. */
export function mayVerify({ stop, inTime = false }: Work): boolean {
  return stop?.outcome !== 'cancelled' && (stop?.outcome !== 'timed-out' || inTime);
}

/** Green tests show that nothing broke; that the story is met needs the agent's word, or a test that was red and is green. */
export function keptGreen({ stop, unfinished = false }: Work, verification?: Verification): boolean {
  if (stop === undefined && !unfinished) return true;
  return [verification?.sinceBaseline, verification?.sinceLast].some((since) => (since?.fixed.length ?? 0) > 0);
}
