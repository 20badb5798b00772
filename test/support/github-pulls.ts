/** Pull requests, their reviews and review comments. Heads come from git: they follow pushes. */

import { git } from './git-http.ts';
import {
  bodyOf,
  created,
  type Handler,
  ok,
  page,
  Refusal,
  type RepositoryCall,
  reads,
  writes,
} from './github-calls.ts';
import { addIssue } from './github-issues.ts';
import { branchSha, headSha, type Issue, newPull, type Pull, type Repository } from './github-state.ts';
import { commitView, pullView } from './github-views.ts';

export const pullHandlers: Record<string, Handler> = {
  'pulls/list': reads((call) => {
    const { state, repository, query } = call;
    const wanted = query.get('state') ?? 'open';
    const head = query.get('head');
    const pulls = [...repository.issues.values()]
      .filter((issue) => issue.pull !== undefined && (wanted === 'all' || issue.state === wanted))
      .filter((issue) => head === null || label(issue.pull) === head)
      .filter((issue) => query.get('base') === null || issue.pull?.base === query.get('base'))
      .sort((a, b) => b.number - a.number);
    const views = pulls.map((issue) => pullView(state, repository, issue));
    return page(call, views);
  }),
  'pulls/get': reads((call) => ok(pullView(call.state, call.repository, pullIssue(call)))),
  'pulls/create': writes((call) => created(pullView(call.state, call.repository, openPull(call)))),
  'pulls/update': writes((call) => {
    const issue = pullIssue(call);
    const { title, body, state } = call.body;
    if (typeof body === 'string' && body !== '') issue.body = bodyOf(call);
    if (title !== undefined) issue.title = String(title);
    if (state !== undefined) issue.state = state === 'closed' ? 'closed' : 'open';
    issue.updatedAt = call.state.now();
    return ok(pullView(call.state, call.repository, issue));
  }),
  'pulls/list-files': reads((call) => {
    const issue = pullIssue(call);
    const range = `${issue.pull?.base}...${headSha(call.state, issue)}`;
    const files = git(call.repository.gitDir, ['diff', '--numstat', '--no-renames', range]).split('\n').filter(Boolean);
    // GitHub lists no more than these.
    return page(call, files.slice(0, 3000), (lines) => fileViews(call, range, lines.map(String)));
  }),
  'pulls/list-commits': reads((call) => {
    const issue = pullIssue(call);
    const range = `${issue.pull?.base}..${headSha(call.state, issue)}`;
    const commits = git(call.repository.gitDir, ['rev-list', '--reverse', range])
      .split('\n')
      .filter(Boolean)
      .slice(0, 250);
    const views = commits.map((sha) => commitView(call.repository, sha));
    return page(call, views);
  }),
  'pulls/request-reviewers': writes((call) => {
    const issue = pullIssue(call);
    const asked = Array.isArray(call.body.reviewers) ? call.body.reviewers.map(String) : [];
    const author = asked.find((login) => login.toLowerCase() === issue.user.toLowerCase());
    if (author !== undefined) throw new Refusal(422, 'Review cannot be requested from pull request author.');
    const strangers = asked.filter((login) => !call.repository.roles.has(login.toLowerCase()));
    if (strangers.length > 0)
      throw new Refusal(422, `Reviews may only be requested from collaborators. ${strangers.join(', ')}`);
    issue.pull?.reviewers.push(...asked.filter((login) => !issue.pull?.reviewers.includes(login)));
    return created(pullView(call.state, call.repository, issue));
  }),
};

/** What `pulls/create` does, with GitHub's own refusals. */
function openPull(call: RepositoryCall): Issue {
  const { repository, state, token, body } = call;
  const base = String(body.base);
  const [owner, branch = ''] = String(body.head).includes(':')
    ? String(body.head).split(':')
    : [undefined, String(body.head)];
  if (token.kind === 'actions' && !repository.actionsMayOpenPullRequests) {
    throw new Refusal(403, 'GitHub Actions is not permitted to create or approve pull requests.');
  }
  const invalid = (message: string) =>
    new Refusal(422, 'Validation Failed', [{ resource: 'PullRequest', code: 'custom', message }]);
  if (body.draft === true && !repository.draftsAllowed) {
    throw new Refusal(422, 'Draft pull requests are not supported in this repository.');
  }
  const headRepository =
    owner === undefined || repository.name.startsWith(`${owner}/`) ? repository : forkOf(call, owner);
  const sha = branchSha(headRepository, branch);
  if (sha === undefined)
    throw new Refusal(422, 'Validation Failed', [{ resource: 'PullRequest', field: 'head', code: 'invalid' }]);
  if (branchSha(repository, base) === sha) throw invalid(`No commits between ${base} and ${branch}`);
  const head = { headRepository: headRepository.name, headBranch: branch, headSha: sha };
  const pull = newPull({ base, ...head, draft: body.draft === true });
  const twin = [...repository.issues.values()].find(
    (issue) => issue.state === 'open' && label(issue.pull) === label(pull) && issue.pull?.base === base,
  );
  if (twin !== undefined) throw invalid(`A pull request already exists for ${label(pull)}.`);
  const said = { title: String(body.title), body: String(body.body ?? '') };
  return addIssue(state, repository, { ...said, user: token.login, pull });
}

function forkOf(call: RepositoryCall, owner: string): Repository {
  const fork = [...call.state.repositories.values()].find((each) => each.name.startsWith(`${owner}/`));
  if (fork === undefined)
    throw new Refusal(422, 'Validation Failed', [{ resource: 'PullRequest', field: 'head', code: 'invalid' }]);
  return fork;
}

function pullIssue(call: RepositoryCall): Issue {
  const issue = call.issue();
  if (issue.pull === undefined) throw new Refusal(404, 'Not Found');
  return issue;
}

function label(pull: Pull | undefined): string {
  return pull === undefined ? '' : `${pull.headRepository.split('/')[0]}:${pull.headBranch}`;
}

/** Of lines of `git diff --numstat`, all text; one diff for all of them. */
function fileViews(call: RepositoryCall, range: string, lines: string[]) {
  const files = lines.map((line) => line.split('\t'));
  const names = files.map(([, , filename = '']) => `:(literal)${filename}`);
  const diff = git(call.repository.gitDir, ['diff', '--no-renames', range, '--', ...names]);
  const patches = diff.split(/^diff --git .*\n/m).slice(1);
  return files.map(([additions, deletions, filename], index) => {
    const counts = { additions: Number(additions), deletions: Number(deletions) };
    const patch = patches[index]?.replace(/^[\s\S]*?(?=^@@)/m, '');
    return { filename, status: 'modified', ...counts, changes: counts.additions + counts.deletions, patch };
  });
}
