/** Comments of runs that were cut off with nobody left to end them: the runner was lost, and its post step with it. */

import { link } from './encode.ts';
import type { Session } from './forge-session.ts';
import { type CommentRecord, commentHead } from './record.ts';
import { editComment, recordsOn } from './status.ts';

/** Called when a newer run has begun for the issue: one that still says "working" is over by then. */
export async function endLostRuns({ attempt, context, options }: Session): Promise<void> {
  const { client, repository, runId, asked } = options;
  const { url } = context;
  const told = (await attempt('read the comments', () => recordsOn(client, repository, asked.issue))) ?? [];
  const lost = told.filter(({ record }) => record.state === 'running' && record.run !== runId);
  for (const { comment, record } of lost) {
    await attempt('end an older comment', () => editComment(client, repository, comment.id, lostLine(record, url)));
  }
}

function lostLine(record: CommentRecord, url: string | undefined): string {
  const head = commentHead({ ...record, state: 'finished', outcome: 'error', endedAt: new Date().toISOString() });
  const newer = url === undefined ? 'a newer run' : link('a newer run', url);
  return `${head}\nRedgreen · \`error\` · This run was cut off and never said how it ended; ${newer} has begun.`;
}
