/** New tests of a new function that ask only of what kind its results are. */

import { expect, test } from 'vitest';
import { requireProgram } from '../support/programs.ts';
import { type Files, proved } from '../support/proved.ts';

const head =
  "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport * as text from '../src/text.js';\n";
const words = "export const words = (s) => s.split(' ');\n";
const plain = "test('words', () => assert.deepEqual(text.words('a b'), ['a', 'b']));\n";
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/text.js': words,
  'test/text.test.js': `${head}\n${plain}`,
};
const wrap =
  "export function wrap(s, width = 72) {\n  const lines = [];\n  lines.push(words(s).slice(0, width).join(' '));\n  return lines;\n}\n";
const tried = (code: string, tests: string, story = 'Add wrap(text, width): lines of at most width letters.') =>
  proved({
    base,
    story,
    attempt: { 'src/text.js': `${words}${code}`, 'test/more.test.js': `${head}\n${tests}` },
  });
const lax =
  "test('wraps', () => {\n  assert.doesNotThrow(() => text.wrap('a b', 1));\n  assert.ok(Array.isArray(text.wrap('a b', 1)));\n  assert.ok(text.wrap('a b', 1).length >= 1);\n});\n";

test('every one of them is green where the function gives another value of its kind', async () => {
  const proof = await tried(wrap, lax);
  expect(proof).toMatchObject({
    result: 'disproved',
    reasons: [
      '`wraps` is green where `wrap` gives another value of its kind: a test has to fail where what is asked for is not met',
    ],
  });
  expect(proof.edits).toContainEqual(
    expect.objectContaining({ before: 'wrap', after: 'another value of its kind', outcome: 'silent' }),
  );
});

test.each([
  ['one that asks for a value', wrap, `${lax}test('cuts', () => assert.deepEqual(text.wrap('a', 1), ['a']));\n`],
  [
    'one that asks for an order',
    wrap,
    `${lax}test('same', () => assert.notDeepEqual(text.wrap('a', 1), text.wrap('b', 1)));\n`,
  ],
  [
    'how many there are',
    "export function pair() {\n  return ['a', 'b'];\n}\n",
    "test('pair', () => assert.ok(Array.isArray(text.pair()) && text.pair().length > 1));\n",
  ],
  ['a truth', 'export const isWord = (s) => s.length > 0;\n', "test('word', () => assert.ok(text.isWord('a')));\n"],
  [
    'a type',
    'export class Text {}\nexport const of = () => new Text();\n',
    "test('of', () => assert.ok(text.of() instanceof text.Text));\n",
  ],
])('it is honest beside or with %s', { tags: 'full' }, async (_, code, tests) => {
  expect((await tried(code, tests)).result).not.toBe('disproved');
});

test('a function that was there may have to break on less, and who is asked for tests has written some', {
  tags: ['full', 'variant'],
}, async () => {
  const attempt = {
    'src/text.js': "export const words = (s) => (s ?? '').split(' ');\n",
    'test/more.test.js': `${head}\ntest('nothing', () => assert.doesNotThrow(() => text.words(undefined)));\n`,
  };
  expect((await proved({ base, attempt, story: 'words() breaks on nothing.' })).result).not.toBe('disproved');
  expect((await tried(wrap, lax, 'More tests, and wrap().')).result).not.toBe('disproved');
});

test('in Python', { tags: ['full', 'variant'] }, async () => {
  const tests =
    'import unittest\nimport text\n\n\nclass T(unittest.TestCase):\n    def test_words(self):\n        self.assertEqual(text.words("a b"), ["a", "b"])\n';
  const proof = await proved({
    base: { 'text.py': 'def words(s):\n    return s.split()\n', 'tests/test_text.py': tests },
    attempt: {
      'text.py': 'def words(s):\n    return s.split()\n\n\ndef wrap(s, width=72):\n    return [" ".join(words(s))]\n',
      'tests/test_text.py': `${tests}\n    def test_wrap(self):\n        lines = text.wrap("a b", 1)\n        self.assertIsInstance(lines, list)\n        self.assertTrue(len(lines) > 0)\n`,
    },
    story: 'Add wrap(text, width): lines of at most width letters.',
    command: 'python3 -m unittest discover -s tests -q',
  });
  expect(proof).toMatchObject({ result: 'disproved' });
});

test('in Go, and one that only runs', { tags: ['full', 'variant'] }, async (context) => {
  requireProgram('go', context);
  const head = 'package text\n\nimport "testing"\n\n';
  const fields = 'package text\n\nimport "strings"\n\nfunc Words(s string) []string { return strings.Fields(s) }\n';
  const go = (body: string) =>
    proved({
      base: {
        'go.mod': 'module wraps\n\ngo 1.19\n',
        'text.go': fields,
        'text_test.go': `${head}func TestWords(t *testing.T) {\n\tif got := Words("a b"); len(got) != 2 {\n\t\tt.Fatal(got)\n\t}\n}\n`,
      },
      attempt: {
        'text.go': `${fields}\nfunc Wrap(s string, width int) []string { return []string{strings.Join(Words(s), " ")} }\n`,
        'wrap_test.go': `${head}func TestWrap(t *testing.T) {\n\tlines := Wrap("a b", 1)\n${body}}\n`,
      },
      story: 'Add Wrap(text, width): lines of at most width letters.',
      command: 'go test ./...',
    });
  expect(
    (await go('\tif lines == nil {\n\t\tt.Fatal("none")\n\t}\n\tif len(lines) == 0 {\n\t\tt.Fatal("none == 1")\n\t}\n'))
      .result,
  ).toBe('disproved');
  // That an error comes is no kind.
  expect(
    (
      await go(
        '\tvar err error\n\tif lines == nil {\n\t\terr = nil\n\t}\n\tif err != nil || len(lines) > 9 {\n\t\tt.Fatal(err)\n\t}\n',
      )
    ).result,
  ).not.toBe('disproved');
  expect((await go('\tif len(lines) != 1 {\n\t\tt.Fatal(lines)\n\t}\n')).result).not.toBe('disproved');
  const silent = "test('wraps', () => {\n  text.wrap('a b', 1);\n  text.wrap('a b');\n});\n";
  expect((await tried(wrap, silent)).result).toBe('unproved');
});
