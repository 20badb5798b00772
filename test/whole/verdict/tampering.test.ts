/** What is left of a green exit when somebody weakened the tests on the way there: a red attempt, with that as feedback. */
// @module-tag full

import { expect, test } from 'vitest';
import { promptsOf } from '../../support/model-prompts.ts';
import { commitsOf, edit, go, judged, price, shop } from '../../support/verdict.ts';

const discount = 'discount takes ten percent off';

test('a skipped test is red and fed back; put back and met, it passes', async () => {
  const skip = edit('test/price.test.js', `test('${discount}'`, `test.skip('${discount}'`);
  const back = edit('test/price.test.js', `test.skip('${discount}'`, `test('${discount}'`);
  await using world = await shop([...go(skip), ...go(back, price('0.9'))]);
  const { outputs, run, attempts, rows, logs, summaryComment } = await judged(world);

  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '2' });
  expect(attempts).toEqual([
    ['initial', 'failed'],
    ['retry 1/3', 'passed'],
  ]);
  const [first, second] = run?.attempts ?? [];
  expect(first?.verification).toMatchObject({ exitCode: 0, counts: { passed: 1, failed: 0, skipped: 1 } });
  expect(first?.verification?.testChanges?.[0]).toMatchObject({ kind: 'fails', path: 'test/price.test.js' });
  expect(first?.verification?.testChanges).toContainEqual(
    expect.objectContaining({ kind: 'weakened', rule: 'test-skip', line: 6 }),
  );
  expect(second?.verification?.testChanges).toBeUndefined();
  expect(second?.reason).toMatch(/^tests weakened \(/);
  const [, feedback = ''] = promptsOf(world.model);
  expect(feedback).toContain('exited 0, but the verification is red');
  expect(feedback).toMatch(
    /The tests were weakened, which does not count as passing. Take this back:\n(?:- test\/price\.test\.js: .*\n)+- test\/price\.test\.js:6: /,
  );
  expect(rows[0]?.[2]).toContain('✗ tests weakened');
  expect(summaryComment).not.toContain('Tests changed');
  // Guarded first: no run of the base’s tests is spent on what is red already.
  expect(logs).toEqual(['attempt-1', 'attempt-2', 'baseline']);
  expect(commitsOf(world)).toEqual([
    ['Discount codes', 'initial'],
    ['Fix failing tests (retry 1/3)', 'retry 1/3'],
  ]);
});
