/** Assertions of new tests that nothing comes to: a loop over nothing. */

import { describe, expect, test } from 'vitest';
import { testsOf } from '../../src/syntax/bends.ts';
import { lastSheltered } from '../../src/syntax/last-sheltered.ts';
import { type Files, proved } from '../support/proved.ts';

const head =
  "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport * as list from '../src/list.js';\n";
const first = 'export const first = (all) => all[0];\n';
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/list.js': first,
  'test/list.test.js': `${head}\ntest('first', () => assert.equal(list.first([7]), 7));\n`,
};
const even = (kept: string) => `export const even = (all) => all.filter((one) => ${kept});\n`;
const tried = (code: string, body: string) =>
  proved({
    base,
    story: 'even() keeps the even numbers.',
    attempt: {
      'src/list.js': first + code,
      'test/even.test.js': `${head}\ntest('even', () => {\n  assert.ok(list.even([1]).length === 0);\n${body}});\n`,
    },
  });
const loop = '  for (const one of list.even([1, 2, 4])) {\n    assert.equal(one % 2, 0);\n  }\n';

test('a loop over nothing', async () => {
  const proof = await tried(even('one > 100'), loop);
  expect(proof).toMatchObject({
    result: 'disproved',
    reasons: [
      '`even` is green where a failure stands before `assert.equal(one % 2, 0);`: what is never come to demands nothing; let the test fail where nothing comes to it, by how many there are',
    ],
  });
});

test('one that is come to', { tags: 'full' }, async () => {
  expect((await tried(even('one % 2 === 0'), loop)).result).toBe('proved');
});

test('a loop without braces over a list that is filled with nothing', async () => {
  const bare =
    '  const kept = [];\n  kept.push(...list.even([1, 2, 4]));\n  for (const one of kept) assert.equal(one % 2, 0);\n';
  const proof = await tried(even('one > 100'), bare);
  expect(proof.reasons.join()).toContain('is green where a failure stands before `assert.equal(one % 2, 0);`');
  expect(proof.result).toBe('disproved');
  expect((await tried(even('one % 2 === 0'), bare)).result).toBe('proved');
});

test('a task that nobody waits for', { tags: 'full' }, async () => {
  const ofRuby = (waits: string) =>
    proved({
      base: {
        'stock.rb': 'class Stock\nend\n',
        'stock_test.rb': "require 'minitest/autorun'\nrequire_relative 'stock'\n",
      },
      command: 'ruby stock_test.rb',
      story: 'Stock#left tells how many are left.',
      attempt: {
        'stock.rb': 'class Stock\n  def left(all)\n    all - 1\n  end\nend\n',
        'stock_test.rb': `require 'minitest/autorun'\nrequire_relative 'stock'\nclass StockTest < Minitest::Test\n  def test_left\n    assert_equal 2, Stock.new.left(3)\n    Thread.report_on_exception = false\n    task = Thread.new do\n      sleep 0.01\n      assert_equal 0, Stock.new.left(1)\n    end\n    ${waits}\n  end\nend\n`,
      },
    });
  const left = await ofRuby('task.wakeup');
  expect(left.reasons.join()).toContain('is green where a failure stands before `assert_equal 0, Stock.new.left(1)`');
  expect((await ofRuby('task.join')).result).toBe('proved');
});

test('what a fuzz test of Go asserts of each input, and a thread', async () => {
  const edit = async (path: string, tree: string) => {
    const { tests } = await testsOf([{ path, tree }]);
    return tests[0] && (await lastSheltered(tests[0], tree))?.after;
  };
  const fuzz =
    'package a\n\nimport "testing"\n\nfunc FuzzBack(f *testing.F) {\n\tf.Fuzz(func(t *testing.T, n int) {\n\t\tif Back(n) != n {\n\t\t\tt.Fatal(n)\n\t\t}\n\t})\n}\n';
  expect(await edit('a_test.go', fuzz)).toContain('t.Fatal("bent")');
  const thread = (call: string) =>
    `import org.junit.Test;\n\npublic class ATest {\n    @Test\n    public void back() {\n        ${call}(() -> {\n            assertEquals(1, A.back(1));\n        });\n    }\n}\n`;
  expect(await edit('ATest.java', thread('pool.submit'))).toContain('throw');
  expect(await edit('ATest.java', thread('new Thread'))).toContain('throw');
  expect(await edit('ATest.java', thread('button.onClick'))).toBeUndefined();
});

const leaves = '  const all = list.even([1, 2, 4]);\n  if (!all.length) return;\n  assert.equal(all.length, 2);\n';

test('a test that is left where what was done gives nothing', { tags: ['full', 'variant'] }, async () => {
  const proof = await tried(even('one > 100'), leaves);
  expect(proof).toMatchObject({
    result: 'disproved',
    reasons: [expect.stringContaining('`even` is green where a failure stands before `assert.equal(all.length, 2);`')],
  });
  expect((await tried(even('one % 2 === 0'), leaves)).result).not.toBe('disproved');
});

describe('what is asked, and where the failure stands', () => {
  test.each([
    [
      'Go',
      'a_test.go',
      'package a\n\nfunc TestA(t *testing.T) {\n\tgot, err := own(1)\n\tif err != nil {\n\t\treturn\n\t}\n\tif got != 1 {\n\t\tt.Fatal(got)\n\t}\n}\n',
    ],
    [
      'C, in what `main` calls',
      'tests/a_test.c',
      'static void one(void) {\n  int *all = own(1);\n  if (!all) return;\n  assert(all[0] == 1);\n}\n\nint main(void) {\n  one();\n  return 0;\n}\n',
    ],
    [
      'Python',
      'test_a.py',
      'def test_a():\n    got = own(1)\n    if got is None:\n        return\n    assert got == 1\n',
    ],
    ['Ruby', 'test_a.rb', 'def test_a\n  got = own(1)\n  return unless got\n  assert_equal 1, got\nend\n'],
  ])('%s: a test that is left by what an own function gave, and by that alone', async (_what, path, tree) => {
    const { tests } = await testsOf([{ path, tree }]);
    const edits = async (own: string) =>
      (await Promise.all(tests.map((one) => lastSheltered(one, tree, { own: new Set([own]) })))).filter(Boolean);
    expect(await edits('own')).toHaveLength(1);
    expect(await edits('other')).toEqual([]);
  });

  const asked = async (path: string, tree: string) => {
    const { tests } = await testsOf([{ path, tree }]);
    const edits = await Promise.all(tests.map((one) => lastSheltered(one, tree)));
    return edits.flatMap((edit) => edit?.after.trim().split('\n')[0]?.trim() ?? []);
  };

  test.each([
    [
      'Go, behind `continue`',
      'a_test.go',
      'package a\n\nimport "testing"\n\nfunc TestA(t *testing.T) {\n\tfor _, c := range cases {\n\t\tif !Has(c.in) {\n\t\t\tcontinue\n\t\t}\n\t\tif got := A(c.in); got != c.want {\n\t\t\tt.Errorf("got %d", got)\n\t\t}\n\t}\n}\n',
      ['t.Fatal("bent")'],
    ],
    [
      'Python',
      'test_a.py',
      'def test_a():\n    for one in rows():\n        assert one == 1\n',
      ['raise AssertionError("bent")'],
    ],
    [
      'JavaScript, for each of several',
      'a.test.js',
      "test('a', () => {\n  list.rows().forEach((one) => {\n    assert.equal(one, 1);\n  });\n});\n",
      ["throw new Error('bent');"],
    ],
    [
      'JavaScript, where nobody is to come',
      'a.test.js',
      "test('a', () => {\n  server.on('error', (error) => {\n    assert.equal(error, undefined);\n  });\n  for (const one of errors()) assert.fail(one);\n});\n",
      [],
    ],
    [
      'JavaScript, of what is collected, where nobody is to come',
      'a.test.js',
      "test('a', () => {\n  const errors = [];\n  each((error) => errors.push(error));\n  for (const one of errors) assert.ok(false, one.message);\n});\n",
      [],
    ],
    [
      'JavaScript, of what is collected under a name of faults, asked to be none',
      'a.test.js',
      "test('a', () => {\n  const errors = [];\n  each((error) => errors.push(error));\n  for (const one of errors) assert.equal(one, undefined);\n});\n",
      [],
    ],
    [
      'Go, over rows that stand there behind their type',
      'a_test.go',
      'package a\n\nimport "testing"\n\nfunc TestA(t *testing.T) {\n\trows := []struct{ in, want int }{\n\t\t{1, 2},\n\t}\n\tfor _, one := range rows {\n\t\tassert.Equal(t, one.want, A(one.in))\n\t}\n}\n',
      [],
    ],
    [
      'Go, over rows of which there are none yet',
      'a_test.go',
      'package a\n\nimport "testing"\n\nfunc TestA(t *testing.T) {\n\trows := []int{}\n\tA(&rows)\n\tfor _, one := range rows {\n\t\tassert.Equal(t, 1, one)\n\t}\n}\n',
      ['t.Fatal("bent")'],
    ],
    [
      'a script of shell',
      'tests/a_test.sh',
      'check() { [ "$1" = "$2" ] || exit 1; }\nbin/a | while read -r one; do\n  check "$one" 1\ndone\n',
      ['exit 1'],
    ],
    [
      'rows that stand there',
      'test_a.py',
      'ROWS = [1, 2]\n\n\ndef test_a():\n    for one in ROWS:\n        assert one == a(one)\n',
      [],
    ],
    ['Python, in line', 'test_a.py', 'def test_a():\n    with opened() as f:\n        assert f.read() == "a"\n', []],
    [
      'Python, in a branch',
      'test_a.py',
      'def test_a():\n    for one in rows():\n        if one:\n            assert one == 1\n',
      [],
    ],
    [
      'Elixir, by lines',
      'a_test.exs',
      'defmodule ATest do\n  use ExUnit.Case\n\n  test "a" do\n    rows = A.rows()\n\n    for {:ok, one} <- rows do\n      assert one == 1\n    end\n  end\nend\n',
      ['raise "bent"'],
    ],
  ])('%s', async (_, path, tree, wanted) => {
    expect(await asked(path, tree)).toEqual(wanted);
  });
});
