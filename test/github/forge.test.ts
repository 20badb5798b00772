import { expect } from 'vitest';
import { attempt, failing, finished, found, named, opened, runOf, started } from '../support/github-run.ts';
import { bot, forgeFor, issueOf, repository, type Shop, test } from './shop.ts';

const branch = 'ai-implement/1-round-totals';
const two = [started(), found, named, ...attempt(1, { failures: [failing] })];
const green = [...attempt(2, {}), finished('passed')];

/** A whole run from the label to the end, with its pull request. */
async function wholeRun(shop: Shop, end = green, change = {}) {
  const sha = shop.github.commit(repository, branch, { 'src/cart.js': 'a\nB\nc\n' }, 'Round totals\n\nRedgreen-Run: x');
  const { forge, warnings } = await forgeFor(shop.client, change);
  const { run, recorded } = runOf(two);
  for (const { run: soFar, event } of recorded) await forge.onEvent(soFar, event);
  const answer = await forge.openPullRequest(run, { branch, base: 'main', green: false });
  const pull = answer.kind === 'open' ? { ...opened, ...answer, type: 'pull-request-opened' as const } : undefined;
  const all = [...two, ...(pull === undefined ? [] : [pull]), ...end];
  const { run: done, recorded: later } = runOf(all);
  for (const { run: soFar, event } of later.slice(two.length)) await forge.onEvent(soFar, event);
  await forge.finish({ ...done, headSha: sha });
  return { answer, forge, warnings };
}

test.for([
  ['always', true],
  ['never', false],
] as const)('draft: %s', async ([draft, isDraft], { shop }) => {
  const { answer } = await wholeRun(shop, green, { settings: { draft } });
  expect(answer).toMatchObject({ kind: 'open', draft: isDraft });
  expect(issueOf(shop.shop, 2).pull?.draft).toBe(isDraft);
});

test('the repository’s template and what people write around our block stay', async ({ shop }) => {
  shop.github.commit(repository, 'main', { '.github/pull_request_template.md': '## Checklist\n- [ ] docs\n' });
  shop.github.commit(repository, branch, { 'src/cart.js': 'x\n' });
  const { forge } = await forgeFor(shop.client);
  const { run } = runOf(two);
  await forge.openPullRequest(run, { branch, base: 'main', green: false });
  const pull = issueOf(shop.shop, 2);
  expect(pull.body).toMatch(/^<!-- redgreen:begin -->[\s\S]*<!-- redgreen:end -->\n\n## Checklist\n- \[ \] docs$/);
  pull.body = `Mine\n${pull.body?.replace('[ ]', '[x]')}\nand mine`;
  await forge.openPullRequest(run, { branch, base: 'main', green: false });
  expect(pull.body).toMatch(/^Mine\n<!-- redgreen:begin -->[\s\S]*- \[x\] docs\nand mine$/);
  expect([...shop.shop.issues.keys()]).toEqual([1, 2]);
});

test('a POST that was not carried out is sent again, once', async ({ shop, github }) => {
  github.faults.add({ call: 'issues/create-comment', kind: { status: 502 } });
  github.faults.add({ call: 'pulls/create', kind: 'cut' });
  const { answer } = await wholeRun(shop);
  expect(answer).toMatchObject({ kind: 'open', number: 2 });
  expect(issueOf(shop.shop).comments).toHaveLength(1);
});

test('a long run stays under 100 calls, and the end is still told', async ({ shop, github }) => {
  const attempts = Array.from({ length: 11 }, (_, index) => attempt(index + 1, { failures: [failing] }, 10)).flat();
  github.commit(repository, branch, { 'src/cart.js': 'x\n' });
  const { forge } = await forgeFor(shop.client);
  const events = [started({ maxIterations: 10 }), found, named, ...attempts, finished('failed')];
  const { run, recorded } = runOf(events);
  await forge.openPullRequest(run, { branch, base: 'main', green: false });
  for (const { run: soFar, event } of recorded) {
    await forge.onEvent(soFar, event);
    await forge.stopRequested();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await forge.finish(run);
  expect(github.calls.length).toBeLessThanOrEqual(100);
  expect(issueOf(shop.shop, 2).comments[0]?.body).toContain('Failed after 11 attempts');
  expect(issueOf(shop.shop, 2).labels).toEqual(['ai-failed']);
});

test.for([
  ['that a stranger has written', (body: string) => ({ user: 'stranger', body })],
  [
    'of another pull request',
    (body: string) => ({ user: bot, body: body.replace('"pullRequest":2', '"pullRequest":7') }),
  ],
  ['of a run that goes on', (body: string) => ({ user: bot, body: body.replace('"finished"', '"running"') })],
] as const)('a /retry on the pull request leaves a comment on the issue %s', async ([_, other], { shop, github }) => {
  await wholeRun(shop);
  const comments = issueOf(shop.shop).comments;
  const { user, body } = other(comments.pop()?.body ?? '');
  await retryOn(shop, async () => void github.comment(repository, 1, { user, body }));
  expect(comments.map((comment) => comment.body)).toEqual([body]);
});

test('the comment of a run that was cut off says so during the next one, then how that has ended', async ({ shop }) => {
  await wholeRun(shop, green, { now: () => new Date('2026-11-21T14:00:00Z') });
  const comment = issueOf(shop.shop).comments[0];
  if (comment === undefined) throw new Error('no comment on the issue');
  comment.body = comment.body.replace('"state":"finished","outcome":"passed"', '"state":"running"');
  await retryOn(shop, async () => {
    expect(comment.body).toMatch(/^Redgreen · `error` · This run was cut off .* \[a newer run\]/m);
  });
  expect(comment.body).toMatch(/"state":"finished".*"outcome":"error"/);
  expect(comment.body).toMatch(/^Redgreen · `failed` · .* · \[#2\]/m);
});

test('a run killed once its pull request was told still brings the issue’s comment up to date', async ({ shop }) => {
  await wholeRun(shop);
  const run = await retryOn(shop);
  const comment = issueOf(shop.shop).comments[0];
  if (comment === undefined) throw new Error('no comment on the issue');
  comment.body = comment.body.replace('`failed`', '`passed`');
  const comments = () => [...shop.shop.issues.values()].flatMap((issue) => issue.comments);
  const before = comments().length;
  const place = { repository, number: 2, isPullRequest: true, isClosed: false };
  const { forge } = await forgeFor(shop.client, { runId: 'second', place, before: run });
  await forge.finish(run);
  expect(comment.body).toContain('\nRedgreen · `failed` · ');
  expect(comments()).toHaveLength(before);
});

/** A red run asked for on our pull request. `meanwhile`: what happens before it ends. */
async function retryOn(shop: Shop, meanwhile = async () => {}) {
  const { data } = await shop.client.rest.pulls.get({ owner: 'acme', repo: 'shop', pull_number: 2 });
  const pullRequest = { number: 2, nodeId: data.node_id, url: data.html_url, draft: true, body: data.body ?? '' };
  const place = { repository, number: 2, isPullRequest: true, isClosed: false };
  const { forge } = await forgeFor(shop.client, { runId: 'second', pullRequest, place });
  const opening = [started({ runId: 'second' }), found, { type: 'branch-named', branch } as const];
  const events = [...opening, { ...opened, url: data.html_url }, ...attempt(1, { failures: [failing] })];
  const { run, recorded } = runOf([...events, finished('failed', '1 test failing')]);
  for (const { run: soFar, event } of recorded.slice(0, -1)) await forge.onEvent(soFar, event);
  await expect.poll(() => issueOf(shop.shop, 2).labels).toEqual([]);
  await meanwhile();
  await forge.finish(run);
  return run;
}
