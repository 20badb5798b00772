/** Implements the two agents of evals that ask no model: one applies the known solution, the other changes nothing. */

import type { AgentPorts, Implementer } from './implementer.ts';

/** `leave` puts the change into the tree; undefined: the agent that does nothing. */
export function openKnownChange(
  leave: (() => Promise<void>) | undefined,
  { emit, redact }: Pick<AgentPorts, 'emit' | 'redact'>,
): Implementer {
  return {
    async implement(attempt, prompt) {
      await emit({ type: 'prompt-sent', attempt: attempt.number, text: redact(prompt) });
      await leave?.();
      return { summary: leave === undefined ? 'Did nothing.' : 'Replayed the change as it was made.' };
    },
    async [Symbol.asyncDispose]() {},
  };
}
