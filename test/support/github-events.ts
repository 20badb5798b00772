/** What people do on the stand-in, and the event that GitHub makes of it: name and payload as a job or a webhook gets them. */

import type { GitHubStandIn } from './github.ts';
import { checkView } from './github-checks.ts';
import { addComment, setLabel } from './github-issues.ts';
import { type Fields, filled } from './github-openapi.ts';
import { accountOf, type Issue, type Repository, type State } from './github-state.ts';
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

/** Somebody sets a label on an issue or a pull request, or takes it off. */
const labelling =
  (action: 'labeled' | 'unlabeled') =>
  (github: GitHubStandIn, repository: string, number: number, label: string, by: string): GitHubEvent => {
    const { state } = github;
    const { repo, issue } = placeOf(github, repository, number);
    if (action === 'labeled') setLabel(state, repo, issue, label);
    else issue.labels = issue.labels.filter((each) => each !== label);
    issue.updatedAt = state.tick();
    issue.events.push({ id: state.nextId(), event: action, label, actor: by, at: issue.updatedAt });
    const payload = { action, label: labelView(repo, label), ...commonFields(state, repo, by) };
    return issue.pull === undefined
      ? { name: 'issues', payload: { ...payload, issue: issueFields(state, repo, issue) } }
      : { name: 'pull_request', payload: { ...payload, pull_request: pullFields(state, repo, issue) } };
  };
export const labelEvent = labelling('labeled');
export const unlabelEvent = labelling('unlabeled');

/** Somebody comments on an issue or a pull request. */
export function commentEvent(
  github: GitHubStandIn,
  repository: string,
  number: number,
  body: string,
  by: string,
): GitHubEvent {
  const { state } = github;
  const { repo, issue } = placeOf(github, repository, number);
  accountOf(state, by);
  const comment = filled(
    'issue-comment',
    commentView(state, repo, issue, addComment(state, issue, { user: by, body })),
  );
  const about = { action: 'created', issue: issueFields(state, repo, issue), comment };
  return { name: 'issue_comment', payload: { ...about, ...commonFields(state, repo, by) } };
}

/** Somebody starts the workflow by hand. */
export function dispatchEvent(github: GitHubStandIn, repository: string, issue: string, by: string): GitHubEvent {
  const repo = repositoryOf(github, repository);
  const payload = {
    inputs: { 'issue-number': issue },
    ref: `refs/heads/${repo.defaultBranch}`,
    workflow: '.github/workflows/redgreen.yml',
    ...commonFields(github.state, repo, by),
  };
  return { name: 'workflow_dispatch', payload };
}

/** Somebody presses a button of a check run. */
export function checkActionEvent(
  github: GitHubStandIn,
  repository: string,
  check: number,
  identifier: string,
  by: string,
): GitHubEvent {
  const repo = repositoryOf(github, repository);
  const found = repo.checks.find(({ id }) => id === check);
  if (found === undefined) throw new Error(`no check run ${check} in ${repository}`);
  const about = { check_run: filled('check-run', checkView(found)), requested_action: { identifier } };
  return {
    name: 'check_run',
    payload: { action: 'requested_action', ...about, ...commonFields(github.state, repo, by) },
  };
}

/** The repository itself was changed. */
export function repositoryEvent(
  github: GitHubStandIn,
  repository: string,
  action: 'privatized' | 'publicized',
  by: string,
): GitHubEvent {
  return {
    name: 'repository',
    payload: { action, ...commonFields(github.state, repositoryOf(github, repository), by) },
  };
}

/** What turned red: a workflow gets it as `workflow_run`, an App as `check_suite`. Of the pull request's head as it is now, unless `sha` says another. */
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
  const state = { status: 'completed', conclusion, updated_at: github.state.tick() };
  const ended = { id: 77, head_branch: headBranch, head_sha, ...state, pull_requests };
  const common = commonFields(github.state, repo, issue.user);
  return { name, payload: { action: 'completed', [name]: ended, ...common } };
}

function commonFields(state: State, repo: Repository, by: string): Fields {
  return {
    repository: filled('full-repository', repositoryView(state, repo)),
    sender: filled('simple-user', userView(state, by)),
  };
}

const issueFields = (...about: Parameters<typeof issueView>) => filled('issue', issueView(...about));
const pullFields = (...about: Parameters<typeof pullView>) => filled('pull-request', pullView(...about));

function placeOf(github: GitHubStandIn, repository: string, number: number): { repo: Repository; issue: Issue } {
  const repo = repositoryOf(github, repository);
  const issue = repo.issues.get(number);
  if (issue === undefined) throw new Error(`no #${number} in ${repository}`);
  return { repo, issue };
}

function repositoryOf({ state }: GitHubStandIn, name: string): Repository {
  const repo = state.repositories.get(name);
  if (repo === undefined) throw new Error(`no repository ${name}`);
  return repo;
}
