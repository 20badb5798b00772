/** A red that is green on a second run of the same tree: no failure, no retry, and named. */
// @module-tag full

import { expect, test } from 'vitest';
import { type Neighbour, neighbourTest, startNeighbour } from '../../support/neighbour.ts';
import { edit, go, judged, price, runner, shop } from '../../support/verdict.ts';
import { shopFiles } from '../../support/world.ts';

const flaky = 'asks the neighbour';
const file = 'test/neighbour.test.js';

/** The shop with the test that asks the neighbour. */
const beside = (neighbour: Neighbour) => ({ files: { ...shopFiles, [file]: neighbourTest(neighbour) } });
const inputs = (neighbour: Neighbour, more: Record<string, string> = {}) => ({
  ...runner,
  'test-services': `localhost:${neighbour.port}`,
  ...more,
});

test('the failing test alone, then the whole suite: green, no retry used, and said wherever it is told', async () => {
  await using neighbour = await startNeighbour(['ok', 'busy']);
  await using world = await shop(go(price('0.9')), inputs(neighbour), beside(neighbour));
  const { outputs, run, attempts, logs, rows, summaryComment, summary, log } = await judged(world);

  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  expect(run).toMatchObject({ retryCount: 0, baseline: { failures: [{ name: 'discount takes ten percent off' }] } });
  expect(attempts).toEqual([['initial', 'passed']]);
  expect(run?.attempts[0]?.verification).toMatchObject({ flaky: [flaky], counts: { passed: 3, failed: 0 } });
  expect(world.model.requests).toHaveLength(2);
  // The base never showed it: the green must hold five times, and the whole suite is the last of them.
  const again = ['', '-base-1', '-holds-3', '-holds-4', '-holds-5', '-picked'].map(
    (part) => `attempt-1-again-1${part}`,
  );
  expect(logs).toEqual(['attempt-1', ...again, 'baseline']);
  expect(neighbour.asked()).toBe(8);

  expect(rows[0]?.[2]).toContain('✓ 3 passed · 1 flaky');
  expect(summaryComment).toMatch(
    /\*\*Flaky\*\*, red and then green on the same tree; no retry was used for it\n\n- asks the neighbour/,
  );
  const said = 'Passed after 1 attempt, green only on a second run: 1 flaky test';
  for (const text of [summaryComment, summary, log, world.told(1)[0]?.body, world.at(2).body])
    expect(text).toContain(said);
  expect(world.at(2)).toMatchObject({ labels: ['ai-passed'], pull: { draft: false } });
});

test('a flake of the base’s tests accuses nobody, in a file that the attempt changes too', async () => {
  // Baseline and attempt are well; the base's tests over the attempt meet a busy neighbour.
  await using neighbour = await startNeighbour(['ok', 'ok', 'busy']);
  // Where the suite is slow only the files concerned are run: this one is.
  const more = edit(file, "'ok');", "'ok', 'busy');");
  await using world = await shop(go(price('0.9'), more), inputs(neighbour), beside(neighbour));
  const { outputs, run, logs, summaryComment } = await judged(world);
  const baseTests = run?.attempts[0]?.verification?.baseTests;
  expect(baseTests).toEqual({ result: 'passed', unmet: [], changedBehaviour: [], flaky: [flaky] });
  expect(summaryComment).toContain('Passed after 1 attempt ✅');
  expect(summaryComment).toMatch(/\*\*Flaky\*\*.*\n\n- asks the neighbour/);
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  // A slow machine runs the file alone first, which its name then says.
  expect(logs).toContainEqual(expect.stringMatching(/^attempt-1-base-tests(-picked)?-again-1$/));
});
