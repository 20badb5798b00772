/** Events that only an App gets: its check run's buttons, a label taken off, a pull request that changes, a repository made private. */

import type { GitHubStandIn } from './github.ts';
import { checkView } from './github-checks.ts';
import { commonFields, type GitHubEvent, placeOf } from './github-events.ts';
import { filled } from './github-openapi.ts';
import { issueView, labelView } from './github-views.ts';

/** Somebody presses a button of a check run. */
export function checkActionEvent(
  github: GitHubStandIn,
  repository: string,
  check: number,
  identifier: string,
  by: string,
): GitHubEvent {
  const repo = github.state.repositories.get(repository);
  const found = repo?.checks.find(({ id }) => id === check);
  if (repo === undefined || found === undefined) throw new Error(`no check run ${check} in ${repository}`);
  const payload = {
    action: 'requested_action',
    check_run: filled('check-run', checkView(found)),
    requested_action: { identifier },
    ...commonFields(github, repo, by),
  };
  return { name: 'check_run', payload };
}

/** Somebody takes a label off. */
export function unlabelEvent(
  github: GitHubStandIn,
  repository: string,
  number: number,
  label: string,
  by: string,
): GitHubEvent {
  const { state } = github;
  const { repo, issue } = placeOf(github, repository, number);
  issue.labels = issue.labels.filter((each) => each !== label);
  issue.updatedAt = state.tick();
  issue.events.push({ id: state.nextId(), event: 'unlabeled', label, actor: by, at: issue.updatedAt });
  const about = { issue: filled('issue', issueView(state, repo, issue)) };
  return {
    name: 'issues',
    payload: { action: 'unlabeled', label: labelView(repo, label), ...about, ...commonFields(github, repo, by) },
  };
}

/** The repository itself was changed. */
export function repositoryEvent(
  github: GitHubStandIn,
  repository: string,
  action: 'privatized' | 'publicized',
  by: string,
): GitHubEvent {
  const repo = github.state.repositories.get(repository);
  if (repo === undefined) throw new Error(`no repository ${repository}`);
  return { name: 'repository', payload: { action, ...commonFields(github, repo, by) } };
}
