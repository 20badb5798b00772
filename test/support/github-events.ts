/** What people do on the stand-in, and the event that GitHub makes of it: name and payload as a job or a webhook gets them. */

import type { GitHubStandIn } from './github.ts';
import { addComment, setLabel } from './github-issues.ts';
import { type Fields, filled } from './github-openapi.ts';
import { accountOf, type Issue, type Repository } from './github-state.ts';
import { commentView, issueView, labelView, pullView, repositoryView, userView } from './github-views.ts';

export interface GitHubEvent {
  name:
    | 'issues'
    | 'pull_request'
    | 'repository'
    | 'issue_comment'
    | 'workflow_dispatch'
    | 'workflow_run'
    | 'check_run'
    | 'check_suite'
    | 'installation';
  payload: Fields;
}

/** Somebody sets a label on an issue or a pull request. */
export function labelEvent(
  github: GitHubStandIn,
  repository: string,
  number: number,
  label: string,
  by: string,
): GitHubEvent {
  const { state } = github;
  const { repo, issue } = placeOf(github, repository, number);
  setLabel(state, repo, issue, label);
  issue.updatedAt = state.tick();
  issue.events.push({ id: state.nextId(), event: 'labeled', label, actor: by, at: issue.updatedAt });
  const about =
    issue.pull === undefined
      ? { issue: issueFields(github, repo, issue) }
      : { pull_request: filled('pull-request', pullView(state, repo, issue)) };
  const payload = { action: 'labeled', label: labelView(repo, label), ...about, ...commonFields(github, repo, by) };
  return { name: issue.pull === undefined ? 'issues' : 'pull_request', payload };
}

/** Somebody comments on an issue or a pull request. */
export function commentEvent(
  github: GitHubStandIn,
  repository: string,
  number: number,
  body: string,
  by: string,
): GitHubEvent {
  const { repo, issue } = placeOf(github, repository, number);
  accountOf(github.state, by);
  const comment = addComment(github.state, issue, { user: by, body });
  const payload = {
    action: 'created',
    issue: issueFields(github, repo, issue),
    comment: filled('issue-comment', commentView(github.state, repo, issue, comment)),
    ...commonFields(github, repo, by),
  };
  return { name: 'issue_comment', payload };
}

/** Somebody starts the workflow by hand. */
export function dispatchEvent(github: GitHubStandIn, repository: string, issue: string, by: string): GitHubEvent {
  const repo = repositoryOf(github, repository);
  const payload = {
    inputs: { 'issue-number': issue },
    ref: `refs/heads/${repo.defaultBranch}`,
    workflow: '.github/workflows/redgreen.yml',
    ...commonFields(github, repo, by),
  };
  return { name: 'workflow_dispatch', payload };
}

export function commonFields(github: GitHubStandIn, repo: Repository, by: string): Fields {
  return {
    repository: filled('full-repository', repositoryView(github.state, repo)),
    sender: filled('simple-user', userView(github.state, by)),
  };
}

function issueFields(github: GitHubStandIn, repo: Repository, issue: Issue): Fields {
  return filled('issue', issueView(github.state, repo, issue));
}

export function placeOf(github: GitHubStandIn, repository: string, number: number): { repo: Repository; issue: Issue } {
  const repo = repositoryOf(github, repository);
  const issue = repo.issues.get(number);
  if (issue === undefined) throw new Error(`no #${number} in ${repository}`);
  return { repo, issue };
}

function repositoryOf(github: GitHubStandIn, name: string): Repository {
  const repo = github.state.repositories.get(name);
  if (repo === undefined) throw new Error(`no repository ${name}`);
  return repo;
}
