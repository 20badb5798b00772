/**
 * Reads a pull request that somebody else opened, or returns the reason why no run may work on it. Its head must lie in the
 * same repository and take a push.
 */

import { statusOf } from './api-errors.ts';
import { type Repo, repositoryName } from './client.ts';

export interface Theirs {
  number: number;
  url: string;
  draft: boolean;
  author: string;
  /** An upgrade of dependencies, more often than not. */
  bot: boolean;
  branch: string;
  /** Its head when the run was admitted. */
  head: string;
  baseBranch: string;
  /** Onto its own branch, or a pull request against it. */
  target: 'head' | 'branch';
  task: 'fix' | 'update';
}

export type Found = { kind: 'theirs'; theirs: Theirs } | { kind: 'refused'; reason: string };

const refused = (reason: string): Found => ({ kind: 'refused', reason });

/** Throws where GitHub does not answer. */
export async function theirsOf(
  { client, repository }: Repo,
  number: number,
  { target: wanted, task }: Pick<Theirs, 'target' | 'task'>,
): Promise<Found> {
  const at = repositoryName(repository);
  const { data } = await client.octokit.rest.pulls.get({ ...at, pull_number: number });
  const { head, base, draft = false } = data;
  if (head.repo?.id !== base.repo.id)
    return refused('the pull request comes from a fork: its code never runs beside the keys');
  if (data.state !== 'open') return refused('the pull request is closed');
  const branch = head.ref;
  const bot = data.user?.type === 'Bot';
  if (bot && task === 'update')
    return refused(
      `its author is a bot, which no longer updates a branch once others push to it: ask ${data.user?.login} to rebase it`,
    );
  // A bot stops to rebase a branch that others push to.
  const target = bot ? 'branch' : wanted;
  const instead = '`fix-target: branch` opens a pull request against it instead';
  if (target === 'head' && branch === base.repo.default_branch)
    return refused(`its head is ${branch}, the default branch, which is never pushed to; ${instead}`);
  try {
    const { data: there } = await client.octokit.rest.repos.getBranch({ ...at, branch });
    if (target === 'head' && there.protected) return refused(`its head ${branch} is a protected branch; ${instead}`);
  } catch (error) {
    if (statusOf(error) === 404) return refused(`its head branch ${branch} is gone`);
    throw error;
  }
  const author = data.user?.login ?? 'ghost';
  const sides = { branch, head: head.sha, baseBranch: base.ref };
  return { kind: 'theirs', theirs: { number, url: data.html_url, draft, author, bot, ...sides, target, task } };
}
