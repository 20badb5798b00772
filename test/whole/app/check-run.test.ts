import { expect } from 'vitest';
import type { RunEvent } from '../../../src/run/run.ts';
import { forgeFor, repository, type Shop, tell, test } from '../../github/shop.ts';
import { attempt, failing, finished, found, named, runId, started } from '../../support/github-run.ts';

const branch = 'ai-implement/1-round-totals';
const failures = (count: number) =>
  Array.from({ length: count }, (_each, index) => ({ ...failing, name: `cart › case ${index + 1}`, line: index + 1 }));

/** A run whose commits are real ones of the stand-in, told to a forge that writes check runs. */
async function told(shop: Shop, events: (commits: string[]) => RunEvent[]) {
  const commits = ['a', 'b'].map((text) =>
    shop.github.commit(repository, branch, { 'src/cart.js': text }, `Round totals\n\nRedgreen-Run: ${runId}`),
  );
  const { forge, warnings } = await forgeFor(shop.client, { checks: true, url: 'https://redgreen.test/runs/1' });
  await tell(forge, events(commits));
  return { commits, warnings };
}

test('each commit has a check: the red one with its lines, the last one with the outcome', async ({ shop }) => {
  const { commits, warnings } = await told(shop, ([first, second]) => [
    ...[started(), found, named],
    ...attempt(1, { failures: failures(2), commit: first }),
    ...attempt(2, { commit: second }),
    finished('passed'),
  ]);
  expect(warnings).toEqual([]);
  const [red, green] = shop.shop.checks;
  expect(shop.shop.checks.map(({ sha }) => sha)).toEqual(commits);
  expect(red?.fields).toMatchObject({
    name: 'Redgreen',
    external_id: runId,
    details_url: 'https://redgreen.test/runs/1',
    status: 'completed',
    conclusion: 'failure',
    actions: [],
    output: { title: 'initial: 2 failed, 10 passed – cart › case 1; cart › case 2' },
  });
  expect(red?.annotations).toMatchObject([
    { path: 'test/cart.test.js', start_line: 1, end_line: 1, annotation_level: 'failure', title: 'cart › case 1' },
    { start_line: 2, message: 'expected: 90\nactual: 100' },
  ]);
  expect(green?.fields).toMatchObject({
    conclusion: 'success',
    actions: [],
    output: { title: 'Passed after 2 attempts' },
  });
});

test('of 120 failing lines 50 go with the conclusion, in one request', { tags: 'full' }, async ({ shop, github }) => {
  await told(shop, ([first]) => [
    ...[started(), found, named],
    ...attempt(1, { failures: failures(120), commit: first }),
    finished('failed'),
  ]);
  const updates = github.calls.filter(({ operation }) => operation === 'checks/update');
  const sizes = updates.map(({ body }) => (body as { output: { annotations: unknown[] } }).output.annotations.length);
  expect(sizes).toEqual([50]);
  expect(updates.map(({ body }) => (body as { conclusion?: string }).conclusion)).toEqual(['failure']);
  expect(shop.shop.checks[0]?.annotations).toHaveLength(50);
});

test('a failure without a line, or with a path outside of the repository, is in no annotation', async ({ shop }) => {
  const { warnings } = await told(shop, ([first]) => [
    ...[started(), found, named],
    ...attempt(1, {
      failures: [
        { ...failing, line: undefined },
        { ...failing, file: '/etc/passwd' },
        { ...failing, file: '../x.js' },
        { ...failing, name: '\u001b[31mred\u001b[0m', message: 'a\u202eb' },
      ],
      commit: first,
    }),
    finished('failed'),
  ]);
  expect(warnings).toEqual([]);
  expect(shop.shop.checks[0]?.annotations).toMatchObject([
    { title: 'red', message: expect.not.stringContaining('\u202e') },
  ]);
});

test('without the App there are no check runs', async ({ shop }) => {
  const { forge } = await forgeFor(shop.client);
  await tell(forge, [started(), found, named, ...attempt(1, {}), finished('passed')]);
  expect(shop.shop.checks).toEqual([]);
});
