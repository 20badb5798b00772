import { Octokit } from '@octokit/rest';
import { expect, test } from 'vitest';
import { startGitHub } from '../support/github.ts';

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
    octokit.rest.issues.listForRepo({ ...at, labels: 'bug' }),
    octokit.rest.issues.listCommentsForRepo(at),
    octokit.rest.pulls.list({ ...at, head: 'acme:topic' }),
    octokit.rest.pulls.listFiles(number),
    octokit.rest.pulls.listReviews(number),
    octokit.rest.checks.listForRef({ ...at, ref: 'topic' }),
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
