/** Test-driven: for each criterion red, green, refactor; red is proven before anything is implemented. */
// @module-tag full

import { expect, test } from 'vitest';
import { promptsOf } from '../../support/model-prompts.ts';
import { commitsOf, edit, go, judged, price, priceTests, runner, shop, write } from '../../support/verdict.ts';
import { issueText, shopFiles } from '../../support/world.ts';

const full = { 'full price without a code': 'assert.equal(price(100), 100)' };
const ten = { 'TEN takes ten percent off': "assert.equal(price(100, 'TEN'), 90)" };
const files = { ...shopFiles, 'test/price.test.js': priceTests(full) };
const tdd = { ...runner, mode: 'tdd' };

const noTen = issueText.body.slice(0, issueText.body.indexOf('##'));

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
