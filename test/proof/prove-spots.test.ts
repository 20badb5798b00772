/** What new test code says and nothing hears: rows that others overwrite, names bound anew, marks of failure, functions that nobody calls. */

import { describe, expect, test } from 'vitest';
import { assertingFunctions, boundNames, lostRows, marksOfFailure } from '../../src/guard/test-spots.ts';
import { type Files, proved } from '../support/proved.ts';

const head =
  "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport * as price from '../src/price.js';\n";
const single = 'export const single = (seat) => (seat <= 10 ? 900 : 1200);\n';
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/price.js': single,
  'test/price.test.js': `${head}test('single', () => assert.equal(price.single(3), 900));\n`,
};
const story = 'group(count, seat) is the price of a group; of every eleven one is free.';
const group = (count: string) => `${single}export const group = (count, seat) => (${count}) * single(seat);\n`;
const tried = (code: string, own: string) =>
  proved({ base, story, attempt: { 'src/price.js': code, 'test/group.test.js': `${head}${own}` } });

const rows = (second: string) => `const cases = {
  'in front': [11, 3, 9000],
  ${second}: [10, 3, 9000],
};
for (const [name, [count, seat, cents]] of Object.entries(cases)) {
  test(name, () => assert.equal(price.group(count, seat), cents));
}
`;

test('a row that another one overwrites', async () => {
  const proof = await tried(group('count'), rows("'in front'"));
  expect(proof.reasons[0]).toContain("another row of the key 'in front' overwrites the one at test/group.test.js:5");
  expect(proof.result).toBe('disproved');
});

test('rows with keys of their own', { tags: 'full' }, async () => {
  expect((await tried(group('count - Math.floor(count / 11)'), rows("'behind'"))).result).toBe('proved');
});

const uncalled = (call: string) => `function groups() {
  assert.equal(price.group(11, 3), 9000);
}
test('none', () => assert.equal(price.group(0, 3), 0));
${call}`;

test('a function that asserts and that nobody calls', async () => {
  const proof = await tried(group('count'), uncalled(''));
  expect(proof.reasons[0]).toBe(
    '`groups` at test/group.test.js:4 asserts, and no test calls it: green where it only throws',
  );
  expect(proof.result).toBe('disproved');
});

test('one that a test calls', { tags: ['full', 'variant'] }, async () => {
  const called = uncalled("test('groups', () => groups());\n");
  expect((await tried(group('count - Math.floor(count / 11)'), called)).result).not.toBe('disproved');
});

test('a mark of failure that a loop behind a pipe keeps to itself', { tags: ['full', 'variant'] }, async () => {
  const loop = (open: string, close: string) =>
    `fail=0\n${open}while read -r a want; do\n  if [ "$(bin/twice "$a")" != "$want" ]; then\n    fail=1\n  fi\n${close}\nexit $fail\n`;
  const given = (twice: string, own: string) => ({
    base: {
      'bin/once': '#!/bin/sh\necho "$1"\n',
      'test/all.sh': 'for t in test/*_test.sh; do sh "$t" || exit 1; done\n',
      'test/once_test.sh': '[ "$(bin/once 3)" = 3 ] || exit 1\n',
    },
    attempt: { 'bin/twice': twice, 'test/twice_test.sh': own, 'test/rows.txt': '2 4\n5 10\n' },
    command: 'sh test/all.sh',
    story: 'bin/twice N prints it twice as large.',
  });
  const wrong = '#!/bin/sh\necho $(($1 + 2))\n';
  const proof = await proved(given(wrong, loop('cat test/rows.txt | ', 'done')));
  expect(proof.reasons[0]).toContain(
    '`fail=1` at test/twice_test.sh:4 is not heard where it stands before what is asked',
  );
  expect(proof.result).toBe('disproved');
  const right = given('#!/bin/sh\necho $(($1 * 2))\n', loop('', 'done <test/rows.txt'));
  expect((await proved(right)).result).not.toBe('disproved');
});

describe('what is asked', () => {
  const file = (path: string, text: string) => ({
    path,
    text,
    fresh: new Set(text.split('\n').map((_, at) => at + 1)),
  });
  const bodyOf = (text: string) => ({ start: 0, end: text.length });

  test.each<[path: string, text: string, lines: number[]]>([
    ['a.php', "    return [\n        'a' => [1, 2],\n        'b' => [1, 3],\n        'a' => [2, 3],\n    ];\n", [2]],
    ['a.py', 'cases = {\n    "a": (1, 2),\n    "a": (2, 3),\n}\n', [2]],
    ['a.lua', 'local t = {\n  ["a"] = 1,\n  ["a"] = 2,\n}\n', [2]],
    // The same twice, tables of their own, and what is assigned twice.
    ['a.rb', "t = {\n  'a' => 1,\n  'a' => 1,\n}\n", []],
    ['a.js', "const all = [\n  {\n    name: 'a',\n  },\n  {\n    name: 'b',\n  },\n];\n", []],
    ['a.py', 'a = 1\na = 2\n', []],
    ['a.php', "        self::assertSame('1', one(1));\n        self::assertSame('2', one(2));\n", []],
    ['a.js', "  case 'a': return 1;\n  case 'a': return 2;\n", []],
    ['a.go', 'm := map[string]int{\n\t"a": 1,\n\t"a": 2,\n}\n', []],
  ])('rows of %s: %j', (path, text, lines) => {
    expect(lostRows(file(path, text)).map(({ line }) => line)).toEqual(lines);
  });

  test.each<[path: string, text: string, after: string[]]>([
    ['a_test.exs', '\n    expected = [{10, 12}]\n    assert expected = Plan.gaps([])\n', ['"bent"']],
    ['a_test.rb', "    expected = 'a-b'\n    assert expected = Slug.of('A b')\n", ["'bent'"]],
    // It is only to be less, to differ, or is said nowhere else.
    ['a_test.py', '    expected = 5\n    assert run() < expected\n', []],
    ['a_test.rb', "    expected = 'a'\n    refute_equal expected, run\n", []],
    ['a_test.py', '    expected = 5\n    assert run() == 5\n', []],
    ['a_test.py', '    expected = 5\n    assert ok(run()), f"not {expected}"\n', []],
    ['a_test.py', '    wanted = wish(5)\n    assert wanted\n', []],
    ['a.test.ts', "  const expected = 'a';\n  assert.equal(run(), expected);\n", []],
  ])('names of %s: %j', (path, text, after) => {
    expect(boundNames(file(path, text), bodyOf(text)).map((one) => one.after)).toEqual(after);
  });

  test.each<[path: string, text: string, marks: string[]]>([
    ['a.sh', 'eq() { [ "$1" = "$2" ] || { echo no; fail=1; }; }\n', ['fail=1']],
    ['a.py', 'if got != want:\n    failed = True\n', ['failed = True']],
    ['a.sh', 'fail=1\nfail=0\n', []],
    ['a.sh', 'bin/a --none || failed=1\n[ "$failed" = 1 ] || exit 1\n', []],
    ['a.sh', 'while read -r a; do\n  fail=1\ndone\n', []],
  ])('marks of %s: %j', (path, text, marks) => {
    expect(marksOfFailure(file(path, text)).map(({ name }) => name)).toEqual(marks);
  });

  test('functions that assert what others give', () => {
    const text =
      'macro_rules! cases {\n    ($name:ident) => {\n        fn $name() {\n            assert_eq!(used(1), 2);\n        }\n    };\n}\n';
    const found = assertingFunctions(file('tests/a.rs', text), [], new Set(['used']));
    expect(found.map(({ name, line }) => [name, line])).toEqual([['$name', 3]]);
    expect(assertingFunctions(file('tests/a.rs', text), [], new Set(['other']))).toEqual([]);
    expect(assertingFunctions(file('benches/a.rs', text), [], new Set(['used']))).toEqual([]);
    expect(assertingFunctions(file('tests/a.rs', text), [bodyOf(text)], new Set(['used']))).toEqual([]);
    const java = (line: string) => `class T {\n    public void tearDown() {\n        ${line}\n    }\n}\n`;
    const within = (line: string) => assertingFunctions(file('test/T.java', java(line)), [], undefined);
    expect(within('assertEquals(expected, sent);').map(({ name }) => name)).toEqual(['tearDown']);
    // A value that is given to a name asks for nothing.
    expect(within('expected = new ArrayList<>();')).toEqual([]);
    const go = 'func atEnd(t *testing.T) {\n\tif used(1) != 2 {\n\t\tt.Errorf("%d", used(1))\n\t}\n}\n';
    expect(assertingFunctions(file('a_test.go', go), [], new Set(['used'])).map(({ name }) => name)).toEqual(['atEnd']);
  });
});
