/** Two runs of a proof at once: what was begun ahead is not run again, and what the other one may have spoiled is. */

import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openExperiments, type ProofContext, type ProofPort } from '../../src/proof/experiments.ts';
import type { Verification } from '../../src/run/verification.ts';
import { proved } from '../support/proved.ts';

const green = {
  result: 'passed',
  exitCode: 0,
  durationMs: 1,
  failures: [] as Verification['failures'],
} as Verification;

/** Each run takes 30 ms, and `answer` says what comes of it. */
function experimentsOn(
  sideBySide: boolean,
  answer: (label: string, count: number) => Partial<Verification> = () => ({}),
  more: Partial<ProofPort> = {},
) {
  const told = { labels: [] as string[], most: 0 };
  let sumMs = 0;
  let now = 0;
  const port = {
    remainingMs: () => 1e9,
    sideBySide,
    ...more,
    async run(_tree: string, label: string) {
      told.labels.push(label);
      told.most = Math.max(told.most, ++now);
      const startedMs = Date.now();
      await setTimeout(30);
      now--;
      const count = told.labels.filter((one) => one === label).length;
      const durationMs = Date.now() - startedMs;
      sumMs += durationMs;
      return { ...green, durationMs, ...answer(label, count) };
    },
  } as unknown as ProofPort;
  const context = { green, known: new Map(), twinned: new Map() } as unknown as ProofContext;
  return { told, sumMs: () => sumMs, experiments: openExperiments(port, context) };
}

const late: Partial<Verification> = {
  ...{ result: 'failed', exitCode: 1 },
  failures: [{ name: 'a sum', message: 'test timed out after 500ms' }],
};
const stopped = { result: 'timed-out', exitCode: null } as const;

test('the one begun ahead is run once, and their common time counts once', async () => {
  const { told, sumMs, experiments } = experimentsOn(true);
  await experiments.ahead('counter', 'b', 'npm test b');
  await experiments.run('alarm-0', 'a');
  expect(await experiments.run('counter', 'b', 'npm test b')).toMatchObject({ result: 'passed' });
  expect(told).toEqual({ labels: ['counter', 'alarm-0'], most: 2 });
  expect(experiments.runs()).toBe(2);
  expect(experiments.durationMs()).toBeLessThan(sumMs());
});

test('where two may not be at once, they are one after the other', async () => {
  const { told, sumMs, experiments } = experimentsOn(false);
  await experiments.ahead('counter', 'b');
  await experiments.run('alarm-0', 'a');
  await experiments.run('counter', 'b');
  expect(told).toEqual({ labels: ['alarm-0', 'counter'], most: 1 });
  expect(experiments.durationMs()).toBe(sumMs());
});

test.each([
  ['ran into its limit', stopped],
  ['was killed', { result: 'failed', exitCode: 137 } as const],
  ['has a test that waited for too long', late],
])('what %s beside another is asked again alone, and that counts', async (_, end) => {
  const { told, experiments } = experimentsOn(true, (label, count) => (label === 'counter' && count === 1 ? end : {}));
  await experiments.ahead('counter', 'b');
  await experiments.run('alarm-0', 'a');
  expect(await experiments.run('counter', 'b')).toMatchObject({ result: 'passed', exitCode: 0 });
  expect(told.labels).toEqual(['counter', 'alarm-0', 'counter']);
  expect(experiments.runs()).toBe(3);
  // A test that is red is red: it is not asked twice.
  const red = experimentsOn(true, () => ({ result: 'failed', exitCode: 1 }));
  await red.experiments.ahead('counter', 'b');
  await red.experiments.run('alarm-0', 'a');
  await red.experiments.run('counter', 'b');
  expect(red.told.labels).toHaveLength(2);
});

test.each([
  ['twelve runs', 'more than 12 runs would have been needed', 11, 1e9],
  ['the time that is left', 'the time that is left is too short for another run of the suite, which takes 0.0 s', 1, 1],
])('what is to be asked again alone keeps to %s', async (_, over, others, leftMs) => {
  let remainingMs = 1e9;
  const { told, experiments } = experimentsOn(true, (label) => (label === 'counter' ? late : {}), {
    remainingMs: () => remainingMs,
  });
  await experiments.ahead('counter', 'b');
  for (let at = 0; at < others; at++) await experiments.run(`alarm-${at}`, `a${at}`);
  remainingMs = leftMs;
  expect(await experiments.run('counter', 'b')).toBeUndefined();
  expect(experiments.over()).toBe(over);
  expect(told.labels).toHaveLength(others + 1);
});

test('what hangs alone as well is over, as ever; who leaves early waits for what was begun', async () => {
  const { told, experiments } = experimentsOn(true, (label) => (label === 'counter' ? stopped : {}));
  await experiments.ahead('counter', 'b');
  await experiments.run('alarm-0', 'a');
  expect(await experiments.run('counter', 'b')).toBeUndefined();
  expect(experiments.over()).toBe('counter ran into the time limit');
  await experiments.ahead('more', 'c');
  expect(told.labels).toHaveLength(3);
  const left = experimentsOn(true);
  {
    await using begun = left.experiments;
    await begun.ahead('counter', 'b');
  }
  expect(left.experiments.durationMs()).toBeGreaterThan(0);
});

test('a stop is asked for before each run, those ahead too, and none is begun after it', async () => {
  let asked = 0;
  const stopped = async () => (++asked > 2 ? 'the run was stopped' : undefined);
  const { told, experiments } = experimentsOn(true, () => ({}), { stopped });
  await experiments.ahead('counter', 'b');
  await experiments.run('alarm-0', 'a');
  // What runs already is no other run.
  expect(await experiments.run('counter', 'b')).toMatchObject({ result: 'passed' });
  await experiments.ahead('alarm-one', 'c');
  expect(await experiments.run('alarm-1', 'd')).toBeUndefined();
  expect(experiments.over()).toBe('the run was stopped');
  expect({ asked, labels: told.labels }).toEqual({ asked: 3, labels: ['counter', 'alarm-0'] });
});

test('a proof says the same with the counter-proof beside the alarm', { tags: 'full' }, async () => {
  const head =
    "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { price } from '../src/price.js';\n\n";
  const given = {
    base: { 'package.json': '{ "type": "module" }\n', 'src/price.js': 'export const price = (amount) => amount;\n' },
    attempt: {
      'src/price.js': 'export const price = (amount) => (amount > 100 ? amount * 0.9 : amount);\n',
      'test/ten.test.js': `${head}test('ten percent off', () => {\n  assert.equal(price(200), 180);\n});\n`,
    },
  };
  const labels: string[] = [];
  const [one, two] = [
    await proved(given),
    await proved({ ...given, sideBySide: true, runs: (label) => labels.push(label) }),
  ];
  expect(labels.slice(0, 3)).toEqual(['sources', 'counter', 'alarm-0']);
  expect(two.runs).toBe(one.runs);
  const told = ({ result, alarm, counter, reasons }: typeof one) => ({
    result,
    reasons,
    rang: alarm?.rang,
    asserts: counter?.asserts,
  });
  expect(told(two)).toEqual(told(one));
  expect(told(two)).toMatchObject({ result: 'proved', asserts: 1 });
});
