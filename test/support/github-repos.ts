/** Repositories, branches, files, permissions, users: read from git and from the state. */

import { git } from './git-http.ts';
import { refsOf } from './git-refs.ts';
import {
  created,
  type Handler,
  mayWrite,
  ok,
  page,
  Refusal,
  type RepositoryCall,
  reads,
  writes,
} from './github-calls.ts';
import { needCommit, treeOf } from './github-commits.ts';
import { branchSha, roleOf } from './github-state.ts';
import { commitView, repositoryView, userView } from './github-views.ts';

export const repositoryHandlers: Record<string, Handler> = {
  'users/get-authenticated': ({ state, token }) => ok(userView(state, token.login)),
  'repos/get': reads((call) => {
    const { token, repository } = call;
    const isPerson = token.kind === 'user';
    if (isPerson && repository.private === true && roleOf(repository, token.login) === 'none')
      throw new Refusal(404, 'Not Found');
    const push = isPerson ? mayWrite(repository, token) : (token.permissions?.contents ?? 'write') === 'write';
    return ok({ ...repositoryView(call.state, repository), permissions: { admin: false, push, pull: true } });
  }),
  'repos/get-collaborator-permission-level': reads((call) => {
    const login = call.params.username ?? '';
    if (!call.state.accounts.has(login.toLowerCase())) throw new Refusal(404, `${login} is not a user`);
    const role = roleOf(call.repository, login);
    // The four old words: maintain counts as write, triage as read.
    const permission = role === 'maintain' ? 'write' : role === 'triage' ? 'read' : role;
    return ok({ permission, role_name: role, user: { ...userView(call.state, login), permissions: {} } });
  }),
  'repos/get-content': reads((call) => {
    const { repository, params, query } = call;
    const ref = query.get('ref') ?? repository.defaultBranch;
    const path = (params.path ?? '').replace(/\/$/, '');
    return ok(contentAt(call, ref, path));
  }),
  'repos/get-branch': reads((call) => {
    const name = call.params.branch ?? '';
    return ok({
      name,
      commit: commitView(call.repository, needBranch(call, name)),
      protected: call.repository.protected.has(name),
    });
  }),
  'repos/get-commit': reads((call) => ok(commitView(call.repository, needCommit(call, call.params.ref ?? '')))),
  'repos/compare-commits': reads((call) => {
    const [base, head] = [needCommit(call, call.params.base ?? ''), needCommit(call, call.params.head ?? '')];
    const both = git(call.repository.gitDir, ['rev-list', '--left-right', '--reverse', `${base}...${head}`])
      .split('\n')
      .filter(Boolean);
    const added = both.filter((line) => line.startsWith('>')).map((line) => line.slice(1));
    const [ahead, behind] = [added.length, both.length - added.length];
    const status =
      ahead === 0 && behind === 0 ? 'identical' : behind === 0 ? 'ahead' : ahead === 0 ? 'behind' : 'diverged';
    const commits = added.slice(0, 250);
    return ok({
      status,
      ahead_by: ahead,
      behind_by: behind,
      total_commits: ahead,
      commits: commits.map((sha) => commitView(call.repository, sha)),
      base_commit: commitView(call.repository, base),
      merge_base_commit: commitView(call.repository, git(call.repository.gitDir, ['merge-base', base, head]).trim()),
      files: [],
    });
  }),
  'repos/get-branch-rules': reads((call) =>
    page(
      call,
      call.repository.rules.map((rule) => ({ ...rule, ...ofRepository(call) })),
    ),
  ),
  'repos/get-repo-ruleset': reads((call) => {
    const id = Number(call.params.ruleset_id);
    const rules = call.repository.rules.filter((rule) => rule.ruleset_id === id);
    if (rules.length === 0) throw new Refusal(404, 'Not Found');
    const bypass = call.repository.bypassed.has(id) ? 'always' : 'never';
    const source = { source_type: 'Repository', source: call.repository.name };
    return ok({ id, name: 'Rules', enforcement: 'active', ...source, current_user_can_bypass: bypass });
  }),
  'git/get-ref': reads((call) => {
    const ref = call.params.ref ?? '';
    const sha = ref.startsWith('heads/') ? branchSha(call.repository, ref.slice('heads/'.length)) : undefined;
    if (sha === undefined) throw new Refusal(404, 'Not Found');
    return ok(refView(ref, sha));
  }),
  'git/create-ref': writes(({ body, repository: { gitDir } }) => {
    const [ref, sha] = [String(body.ref), String(body.sha)];
    if (refsOf(gitDir).has(ref)) throw new Refusal(422, 'Reference already exists');
    try {
      git(gitDir, ['update-ref', ref, sha, '0'.repeat(40)]);
    } catch {
      throw new Refusal(422, 'Object does not exist');
    }
    return created(refView(ref.slice('refs/'.length), sha));
  }),
  'rate-limit/get': () => {
    const limit = { limit: 1000, remaining: 900, reset: Math.floor(Date.now() / 1000) + 3600, used: 100 };
    return ok({ resources: { core: limit, search: limit }, rate: limit });
  },
};

function contentAt(call: RepositoryCall, ref: string, path: string): unknown {
  const { gitDir } = call.repository;
  const commit = needCommit(call, ref);
  const below = path === '' ? '' : `${path}/`;
  const entries = treeOf(gitDir, commit).filter(
    (entry) => entry.path === path || (entry.path.startsWith(below) && !entry.path.slice(below.length).includes('/')),
  );
  const file = entries.find((entry) => entry.path === path && entry.type === 'file');
  if (file !== undefined) {
    const content = Buffer.from(git(gitDir, ['cat-file', 'blob', file.sha]), 'utf8').toString('base64');
    return { ...file, encoding: 'base64', content };
  }
  if (entries.length === 0) throw new Refusal(404, 'Not Found');
  return entries.filter((entry) => entry.path !== path);
}

function needBranch(call: RepositoryCall, name: string): string {
  const sha = branchSha(call.repository, name);
  if (sha === undefined) throw new Refusal(404, 'Branch not found');
  return sha;
}

function ofRepository({ repository }: RepositoryCall) {
  return { ruleset_source_type: 'Repository', ruleset_source: repository.name };
}

function refView(ref: string, sha: string) {
  return { ref: `refs/${ref}`, object: { type: 'commit', sha } };
}
