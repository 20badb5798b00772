import { describe, expect, test } from 'vitest';
import { bendsOf, isNamed, testsOf, twinsOf, withEdits } from '../../src/syntax/bends.ts';
import { bentLiteral, twinLiteral } from '../../src/syntax/literals.ts';
import { sharpBendOf } from '../../src/syntax/near-bends.ts';
import { isOver } from '../support/slow-machine.ts';

async function only(path: string, tree: string, base?: string) {
  const { tests, unreadable } = await testsOf([{ path, tree, ...(base === undefined ? {} : { base }) }]);
  expect(unreadable).toEqual([]);
  return tests;
}

/** Each test's name, and its line with the bend in it. */
async function bent(path: string, text: string, round: 0 | 1 | 2 = 0): Promise<[string, string][]> {
  const found = await only(path, text);
  return found.map((one): [string, string] => {
    const edits = bendsOf(one, round);
    if (edits.length === 0) return [one.test.name, ''];
    const now = withEdits(text, edits).split('\n');
    const line = now.findIndex((each, at) => each !== text.split('\n')[at]);
    return [one.test.name, (now[line] ?? '').trim()];
  });
}

describe('an expected value is bent', () => {
  test.each([
    ["test('a', () => {\n  assert.equal(price(200), 180);\n});", 'assert.equal(price(200), 181);'],
    ["it('a', async () => {\n  expect(await price(200)).toBe(180);\n});", 'expect(await price(200)).toBe(181);'],
    ["test('a', function () {\n  expect(f()).to.equal('x');\n});", "expect(f()).to.equal('xbent');"],
    ["test('a', (t) => {\n  t.deepEqual(f(1), [1, 2]);\n});", 't.deepEqual(f(1), [2, 2]);'],
    ["test('a', () => {\n  expect(f(1)).toEqual({ total: 3 });\n});", 'expect(f(1)).toEqual({ total: 4 });'],
    ["test('a', () => {\n  assert.ok(f(1) === true);\n});", 'assert.ok(f(1) === false);'],
    ["test('a', () => {\n  assert(f(1) === 255);\n});", 'assert(f(1) === 254);'],
    ["test('a', () => {\n  expect(f(1)).toEqual(wanted);\n});", "expect(f(1)).toEqual('bent');"],
    ["test.each([1])('a', (x) => {\n  expect(f(x)).toBe(2);\n});", 'expect(f(x)).toBe(3);'],
    ["test('a', () => assert.equal(f(1), 2));", "test('a', () => assert.equal(f(1), 3));"],
  ])('in JavaScript: %s', async (text, line) => {
    expect(await bent('test/a.test.js', text)).toEqual([['a', line]]);
  });

  test.each([
    [
      'a_test.go',
      'package a\nfunc TestA(t *testing.T) {\nif err != nil || F(1) != 90 {\nt.Error()\n}\n}\n',
      'if err != nil || F(1) != 91 {',
    ],
    [
      'a_test.go',
      'package a\nfunc TestA(t *testing.T) {\nif !F(1).Equal(Money{90, "EUR"}) {\nt.Error()\n}\n}\n',
      'if !F(1).Equal(Money{91, "EUR"}) {',
    ],
    [
      'a_test.go',
      'package a\nfunc TestA(t *testing.T) {\nif !reflect.DeepEqual(F(1), []int{90}) {\nt.Error()\n}\n}\n',
      'if !reflect.DeepEqual(F(1), []int{91}) {',
    ],
    [
      'ATest.java',
      'class A {\n@Test public void a() {\nassertTrue(f(x).equals("ab"));\n}\n}\n',
      'assertTrue(f(x).equals("abbent"));',
    ],
    [
      'a_test.c',
      'int main(void) {\nassert(f(x, &y) == 0 && y == 7);\nreturn 0;\n}\n',
      'assert(f(x, &y) == 1 && y == 7);',
    ],
    [
      't/a.t',
      "is_deeply [wrap('a b', 4)], ['a', 'b'], 'wraps';\n",
      "is_deeply [wrap('a b', 4)], ['a', 'bbent'], 'wraps';",
    ],
    [
      'spec/a_spec.lua',
      "it('a', function()\nassert.are.same({ 2, 1 }, order(5, -1))\nend)\n",
      'assert.are.same({ 2, 2 }, order(5, -1))',
    ],
  ])('joined by a condition, told by a method, or in a list: %s %j', async (path, text, line) => {
    expect((await bent(path, text)).map(([, now]) => now)).toEqual([line]);
  });

  test.each([
    ['def test_a():\n    assert total([100]) == 90\n', 'assert total([100]) == 91'],
    ["def test_a():\n    assert 'ab' == name(1)\n", "assert 'abbent' == name(1)"],
    ['class T:\n    def test_a(self):\n        self.assertEqual(f(1), {"k": 2})\n', 'self.assertEqual(f(1), {"k": 3})'],
    ['def test_a():\n    """says"""\n    assert f(1) == True\n', 'assert f(1) == False'],
  ])('in Python: %s', async (text, line) => {
    expect(await bent('tests/test_a.py', text)).toEqual([['test_a', line]]);
  });

  test.each([
    [
      'func TestA(t *testing.T) {\n\tif got := F(1); got != 90 {\n\t\tt.Errorf("no")\n\t}\n}\n',
      'if got := F(1); got != 91 {',
    ],
    ['func TestA(t *testing.T) {\n\tassert.Equal(t, "x", F(1))\n}\n', 'assert.Equal(t, "xbent", F(1))'],
    [
      'func TestA(t *testing.T) {\n\tfor _, c := range []struct{ in, want int }{\n\t\t{in: 1, want: 2},\n\t} {\n\t\tif F(c.in) != c.want {\n\t\t\tt.Fatal("no")\n\t\t}\n\t}\n}\n',
      '{in: 1, want: 3},',
    ],
  ])('in Go: %s', async (text, line) => {
    expect(await bent('a_test.go', `package a\n\n${text}`)).toEqual([['TestA', line]]);
  });

  test('in TypeScript and TSX', async () => {
    const text = "test('a', () => {\n  expect(f<number>(1)).toBe(2 as number);\n  expect(g(1)).toBe(3);\n});";
    expect(await bent('a.test.ts', text)).toEqual([['a', 'expect(g(1)).toBe(4);']]);
    expect(await bent('a.test.tsx', "test('a', () => {\n  expect(<b />).toBe(3);\n});")).toEqual([
      ['a', 'expect(<b />).toBe(4);'],
    ]);
  });
});

test('a title may stand before what is compared, and a message behind it', async () => {
  const js = (line: string) => `test('a', () => {\n  ${line}\n});`;
  expect(await bent('a.test.js', js("equal('one is red', f(1), 'red');"))).toEqual([
    ['a', "equal('one is red', f(1), 'redbent');"],
  ]);
  expect(await bent('a.test.js', js("equal(f(1), 'red', 'one is red');"))).toEqual([
    ['a', "equal(f(1), 'redbent', 'one is red');"],
  ]);
  expect(
    await bent(
      'test_a.py',
      'class A(TestCase):\n    def test_a(self):\n        self.assertEqual("red", f(1), "one is red")\n',
    ),
  ).toEqual([['test_a', 'self.assertEqual("redbent", f(1), "one is red")']]);
});

test('what a constructor makes, where types are declared and nothing else is expected', async () => {
  const rust = (line: string) =>
    `#[test]\nfn long() {\n    if let Ok(rgb) = hex("#ff000a") {\n        ${line}\n    }\n}\n`;
  expect(await bent('tests/a.rs', rust('assert_eq!(rgb, Rgb(255, 0, 10));'))).toEqual([
    ['long', 'assert_eq!(rgb, Rgb(254, 0, 10));'],
  ]);
  // What a function is given may be an input, and its result the same.
  expect(await bent('tests/a.rs', rust('assert_eq!(rgb, level(12));'))).toEqual([
    ['long', 'assert_eq!(rgb, level(13));'],
  ]);
  expect(await bent('tests/a.rs', rust('assert_eq!(rgb, level(12));'), 2)).toEqual([
    ['long', 'if "bent".len() == 4 { panic!("bent"); }'],
  ]);
  expect(await bent('tests/a.rs', rust('assert_eq!(rgb, Rgb(255, 0, 10));\n        assert_eq!(sum(1), 2);'))).toEqual([
    ['long', 'assert_eq!(sum(1), 3);'],
  ]);
});

test('what a constructor makes is bent by no value that is close: its type may compare as it likes', async () => {
  const tree = '#[test]\nfn same() {\n    assert_eq!(read("A@b.org"), Email("a@b.org"));\n}\n';
  const { tests } = await testsOf([{ path: 'tests/a.rs', base: '', tree }]);
  expect(tests.map((found) => sharpBendOf(found, { expected: '"a@b.org"', actual: '"A@b.org"' }))).toEqual([undefined]);
});

describe('what is not bent as an equality', () => {
  test.each([
    ['a negation', "test('a', () => {\n  expect(f(1)).not.toBe(2);\n});"],
    ['a tolerance', "test('a', () => {\n  expect(f(1)).toBeCloseTo(2);\n});"],
    ['two literals', "test('a', () => {\n  assert.equal(1, 1);\n});"],
    ['an interpolated text', "test('a', () => {\n  f(`${1}`);\n});"],
  ])('%s: a failure stands at the start instead', async (_what, text) => {
    expect(await bent('a.test.js', text, 2)).toEqual([['a', "if ('bent'.length > 0) {"]]);
    const { tests } = await testsOf([{ path: 'a.test.js', tree: text }]);
    expect(
      tests.flatMap((found) => bendsOf(found, 0)).filter(({ kind, isLoose }) => kind === 'bend' && !isLoose),
    ).toEqual([]);
  });

  test.each([
    ["test.skip('a', () => {\n  assert.equal(f(1), 2);\n});"],
    ["test('a', { todo: true }, () => {\n  assert.equal(f(1), 2);\n});"],
    ["test.failing('a', () => {\n  assert.equal(f(1), 2);\n});"],
    ["test('a', (t) => {\n  t.skip();\n  assert.equal(f(1), 2);\n});"],
  ])('a test that is not run as written: %s', async (text) => {
    expect((await bent('a.test.js', text)).filter(([, line]) => line !== '')).toEqual([]);
  });

  test('marked in Python and Go', async () => {
    expect(await bent('test_a.py', '@pytest.mark.xfail\ndef test_a():\n    assert f(1) == 2\n')).toEqual([
      ['test_a', ''],
    ]);
    const go = 'package a\n\nfunc TestA(t *testing.T) {\n\tt.Skip("later")\n\tif F(1) != 2 {\n\t\tt.Fatal()\n\t}\n}\n';
    expect(await bent('a_test.go', go)).toEqual([['TestA', '']]);
  });
});

test.each([
  ['#define CHECK(text, mm) \\\n    if (length(text) != (mm)) failed = 1;\n', 'CHECK("3 cm", 30)', 'CHECK("3 cm", 31)'],
  ['#define IS(got, want) do { if ((got) != (want)) fail(#got); } while (0)\n', 'IS(f(2), 4);', 'IS(f(2), 5);'],
  ['#define IS(got, want) do { if ((got) != (want)) fail(#got); } while (0)\n', 'IS(1, 1);', '__builtin_trap();'],
  ['#define SAME(a, b) if (strcmp(a, b) != 0) exit(1)\n', 'SAME(f(2), "x");', 'SAME(f(2), "xbent");'],
  ['#define LOG(text, level) fprintf(stderr, "%d %s", level, text)\n', 'LOG("a", 3);', '__builtin_trap();'],
])("in what a C file's own macro compares: %s", async (define, call, line) => {
  expect(await bent('test/check.c', `${define}int main(void)\n{\n    ${call}\n    return failed;\n}\n`)).toEqual([
    ['main', line],
  ]);
});

test('a failure at the start of the body', async () => {
  // A linter before the tests takes code behind a bare throw for an error.
  expect(await bent('a.test.js', "test('a', () => {\n  f();\n});", 2)).toEqual([['a', "if ('bent'.length > 0) {"]]);
  expect(await bent('a.test.js', "test('a', () => f());", 2)).toEqual([
    ['a', "test('a', () => { throw new Error('bent'); });"],
  ]);
  expect(await bent('test_a.py', 'def test_a():\n    f()\n', 2)).toEqual([['test_a', 'raise AssertionError("bent")']]);
  const go = 'package a\n\nfunc TestA(tt *testing.T) {\n\tf()\n}\n';
  expect(await bent('a_test.go', go, 2)).toEqual([['TestA', 'tt.Fatal("bent")']]);
});

test('tests that the attempt added or changed are told from those that are as they were', async () => {
  const one = (name: string, value: number) => `test('${name}', () => {\n  assert.equal(f(1), ${value});\n});\n`;
  const found = await only('a.test.js', one('a', 1) + one('b', 3) + one('c', 4), one('a', 1) + one('b', 2));
  expect(found.map(({ test: { name }, changed }) => [name, changed])).toEqual([
    ['a', false],
    ['b', true],
    ['c', true],
  ]);
});

test('of a test that was there before, what the attempt wrote is bent first', async () => {
  const base = "is(mean(2), 2, 'one');\n";
  const [found] = await only('t/a.t', `${base}is(mean(2, 4), 3, 'two');\nis(mean(4), 4, 'again');\n`, base);
  expect(found && bendsOf(found, 0).map(({ line, before }) => [line, before])).toEqual([[2, '3']]);
  expect(found && sharpBendOf(found)?.edits.map(({ line }) => line)).toEqual([2]);
});

test('a test that holds others is left out for them', async () => {
  const text = "test('outer', async (t) => {\n  await t.test('inner', () => {\n    assert.equal(f(1), 2);\n  });\n});";
  expect((await bent('a.test.js', text)).map(([name]) => name)).toEqual(['inner']);
});

test('twins say the same in other words', async () => {
  const text = "test('a', () => {\n  assert.equal(f(1), 180);\n  assert.equal(f(2), 'x');\n});";
  const [found] = await only('a.test.js', text);
  expect(found && withEdits(text, twinsOf(found))).toContain('assert.equal(f(1), 90 + 90);');
  expect([twinLiteral('181', 'number'), twinLiteral('1', 'number'), twinLiteral('1.5', 'number')]).toEqual([
    '90 + 91',
    undefined,
    undefined,
  ]);
});

test('two bends of a value differ, and keep its type', () => {
  expect(['7', '1_000', '1.5', '2u8', '255', '0x1f', '007'].map((text) => bentLiteral(text, 'number', 0))).toEqual([
    '8',
    '1001',
    '2.5',
    '3u8',
    '254',
    undefined,
    undefined,
  ]);
  expect(bentLiteral("'a'", 'string', 0)).not.toBe(bentLiteral("'a'", 'string', 1));
  expect([bentLiteral('f"{x}"', 'string', 0), bentLiteral('b"x"', 'string', 0)]).toEqual([undefined, 'b"xbent"']);
});

test.each([
  ['ten percent', 'ten percent', true],
  ['cart › ten percent', 'ten percent', true],
  ['cart › not ten', 'ten', false],
  ['TestTotal.test_ten', 'test_ten', true],
  ['test_ten[1-2]', 'test_ten', true],
  ['TestTen/with_code', 'TestTen', true],
  ['TestTenth', 'TestTen', false],
  ['adds 1 and 2', 'adds %i and %i', true],
  ['adds one', 'adds $name', true],
  ['tests.test_a.ATest.test_x', 'test_x', true],
  ['ShopTest::testFree with data set "two" (1, 2)', 'testFree', true],
  ['till/price#test_0003_has a price', 'has a price', true],
  ['till#test_0003_has a price', 'has a', false],
])('%s is named %s: %s', (reported, written, is) => {
  expect(isNamed(reported, written)).toBe(is);
});

test('what cannot be read is said, and takes no longer than its time', async () => {
  const reasons = async (path: string, text: string) =>
    (await testsOf([{ path, tree: text }])).unreadable.map(({ reason }) => reason);
  expect(await reasons('a_test.zig', 'test "a" {}')).toEqual(['no grammar for this language']);
  expect(await reasons('a.test.js', ' '.repeat(5 << 20))).toEqual(['larger than 1 MiB']);
  const began = performance.now();
  await reasons('a.test.tsx', '/['.repeat(100_000));
  expect(isOver(performance.now() - began, 20_000)).toBe(false);
});

test('a file that is asked for again is not read again, and one that differs is', async () => {
  const text = "test('a', () => {\n  expect(f(1)).toBe(2);\n});";
  const [once] = await only('test/a.test.js', text, text);
  const [again] = await only('test/a.test.js', text, text);
  const [other] = await only('test/a.test.js', text, `${text}\n`);
  expect(again?.test).toBe(once?.test);
  expect(other?.test).not.toBe(once?.test);
  expect([once, other].map((one) => one?.changed)).toEqual([false, false]);
  const [added] = await only('test/a.test.js', text, '');
  expect(added).toMatchObject({ changed: true, added: true });
});
