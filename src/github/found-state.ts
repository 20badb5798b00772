/**
 * Finds the comments and the pull request that a run left on GitHub, for another process that continues it. Its comments are
 * found by their marker, and its pull request by its head.
 */

import type { Run } from '../run/run.ts';
import type { Repo } from './client.ts';
import type { ForgeState } from './forge-session.ts';
import type { Theirs } from './others-pull-request.ts';
import { findByHead } from './pull-request.ts';
import { findComment } from './status.ts';

/** Throws where GitHub does not answer: a second comment would be the price of not knowing. */
export async function foundState(
  { client, repository, place, theirs }: Repo & { place: { number: number }; theirs?: Theirs },
  run: Run,
): Promise<ForgeState> {
  const at = async (number: number) => {
    const comment = await findComment({ client, repository }, number, run.id);
    return comment === undefined ? undefined : { id: comment.id, url: comment.url };
  };
  // The one whose branch we work on is not ours: its text stays as it is.
  const none = run.branch === undefined || run.branch === theirs?.branch;
  const pullRequest = none ? undefined : await findByHead({ client, repository }, run.branch ?? '');
  const elsewhere = pullRequest !== undefined && pullRequest.number !== place.number;
  return {
    runId: run.id,
    progress: await at(place.number),
    summary: elsewhere ? await at(pullRequest.number) : undefined,
    pullRequest,
    announced: false,
    ended: false,
  };
}
