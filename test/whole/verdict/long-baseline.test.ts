// @module-tag full
/** Tests that take longer than the agent: they run with and without its work at the same time. */

import { expect, test } from 'vitest';
import { call, type ModelReply } from '../../support/model.ts';
import { go, judged, price, priceTests, runner, shop, write } from '../../support/verdict.ts';
import { shopFiles } from '../../support/world.ts';

const suiteMs = 35_000;
const slow = `import test from 'node:test';\ntest('slow', () => new Promise((end) => setTimeout(end, ${suiteMs})));\n`;
const standing = priceTests({ 'full price without a code': 'assert.equal(price(100), 100)' });
const inputs = { ...runner, 'max-iterations': '1' };

async function ran(script: ModelReply[], files: Record<string, string> = {}) {
  const own = { ...shopFiles, 'test/price.test.js': standing, 'test/slow.test.js': slow, ...files };
  await using world = await shop(script, inputs, { files: own });
  const end = await judged(world);
  const at = (type: string) => Date.parse(end.events.find((event) => event.type === type)?.at ?? '');
  return { ...end, afterBaselineMs: at('verification-finished') - at('baseline-finished') };
}

test('the tests of the work run beside those of the base; what is red there alone is run again, alone', async () => {
  /** Its test is red as long as both can be under way. */
  const busy: ModelReply = {
    get calls() {
      const until = `assert.ok(price(1) && Date.now() > ${Date.now() + 0.9 * suiteMs})`;
      return [call('write', { file_path: 'test/own.test.js', content: priceTests({ 'not while busy': until }) })];
    },
  };
  const green = write('test/own.test.js', priceTests({ cheap: 'assert.equal(price(2), 2)' }));
  const never = write('test/own.test.js', priceTests({ wrong: 'assert.equal(price(2), 3)' }));
  const known = { full: 'assert.equal(price(100), 100)', ten: "assert.equal(price(100, 'TEN'), 90)" };
  const [together, again, red, mended] = await Promise.all([
    ran(go(green)),
    ran([busy, { text: 'Done.' }]),
    ran([...go(never), ...go(green)]),
    ran(go(price('0.9')), { 'test/price.test.js': priceTests(known) }),
  ]);

  expect(together.run).toMatchObject({ outcome: 'passed', attemptCount: 1, baseline: { result: 'passed' } });
  expect(together.afterBaselineMs).toBeLessThan(suiteMs);
  expect(together.run?.attempts[0]?.verification).toMatchObject({ sinceBaseline: { newlyBroken: [] } });
  expect(together.logs).toEqual(['attempt-1', 'baseline']);

  expect(again.run).toMatchObject({ outcome: 'passed', attemptCount: 1 });
  expect(again.run?.attempts[0]?.verification?.flaky).toBeUndefined();
  expect(again.logs).toEqual(['attempt-1', 'attempt-1-alone-picked', 'baseline']);

  // A red that stays red alone costs no second suite.
  expect(red.attempts).toEqual([
    ['initial', 'failed'],
    ['retry 1/1', 'passed'],
  ]);
  expect(red.run?.attempts[0]?.verification?.failures.map(({ name }) => name)).toEqual(['wrong']);
  expect(red.afterBaselineMs).toBeLessThan(suiteMs);

  // Nor does one of the base.
  expect(mended.run?.attempts[0]?.verification).toMatchObject({ result: 'passed', sinceBaseline: { fixed: ['ten'] } });
  expect(mended.logs).toEqual(['attempt-1', 'baseline', 'baseline-alone-picked']);
});
