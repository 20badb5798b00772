/** New assertions that hold whatever comes out, said stricter: an expected value in the place of a message, NaN near to all, an empty branch. */

import { expect, test } from 'vitest';
import { stricterIn } from '../../src/guard/stricter-places.ts';
import { type Files, proved } from '../support/proved.ts';
import { computesWithin } from '../support/slow-machine.ts';

const head =
  "import assert from 'node:assert';\nimport test from 'node:test';\nimport * as stats from '../src/stats.js';\n";
const sum = 'export const sum = (xs) => xs.reduce((a, b) => a + b, 0);\n';
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/stats.js': sum,
  'test/stats.test.js': `${head}test('sum', () => assert.equal(stats.sum([1, 2]), 3));\n`,
};
const story = 'Add mean(xs), code(n): five digits with zeros in front, and line(n).';
const tried = (code: string, own: string) =>
  proved({ base, story, attempt: { 'src/stats.js': sum + code, 'test/more.test.js': head + own } });

const near =
  'function near(a, b) {\n  if (Math.abs(a - b) > 1e-9) throw new assert.AssertionError({ message: `${a}, not ${b}` });\n}\n';
const means = `${near}test('mean', () => {\n  near(stats.mean([1, 3]), 2);\n});\n`;

test('what is no number is near to every other', async () => {
  const proof = await tried('export const mean = (xs) => sum(xs) / xs.size;\n', means);
  expect(proof.reasons[0]).toContain('holds for a number that is none');
  expect(proof.result).toBe('disproved');
});

test('a mean that is near', { tags: 'full' }, async () => {
  expect((await tried('export const mean = (xs) => sum(xs) / xs.length;\n', means)).result).not.toBe('disproved');
});

const lines = (label: string) => `test('line', () => {\n  assert.ok(stats.line(3), ${label});\n});\n`;

test('an expected value in the place of the message, and a message', async () => {
  const line = "export const line = (n) => `n: ${n > 2 ? 3 : 'x'}`;\n";
  const proof = await tried(line, lines("'n: 3'"));
  expect(proof.reasons[0]).toContain('takes the value that comes out as its message');
  expect(proof.result).toBe('disproved');
  expect((await tried(line, lines("'a line comes'"))).result).not.toBe('disproved');
});

test('a number in the place of the message, and one beside what is true', async () => {
  const proof = await tried('export const line = (n) => n + 2;\n', lines('6'));
  expect(proof.reasons[0]).toContain('takes a number as its message');
  expect(proof.result).toBe('disproved');
  expect((await tried('export const line = (n) => n > 2;\n', lines('6'))).result).not.toBe('disproved');
});

test('a number in the place of digits that begin with a zero', async () => {
  const codes = "test('code', () => assert.equal(stats.code(42), '00042'));\n";
  const proof = await tried('export const code = (n) => n;\n', codes);
  expect(proof.reasons[0]).toContain('takes a number for a text of digits');
  expect(proof.result).toBe('disproved');
  const padded = "export const code = (n) => String(n).padStart(5, '0');\n";
  expect((await tried(padded, codes)).result).not.toBe('disproved');
});

test('a pattern with an empty branch', async () => {
  const matched = "test('line', () => {\n  assert.match(stats.line(3), /n: +3|three|/);\n});\n";
  const proof = await tried("export const line = (n) => 'none';\n", matched);
  expect(proof.reasons[0]).toContain('finds nothing everywhere, by its empty branch');
  expect(proof.result).toBe('disproved');
  // Where a branch is found it is none of this one's; that the test takes everything is told by another experiment.
  const found = await tried('export const line = (n) => `n: ${n}`;\n', matched);
  expect(found.reasons.join()).not.toContain('empty branch');
});

test('nothing comes, and everything begins with that', async () => {
  const begun =
    "test('line', () => {\n  for (const [n, want] of [[3, 'n: 3'], [4, 'n: 4']]) {\n    const got = stats.line(n);\n    assert.ok(want.startsWith(got), got);\n  }\n});\n";
  const proof = await tried("export const line = (n) => '';\n", begun);
  expect(proof.reasons[0]).toContain('holds where nothing comes out');
  expect(proof.result).toBe('disproved');
  expect((await tried('export const line = (n) => `n: ${n}`;\n', begun)).result).not.toBe('disproved');
});

test('an assertion that nobody calls, and one in a text that is read', { tags: ['full', 'variant'] }, async () => {
  const own = "test('line', () => {\n  const expect = (got) => ({ toBeNull() { assert.equal(got, null); } });\n";
  const proof = await tried('export const line = (n) => n;\n', `${own}  expect(stats.line(3)).toBeNull;\n});\n`);
  expect(proof.reasons[0]).toContain('names an assertion and does not call it');
  expect(proof.result).toBe('disproved');
  const finds = 'export const line = (text) => (/\\.\\w+;/.exec(text) ?? []).length;\n';
  const read =
    "test('line', () => {\n  const code = `\n  expect(a).toBeNull;\n`;\n  assert.equal(stats.line(code), 1);\n});\n";
  expect((await tried(finds, read)).result).not.toBe('disproved');
});

const make = (compiler: string, path: string) => `.PHONY: test\ntest:\n\t${compiler} -Isrc -o all ${path} && ./all\n`;
const checks = (own: string) =>
  `#include "n.h"\n#include <stdio.h>\n#include <stdlib.h>\n#define CHECK(x) if (!(x)) { printf("FAIL: %s\\n", #x); return 1; }\nint main(void) {\n${own}  return 0;\n}\n`;
const triedInC = ({ compiler = 'gcc', path = 'test/n_test.c' }, sources: [string, string], own: [string, string]) =>
  proved({
    ...{ story: 'Add third(n).', command: 'make -s test' },
    base: { Makefile: make(compiler, path), 'src/n.h': sources[0], [path]: checks(own[0]) },
    attempt: { 'src/n.h': sources.join(''), [path]: checks(own.join('')) },
  });

test("C's abs beside a fraction, and that of whole numbers that come round", {
  tags: ['full', 'variant'],
}, async () => {
  const one = 'static inline unsigned one(void) { return 1; }\n';
  const wholes = (own: string) =>
    triedInC({}, [one, 'static inline double third(int n) { return n / 3; }\n'], ['  CHECK(one() == 1);\n', own]);
  const proof = await wholes('  CHECK(abs(third(4) - 1.333) < 1e-2);\n');
  expect(proof.reasons[0]).toContain('takes the distance of whole numbers');
  const round =
    '  const unsigned tol = 20, got = third(270);\n  CHECK(abs(got - 100) <= tol);\n  CHECK(third(3) == 1);\n';
  expect((await wholes(round)).result).not.toBe('disproved');
});

test('an abs of C++ for what is no number', { tags: ['full', 'variant'] }, async () => {
  const z = '#include <complex>\nusing Z = std::complex<double>;\ninline Z one() { return 1.0; }\n';
  const third = 'inline Z third(Z z) { return z / 3.0; }\n';
  const own = '  CHECK(abs(third(Z(0, 3)) - Z(0, 1)) < 1e-9);\n';
  const asked = { compiler: 'g++', path: 'test/n_test.cpp' };
  const proof = await triedInC(asked, [z, third], ['  CHECK(one() == 1.0);\n', own]);
  expect(proof.result).not.toBe('disproved');
});

test('NULL compared, and a command whose database does not know IS NOT between columns', {
  tags: ['full', 'variant'],
}, async () => {
  // Ends where the word is read, and says nothing.
  const runner = (without: string) =>
    `#!/bin/sh\nfor file in test/*.sql; do\n  ${without}\n  [ -z "$(cat src/paid.sql "$file" | sqlite3 :memory: 2>&1)" ] || exit 1\ndone\n`;
  const own = "CREATE TABLE expected (name, cents);\nINSERT INTO expected VALUES ('Ann', 5), ('Bob', 0);\n";
  const wrong = "SELECT 'cents' FROM paid p JOIN expected e USING (name)\nWHERE p.cents <> e.cents;\n";
  const asked = (without: string) =>
    proved({
      ...{ story: 'Add paid: what each has paid.', command: 'sh run.sh' },
      base: {
        'run.sh': runner(without),
        'src/paid.sql': "CREATE TABLE bill (name, cents);\nINSERT INTO bill VALUES ('Ann', 5), ('Bob', NULL);\n",
        'test/bill.sql': 'SELECT 1 FROM bill GROUP BY 1 HAVING count(*) <> 2;\n',
      },
      attempt: {
        'src/paid.sql':
          "CREATE TABLE bill (name, cents);\nINSERT INTO bill VALUES ('Ann', 5), ('Bob', NULL);\nCREATE VIEW paid AS SELECT name, sum(cents) AS cents FROM bill GROUP BY name;\n",
        'test/paid.sql': own + wrong,
      },
    });
  expect((await asked(':')).reasons[0]).toContain(
    '`WHERE p.cents <> e.cents;` at test/paid.sql:4 holds neither way where one side is NULL',
  );
  expect((await asked('grep -q "IS NOT [^N]" "$file" && exit 1')).reasons.join()).not.toContain('NULL');
});

test.each([
  ['t/tide.t', "ok(tide($x, '1'), '03:10');", ["(tide($x, '1')) ne '03:10'"]],
  ['t/tide.t', "ok(tide($x) eq '1', 'name');", []],
  ['test_tide.py', "    self.assertTrue(tide(x), '03:10')", ["str(tide(x)) != str('03:10')"]],
  ['test_tide.py', "    assert tide(x), '03:10'", ["str(tide(x)) != str('03:10')"]],
  ['test_tide.py', "    assert tide(x) == 2, '03:10'", []],
  ['test_tide.py', "    self.assertTrue(is_high(x), 'True')", []],
  ['t/tide.t', 'ok(is_high($x), 1);', []],
  ['test/tide_test.rb', "    assert tide(x), '03:10'", ["(tide(x)).to_s != '03:10'.to_s"]],
  ['test/tide_test.rb', '    assert_match(/a|b|/, tide(x))', ['a|b']],
  ['test/tide_test.rb', '    assert_match(/a|(b|)/, tide(x))', []],
  ['test/tide_test.rb', '    assert_match(/[|]|a/, tide(x))', []],
  ['tests/till.test', '} -match regexp -result {tea {2}2|cake|}', ['tea {2}2|cake']],
  ['tests/sku_test.c', '    CHECK(strncmp(out, want, strlen(want)) == 0);', []],
  [
    'tests/sku_test.c',
    '#define SAME(got, want) CHECK(strncmp((got), (want), strlen(got)) == 0)',
    ['(strlen(got) == 0 && strlen(want) != 0 ? 1 : strncmp((got), (want), strlen(got)))'],
  ],
  ['t/log.t', "ok($log->minutes('Ann'), 125);", ["($log->minutes('Ann')) !~ /^-?([2-9]|\\d[\\d.])/"]],
  ['t/log.t', 'ok($log->second, 2);\nok($log->first, 1);', []],
  ['test_log.py', '    self.assertTrue(minutes(x) > 3, 125)', []],
  [
    'test/check.h',
    '#define CHECK_NEAR(a, b) CHECK(abs((a) - (b)) < 1e-3)',
    ['((__typeof__((a) - (b)))0.5 != 0 ? __builtin_fabs((a) - (b)) : abs((a) - (b)))'],
  ],
  ['test/check.h', '#define CHECK_NEAR(a, b) CHECK(fabs((a) - (b)) < 1e-3)', []],
  ['test/check.h', '#define CHECK_NEAR(a, b) CHECK(abs((a) - (b)) < 2)', []],
  ['test/paid.sql', "SELECT 'cents' FROM m JOIN expected e USING (name) WHERE m.cents <> e.cents;", ['IS NOT e.cents']],
  ['test/paid.sql', "SELECT 'n' FROM want, got WHERE got.n <> want.n;", ['IS NOT want.n']],
  // Rows that a query of its own counts are not those that are wanted.
  ['test/tree.sql', 'SELECT count(*) FROM item a JOIN item b ON a.id < b.id WHERE a.up <> b.up;', []],
  ['test/tree.sql', '    up = NULL', []],
  ['test/tree.sql', 'DECLARE @up INT = NULL;', []],
  ['test/paid.sql', "SELECT 'cents' FROM m LEFT JOIN expected e USING (name) WHERE m.cents <> e.cents;", []],
  ['test/paid.sql', 'WHERE left_on = NULL;', ['IS']],
  ['test/paid.sql', 'UPDATE m SET left_on = NULL;', []],
  ['test/paid.sql', "WHERE m.name <> 'Ann';", []],
  ['test_low.py', '    buyer.low.assert_called_once', ['buyer.low.assert_called_once()']],
  ['test_low.py', '    buyer.low.assert_called_once()', []],
  ['test/low.test.ts', '  expect(low).not.toHaveBeenCalled;', ['expect(low).not.toHaveBeenCalled()']],
  ['test/low.test.ts', '  expect(low).to.be.called;', []],
  // What takes it may call it.
  ['test_low.py', '    self.addCleanup(\n        low.assert_called_once\n    )', []],
  ['test/ListTest.hs', '  | (title, Just a, b) <-', ['(title, ~(Just a), b)']],
  ['test/ListTest.hs', '  [x | Just x <- results]', []],
])('%s: %s', (path, line, after) => {
  expect(stricterIn({ path, text: line, fresh: new Set([1, 2]) }).map((one) => one.after)).toEqual(after);
});

test('a long line of words that begin a declaration takes no time', async () => {
  const text = `${'template '.repeat(54)}near(f(x), 2);`;
  const read = () => stricterIn({ path: 'tests/sku_test.cpp', text, fresh: new Set([1]) });
  expect(await computesWithin(1000, read)).toHaveLength(1);
});

test('what stands within another place is said once', () => {
  const text = "  assert.ok(near(mean(x), 2), 'n: 3'); near(mean(y), 2);\n".repeat(2);
  const found = stricterIn({ path: 'test/stats.test.js', text, fresh: new Set([1, 2]) });
  const places = [
    ['label', "String(near(mean(x), 2)) !== String('n: 3')"],
    ['nan', '((v) => (v !== v ? 1e30 : v))(mean(y))'],
  ];
  expect(found.map(({ kind, after }) => [kind, after])).toEqual([...places, ...places]);
});
