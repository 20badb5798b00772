/** The assertions of a test beyond its first, as they are said otherwise. */

import { expect, test } from 'vitest';
import { bendsOf, testsOf } from '../../src/syntax/bends.ts';
import { eachAssertion } from '../../src/syntax/each-assertion.ts';

async function said(path: string, text: string, isHeard = true) {
  const { tests } = await testsOf([{ path, tree: text }]);
  const heard = isHeard ? tests.map((found) => ({ found, edit: bendsOf(found, 0)[0] })) : [];
  const all = await eachAssertion(path, text, { asked: tests, heard });
  return all.flatMap(({ said: own }) => own.map(({ rounds }) => rounds.map(([edit]) => [edit?.before, edit?.after])));
}

test('assertions of the form that was heard are left out', async () => {
  const text = `test('a', () => {
  assert.equal(f(1), 2);
  assert.equal(f(2), 3);
  assert.deepEqual(f(3), [4]);
  assert.throws(() => f(4));
});
`;
  expect(await said('a.test.js', text)).toEqual([
    [
      ['4', '5'],
      ['4', '21'],
    ],
    [['assert.throws(() => f(4))', 'assert.doesNotThrow(() => f(4))']],
  ]);
  expect(await said('a.test.js', text, false)).toHaveLength(3);
});

test('where an assertion stands is part of its form', async () => {
  const text = "test('a', () => {\n  assert.equal(f(1), 2);\n  later(() => {\n    assert.equal(f(2), 3);\n  });\n});\n";
  expect(await said('a.test.js', text)).toEqual([
    [
      ['3', '4'],
      ['3', '20'],
    ],
  ]);
});

test('a command that must not succeed, in bats', async () => {
  const text =
    '@test "no token" {\n  run ./deploy.sh\n  [ "$status" -eq 0 ]\n  ! grep -q token log\n  ! grep -q secret log\n}\n';
  expect(await said('a.bats', text)).toEqual([[['! grep -q secret log', '! true']]]);
});

test('a status that `run` takes down, and what a helper is told to expect', async () => {
  const text = '@test "kept" {\n  run ./rotate.sh\n  [ "$status" -eq 0 ]\n  run grep -qx first app.log.1\n}\n';
  expect(await said('a.bats', text)).toEqual([[['run grep -qx first app.log.1', 'run false']]]);
  const program =
    'int main() {\n  assert(size() == 1);\n  check_order(sorted(chain), {"a", "b"}, "a chain");\n  check_ok(done, "a label");\n}\n';
  expect(await said('test.cpp', program)).toEqual([
    [
      ['"a"', '"abent"'],
      ['"a"', '"aother"'],
    ],
  ]);
});

test('a truth is bent into its opposite', async () => {
  const text = 'assert(size() == 1)\nassert.same(true, empty())\n';
  expect(await said('test/a.lua', text)).toEqual([
    [
      ['true', 'false'],
      ['true', 'false'],
    ],
  ]);
});

test('what others load is no script, and one that sets its environment is', async () => {
  const find = async (path: string, tree: string) =>
    (await testsOf([{ path, tree }])).tests.map(({ test: one }) => one.name);
  const helper = "const assert = require('node:assert');\nexports.same = (a) => {\n  assert.equal(a, 3);\n};\n";
  expect(await find('test/helper.js', helper)).toEqual([]);
  expect(await find('test/env.js', "const assert = require('node:assert');\nassert.equal(f(), 3);\n")).toEqual([
    'the script',
  ]);
  expect(await find('test/a_test.sh', 'export LANG=C\n[ "$(f)" = 3 ]\n')).toEqual(['the script']);
});

test('each form of a script', async () => {
  const text = 'got <- shares(x)\nstopifnot(nrow(got) == 3)\nstopifnot(all(got$share == c(0.5, 0.25)))\n';
  expect(await said('tests/a.R', text)).toEqual([
    [
      ['0.25', '1.25'],
      ['0.25', '17.25'],
    ],
  ]);
});

test('of a helper that compares: what it is told to expect, and not what only chooses', async () => {
  const helpers = `static void parses(const char *line, const Tags &want) {
  check(line, std::equal(got.begin(), got.end(), want.begin()));
}
static void starts(int port, const char *mode) {
  if (mode == FAST) port++;
  check("starts", port > 0);
}
`;
  const program = `${helpers}int main() {\n  parses("a,b", {"a", "b"});\n  starts(80, "fast");\n  check("none", none() == 0);\n}\n`;
  const before = (await said('test.cpp', program, false)).map((rounds) => rounds[0]?.[0]);
  expect(before).toEqual(['"a"', 'check("none", none() == 0)']);
  const made =
    "function check(input, want) {\n  assert.strictEqual(trim(input), want);\n}\ntest('a', () => {\n  assert.strictEqual(trim(''), '');\n  check('b', 'b');\n});\n";
  expect(await said('a.test.js', made)).toEqual([
    [
      [`'b'`, `'bbent'`],
      [`'b'`, `'bother'`],
    ],
  ]);
  const both = made.replace('trim(input)', 'input').replace("check('b'", "check(trim('b')");
  expect((await said('a.test.js', both)).map((rounds) => rounds.map((one) => one[1]))).toEqual([
    [`'bbent'`, `'bother'`],
  ]);
  const script = 'def shows(value, want):\n    assert show(value) == want\n\nshows(1, "1")\nshows(2, "2")\n';
  expect(await said('test_show.py', script, false)).toContainEqual([
    ['"2"', '"2bent"'],
    ['"2"', '"2other"'],
  ]);
});

test('what is put into a value that is made, and what stands in a loop', async () => {
  const text = `test('a', () => {
  assert.equal(rows().length, 2);
  assert.deepEqual(f(), new Money(16));
  for (const row of rows()) assert.equal(row.amount, AMOUNTS[row.text]);
});
`;
  expect(await said('a.test.js', text)).toEqual([
    [
      ['16', '17'],
      ['16', '33'],
    ],
    [
      ['AMOUNTS[row.text]', "'bent'"],
      ['AMOUNTS[row.text]', "'other'"],
    ],
  ]);
});
