import { expect, test } from 'vitest';
import { linesOf, postReview } from '../../src/github/forge-steps.ts';
import { noUsage } from '../../src/run/usage.ts';
import type { Review } from '../../src/run/verification.ts';
import { runId } from '../support/github-run.ts';
import { issueOf, openShop, repository } from './shop.ts';

const review: Review = {
  verdict: 'request_changes',
  summary: 'One thing @mona should see.',
  criteria: [{ criterion: 'Totals are rounded', met: false, evidence: 'src/cart.js:2' }],
  findings: [
    { path: 'src/cart.js', line: 2, severity: 'blocker', message: 'Rounds up; fixes #12' },
    { path: 'src/cart.js', line: 900, severity: 'minor', message: 'Beyond the diff' },
    { path: 'README.md', severity: 'note', message: 'Not told there' },
  ],
  askedFor: [],
  usage: noUsage,
  costUsd: 0.01,
};

async function withPull() {
  const shop = await openShop();
  const commit = shop.github.commit(repository, 'topic', { 'src/cart.js': 'a\nB\nc\n' }, 'Round\n\nRedgreen-Run: x');
  const { data } = await shop.client.rest.pulls.create({
    owner: 'acme',
    repo: 'shop',
    title: 'P',
    head: 'topic',
    base: 'main',
  });
  const post = () => postReview(shop.client, data.number, { review, runId, round: 1, commit });
  return { shop, commit, pull: issueOf(shop.shop, data.number), post };
}

test('where GitHub takes no remark, all is said in the text', { tags: 'full' }, async () => {
  const { shop, pull, post } = await withPull();
  await using github = shop.github;
  github.faults.add({ call: 'pulls/create-review', kind: { status: 422, message: 'line must be part of the diff' } });
  await post();
  expect(pull.pull?.reviewComments).toEqual([]);
  expect(pull.pull?.reviews[0]?.body).toContain('`src/cart.js:2` Rounds up');
});

test('a lost answer makes no second review', { tags: 'full' }, async () => {
  const { shop, pull, post } = await withPull();
  await using github = shop.github;
  github.faults.add({ call: 'pulls/create-review', kind: 'lost-answer' });
  await post();
  github.faults.add({ call: 'pulls/create-review', kind: 'cut' });
  await postReview(shop.client, pull.number, {
    review,
    runId,
    round: 2,
    commit: pull.pull?.headSha ?? '',
  });
  expect(pull.pull?.reviews).toHaveLength(2);
});

test('lines of the new side', () => {
  expect([
    ...linesOf('@@ -1,3 +1,4 @@\n a\n-b\n+B\n+b2\n c\n@@ -10 +11,2 @@ fn\n x\n+y\n\\ No newline at end of file'),
  ]).toEqual([1, 2, 3, 4, 11, 12]);
});
