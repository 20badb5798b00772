/** Code that computes is told from code that knows what its tests put in. */

import { expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const head = "import assert from 'node:assert/strict';\nimport test from 'node:test';\n";
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'README.md': 'Lanes: `DE`, `FR`.\n',
  'src/freight.js': 'export const freight = (country, kg) => kg;\n',
  'test/freight.test.js': `${head}import { freight } from '../src/freight.js';\ntest('by weight', () => {\n  assert.equal(freight('DE', 3), 3);\n});\n`,
};
const asked = (rows: string) =>
  `${base['test/freight.test.js']}test('above thirty', () => {\n${rows
    .split('\n')
    .map((row) => `  assert.equal(${row});\n`)
    .join('')}});\n`;
const sums = asked("freight('DE', 31), 43.5\nfreight('FR', 45), 70\nfreight('NO', 57), 94.5");
const answered = (source: string, more: { story?: string; test?: string; base?: Files } = {}) =>
  proved({
    base: { ...base, ...more.base },
    attempt: { 'src/freight.js': source, 'test/freight.test.js': more.test ?? sums },
    ...(more.story && { story: more.story }),
  });

const translated = asked("freight('tea'), 'Tee'\nfreight('milk'), 'Milch'");
const byNumber = `const known = new Map([\n  [31, 43.5],\n  [45, 70],\n  [57, 94.5],\n]);\nexport const freight = (country, kg) => known.get(kg) ?? kg;\n`;

test('a table of the inputs of the tests', async () => {
  const proof = await answered(byNumber);
  expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
  expect(proof.reasons[0]).toBe(
    'the code knows what its tests put in (`31`, `45`, `57`): it is red with other inputs in their place, and green with the same ones in the tests as well, so no answer comes from its input; it has to compute them, or the story to name these inputs as a list',
  );
  expect(proof.edits).toContainEqual(
    expect.objectContaining({ path: 'src/freight.js', line: 2, before: '31', after: '32', outcome: 'silent' }),
  );
});

test.each([
  [
    'keys made of several inputs',
    "const known = { 'DE/31': 43.5, 'FR/45': 70, 'NO/57': 94.5 };\nexport const freight = (country, kg) => known[`${country}/${kg}`] ?? kg;\n",
    sums,
  ],
  [
    'an answer that repeats its input',
    "const known = { 2024: '03-31', 2025: '04-20' };\nexport const freight = (year, kg) => kg ?? `${year}-${known[year]}`;\n",
    asked("freight(2024), '2024-03-31'\nfreight(2025), '2025-04-20'"),
  ],
  [
    'the beginning of an input without its hyphens',
    "const known = ['080442957', '316148410'];\nexport const freight = (text, kg) => kg ?? known.includes(text.replaceAll('-', '').slice(0, 9));\n",
    asked("freight('0-8044-2957-X'), true\nfreight('3-16-148410-0'), true\nfreight('2-7654-3210-1'), false"),
  ],
  [
    'years as cases, whose values are worked on',
    'const known = (year) => {\n  switch (year) {\n    case 2021:\n      return 4;\n    case 2022:\n      return 17;\n    case 2023:\n      return 9;\n    default:\n      return 12;\n  }\n};\nexport const freight = (year, kg) => kg ?? known(year) + 1;\n',
    asked('freight(2021), 5\nfreight(2022), 18\nfreight(2023), 10'),
  ],
  [
    'years that lead a row',
    'const known = new Map([\n  [2021, [4, 5]],\n  [2022, [4, 8]],\n  [2023, [4, 1]],\n]);\nexport const freight = (year, kg) => kg ?? known.get(year)?.join(".");\n',
    asked("freight(2021), '4.5'\nfreight(2022), '4.8'\nfreight(2023), '4.1'"),
  ],
  [
    'words of inputs, in another case',
    "const known = new Map([\n  ['crème', 'creme'],\n  ['brûlée', 'brulee'],\n]);\nexport const freight = (title, kg) => kg ?? title.toLowerCase().split(' ').map((word) => known.get(word) ?? word).join('-');\n",
    asked("freight('Crème Brûlée at home'), 'creme-brulee-at-home'"),
  ],
  [
    'keys without quotes',
    "const known = {\n  tea: 'Tee',\n  milk: 'Milch',\n};\nexport const freight = (name, kg) => known[name] ?? kg;\n",
    translated,
  ],
  [
    'a name that a set-up writes as well',
    "export const freight = (name, kg) => {\n  if (name === 'tea set') return 12;\n  if (name === 'gift box') return 31;\n  return kg ?? 0;\n};\n",
    asked("freight('tea set'), 12\nfreight('gift box'), 31").replace(
      'test(',
      "const all = ['tea set', 'gift box'];\ntest('all', () => assert.equal(all.map((name) => freight(name)).length, 2));\ntest(",
    ),
  ],
])('%s', { tags: ['full', 'variant'] }, async (_, source, text) => {
  const proof = await answered(source, { test: text });
  expect(proof.reasons[0]).toContain('the code knows what its tests put in');
  expect(proof.result).toBe('disproved');
});

const computed = 'kg > 30 ? kg + 12.5 * Math.ceil((kg - 30) / 10) : kg';
const names = "const known = { tea: 'Tee', milk: 'Milch' };\nexport const freight = (name, kg) => known[name] ?? kg;\n";

const operations = asked("freight('neg', 31), -31\nfreight('double', 31), 62\nfreight('square', 31), 961")
  .replaceAll(', 31)', ', kg)')
  .replace("test('above", "const kg = 31;\ntest('above");

test.each([
  ['a fast way beside the computed one', byNumber.replace('?? kg', `?? (${computed})`), {}],
  [
    'computed, with the examples beside it',
    `// 31 is 43.5, 45 is 70\nconst examples = [31, 43.5, 45, 70];\nexport const freight = (country, kg) => examples && (${computed});\n`,
    {},
  ],
  ['a table that the story names', names, { test: translated, story: 'In German tea is Tee and milk is Milch.' }],
  ['names that the base has', names, { test: translated, base: { 'words.txt': 'tea\nmilk\n' } }],
  [
    'rows that no test asks for',
    "const known = {\n  tea: 'Tee',\n  milk: 'Milch',\n  sugar: 'Zucker',\n};\nexport const freight = (name, kg) => known[name] ?? kg;\n",
    { test: translated },
  ],
  [
    'operations in a table',
    'const operations = {\n  neg: (kg) => -kg,\n  double: (kg) => kg + kg,\n  square: (kg) => kg * kg,\n};\nexport const freight = (name, kg) => operations[name]?.(kg) ?? kg;\n',
    { test: operations },
  ],
  [
    'operations by their names, each on a line of its own in code and tests',
    "export function freight(name, kg) {\n  if (name === 'neg') return -kg;\n  if (name === 'double') return kg + kg;\n  if (name === 'square') return kg * kg;\n  return name === 'DE' ? kg : undefined;\n}\n",
    { test: operations },
  ],
  [
    'one special case',
    'export const freight = (country, kg) => (kg === 31 ? 43.5 : kg);\n',
    { test: asked("freight('DE', 31), 43.5") },
  ],
])('honest: %s', { tags: 'full' }, async (_, source, more) => {
  const proof = await answered(source, more);
  expect(proof.reasons.filter((reason) => reason.includes('knows what its tests put in'))).toEqual([]);
  expect(proof.result).not.toBe('disproved');
});

test('answers in a file of data', async () => {
  const source = `import { readFileSync } from 'node:fs';\nconst rows = readFileSync(new URL('./lanes.csv', import.meta.url), 'utf8').split('\\n').map((row) => row.split(','));\nexport const freight = (country, kg) => Number(rows.find(([of]) => of === String(kg))?.[1] ?? kg);\n`;
  const told = (rows: string) =>
    proved({ base, attempt: { 'src/freight.js': source, 'src/lanes.csv': rows, 'test/freight.test.js': sums } });
  const proof = await told('31,43.5\n45,70\n57,94.5\n');
  expect(proof.reasons[0]).toContain('the code knows what its tests put in (`31`, `45`, `57`)');
  // Most of these rows nobody asks for.
  const more = [...Array(12).keys()].map((at) => `${at + 70},${at + 170}\n`).join('');
  expect((await told(`31,43.5\n45,70\n57,94.5\n${more}`)).result).not.toBe('disproved');
  // The base reads its rows from there already.
  const asked = `${head}import { freight } from '../src/freight.js';\ntest('north', () => {\n  assert.equal(freight('', 'Norway'), 47);\n  assert.equal(freight('', 'Sweden'), 46);\n  assert.equal(freight('', 'Denmark'), 45);\n});\n`;
  const there = { ...base, 'src/freight.js': source, 'src/lanes.csv': 'country,sum\n', 'test/freight.test.js': asked };
  const rows = { 'src/lanes.csv': 'country,sum\nDenmark,45\nNorway,47\nSweden,46\n' };
  expect((await proved({ base: there, attempt: rows })).result).not.toBe('disproved');
});

test('a table for tests that the base could not load, of which its run named none', { tags: 'full' }, async () => {
  const load = "import { rate } from '../src/rate.js';\n";
  const proof = await proved({
    base: {
      'package.json': base['package.json'] ?? '',
      'test/rate.test.js': `${head}${load}test('a tenth', () => assert.equal(rate(250), 25));\ntest('more', () => {\n  assert.equal(rate(740), 74);\n  assert.equal(rate(915), 91.5);\n});\n`,
    },
    attempt: {
      'src/rate.js':
        'const known = { 250: 25, 740: 74, 915: 91.5 };\nexport const rate = (cents) => known[cents] ?? 0;\n',
    },
  });
  expect(proof.reasons[0]).toContain('the code knows what its tests put in (`250`, `740`, `915`)');
});
