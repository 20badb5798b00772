import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Octokit } from '@octokit/rest';
import { expect, test } from 'vitest';
import { startGitHub } from '../support/github.ts';

const run = promisify(execFile);

async function shop() {
  const github = await startGitHub();
  github.addRepository('acme/shop', { files: { 'README.md': '# Shop\n', 'src/cart.js': 'a\nb\nc\n' } });
  github.addToken('bot-token', 'github-actions[bot]');
  github.addToken('reader-token', 'reader', { mayWrite: false });
  github.grant('acme/shop', 'github-actions[bot]', 'write');
  github.addUser('mona');
  const octokit = new Octokit({ auth: 'bot-token', baseUrl: github.apiUrl, log: silent });
  return { github, octokit, at: { owner: 'acme', repo: 'shop' } };
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };

function gitEnv(token: string) {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    PATH: process.env.PATH,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'http.extraHeader',
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
  };
}

test('a push over HTTP appears in the API, and the pull request follows it', { tags: 'full' }, async () => {
  const { github, octokit, at } = await shop();
  await using _ = github;
  const folder = await mkdtemp(join(tmpdir(), 'clone-'));
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], { cwd: folder, env: gitEnv('bot-token') });
  await git('clone', '-q', '--depth=1', `${github.url}/acme/shop.git`, '.');
  await git('checkout', '-q', '-b', 'ai-implement/1-x');
  await writeFile(join(folder, 'src/cart.js'), 'a\nB\nc\n');
  await git('commit', '-qam', 'one');
  await git('push', '-q', 'origin', 'ai-implement/1-x');

  const opened = await octokit.rest.pulls.create({
    ...at,
    title: 'T',
    head: 'ai-implement/1-x',
    base: 'main',
    draft: true,
  });
  expect(opened.data.draft).toBe(true);
  await git('commit', '-q', '--allow-empty', '-m', 'two');
  await git('push', '-q', 'origin', 'ai-implement/1-x');
  const now = await octokit.rest.pulls.get({ ...at, pull_number: opened.data.number });
  expect(now.data.head.sha).toBe((await git('rev-parse', 'HEAD')).stdout.trim());
  expect(github.pushes.map((push) => [push.ref, push.login])).toEqual([
    ['refs/heads/ai-implement/1-x', 'github-actions[bot]'],
    ['refs/heads/ai-implement/1-x', 'github-actions[bot]'],
  ]);
  const commits = await octokit.rest.pulls.listCommits({ ...at, pull_number: opened.data.number });
  expect(commits.data.map((each) => each.commit.message)).toEqual(['one', 'two']);
});

test('a wrong token gets 401, a reader may fetch and not push, a protected branch takes no push', async () => {
  const { github } = await shop();
  await using _ = github;
  github.protectBranch('acme/shop', 'locked');
  const folder = await mkdtemp(join(tmpdir(), 'clone-'));
  const git = (token: string, ...args: string[]) => run('git', args, { cwd: folder, env: gitEnv(token) });
  await expect(git('nonsense', 'clone', `${github.url}/acme/shop.git`, 'a')).rejects.toThrow(
    /Authentication failed|401|could not read/,
  );
  await git('reader-token', 'clone', '-q', `${github.url}/acme/shop.git`, '.');
  await expect(git('reader-token', 'push', 'origin', 'main:other')).rejects.toThrow(/403/);
  await expect(git('bot-token', 'push', 'origin', 'main:locked')).rejects.toThrow(/GH006/);
  expect(github.pushes).toEqual([]);
});

test('an unknown call and an unknown field are problems, and closing tells them', async () => {
  const { github, octokit, at } = await shop();
  github.openIssue('acme/shop', { title: 'One', user: 'mona' });
  await expect(octokit.request('POST /repos/acme/shop/issues/1/comments', { bdy: 'x' })).rejects.toThrow(
    /unknown body field bdy/,
  );
  await expect(octokit.request('GET /repos/acme/shop/nonsense')).rejects.toThrow();
  await expect(octokit.rest.issues.get({ ...at, issue_number: 1, wrong: 1 } as never)).rejects.toThrow(
    /unknown query parameter wrong/,
  );
  await expect(octokit.graphql('{ viewer { shoeSize } }')).rejects.toThrow(/shoeSize/);
  await expect(github.close()).rejects.toThrow(/bdy[\s\S]*nonsense[\s\S]*wrong[\s\S]*shoeSize/);
});

test('lists come in pages, with a link to the next', async () => {
  const { github, octokit, at } = await shop();
  await using _ = github;
  github.openIssue('acme/shop', { title: 'One', user: 'mona' });
  for (let n = 0; n < 65; n++) github.comment('acme/shop', 1, { user: 'mona', body: `comment ${n}` });
  const first = await octokit.rest.issues.listComments({ ...at, issue_number: 1 });
  expect(first.data).toHaveLength(30);
  const all = await octokit.paginate(octokit.rest.issues.listComments, { ...at, issue_number: 1 });
  expect(all.map((each) => each.body)).toEqual(Array.from({ length: 65 }, (_, n) => `comment ${n}`));
});

test('an answer can be lost after the work is done', async () => {
  const { github, octokit, at } = await shop();
  await using _ = github;
  github.openIssue('acme/shop', { title: 'One', user: 'mona' });
  github.faults.add({ call: 'issues/create-comment', kind: 'lost-answer' });
  await expect(octokit.rest.issues.createComment({ ...at, issue_number: 1, body: 'x' })).rejects.toThrow();
  expect(github.state.repositories.get('acme/shop')?.issues.get(1)?.comments).toHaveLength(1);
});

test('every read of the description is answered in its shape', { tags: 'full' }, async () => {
  const { github, octokit, at } = await shop();
  await using _ = github;
  github.openIssue('acme/shop', { title: 'One', user: 'mona', labels: ['bug'] });
  github.commit('acme/shop', 'topic', { 'src/cart.js': 'a\nB\nc\n' });
  const pull = await octokit.rest.pulls.create({ ...at, title: 'P', head: 'topic', base: 'main' });
  const number = { ...at, pull_number: pull.data.number };
  await octokit.rest.pulls.createReview({
    ...number,
    event: 'COMMENT',
    body: 'r',
    comments: [{ path: 'src/cart.js', line: 2, body: 'c' }],
  });
  await expect(
    octokit.rest.pulls.createReview({
      ...number,
      event: 'COMMENT',
      comments: [{ path: 'src/cart.js', line: 99, body: 'c' }],
    }),
  ).rejects.toThrow(/part of the diff/);
  const sha = (await octokit.rest.git.getRef({ ...at, ref: 'heads/topic' })).data.object.sha;
  const check = await octokit.rest.checks.create({ ...at, name: 'Redgreen', head_sha: sha, status: 'in_progress' });
  await octokit.rest.checks.update({
    ...at,
    check_run_id: check.data.id,
    conclusion: 'success',
    output: { title: 't', summary: 's' },
  });
  await Promise.all([
    octokit.rest.repos.get(at),
    octokit.rest.repos.getContent({ ...at, path: 'README.md' }),
    octokit.rest.repos.getContent({ ...at, path: 'src' }),
    octokit.rest.repos.getContent({ ...at, path: '' }),
    octokit.rest.repos.getBranch({ ...at, branch: 'topic' }),
    octokit.rest.repos.getCommit({ ...at, ref: sha }),
    octokit.rest.repos.compareCommits({ ...at, base: 'main', head: 'topic' }),
    octokit.rest.repos.getCollaboratorPermissionLevel({ ...at, username: 'mona' }),
    octokit.rest.git.getCommit({ ...at, commit_sha: sha }),
    octokit.rest.git.listMatchingRefs({ ...at, ref: 'heads/to' }),
    octokit.rest.issues.listForRepo({ ...at, labels: 'bug' }),
    octokit.rest.issues.listCommentsForRepo(at),
    octokit.rest.pulls.list({ ...at, head: 'acme:topic' }),
    octokit.rest.pulls.listFiles(number),
    octokit.rest.pulls.listReviews(number),
    octokit.rest.pulls.listReviewComments(number),
    octokit.rest.checks.listForRef({ ...at, ref: 'topic' }),
    octokit.rest.users.getByUsername({ username: 'mona' }),
    octokit.rest.actions.getWorkflowRun({ ...at, run_id: 7 }),
    octokit.rest.rateLimit.get(),
    octokit.rest.apps.getRepoInstallation(at),
    octokit.graphql(
      'query($owner:String!,$repo:String!,$number:Int!){repository(owner:$owner,name:$repo){pullRequest(number:$number){id isDraft reviewThreads(first:100){nodes{isResolved path line comments(first:20){nodes{author{login} body createdAt}}}}}}}',
      { ...at, number: pull.data.number },
    ),
  ]);
  expect(github.problems).toEqual([]);
});
