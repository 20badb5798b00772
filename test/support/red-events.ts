/** What turned red: what a workflow gets as `workflow_run`, an App as `check_suite`, and both as `status`. */

import type { GitHubStandIn } from './github.ts';
import { commonFields, type GitHubEvent, placeOf } from './github-events.ts';
import type { CommitStatus } from './github-state.ts';

/** Of the pull request's head as it is now, unless `sha` says another. */
export function redEvent(
  github: GitHubStandIn,
  name: 'workflow_run' | 'check_suite',
  repository: string,
  number: number,
  { sha, conclusion = 'failure' }: { sha?: string; conclusion?: string } = {},
): GitHubEvent {
  const { repo, issue } = placeOf(github, repository, number);
  const { headBranch, headSha: head, base } = issue.pull ?? { headBranch: '', headSha: '', base: '' };
  const head_sha = sha ?? head;
  const pull_requests = [{ id: issue.id, number, head: { ref: headBranch, sha: head_sha }, base: { ref: base } }];
  const ended = { id: 77, head_branch: headBranch, head_sha, status: 'completed', conclusion, pull_requests };
  return { name, payload: { action: 'completed', [name]: ended, ...commonFields(github, repo, issue.user) } };
}

/** A CI of its own tells that it failed, and puts that on the commit. GitHub names the branches, and no pull request. */
export function statusEvent(
  github: GitHubStandIn,
  repository: string,
  number: number,
  { sha, state = 'failure', context = 'ci/other' }: Partial<CommitStatus> = {},
): GitHubEvent {
  const { repo, issue } = placeOf(github, repository, number);
  const { headBranch = '', headSha = '', headRepository } = issue.pull ?? {};
  const commit = sha ?? headSha;
  const status = { context, state, description: 'The sum of the parts is off.', target_url: null };
  repo.statuses.push({ sha: commit, ...status });
  // A fork's branches are none of the repository's.
  const branches =
    headRepository === repository ? [{ name: headBranch, commit: { sha: headSha, url: '' }, protected: false }] : [];
  const id = github.state.nextId();
  const payload = { id, ...status, sha: commit, name: repository, branches, commit: { sha: commit } };
  return { name: 'status', payload: { ...payload, ...commonFields(github, repo, 'ci-bot') } };
}
