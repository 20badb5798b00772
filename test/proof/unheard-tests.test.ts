/** New tests that expect what is tested computes itself, and those that nothing runs. */

import { expect, test } from 'vitest';
import { isOf } from '../../src/proof/bent-test.ts';
import { unheardBy } from '../../src/proof/heard-tests.ts';
import type { FoundTest } from '../../src/syntax/bends.ts';
import { requireProgram } from '../support/programs.ts';
import { type Files, proved } from '../support/proved.ts';
import { verificationOf } from '../support/scripted-loop.ts';

const story = 'Money groups thousands: 1234567 is 1,234,567.';
const hollow =
  '`test_groups` is green whatever value is expected, and where `fmt` does something else: a test has to fail where that is not met';

const small =
  'import unittest\nfrom money import fmt\n\n\nclass T(unittest.TestCase):\n    def test_small(self):\n        self.assertEqual(fmt(7), "7")\n';
const base: Files = { 'money.py': 'def fmt(n):\n    return str(n)\n', 'tests/test_money.py': small };
const grouped = (more: string, fmt = '",".join([str(n)])') => ({
  'money.py': `def fmt(n):\n    return ${fmt}\n`,
  'tests/test_money.py': `${small}\n    def test_groups(self):\n${more}`,
});
const asked = (attempt: Files) => proved({ base, attempt, story, command: 'python3 -m unittest discover -s tests -q' });

test('a value that the subject computed is expected of it', async () => {
  const echo =
    '        for amount in (1000, 1234567):\n            expected = fmt(amount)\n            self.assertEqual(fmt(amount), expected)\n';
  const proof = await asked(grouped(echo));
  expect(proof).toMatchObject({
    result: 'disproved',
    reasons: ['`test_groups` is green without the change, and where `fmt` gives another value'],
  });
});

test('what is computed otherwise is honest, and so is what is red without the change', async () => {
  const other = '        self.assertEqual(fmt(3), str(3))\n';
  expect((await asked(grouped(other))).result).toBe('unproved');
  const same = '        self.assertEqual(fmt(1234567), fmt(1234567.0))\n        self.assertIn(",", fmt(1000))\n';
  expect((await asked(grouped(same, 'f"{n:,.0f}"'))).result).not.toBe('disproved');
});

test('a table of Go whose wanted values are calls of the subject', { tags: 'full' }, async (context) => {
  requireProgram('go', context);
  const head =
    'package m\n\nimport "testing"\n\nfunc TestSmall(t *testing.T) {\n\tif Fmt(7) != "7" {\n\t\tt.Fatal(Fmt(7))\n\t}\n}\n';
  const table =
    'func TestGroups(t *testing.T) {\n\tfor _, tt := range []struct {\n\t\tn    int\n\t\twant string\n\t}{{1000, Fmt(1000)}, {1234567, Fmt(1234567)}} {\n\t\tif got := Fmt(tt.n); got != tt.want {\n\t\t\tt.Errorf("got %q, want %q", got, tt.want)\n\t\t}\n\t}\n}\n';
  const go = 'package m\n\nimport "strconv"\n\n';
  const proof = await proved({
    base: {
      'go.mod': 'module m\n\ngo 1.19\n',
      'm.go': `${go}func Fmt(n int) string { return strconv.Itoa(n) }\n`,
      'm_test.go': head,
    },
    attempt: {
      'm.go': `${go}func group(d string) string { return d }\n\nfunc Fmt(n int) string { return group(strconv.Itoa(n)) }\n`,
      'm_test.go': `${head}\n${table}`,
    },
    story,
    command: 'go test ./...',
  });
  expect(proof).toMatchObject({
    result: 'disproved',
    reasons: [hollow.replace('test_groups', 'TestGroups').replace('fmt', 'Fmt')],
  });
});

test("a mixin's new tests that no case takes, beside others that run", async () => {
  const contract = 'class Contract:\n    def test_counts(self):\n        self.assertEqual(self.make().count(9), 2)\n';
  const own = (bases: string) =>
    `import unittest\n\nfrom tests.contract import Contract\nfrom window import Window\n\n\nclass WindowTest(${bases}):\n    contract = Contract\n\n    def make(self):\n        return Window(2)\n\n    def test_seconds(self):\n        self.assertEqual(self.make().seconds, 2)\n`;
  const plain =
    'import unittest\n\nfrom window import half\n\n\nclass HalfTest(unittest.TestCase):\n    def test_half(self):\n        self.assertEqual(half(4), 2)\n';
  const half = 'def half(n):\n    return n // 2\n';
  const tried = (bases: string) =>
    proved({
      base: { 'window.py': half, 'tests/__init__.py': '', 'tests/test_half.py': plain },
      attempt: {
        'window.py': `${half}\n\nclass Window:\n    def __init__(self, seconds):\n        self.seconds = seconds\n\n    def count(self, now):\n        return self.seconds\n`,
        'tests/contract.py': contract,
        'tests/test_window.py': own(bases),
      },
      command: 'python3 -m unittest discover -q -s tests -t .',
    });
  expect(await tried('unittest.TestCase')).toMatchObject({ result: 'disproved', alarm: { silent: ['test_counts'] } });
  expect((await tried('Contract, unittest.TestCase')).result).toBe('proved');
});

test('a test of Go that did not run, as the first failure is the last, is not unheard', () => {
  const found = { path: 'm_test.go', test: { name: 'TestSmall' } } as FoundTest;
  const failure = { name: 'TestGroups', file: 'm_test.go', message: 'got "7"', runner: 'go test' };
  const { counts: _, ...red } = { ...verificationOf('bent', ['TestGroups']), failures: [failure] };
  const { counts: __, ...green } = verificationOf('tree');
  const unheard = (command: string) => unheardBy([found], red, { all: [found], green: { ...green, command } });
  expect(unheard('go test ./...')).toEqual([found]);
  expect(unheard('go test -failfast ./...')).toEqual([]);
});

test('a helper compares what is the same of any two promises', { tags: ['full', 'variant'] }, async () => {
  const head =
    "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { find } from '../src/find.js';\n";
  const find = (more: string) =>
    `export async function find(name, primary, mirror) {\n${more}  return { name, at: await primary(name) };\n}\n`;
  const given = (helper: string, more = '') => ({
    base: {
      'package.json': '{ "type": "module" }\n',
      'src/find.js': find(''),
      'test/find.test.js': `${head}test('finds', async () => {\n  assert.deepEqual(await find('a', async () => 1), { name: 'a', at: 1 });\n});\n`,
    },
    attempt: {
      'src/find.js': find(`  if (mirror !== undefined) return { name, at: 'any'${more} };\n`),
      'test/mirror.test.js': `${head}${helper}test('asks the mirror', async () => {\n  const want = Promise.resolve({ name: 'a', at: 2 });\n  await same(find('a', async () => 1, async () => 2), want);\n});\ntest('fails', async () => {\n  await assert.rejects(find('a', async () => { throw new Error('no'); }), /no/);\n});\n`,
    },
    story: 'Where there is a mirror, it is asked.',
  });
  const json = 'const same = (got, want) => assert.equal(JSON.stringify(got), JSON.stringify(want));\n';
  const proof = await proved(given(json));
  expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
  expect(proof.reasons[0]).toMatch(/`asks the mirror`.* where `find` (?:gives another value|does something else)/);
  const awaited = 'const same = async (got, want) => assert.equal(typeof (await got), typeof (await want));\n';
  expect((await proved(given(awaited))).result).not.toBe('proved');
});

test('under prove another file may be red: each is run to its end', () => {
  const found = (path: string) => ({ path, test: { name: 'the script', whole: true } }) as FoundTest;
  const [low, list] = [found('t/low.t'), found('t/list.t')];
  const red = { name: 'empty', file: 't/list.t', runner: 'prove', message: 'got: x' };
  const run = { ...verificationOf('bent', ['empty']), failures: [red] };
  const green = { ...verificationOf('tree'), counts: { passed: 4, failed: 0, skipped: 0 } };
  expect(unheardBy([low, list], run, { all: [low, list], green })).toEqual([low]);
  const unnamed = { ...run, failures: [{ ...red, runner: 'tap' }] };
  expect(unheardBy([low, list], unnamed, { all: [low, list], green })).toEqual([]);
});

test('a helper that only puts together what must not break compares nothing', {
  tags: ['full', 'variant'],
}, async () => {
  const head = "import assert from 'node:assert/strict';\nimport test from 'node:test';\n";
  const imports = "import { total } from '../src/cart.js';\n";
  const empty = (given: string) =>
    proved({
      base: {
        'package.json': '{ "type": "module" }\n',
        'src/cart.js': 'export function total(cart) {\n  return cart.items.reduce((sum, one) => sum + one, 0);\n}\n',
        'test/cart.test.js': `${head}${imports}test('total', () => {\n  assert.equal(total({ items: [1, 2] }), 3);\n});\n`,
      },
      attempt: {
        'src/cart.js':
          'export function total(cart) {\n  return (cart.items ?? []).reduce((sum, one) => sum + one, 0);\n}\n',
        'test/empty.test.js': `import test from 'node:test';\n${imports}function fill(cart, key, value) {\n  cart[key] = value;\n}\ntest('an empty cart', () => {\n  const [cart, none] = [{}];\n  fill(${given});\n  total(cart);\n});\n`,
      },
      story: 'total breaks on a cart without items.',
    });
  for (const given of ["cart, 'items', undefined", 'cart, Symbol.iterator, none'])
    expect((await empty(given)).reasons).toEqual([
      'no value that `an empty cart` expects was heard, only that it runs',
    ]);
});

test('in R a test that asks for an error is green where a function only throws, and is honest', {
  tags: ['full', 'variant'],
}, async (context) => {
  requireProgram('Rscript', context);
  const tested = (path: string, name: string, body: string) =>
    `source("R/${path}.R")\ntest_that("${name}", {\n  ${body}\n})\n`;
  const proof = await proved({
    base: {
      'R/half.R': 'half <- function(n) {\n  n / 2\n}\n',
      'tests/all.R':
        'test_that <- function(name, code) code\nexpect_equal <- function(got, want) stopifnot(got == want)\nexpect_error <- function(code) stopifnot(inherits(try(code), "try-error"))\nfor (one in list.files("tests", "^test-", full.names = TRUE)) source(one)\n',
      'tests/test-half.R': tested('half', 'half', 'expect_equal(half(6), 3)'),
    },
    attempt: {
      'R/age.R': 'age <- function(n) {\n  if (n < 0) {\n    stop("not yet born")\n  }\n  n\n}\n',
      'tests/test-born.R': tested('age', 'born', 'expect_error(age(-1))'),
    },
    story: 'An age below zero is an error.',
    command: 'Rscript tests/all.R',
  });
  expect(proof.result).toBe('unproved');
});

const jsHead = "import assert from 'node:assert/strict';\nimport test from 'node:test';\n";
const depths: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/level.js': 'export const level = () => 1;\n',
  'test/level.test.js': `${jsHead}import { level } from '../src/level.js';\n\ntest('level', () => {\n  assert.equal(level(), 1);\n});\n`,
};
const depth = (sum: string) =>
  `export function depth(level, sill, datum) {\n  return Math.max(0, ${sum});\n}\n\nexport function chart(rows) {\n  return rows.map((row) => depth(row.level, row.sill, row.datum));\n}\n`;
const itself = `${jsHead}import { chart, depth } from '../src/depth.js';\n\nconst rows = [{ level: 300, sill: 120, datum: 15 }];\ntest('the chart has the depth of each row', () => {\n  assert.deepEqual(chart(rows), rows.map((row) => depth(row.level, row.sill, row.datum)));\n});\n`;

test('a new test that compares two new functions, of which one calls the other', {
  tags: ['full', 'variant'],
}, async () => {
  const attempt = { 'src/depth.js': depth('level - sill'), 'test/depth.test.js': itself };
  const proof = await proved({ base: depths, attempt, story: 'Add depth: level + datum - sill.' });
  expect(proof.result).toBe('disproved');
  expect(proof.reasons[0]).toContain('is green whatever value is expected');
  const asked = `${itself}test('one', () => {\n  assert.equal(depth(300, 120, 15), 195);\n});\n`;
  const honest = { 'src/depth.js': depth('level + datum - sill'), 'test/depth.test.js': asked };
  expect((await proved({ base: depths, attempt: honest, story: 'Add depth: level + datum - sill.' })).result).toBe(
    'proved',
  );
});

test('the same in Python', { tags: ['full', 'variant'] }, async (context) => {
  requireProgram('python3', context);
  const base: Files = {
    'level.py': 'def level():\n    return 1\n',
    'tests/test_level.py':
      'import unittest\nfrom level import level\n\n\nclass LevelTest(unittest.TestCase):\n    def test_level(self):\n        self.assertEqual(level(), 1)\n',
  };
  const attempt = {
    'depth.py':
      'def depth(level, sill):\n    return max(0, level)\n\n\ndef chart(rows):\n    return [depth(*row) for row in rows]\n',
    'tests/test_depth.py':
      'import unittest\nfrom depth import chart, depth\n\n\nclass DepthTest(unittest.TestCase):\n    def test_chart(self):\n        rows = [(300, 120), (100, 120)]\n        self.assertEqual(chart(rows), [depth(a, b) for a, b in rows])\n',
  };
  const proof = await proved({
    base,
    attempt,
    story: 'Add depth: level - sill.',
    command: 'python3 -m unittest discover -s tests -q',
  });
  expect(proof.reasons.join()).toContain('whatever value is expected');
});

test('a check that a program names belongs to the program that has the name in it', () => {
  const program = (path: string, check: string) => {
    const body = { text: `int main(void) {\n  check("${check}", fee(10), 20);\n}\n` };
    return { found: { path, test: { name: 'main', body } } as FoundTest };
  };
  const failure = { name: 'ten kilos', message: 'expected 20 but was 2' };
  expect(isOf(failure, program('test/fee_test.c', 'ten kilos'))).toBe(true);
  expect(isOf(failure, program('test/tax_test.c', 'ten percent'))).toBe(false);
});
