/** The webhook `status`: what a CI tells that makes no checks. It names a commit and branches, and no pull request. */

import * as z from 'zod/mini';
import { type Client, repositoryName } from './client.ts';

/** Of an event about a commit: the pull requests that it is the head of. */
export const pullRequestsOf = z.nullish(z.array(z.object({ number: z.int(), head: z.object({ sha: z.string() }) })));

/** As far as it is looked at. */
export const statusFields = {
  sha: z.optional(z.string()),
  state: z.optional(z.string()),
  /** Of the repository itself; GitHub names ten at most. */
  branches: z.nullish(z.array(z.object({ name: z.string(), commit: z.object({ sha: z.string() }) }))),
  /** Not GitHub's: what was looked up for it. */
  pull_requests: pullRequestsOf,
};

export type CommitStatus = { [K in keyof typeof statusFields]?: z.infer<(typeof statusFields)[K]> };

/** Read as checks that ended; without a pull request until one was looked up. */
export function endedByStatus({ sha, state, pull_requests }: CommitStatus) {
  return sha === undefined ? undefined : { conclusion: isRed(state) ? 'failure' : state, head_sha: sha, pull_requests };
}

/** Branches that have the commit as their head; none where nothing turned red. */
export function redBranches({ sha, state, branches }: CommitStatus): string[] {
  if (sha === undefined || !isRed(state)) return [];
  return (branches ?? []).filter(({ commit }) => commit.sha === sha).map(({ name }) => name);
}

function isRed(state: string | undefined): boolean {
  return state === 'failure' || state === 'error';
}

/** The payload with it; as it was where there is none. Throws where GitHub does not answer. */
export async function withPullRequest<T extends CommitStatus>(
  client: Client,
  repository: string,
  status: T,
): Promise<T> {
  const at = repositoryName(repository);
  for (const branch of redBranches(status)) {
    const { data } = await client.octokit.rest.pulls.list({ ...at, head: `${at.owner}:${branch}`, state: 'open' });
    const pull = data.find(({ head, base }) => head.sha === status.sha && head.repo?.id === base.repo.id);
    if (pull !== undefined)
      return { ...status, pull_requests: [{ number: pull.number, head: { sha: pull.head.sha } }] };
  }
  return status;
}
