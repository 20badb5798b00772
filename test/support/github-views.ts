/** State as GitHub's API tells it. Fields that are required and do not matter here are filled in from the description. */

import { git } from './git-http.ts';
import type { Fields } from './github-openapi.ts';
import {
  accountOf,
  branchSha,
  type Comment,
  headSha,
  type Issue,
  type Reaction,
  type Repository,
  roleOf,
  type State,
} from './github-state.ts';

const host = 'https://github.test';

export function userView(state: State, login: string): Fields {
  const { id, type, login: name } = accountOf(state, login);
  return { login: name, id, node_id: `U_${id}`, type, html_url: `${host}/${name}`, site_admin: false };
}

export function repositoryView(state: State, repository: Repository): Fields {
  const [owner = '', name = ''] = repository.name.split('/');
  return {
    id: repository.id,
    node_id: `R_${repository.id}`,
    name,
    full_name: repository.name,
    owner: userView(state, owner),
    private: repository.private ?? false,
    fork: repository.fork,
    archived: repository.archived,
    has_issues: repository.issuesEnabled,
    default_branch: repository.defaultBranch,
    html_url: `${host}/${repository.name}`,
    clone_url: `${state.url}/${repository.name}.git`,
    url: `${state.url}/api/v3/repos/${repository.name}`,
  };
}

export function labelView(repository: Repository, name: string): Fields {
  const label = repository.labels.get(name.toLowerCase());
  return {
    id: label?.id ?? 0,
    node_id: `L_${label?.id ?? 0}`,
    name: label?.name ?? name,
    color: label?.color ?? 'ededed',
    description: label?.description ?? null,
    default: false,
    url: `${host}/labels/${encodeURIComponent(name)}`,
  };
}

export function issueView(state: State, repository: Repository, issue: Issue): Fields {
  const kind = issue.pull === undefined ? 'issues' : 'pull';
  const url = `${host}/${repository.name}/${kind}/${issue.number}`;
  const base = {
    id: issue.id,
    node_id: `I_${issue.id}`,
    number: issue.number,
    title: issue.title,
    body: issue.body,
    user: userView(state, issue.user),
    state: issue.state,
    labels: issue.labels.map((name) => labelView(repository, name)),
    locked: issue.locked,
    comments: issue.comments.length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.state === 'closed' ? issue.updatedAt : null,
    author_association: associationOf(repository, issue.user),
    html_url: url,
  };
  return issue.pull === undefined
    ? base
    : { ...base, pull_request: { url, html_url: url, diff_url: null, patch_url: null, merged_at: null } };
}

export function commentView(state: State, repository: Repository, issue: Issue, comment: Comment): Fields {
  const kind = issue.pull === undefined ? 'issues' : 'pull';
  return {
    id: comment.id,
    node_id: `IC_${comment.id}`,
    user: userView(state, comment.user),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: associationOf(repository, comment.user),
    reactions: reactionsView(comment.reactions),
    html_url: `${host}/${repository.name}/${kind}/${issue.number}#issuecomment-${comment.id}`,
    issue_url: `${state.url}/api/v3/repos/${repository.name}/issues/${issue.number}`,
  };
}

function reactionsView(reactions: readonly Reaction[]): Fields {
  const names = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'eyes', 'rocket'];
  const counts = names.map((name) => [name, reactions.filter(({ content }) => content === name).length]);
  return { total_count: reactions.length, ...Object.fromEntries(counts) };
}

export function reactionView(state: State, reaction: Reaction): Fields {
  return { id: reaction.id, user: userView(state, reaction.user), content: reaction.content };
}

export function pullView(state: State, repository: Repository, issue: Issue): Fields {
  const pull = issue.pull;
  if (pull === undefined) throw new Error(`#${issue.number} is no pull request`);
  const base = branchSha(repository, pull.base);
  if (base === undefined) throw new Error(`${pull.base} is no branch of ${repository.name}`);
  const head = state.repositories.get(pull.headRepository);
  const { pull_request: _, ...fields } = issueView(state, repository, issue);
  const [owner = ''] = pull.headRepository.split('/');
  return {
    ...fields,
    node_id: `PR_${issue.id}`,
    draft: pull.draft,
    merged: pull.merged,
    merged_at: pull.merged ? issue.updatedAt : null,
    mergeable: true,
    requested_reviewers: pull.reviewers.map((login) => userView(state, login)),
    head: {
      ref: pull.headBranch,
      sha: headSha(state, issue),
      label: `${owner}:${pull.headBranch}`,
      user: userView(state, owner),
      repo: head === undefined ? null : repositoryView(state, head),
    },
    base: {
      ref: pull.base,
      sha: base,
      label: `${repository.name.split('/')[0]}:${pull.base}`,
      user: userView(state, repository.name.split('/')[0] ?? ''),
      repo: repositoryView(state, repository),
    },
  };
}

export function commitView(repository: Repository, sha: string): Fields {
  const [id = '', tree = '', parents = '', name, email, date, message = ''] = commitFields(repository.gitDir, sha);
  const person = { name, email, date };
  return {
    sha: id,
    node_id: `C_${id}`,
    commit: {
      message: message.trimEnd(),
      tree: { sha: tree, url: `${host}/tree/${tree}` },
      author: person,
      committer: person,
    },
    parents: parents
      .split(' ')
      .filter(Boolean)
      .map((parent) => ({ sha: parent, url: `${host}/commit/${parent}` })),
    html_url: `${host}/${repository.name}/commit/${id}`,
    author: null,
    committer: null,
  };
}

/** By git folder and whole id: a commit never changes, and a run asks for the same three. */
const commits = new Map<string, string[]>();

function commitFields(gitDir: string, sha: string): string[] {
  const key = `${gitDir} ${sha}`;
  const format = '%H%x00%T%x00%P%x00%an%x00%ae%x00%aI%x00%B';
  const found = commits.get(key) ?? git(gitDir, ['log', '-1', `--format=${format}`, sha]).split('\0');
  if (sha.length === 40) commits.set(key, found);
  return found;
}

function associationOf(repository: Repository, login: string): string {
  if (repository.name.toLowerCase().startsWith(`${login.toLowerCase()}/`)) return 'OWNER';
  return roleOf(repository, login) === 'none' ? 'NONE' : 'COLLABORATOR';
}
