/** The pull request that a commit status is about: the open one of the repository itself whose head the commit is. */

import { type Client, repositoryName } from './client.ts';
import { type CommitStatus, redBranches } from './commit-status.ts';

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
