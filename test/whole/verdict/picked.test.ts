/** Faster feedback: a retry of a slow suite runs what was red first, and the whole suite only when that is green. */
// @module-tag full

import { expect, test } from 'vitest';
import { promptsOf } from '../../support/model-prompts.ts';
import { go, judged, price, runner, shop, write } from '../../support/verdict.ts';
import { shopFiles } from '../../support/world.ts';

const slowMs = 3300;
const slow = `import test from 'node:test';\n\ntest('takes its time', () => new Promise((done) => setTimeout(done, ${slowMs})));\n`;
const files = { ...shopFiles, 'test/slow.test.js': slow };
const note =
  'Only the files of the tests that were red before (test/price.test.js) have run, because they are not green yet; the whole suite runs when they are.';

const breaks = write(
  'src/price.js',
  "export function price(amount, code) {\n  return code === 'TEN' ? amount * 0.9 : amount + 1;\n}\n",
);

test('still red: that is the result; green: the whole suite decides, and green alone is no green', async () => {
  const script = [...go(price('0.8')), ...go(price('0.7')), ...go(breaks), ...go(price('0.9'))];
  await using world = await shop(script, runner, { files });
  const { outputs, run, logs, rows, summaryComment, logTexts } = await judged(world);

  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '4' });
  // The last retry runs whole.
  const third = ['attempt-3', 'attempt-3-again-1-picked', 'attempt-3-picked'];
  expect(logs).toEqual(['attempt-1', 'attempt-2-picked', ...third, 'attempt-4', 'baseline']);
  const [first, picked, whole, last] = run?.attempts.map(({ verification }) => verification) ?? [];
  expect(first).toMatchObject({ counts: { passed: 2, failed: 1 } });
  expect(picked).toMatchObject({ result: 'failed', failures: [{ name: 'discount takes ten percent off' }] });
  expect(picked?.counts).toBeUndefined();
  expect(picked?.notes).toEqual([note]);
  expect(picked?.output).not.toContain('takes its time');
  expect(picked?.sinceLast).toMatchObject({ fixed: [], stillFailing: ['discount takes ten percent off'] });
  expect(whole).toMatchObject({
    failures: [{ name: 'full price without a code' }],
    sinceLast: { fixed: ['discount takes ten percent off'], newlyBroken: ['full price without a code'] },
  });
  expect(last).toMatchObject({ result: 'passed', counts: { passed: 3, failed: 0 } });
  expect(last?.durationMs).toBeGreaterThan(slowMs);
  for (const [name, text] of logTexts) expect(text.includes('takes its time'), name).toBe(!name.endsWith('-picked'));
  expect(run?.changes).toContain('Implementation retry 2/3: 1 test failing (discount takes ten percent off)');

  const [, , feedback = ''] = promptsOf(world.model);
  expect(feedback).toContain(note);
  const logPath = /The full log is at (\S+);/.exec(feedback)?.[1];
  expect(logPath).toMatch(/\/logs\/attempt-2-picked\.log$/);
  expect(rows[1]?.[2]).toBe('✗ 1 failed (discount takes ten percent off)');
  expect(summaryComment).toContain(`retry 1/3: ${note}`);
});
