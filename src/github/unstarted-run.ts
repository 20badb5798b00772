/**
 * Reports on GitHub that an admitted run could not start, with a comment, a reaction and a label. Without it, whoever
 * requested the run would have seen nothing but 👀.
 */

import type { RunStart } from './admission-terms.ts';
import type { Client } from './client.ts';
import { commentHead } from './comment-record.ts';
import { labelOutcome } from './labels.ts';
import { react } from './reaction.ts';
import { stoppedReply } from './replies.ts';
import { editComment, postComment, recordsOfIssue, recordsOn } from './status.ts';

interface UnstartedRun {
  admitted: RunStart;
  settings: { label: string };
  /** The job, where it was killed: it may have said already that the run begins. */
  killed?: { url: string; now: Date };
}

/** What cannot be said is no further error: the log has it. */
export async function endUnstarted(
  client: Client,
  { admitted, settings, killed }: UnstartedRun,
  reason: string,
): Promise<void> {
  const { place, issue } = admitted;
  const repo = { client, repository: place.repository };
  const text = stoppedReply('error', reason);
  await react(client, place, 'confused');
  const say = async () => {
    const runs =
      killed === undefined ? [] : [await recordsOn(repo, place.number), await recordsOfIssue(repo, issue)].flat();
    const begun = runs.find(({ record }) => record.url === killed?.url && record.state !== 'finished');
    if (killed === undefined || begun === undefined) return await postComment(repo, place.number, text);
    const head = commentHead({
      ...begun.record,
      ...{ state: 'finished', outcome: 'error', endedAt: killed.now.toISOString() },
    });
    return await editComment(repo, begun.comment.id, `${head}\n${text}`);
  };
  await say().catch(() => undefined);
  for (const number of new Set([place.number, issue].filter((one) => one > 0))) {
    await labelOutcome(repo, number, 'error', settings.label);
  }
}
