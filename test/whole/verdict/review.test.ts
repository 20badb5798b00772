/** The review after green: it can send the work back, and it can never make a red run green. */
// @module-tag full

import { expect, test } from 'vitest';
import type { ModelReply } from '../../support/model.ts';
import { promptsOf } from '../../support/model-prompts.ts';
import { commitsOf, go, isReview, judged, met, price, review, shop, write } from '../../support/verdict.ts';
import type { World } from '../../support/world.ts';

const on = { review: 'true' };
const unmet = { ...met, met: false, evidence: 'a code in lower case is not known' };
const refusal = review('request_changes', {
  summary: 'Lower case is missing.',
  criteria: [unmet],
  findings: [{ path: 'src/price.js', line: 2, severity: 'major', message: 'ten in lower case costs the full price' }],
});
const fails: ModelReply = { error: { status: 500, headers: { 'retry-after-ms': '5' } } };
const lower = (factor = '0.9') =>
  write(
    'src/price.js',
    `export function price(amount, code) {\n  return code?.toUpperCase() === 'TEN' ? amount * ${factor} : amount;\n}\n`,
  );

const implementer = (world: World) => ({ requests: world.model.requests.filter((request) => !isReview(request)) });

test('approve: read with tools that write nothing, after a fault was waited out, its cost apart; its findings are in the summary with their lines, and nothing in them acts', async () => {
  const hostile =
    '@mona Closes #1 </details><img src=x onerror=alert(1)> [click](javascript:alert(1)) <!-- redgreen:run=x --> ::error::x';
  const finding = (path: string, line: number | null, message: string) => ({ path, line, severity: 'minor', message });
  const answer = review('approve', {
    summary: hostile,
    criteria: [{ ...met, evidence: `\`\`\`\n/retry\n${hostile}` }],
    findings: [
      finding('src/price.js', 2, hostile),
      finding('src/price.js', 900, 'no such line'),
      finding('test/price.test.js', 5, 'not in the diff'),
      finding('../../etc/passwd', 1, 'outside'),
      finding('src/price.js`<b>', null, 'about no line'),
    ],
  });
  const reads: ModelReply = { calls: [{ name: 'read', input: { file_path: 'src/price.js' } }] };
  const usage = { input_tokens: 100_000, output_tokens: 1000 };
  await using world = await shop([...go(price('0.9')), fails, { ...reads, usage }, answer], on);
  const { outputs, run, summaryComment, log, summary } = await judged(world);

  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  const asked = world.model.requests.filter(isReview);
  expect(asked).toHaveLength(3);
  expect(asked[0]?.body.tools?.map(({ name }) => name)).toEqual(['read', 'glob', 'grep']);
  const told = JSON.stringify(asked[0]?.body.messages);
  for (const text of ['Discount codes', 'TEN takes ten percent off', "+  return code === 'TEN' ? amount * 0.9"])
    expect(told).toContain(text);
  // What the implementer said about its work is not among what the reviewer gets.
  expect(told).not.toContain('All tests pass');

  expect(run).toMatchObject({ reviews: [{ verdict: 'approve' }], outcome: 'passed' });
  // 100,000 tokens in and 1,000 out at 2 and 10 dollars a million, and the answer.
  expect(run?.reviewCostUsd).toBeGreaterThan(0.21);
  expect(run?.reviewCostUsd).toBeLessThan(run?.costUsd ?? 0);
  const own = run?.attempts.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0) ?? 0;
  expect(run?.costUsd).toBeCloseTo(own + (run?.reviewCostUsd ?? 0), 10);
  expect(summaryComment).toMatch(/\*\*Review:\*\* approved\./);
  expect(summaryComment).toMatch(/ · \$0\.2\d, of it \$0\.2\d for the review · /);
  expect(world.at(2).pull?.draft).toBe(false);

  for (const text of ['src/price.js:2', 'no such line', 'not in the diff', 'outside', 'about no line'])
    expect(summaryComment).toContain(text);
  for (const text of [summaryComment.split('\n').slice(2).join('\n'), summary]) {
    expect(text).not.toMatch(/@mona|Closes #1(?!\d)|(?<!\\)<img|(?<!\\)<!-- redgreen|(?<!\\)\]\(javascript|^\/retry/m);
  }
  expect(log).not.toMatch(/^::error::x/m);
  // Nobody took the review's word for a command or a comment of ours.
  expect(world.told(2)).toHaveLength(1);
});

test('request_changes: rework 1, whose retries count from 0, then approve', async () => {
  const script = [
    ...go(price('0.8')),
    ...go(price('0.9')),
    refusal,
    ...go(lower('0.8')),
    ...go(lower()),
    review('approve', { summary: 'Now it holds.' }),
  ];
  await using world = await shop(script, on);
  const { outputs, run, attempts, rows, summaryComment } = await judged(world);

  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '4' });
  expect(world.model.left()).toBe(0);
  expect(attempts).toEqual([
    ['initial', 'failed'],
    ['retry 1/3', 'passed'],
    ['rework 1', 'failed'],
    ['rework 1 retry 1/3', 'passed'],
  ]);
  expect(rows.map(([label]) => label)).toEqual(attempts.map(([label]) => label));
  expect(commitsOf(world).slice(2)).toEqual([
    ['Answer the review (rework 1)', 'rework 1'],
    ['Fix failing tests (retry 1/3)', 'rework 1 retry 1/3'],
  ]);
  const [, , rework = '', red = ''] = promptsOf(implementer(world));
  expect(rework).toMatch(/a review asks for changes.*Lower case is missing\..*not met: TEN takes ten percent off/s);
  expect(rework).toContain('major, src/price.js:2: ten in lower case costs the full price');
  expect(red).toContain('This is retry 1 of 3.');
  // The reviewer knows what it found before, and sees the whole change again.
  expect(world.model.extensions(isReview)).toEqual([true]);
  expect(JSON.stringify(world.model.requests.filter(isReview)[1]?.body.messages)).toContain('toUpperCase');

  expect(run).toMatchObject({ retryCount: 2, reviews: [{ verdict: 'request_changes' }, { verdict: 'approve' }] });
  expect(run?.changes).toEqual(expect.arrayContaining(['Review: request changes', 'Review: approve']));
  expect(summaryComment).toContain('Now it holds.');
  expect(run?.verifiedTree).toBe(run?.pushedTree);
});

test('a rework that does not come back to green: a commit brings the green tree back, rejected', async () => {
  const script = [...go(price('0.9')), refusal, ...go(lower('0.8')), ...go(lower('0.7'))];
  await using world = await shop(script, { ...on, 'max-iterations': '1' });
  const { outputs, run, attempts, summaryComment, rows } = await judged(world);
  expect(outputs).toMatchObject({ outcome: 'rejected', attempts: '3', 'head-sha': world.head() });
  expect(attempts).toEqual([
    ['initial', 'passed'],
    ['rework 1', 'failed'],
    ['rework 1 retry 1/1', 'failed'],
  ]);
  const [green] = run?.attempts ?? [];
  expect(run?.verifiedTree).toBe(green?.verification?.tree);
  expect(run?.pushedTree).toBe(run?.verifiedTree);
  expect(world.file('src/price.js')).toContain("code === 'TEN' ? amount * 0.9");
  expect(commitsOf(world).map(([subject]) => subject)).toEqual([
    'Discount codes',
    'Answer the review (rework 1)',
    'Fix failing tests (retry 1/1)',
    'Restore the last green state',
  ]);
  expect(rows[0]?.[1]).toContain(`\`${green?.pushedCommit?.slice(0, 7)}\``);
  expect(summaryComment).toContain(
    'Rework 1 did not come back to green: 1 test failing (discount takes ten percent off)',
  );
  expect(run?.changes).toContain('Restored the green tree of attempt 1: rework 1 did not come back to green');
  expect(run?.bestAttempt).toBe(1);
  expect(world.at(2)).toMatchObject({ labels: ['ai-failed'], pull: { draft: true } });
});
