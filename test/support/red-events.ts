/** What turned red: what a workflow gets as `workflow_run`, an App as `check_suite`. */

import type { GitHubStandIn } from './github.ts';
import { commonFields, type GitHubEvent, placeOf } from './github-events.ts';

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
  const ended = {
    id: 77,
    head_branch: headBranch,
    head_sha,
    status: 'completed',
    conclusion,
    pull_requests,
    updated_at: github.state.tick(),
  };
  return { name, payload: { action: 'completed', [name]: ended, ...commonFields(github, repo, issue.user) } };
}
