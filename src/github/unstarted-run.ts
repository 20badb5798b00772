/**
 * Reports on GitHub that an admitted run could not start, with a comment, a reaction and a label. Without it, whoever
 * requested the run would have seen nothing but 👀.
 */

import type { RunStart } from './admission-terms.ts';
import type { Client } from './client.ts';
import { labelOutcome } from './labels.ts';
import { react } from './reaction.ts';
import { stoppedReply } from './replies.ts';
import { postComment } from './status.ts';

/** What cannot be said is no further error: the log has it. */
export async function endUnstarted(
  client: Client,
  { admitted, settings }: { admitted: RunStart; settings: { label: string } },
  reason: string,
): Promise<void> {
  const { place, issue } = admitted;
  const repo = { client, repository: place.repository };
  await react(client, place, 'confused');
  await postComment(repo, place.number, stoppedReply('error', reason)).catch(() => undefined);
  for (const number of new Set([place.number, issue].filter((one) => one > 0))) {
    await labelOutcome(repo, number, 'error', settings.label);
  }
}
