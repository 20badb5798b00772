/** Test-driven: for each criterion red, green, refactor; red is proven before anything is implemented. */
// @module-tag full

import { expect, test } from 'vitest';
import { promptsOf } from '../../support/model-prompts.ts';
import { commitsOf, edit, go, judged, price, priceTests, runner, shop, write } from '../../support/verdict.ts';
import { issueText, shopFiles } from '../../support/world.ts';

const full = { 'full price without a code': 'assert.equal(price(100), 100)' };
const ten = { 'TEN takes ten percent off': "assert.equal(price(100, 'TEN'), 90)" };
const half = { 'HALF takes half off': "assert.equal(price(100, 'HALF'), 50)" };
const files = { ...shopFiles, 'test/price.test.js': priceTests(full) };
const tdd = { ...runner, mode: 'tdd' };

const criteria = (...list: string[]) => ({
  title: 'Discount codes',
  body: `Codes make it cheaper.\n\n## Acceptance criteria\n${list.map((item) => `- ${item}\n`).join('')}`,
});
const both =
  'const factors = { TEN: 0.9, HALF: 0.5 };\n\nexport function price(amount, code) {\n  return amount * (factors[code] ?? 1);\n}\n';
const noTen = issueText.body.slice(0, issueText.body.indexOf('##'));

test('two criteria are two cycles: three commits each at most, every row told, with the output that proved red', {
  tags: 'variant',
}, async () => {
  const script = [
    ...go(write('test/ten.test.js', priceTests(ten))),
    ...go(price('0.9')),
    ...go(edit('src/price.js', 'amount * 0.9', 'amount * (1 - 0.1)')),
    // Into the file that is frozen since the first cycle: adding to it is what red is for.
    ...go(write('test/ten.test.js', priceTests({ ...ten, ...half }))),
    ...go(write('src/price.js', both)),
    ...go(),
  ];
  const issue = criteria('TEN takes ten percent off', 'HALF takes half off');
  await using world = await shop(script, tdd, { files, issue });
  const { outputs, run, attempts, rows, summaryComment, logs } = await judged(world);

  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '6' });
  expect(world.model.left()).toBe(0);
  expect(run).toMatchObject({ mode: 'tdd', retryCount: 0, baseline: { result: 'passed' } });
  expect(attempts).toEqual([
    ['red 1', 'failed'],
    ['green 1', 'passed'],
    ['refactor 1', 'passed'],
    ['red 2', 'failed'],
    ['green 2', 'passed'],
    ['refactor 2', undefined],
  ]);
  expect(rows.map(([label]) => label)).toEqual(attempts.map(([label]) => label));
  expect(commitsOf(world)).toEqual([
    ['Add failing tests (red 1): Discount codes', 'red 1'],
    ['Make the tests pass (green 1): Discount codes', 'green 1'],
    ['Refactor (refactor 1): Discount codes', 'refactor 1'],
    ['Add failing tests (red 2): Discount codes', 'red 2'],
    ['Make the tests pass (green 2): Discount codes', 'green 2'],
  ]);
  // Red stands alone in its commit: the tests, and nothing that meets them.
  expect(world.file('src/price.js', `${world.head()}~4`)).toBe(shopFiles['src/price.js']);
  expect(run?.verifiedTree).toBe(run?.pushedTree);

  const [red = '', green = '', refactor = '', second = ''] = promptsOf(world.model);
  expect(red).toMatch(/Cycle 1, red: write the tests for .*\n- TEN takes ten percent off\n/s);
  expect(red.slice(red.indexOf('Cycle 1, red'))).not.toContain('HALF');
  expect(green).toMatch(/Cycle 1, green: .*frozen.*TEN takes ten percent off/s);
  expect(refactor).toContain('Cycle 1, refactor');
  expect(second).toMatch(/Cycle 2, red: .*- HALF takes half off/s);

  // A red that was wanted is no failure.
  expect(rows[0]?.[2]).toMatch(/^✓ red as wanted: 1 failed, 1 passed \(TEN takes ten percent off\)/);
  expect(summaryComment).toMatch(/<summary>Test output that proved red, red 1<\/summary>.*100 !== 90/s);
  expect(summaryComment).toMatch(/<summary>Test output that proved red, red 2<\/summary>.*100 !== 50/s);
  expect(summaryComment).toMatch(/Tests changed: review\*\*\n\n- `test\/ten\.test\.js:\d+` .*(is|are) new/);
  expect(logs).not.toContain('attempt-1-again-1-picked');
});

test('a frozen test stays as it is; a refactor that turns red is thrown away', async () => {
  const script = [
    ...go(write('test/ten.test.js', priceTests(ten)), write('src/notes.js', 'export {};\n')),
    ...go({ name: 'bash', input: { command: 'rm src/notes.js' } }),
    ...go(price('0.8'), edit('test/ten.test.js', ', 90)', ', 80)')),
    ...go(price('0.9'), edit('test/ten.test.js', ', 80)', ', 90)')),
    ...go(write('src/price.js', 'export function price(amount) {\n  return amount;\n}\n')),
  ];
  const issue = { title: issueText.title, body: noTen };
  await using world = await shop(script, { ...tdd, 'max-iterations': '1' }, { files, issue });
  const { outputs, run, attempts, rows, summaryComment, events } = await judged(world);

  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '5' });
  expect(world.model.left()).toBe(0);
  const labels = ['red 1', 'red 1 retry 1/1', 'green 1', 'green 1 retry 1/1', 'refactor 1'];
  expect(attempts.map(([label]) => label)).toEqual(labels);
  expect(run?.attempts[1]?.reason).toContain('only test files may change: put src/notes.js back as before');
  expect(run?.attempts[3]?.reason).toMatch(/^tests weakened \(this test proved red and is frozen/);
  const [, back, , frozen] = promptsOf(world.model);
  expect(back).toContain('src/notes.js back');
  expect(frozen).toMatch(/test\/ten\.test\.js: this test proved red and is frozen/);
  expect(run?.attempts[2]?.verification).toMatchObject({ exitCode: 0, result: 'failed' });
  const wanted = rows.map(([, , result]) => result?.startsWith('✓ red as wanted'));
  expect(wanted).toEqual([false, true, false, false, false]);

  const green = run?.attempts[3];
  expect(run?.verifiedTree).toBe(green?.verification?.tree);
  expect(run?.pushedTree).toBe(run?.verifiedTree);
  expect(run?.changes).toContain('Restored the green tree of attempt 4: refactor 1 was thrown away: it was not green');
  expect(events.filter(({ type }) => type === 'green-restored')).toMatchObject([
    { attempt: 4, tree: run?.verifiedTree },
  ]);
  expect(world.file('src/price.js')).toContain('amount * 0.9');
  expect(commitsOf(world).slice(-3)).toEqual([
    ['Fix failing tests (retry 1/1)', 'green 1 retry 1/1'],
    ['Refactor (refactor 1): Discount codes', 'refactor 1'],
    ['Restore the last green state', 'green 1 retry 1/1'],
  ]);
  // The row of the green attempt keeps its own commit and its own change.
  expect(run?.attempts[3]).toMatchObject({ checkpoint: { files: 2 }, pushedCommit: green?.checkpoint?.commit });
  expect(outputs['head-sha']).toBe(world.head());
  expect(outputs['head-sha']).not.toBe(green?.pushedCommit);
  expect(rows[4]?.[2]).toMatch(/^✗ 1 failed, 1 passed/);
  expect(summaryComment).toContain('Passed after 5 attempts');
  expect(summaryComment).toMatch(/Tests changed: review\*\*\n\n- `test\/ten\.test\.js:\d+` .*(is|are) new/);
});
