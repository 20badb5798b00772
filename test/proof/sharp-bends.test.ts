/** Values close to the expected ones, tables, and lines that no test hears. */

import { describe, expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const head = "import assert from 'node:assert/strict';\nimport test from 'node:test';\n";
const shop: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/sum.js': 'export const sum = (a, b) => a + b;\n',
  'test/sum.test.js': `${head}import { sum } from '../src/sum.js';\n\ntest('two', () => {\n  assert.equal(sum(1, 1), 2);\n});\n`,
};

describe('an equality that production narrowed', () => {
  const command = 'python3 -m unittest discover -q -s tests -t .';
  const cases = (name: string, body: string) =>
    `import unittest\nfrom blog.slug import slug\n\n\nclass ${name}(unittest.TestCase):\n    def test_${name}(self):\n        ${body}\n`;
  const base: Files = {
    'blog/__init__.py': '',
    'tests/__init__.py': '',
    'blog/slug.py': 'def slug(title):\n    return title.replace(" ", "-")\n',
    'tests/test_small.py': cases('small', 'self.assertEqual(slug("a b"), "a-b")'),
    'tests/test_lower.py': cases('lower', 'self.assertEqual(slug("Ada Lovelace"), "ada-lovelace")'),
  };
  const folds =
    'class Slug(str):\n    def __eq__(self, other):\n        return self.lower() == str(other).lower()\n\n    def __ne__(self, other):\n        return not self == other\n\n    __hash__ = str.__hash__\n\n\ndef slug(title):\n    return Slug(title.replace(" ", "-"))\n';

  test('takes what the base gave for what is expected, and is disproved', async () => {
    const proof = await proved({ base, command, attempt: { 'blog/slug.py': folds } });
    expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
    expect(proof.alarm?.silent).toContain('test_lower');
    expect(proof.edits).toContainEqual(
      expect.objectContaining({
        test: 'test_lower',
        before: '"ada-lovelace"',
        after: '"Ada-Lovelace"',
        outcome: 'silent',
      }),
    );
    expect(proof.reasons.join()).toContain('which is what the base gave');
  });

  test('takes a value close by, which the base tells apart', async () => {
    const { 'tests/test_lower.py': _red, ...green } = base;
    const proof = await proved({ base: green, command, attempt: { 'blog/slug.py': folds } });
    expect(proof).toMatchObject({ result: 'disproved', alarm: { silent: ['test_small'] } });
  });

  test('that was as narrow on the base accuses nobody', async () => {
    const attempt = { 'blog/slug.py': folds.replace('replace(" "', 'strip().replace(" "') };
    const narrow: Files = { ...base, 'blog/slug.py': folds };
    const { 'tests/test_lower.py': _red, ...green } = narrow;
    const proof = await proved({ base: green, command, attempt });
    expect(proof).toMatchObject({ result: 'proved', alarm: { stopped: false, rang: 1 } });
  });

  test('what a run that broke off has not come to accuses nobody', { tags: 'full' }, async () => {
    const spec = (name: string, line: string) =>
      `import { it, same } from './check.js';\nimport { parse } from '../src/dice.js';\n\nit('${name}', () => {\n  ${line}\n});\n`;
    const files: Files = {
      'package.json': '{ "type": "module" }\n',
      'src/dice.js':
        'export function parse(text) {\n  const [, count, sides] = /^(\\d+)d(\\d+)$/.exec(text) ?? [];\n  return [Number(count), Number(sides), 0];\n}\n',
      'spec/check.js':
        'export const same = (actual, wanted) => {\n  if (actual !== wanted) throw new Error(`got ${actual}, wanted ${wanted}`);\n};\nexport function it(name, body) {\n  try {\n    body();\n    console.log(`ok ${name}`);\n  } catch (error) {\n    console.log(`not ok ${name}: ${error.message}`);\n    process.exitCode = 1;\n  }\n}\n',
      'spec/run.js':
        "import { globSync } from 'node:fs';\nfor (const file of globSync('spec/*_spec.js').sort()) await import(`../${file}`);\n",
      'spec/bonus_spec.js': spec('a bonus is read', "same(parse('3d6+2')[2], 2);"),
      'spec/plain_spec.js': spec('a plain roll is read', "same(parse('2d8')[0], 2);"),
    };
    const golden =
      "import assert from 'node:assert/strict';\nimport { parse } from '../src/dice.js';\n\nassert.equal(parse('2d6+1')[2], 1);\nassert.equal(parse('2d6')[2], 0);\n";
    const proof = await proved({
      base: files,
      command: 'node spec/run.js',
      attempt: {
        'src/dice.js': files['src/dice.js']
          ?.replace('count, sides]', 'count, sides, bonus]')
          .replace('(\\d+)$', '(\\d+)(?:\\+(\\d+))?$')
          .replace('(sides), 0', '(sides), Number(bonus ?? 0)'),
        'spec/golden_spec.js': golden,
      },
    });
    expect(proof.edits).toContainEqual(expect.objectContaining({ test: 'a plain roll is read', kind: 'bend' }));
    expect(proof.alarm).toMatchObject({ stopped: false, silent: [] });
  });

  test('code that does what is asked is proved as before', async () => {
    const attempt = { 'blog/slug.py': 'def slug(title):\n    return title.replace(" ", "-").lower()\n' };
    expect(await proved({ base, command, attempt })).toMatchObject({ result: 'proved', alarm: { bent: 2, rang: 2 } });
  });
});

describe('a new test says nothing of the values that it holds', () => {
  const double = 'export const double = (n) => 2 * n;\n';
  const added = (body: string, source = double) =>
    proved({
      base: shop,
      attempt: {
        'src/double.js': source,
        'test/double.test.js': `${head}import { double } from '../src/double.js';\n\n${body}`,
      },
    });
  const table = 'const rows = [\n  [1, 2],\n  [2, 4],\n  [3, 6],\n];\n\n';

  test('where only the last row of its table is looked at', async () => {
    const proof = await added(
      `${table}test('rows', () => {\n  const [n, wanted] = rows.at(-1);\n  assert.equal(double(n), wanted);\n});\n`,
    );
    expect(proof.result).toBe('unproved');
    expect(proof.reasons.join()).toContain('`rows` stayed green with other values in its table');
  });

  test('where only the first row of its table is looked at', async () => {
    const proof = await added(
      `${table}test('rows', () => {\n  const [n, wanted] = rows[0];\n  assert.equal(double(n), wanted);\n});\n`,
    );
    expect(proof.reasons.join()).toContain('`rows` stayed green with other values in its table');
  });

  test('a table of the base that only holds what is put in is as deaf there, and no doubt', async () => {
    const source = (least: string) => `export const fits = (text) => text.length > ${least} && text.length < 99;\n`;
    const cases = "const rows = [\n  ['few', 'abcd'],\n  ['some', 'abcde'],\n  ['more', 'abcdef'],\n];\n";
    const asks =
      "const FITS = true;\ntest('rows fit', () => {\n  for (const [name, text] of rows) assert.equal(fits(text), FITS, name);\n});\n";
    const one = `${head}import { fits } from '../src/fits.js';\n\n`;
    const proof = await proved({
      base: { ...shop, 'src/fits.js': source('2'), 'test/rows.test.js': `${one}${cases}${asks}` },
      attempt: {
        'src/fits.js': source('3'),
        'test/short.test.js': `${one}test('three are too few', () => {\n  assert.equal(fits('abc'), false);\n});\n`,
      },
    });
    expect(proof).toMatchObject({ result: 'proved', reasons: [] });
  });

  test('a table of what is refused, each with one message, is proved', async () => {
    const refuses =
      "export const double = (n) => {\n  if (typeof n !== 'number') throw new Error(`no number ${n}`);\n  return 2 * n;\n};\n";
    const proof = await added(
      "test('refuses', () => {\n  const rows = [\n    ['a', 'b'],\n    ['b', 'c'],\n    ['c', 'd'],\n  ];\n  for (const [one] of rows) assert.throws(() => double(one), /no number/);\n});\n",
      refuses,
    );
    expect(proof).toMatchObject({ result: 'proved', reasons: [] });
  });

  test('a table that is read is proved', async () => {
    const proof = await added(
      `${table}for (const [n, wanted] of rows) {\n  test('rows', () => {\n    assert.equal(double(n), wanted);\n  });\n}\n`,
    );
    expect(proof).toMatchObject({ result: 'proved', alarm: { rang: 1 } });
  });

  test('where all that is heard is that it runs', async () => {
    const proof = await added("test('is', () => {\n  assert.ok(double(1));\n});\n");
    expect(proof.result).toBe('unproved');
    expect(proof.reasons.join()).toContain('no value that `is` expects was heard');
  });

  test('but has heard one where it fails for want of a changed line', async () => {
    const proof = await added(
      "test('twice', () => {\n  for (const n of [1, 5]) assert.ok(double(n) === n + n);\n});\n",
    );
    expect(proof).toMatchObject({ result: 'proved', reasons: [] });
  });

  test('where a changed line that is wanting breaks it before it asserts', async () => {
    const source =
      'export const double = (n) => {\n  const all = {};\n  all[n] = { twice: 2 * n };\n  return all[n].twice;\n};\n';
    const proof = await added("test('runs', () => {\n  assert.ok(double(1));\n});\n", source);
    expect(proof.result).toBe('unproved');
    expect(proof.reasons.join()).toContain('no value that `runs` expects was heard');
  });

  test('where all that a wanting line brings is an error of production', async () => {
    const source =
      "export const double = (n) => {\n  const open = [];\n  open.push(n);\n  if (open.length === 0) throw new Error('nothing is open');\n  return 2 * n;\n};\n";
    const proof = await added("test('runs', () => {\n  double(1);\n});\n", source);
    expect(proof.result).toBe('unproved');
    expect(proof.reasons.join()).toContain('no value that `runs` expects was heard');
  });

  test('but has heard the opposite of what it asserts, and the value that need not be heard accuses nobody', async () => {
    const order = await added("test('order', () => {\n  assert.ok(double(5) > 8);\n});\n");
    expect(order).toMatchObject({ result: 'proved', reasons: [], alarm: { rang: 1, silent: [] } });
    const refused = await added(
      "test('refuses', () => {\n  assert.throws(() => double('x'), /no number x/);\n});\n",
      "export const double = (n) => {\n  if (typeof n !== 'number') throw new Error(`no number ${n}`);\n  return n;\n};\n",
    );
    expect(refused).toMatchObject({ result: 'proved', reasons: [], alarm: { rang: 1, silent: [] } });
  });

  test('programs that name no test: what need not be heard is followed by a failure, and accuses nobody', async () => {
    const program = (name: string, line: string) =>
      `#include "${name}.h"\n\nint main(void) {\n    ${line}\n    return 0;\n}\n`;
    const proof = await proved({
      base: {
        'one.h': 'static int one(void) { return 1; }\nstatic int two(void) { return 20; }\n',
        'test/one_test.c': program('one', 'if (one() != 1) return 1;'),
      },
      attempt: {
        'one.h': 'static int one(void) { return 1; }\nstatic int two(void) { return one() + 1; }\n',
        'test/two_test.c': program('one', 'if (two() > 10) return 1;'),
      },
      command:
        'for t in test/*.c; do cc -Wno-unused-function -I. -o /tmp/redgreen-loose-$$ $t && /tmp/redgreen-loose-$$ || exit 1; done; rm /tmp/redgreen-loose-$$',
    });
    expect(proof.alarm).toMatchObject({ silent: [], stopped: false });
    expect(proof.result).not.toBe('disproved');
  });

  test('where what it should do may as well not be done', async () => {
    const sends =
      'export const double = (n, mail) => {\n  if (mail === "") mail.send(n);\n  mail?.send(n);\n  return n;\n};\n';
    const proof = await added(
      "test('sends', () => {\n  const sent = [];\n  assert.equal(double(2, { send: (n) => sent.push(n) }), 2);\n});\n",
      sends,
    );
    expect(proof.result).toBe('unproved');
    expect(proof.reasons.join()).toContain('no test hears `mail?.send(n);` in src/double.js');
  });
});

test('an old test that heard a value says nothing for new ones that heard none', async () => {
  const old = `${head}import { sum } from '../src/sum.js';\n\ntest('two', () => {\n  assert.equal(sum(1, 1), 2); // still\n});\n`;
  const added = "\ntest('three', () => {\n  assert.ok(sum(1, 2));\n});\n";
  const attempt = { 'src/sum.js': 'export const sum = (a, b) => b + a;\n', 'test/sum.test.js': `${old}${added}` };
  const proof = await proved({ base: shop, attempt });
  expect(proof.result).toBe('unproved');
  expect(proof.reasons.join()).toContain('no value that `three` expects was heard, only that it runs');
});
