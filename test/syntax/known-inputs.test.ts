/** What tests put in is found in code, however much of both there is. */

import { expect, test } from 'vitest';
import { askedIn, knownInputs } from '../../src/syntax/known-inputs.ts';
import { computesWithin } from '../support/slow-machine.ts';

const names = (count: number, first: string) =>
  Array.from({ length: count }, (_, at) => first + ((at * 7919) % 1_000_003).toString(36).padStart(6, '0'));
const asked = (texts: readonly string[]) => ({
  path: 't.js',
  text: texts.map((text) => `f('${text}');\n`).join(''),
  tests: [],
});
const found = (text: string, texts: readonly string[]) => {
  const lines = new Set(text.split('\n').map((_, at) => at + 1));
  return knownInputs([{ path: 'a.js', text, lines }], [asked(texts)], () => false);
};

test.each([
  ['one long line', `const all = { ${names(4000, 's').map((name) => `${name}: 1`)} };\n`, names(4000, 's')],
  ['a long word', `if (x === 'abcdefg') return ${'a'.repeat(150_000)};\n`, ['abcdefg']],
  [
    'literals that are no inputs',
    names(12_000, 's')
      .map((name) => `'${name}',\n`)
      .join(''),
    names(12_000, 't'),
  ],
])('%s takes no time', async (_, text, texts) => {
  await computesWithin(4000, () => found(text, texts));
});

test('many expectations take no time, and change each where it stands', async () => {
  const texts = names(12_000, 's');
  const { text } = asked(texts);
  const expectations = [...text.matchAll(/'\w+'/g)].map(({ 0: own, index }) => {
    return { text: own, kind: 'string' as const, start: index, end: index + own.length, line: 1 };
  });
  const { inputs, answers } = await computesWithin(2000, () =>
    askedIn({ path: 't.js', text, tests: [{ start: 0, end: text.length, expectations, rows: [] }] }),
  );
  expect([inputs.length, answers.length]).toEqual([0, texts.length]);
  const known = await computesWithin(2000, () => found("const known = { s000000: 'a', s00063z: 'b' };\n", texts));
  expect(known?.production.get('a.js')).toBe("const known = { t111111: 'a', t11174a: 'b' };\n");
  expect(known?.tests.get('t.js')?.slice(0, 12)).toBe("f('t111111')");
});

test('keys of Perl need no quotes, as those of a record', () => {
  const known = found("my %plural = (\n  city => 'cities',\n  dish => 'dishes',\n);\n", ['city', 'dish', 'book']);
  expect(known?.production.get('a.js')).toContain('  djuz => ');
  expect(known?.keys.map(({ text }) => text)).toEqual(['city', 'dish']);
});

test('patterns of nothing but a value, keys of several parts, and the names of columns', () => {
  const patterns = found("const all = [\n  { form: /^P2Y$/, months: 24 },\n  { form: '^P3M$', months: 3 },\n];\n", [
    'P2Y',
    'P3M',
  ]);
  expect(patterns?.production.get('a.js')).toContain("{ form: /^Q3Z$/, months: 24 },\n  { form: '^Q4N$'");
  expect(patterns?.others).toBe(1);
  const joined = found('const cache = { "Linz|Graz": 2, "Wels>Graz": 3 };\n', ['Linz', 'Graz', 'Wels']);
  expect(joined?.keys.map(({ text, after }) => [text, after])).toEqual([
    ['Linz|Graz', 'Mjoa|Hsba'],
    ['Wels>Graz', 'Xfmt>Hsba'],
  ]);
});
