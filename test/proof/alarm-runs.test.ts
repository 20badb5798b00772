/** How many runs proofs take, and which of them are of the tests concerned alone. */

import { expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const head =
  "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { price } from '../src/price.js';\n\n";
const met = 'export function price(amount) {\n  return amount > 100 ? amount * 0.9 : amount;\n}\n';
const ten = "test('ten percent off', () => {\n  assert.equal(price(200), 180);\n});\n";
const shop: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/price.js': 'export function price(amount) {\n  return amount;\n}\n',
};

async function alarmsOf(base: Files, command?: string, tests?: string) {
  const labels: string[] = [];
  const attempt: Files = { 'src/price.js': met, 'test/ten.test.js': tests ?? head + ten };
  if (tests === '') delete attempt['test/ten.test.js'];
  const proof = await proved({ base, attempt, command, runs: (label) => labels.push(label) });
  return { proof, alarms: labels.filter((label) => label.startsWith('alarm')) };
}

test('a test of the base that did not hear another assertion is asked at once whether it can fail', async () => {
  const rarely = "test('rarely', () => {\n  if (process.env.NEVER) assert.ok(price(1) > 0);\n});\n";
  const { proof, alarms } = await alarmsOf({ ...shop, 'test/rarely.test.js': head + rarely });
  expect(proof).toMatchObject({ result: 'proved', alarm: { bent: 2, rang: 2 } });
  expect(alarms).toEqual(['alarm-0', 'alarm-1']);
});

test('a runner that stops at the first failure is asked twice for all tests, and then for the new ones', async () => {
  const runner =
    "import { readdirSync } from 'node:fs';\nlet count = 0;\nconst tests = [];\nglobalThis.test = (name, run) => tests.push({ name, run });\nfor (const file of readdirSync('test').sort()) await import(`./test/${file}`);\nfor (const { name, run } of tests) {\n  try {\n    run();\n    console.log(`ok ${++count} - ${name}`);\n  } catch (error) {\n    console.log(`not ok ${++count} - ${name}`);\n    process.exit(1);\n  }\n}\nconsole.log(`1..${count}`);\n";
  const own = head.replace("import test from 'node:test';\n", '');
  const old = (at: number) => `${own}test('stays ${at}', () => {\n  assert.equal(price(${at}), ${at});\n});\n`;
  const files = Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`test/at-${at}.test.js`, old(at)]));
  const base = { ...shop, ...files, 'run.js': runner };
  const { proof, alarms } = await alarmsOf(base, 'node run.js', own + ten);
  expect(proof).toMatchObject({ result: 'proved', reasons: [] });
  expect(proof.alarm?.unusable).toContain('stays 3: the runner stopped before it');
  expect(alarms).toEqual(['alarm-0', 'alarm-0-1', 'alarm-0-2']);
  // Where there is no new one, four of them have to speak.
  const old5 = await alarmsOf(base, 'node run.js', '');
  expect(old5.proof.alarm).toMatchObject({ rang: 4, unusable: ['stays 5: the runner stopped before it'] });
  expect(old5.alarms).toHaveLength(4);
});

async function runsOf(attempt: Files, picks = true) {
  const labels: string[] = [];
  const base = { ...shop, 'test/old.test.js': `${head}test('old', () => assert.equal(price(1), 1));\n` };
  const runs = (label: string, only?: string) => labels.push(only === undefined ? label : `${label}, picked`);
  const proof = await proved({ base, attempt, picks, runs });
  return { proof, labels };
}

test('a new test that hears nothing is convicted by its own tree: the base is not asked', async () => {
  const never = "test('never', () => {\n  const later = () => assert.equal(price(200), 180);\n  void later;\n});\n";
  const { proof, labels } = await runsOf({ 'src/price.js': met, 'test/never.test.js': head + never });
  expect(proof).toMatchObject({ result: 'disproved', alarm: { silent: ['never'] } });
  expect(labels.filter((label) => label.startsWith('alarm'))).toEqual(['alarm-0', 'alarm-1', 'alarm-start']);
});

test('lines that no test hears take two runs, however many they are', async () => {
  const lines = (name: string) => `export function ${name}(list) {\n  list.push(1);\n  return list;\n}\n`;
  const more = `${['a', 'b', 'c', 'd'].map(lines).join('')}export const rate = 90;\n`;
  const rate = head.replace("{ price } from '../src/price.js'", "{ rate } from '../src/more.js'");
  const asked = "test('rate', () => {\n  assert.equal(rate, 90);\n});\n";
  const { proof, labels } = await runsOf({ 'src/more.js': more, 'test/rate.test.js': rate + asked });
  expect(proof).toMatchObject({ result: 'unproved' });
  expect(proof.reasons.join()).toContain('no test hears `list.push(1);`');
  const lessRuns = labels.filter((label) => label.startsWith('without'));
  expect(lessRuns).toEqual(['without-a-line, picked', 'without-lines, picked']);
});

test('whether a loop is come to is asked of the tests with it alone, once they are known to run', async () => {
  const each =
    "test('each', () => {\n  for (const amount of [200, 300].filter((one) => one > 100)) {\n    assert.equal(price(amount), amount * 0.9);\n  }\n  assert.equal(price(200), 180);\n  for (const amount of all()) {\n    assert.equal(price(amount), 90);\n  }\n});\nconst all = () => [100 / 1].map((one) => one).filter(() => true);\n";
  const { labels } = await runsOf({ 'src/price.js': met.replace('> 100', '>= 100'), 'test/each.test.js': head + each });
  expect(labels).toContain('failing-where-it-asserts, picked');
  expect(labels).not.toContain('failing-where-it-asserts');
});

test('a second bend is asked of the files of the tests alone, where the whole command has named another test of each', async () => {
  const both = `${ten}test('a part', () => {\n  assert.ok(Math.abs(price(300) - 270) < 2);\n});\n`;
  const { proof, labels } = await runsOf({ 'src/price.js': met, 'test/ten.test.js': head + both });
  expect(proof).toMatchObject({ result: 'proved', alarm: { rang: 3 } });
  expect(labels.filter((label) => label.startsWith('alarm'))).toEqual(['alarm-0', 'alarm-1, picked']);
});

test('what is accused already is not bent any more', async () => {
  const loose = "test('a message in the place of a value', () => {\n  assert.ok(price(200), 190);\n});\n";
  const { proof, labels } = await runsOf({ 'src/price.js': met, 'test/loose.test.js': head + loose });
  expect(proof).toMatchObject({ result: 'disproved', alarm: { bent: 0, stopped: true } });
  expect(labels.filter((label) => !label.startsWith('sources'))).toEqual(['stricter', 'as-strict']);
});
