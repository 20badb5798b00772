/** `ai-failed` on what was asked for in vain: the settings or the story made a run impossible. */

import type { Misconfigured } from './admission-terms.ts';
import type { Client } from './client.ts';
import { labelOutcome } from './labels.ts';

/** Sets the label on the issue and our pull request. Never throws. */
export async function labelMisconfigured(client: Client, { start }: Misconfigured): Promise<void> {
  const { issue, ours, place } = start;
  const numbers = [place.number, issue, ours?.pullRequest?.number ?? 0];
  for (const each of new Set(numbers.filter((one) => one > 0))) {
    await labelOutcome(client, place.repository, each, 'misconfigured');
  }
}
