/** Adds a reaction to the comment or issue that requested a run: 👀 seen, 🚀 started, 😕 refused. */

import { type Client, repositoryName } from './client.ts';
import type { Thread } from './trigger.ts';

export type Reaction = 'eyes' | 'rocket' | 'confused';

/** On the comment where there is one, else on the issue or pull request. Never a reason to stop: false where GitHub refused. */
export async function react(client: Client, place: Thread, content: Reaction): Promise<boolean> {
  const at = repositoryName(place.repository);
  const { reactions } = client.octokit.rest;
  if (place.number === 0) return false;
  try {
    if (place.comment === undefined) await reactions.createForIssue({ ...at, issue_number: place.number, content });
    else await reactions.createForIssueComment({ ...at, comment_id: place.comment, content });
    return true;
  } catch {
    return false;
  }
}
