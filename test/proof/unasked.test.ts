/** New tests over a green base that ask nothing of the story: told, and nobody is accused. */

import { expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const head = "import assert from 'node:assert/strict';\nimport test from 'node:test';\n";
const imports = "import { fields } from '../src/csv.js';\n\n";
const one = (name: string, line: string, wanted: string) =>
  `test('${name}', () => {\n  assert.deepEqual(fields('${line}'), ${wanted});\n});\n`;
const plain = one('plain', 'a,b', "['a', 'b']");
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/csv.js': "export const fields = (line) => line.split(',');\n",
  'test/csv.test.js': head + imports + plain,
};
const idle = "export function fields(line) {\n  const all = line.split(',');\n  return all.map((field) => field);\n}\n";
const trims = "export const fields = (line) => line.split(',').map((field) => field.trim());\n";
const spaces = one('spaces', 'a, b', "['a', 'b']");

test('where all of them are green without the change, nothing is proved', async () => {
  const attempt = {
    'src/csv.js': idle,
    'test/more.test.js': `${head + imports}${one('three', 'a,b,c', "['a', 'b', 'c']")}${one('quotes', '"a,b"', "['\"a', 'b\"']")}`,
  };
  const proof = await proved({ base, attempt });
  expect(proof).toMatchObject({ result: 'unproved', alarm: { stopped: false, silent: [] } });
  expect(proof.reasons).toEqual(['`three`, `quotes` are green without the change: no test asks for it']);
});

test('a change without a test is proved where a test that was there hears it', { tags: 'full' }, async () => {
  const collects = (line: string) =>
    `export const counts = [];\nexport function fields(line) {\n  const all = [];\n  for (const field of line.split(',')) all[all.length] = field;\n  ${line}\n  return all;\n}\n`;
  const unheard = await proved({ base, attempt: { 'src/csv.js': collects('counts.push(all.length);') } });
  expect(unheard).toMatchObject({ result: 'unproved', alarm: { stopped: false } });
  expect(unheard.reasons).toEqual(['no test hears `counts.push(all.length);` in src/csv.js']);
  expect((await proved({ base, attempt: { 'src/csv.js': collects('all.reverse();\n  all.reverse();') } })).result).toBe(
    'proved',
  );
});

test('one that is red without it is enough', { tags: ['full', 'variant'] }, async () => {
  const attempt = {
    'src/csv.js': trims,
    'test/more.test.js': `${head + imports}${one('three', 'a,b,c', "['a', 'b', 'c']")}${spaces}`,
  };
  expect(await proved({ base, attempt })).toMatchObject({ result: 'proved', reasons: [] });
});

test('tests of the base that are rearranged beside a change are no new ones', {
  tags: ['full', 'variant'],
}, async () => {
  const apart = plain.replace("'plain'", "'two fields'") + plain.replace("'plain'", "'two fields again'");
  const proof = await proved({ base, attempt: { 'src/csv.js': idle, 'test/csv.test.js': head + imports + apart } });
  expect(proof).toMatchObject({ result: 'proved', counter: { added: 2, asserts: 0, missing: 0 } });
});

test('a new test that leaves before its last value is heard, and proves nothing', async () => {
  const leaves = `test('quoted', () => {\n  assert.equal(typeof quotes, 'boolean');\n  if (!quotes) return;\n  assert.deepEqual(fields('"a,b"'), ['a,b']);\n});\n`;
  const attempt = {
    'src/csv.js': `${base['src/csv.js']}export const quotes = false;\n`,
    'test/quotes.test.js': head + imports.replace('fields', 'fields, quotes') + leaves,
  };
  const proof = await proved({ base, attempt });
  expect(proof).toMatchObject({ result: 'unproved', alarm: { stopped: false } });
  expect(proof.reasons.join()).toContain('`quoted` stayed green with another value at its end');
});

test('a red test of the base that never comes to its last value proves nothing', async () => {
  const calls = `test('each', () => {\n  assert.deepEqual(fields('a, b'), ['a', 'b']);\n  fields('a', (field) => {\n    assert.equal(field, 'a');\n  });\n});\n`;
  const red = { ...base, 'test/each.test.js': head + imports + calls };
  const proof = await proved({ base: red, attempt: { 'src/csv.js': trims } });
  expect(proof.result).toBe('unproved');
  const each = trims
    .replace('(line)', '(line, tell = () => {})')
    .replace('field.trim()', '(tell(field.trim()), field.trim())');
  expect(await proved({ base: red, attempt: { 'src/csv.js': each } })).toMatchObject({ result: 'proved' });
});

test('a last value that may be any, but has to be written as it is, is read out of the test', async () => {
  const told = `test('told', () => {\n  let all = 0;\n  fields('a, b', (field, count) => {\n    assert.equal(field, 'b');\n    assert.equal(count, 20);\n    all++;\n  });\n  assert.ok(all > 0);\n});\n`;
  const red = { ...base, 'test/told.test.js': head + imports + told };
  const reads =
    "export function fields(line, tell) {\n  const count = /count, (\\d+)\\)/.exec(String(tell))?.[1];\n  if (count) tell('b', Number(count));\n  return line.split(',');\n}\n";
  const proof = await proved({ base: red, attempt: { 'src/csv.js': reads } });
  expect(proof).toMatchObject({ result: 'disproved', alarm: { silent: ['told'] } });
  expect(proof.reasons.join()).toContain('the code depends on how its tests are written');
});

test('numbers that are all written in the code may be all that it knows', { tags: ['full', 'variant'] }, async () => {
  const rows = [
    ['DE', 28.25],
    ['FR', 59.5],
    ['NO', 94.2],
  ] as const;
  const quoted = `${head}import { quote } from '../src/quote.js';\n\ntest('quotes', () => {\n${rows.map(([to, sum]) => `  assert.equal(quote('${to}'), ${sum});\n`).join('')}});\n`;
  const shop = { ...base, 'src/quote.js': 'export const quote = () => 0;\n', 'test/quote.test.js': quoted };
  // By their first letters: no input of the tests stands in it.
  const known = `const known = ${JSON.stringify(rows.map(([, sum]) => sum))};\nexport const quote = (to) => known['DFN'.indexOf(to[0])] ?? 0;\n`;
  const proof = await proved({ base: shop, attempt: { 'src/quote.js': known } });
  expect(proof).toMatchObject({ result: 'unproved', alarm: { stopped: false } });
  expect(proof.reasons).toEqual([
    'all 3 numbers that the tests expect are written in src/quote.js: it may only know their answers',
  ]);
  const told = await proved({ base: shop, attempt: { 'src/quote.js': known }, story: 'FR costs 59.5.' });
  expect(told.result).toBe('proved');
});

test('a story that asks for speed wants the same as before: that new tests are green without it is none of their faults', {
  tags: ['full', 'variant'],
}, async () => {
  const attempt = {
    'src/csv.js': idle,
    'test/more.test.js': `${head + imports}${one('three', 'a,b,c', "['a', 'b', 'c']")}`,
  };
  const faster = await proved({ base, attempt, story: 'Make fields faster, and add a test with three.' });
  expect(faster).toMatchObject({ result: 'proved', counter: { green: ['three'] } });
  const deaf = {
    ...attempt,
    'test/more.test.js': `${head}test('three', () => {\n  assert.deepEqual('a,b'.split(','), ['a', 'b']);\n});\n`,
  };
  expect((await proved({ base, attempt: deaf, story: 'Make fields faster.' })).result).toBe('disproved');
});
