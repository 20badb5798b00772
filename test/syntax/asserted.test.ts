import { describe, expect, test } from 'vitest';
import { bendsOf, testsOf, withEdits } from '../../src/syntax/bends.ts';
import { growsAtMost } from '../support/slow-machine.ts';

/** The first line that differs, in the first and in the second round. */
async function otherwise(path: string, text: string): Promise<string[]> {
  const { tests } = await testsOf([{ path, tree: text }]);
  return ([0, 1] as const).map((round) => {
    const [found] = tests;
    const now = found === undefined ? [] : withEdits(text, bendsOf(found, round)).split('\n');
    return (now.find((line, at) => line !== text.split('\n')[at]) ?? '').trim();
  });
}

const go = (body: string) => `package a\n\nfunc TestA(t *testing.T) {\n${body}\n}\n`;
const js = (body: string) => `test('a', () => {\n${body}\n});\n`;
const py = (body: string) => `def test_a():\n    ${body}\n`;
const rb = (body: string) => `it 'a' do\n${body}\nend\n`;
const java = (body: string, imports = '') => `${imports}class A {\n@Test public void a() {\n${body}\n}\n}\n`;
const cpp = (body: string) => `int main() {\n${body}\nreturn 0;\n}\n`;

describe('a test that expects no literal: another value in what it asserts, then the opposite', () => {
  test.each([
    ['a.test.sh', '. ./lib.sh\nsame "$(./words a b)" "b a"\n', 'same "$(./words a b)" "b abent"', 'exit 1'],
    [
      'a.php',
      "<?php\nfunction same($want, $got) {\n  if ($want !== $got) exit(1);\n}\nsame('b a', words('a'));\n",
      "same('b a', words('abent'));",
      '',
    ],
    ['all.rb', 'require_relative "support/paths"\nrequire_relative "paths_test"\n', '', ''],
    ['lib.sh', 'same() {\n  [ "$1" = "$2" ] || exit 1\n}\n', '', ''],
    ['a_spec.rb', rb('expect(cart.total) == 90'), 'expect(cart.total) == 91', 'raise Exception, "bent"'],
    [
      'test_a.py',
      py('eventually(lambda: len(calls) == 3)'),
      'eventually(lambda: not (len(calls) == 3))',
      'raise AssertionError("bent")',
    ],
    [
      'a.t',
      "my @cases = (\n    [ 'a', 1 ],\n    [ 'b', 2 ],\n);\ncheck(@$_) for @cases;\n",
      'die "bent"; my @cases = (',
      'die "bent"; my @cases = (',
    ],
    ['a_test.go', go('if !has(c, "a") {\nt.Fatal()\n}'), 'if !has(c, "abent") {', 'if !(!has(c, "a")) {'],
    [
      'a_test.go',
      go('if _, ok := c.Get(k); !ok {\nt.Fatal()\n}'),
      'if _, ok := c.Get(k); !(!ok) {',
      'if _, ok := c.Get(k); !(!ok) {',
    ],
    [
      'a_test.go',
      go('want.True(t, Task{Text: "#a"}.Has(x), "no")'),
      'want.True(t, Task{Text: "#a"}.Has(x), "nobent")',
      'want.True(t, !(Task{Text: "#a"}.Has(x)), "no")',
    ],
    [
      'a_test.go',
      go('require.ErrorIs(t, err, ErrGone)'),
      'require.NotErrorIs(t, err, ErrGone)',
      'require.NotErrorIs(t, err, ErrGone)',
    ],
    [
      'a.test.ts',
      js("assert.throws(() => f('x'), /gone x/);"),
      "assert.throws(() => f('x'), /gone xbent/);",
      "assert.doesNotThrow(() => f('x'), /gone x/);",
    ],
    ['a.test.ts', js('expect(f()).toBeNull();'), 'expect(f()).not.toBeNull();', 'expect(f()).not.toBeNull();'],
    ['a.test.ts', js('expect(f()).not.toBe(g);'), 'expect(f()).toBe(g);', 'expect(f()).toBe(g);'],
    ['a.test.ts', js('expect(f()).to.be.true;'), 'expect(f()).to.be.not.true;', 'expect(f()).to.be.not.true;'],
    [
      'a.test.js',
      js('assertIds(feed(posts), [3, 1]);'),
      'assertIds(feed(posts), [3, 2]);',
      "test('a', () => { throw new Error('bent');",
    ],
    [
      'test_a.py',
      py('with pytest.raises(ValueError, match="gone"):\n        f(1)'),
      'with pytest.raises(ValueError, match="gonebent"):',
      'with pytest.raises(KeyboardInterrupt, match="gone"):',
    ],
    ['test_a.py', py('assert is_prime(7)'), 'assert is_prime(8)', 'assert not (is_prime(7))'],
    ['test_a.py', py('self.assertIsNone(x)'), 'self.assertIsNotNone(x)', 'self.assertIsNotNone(x)'],
    [
      'a_spec.rb',
      rb('expect { f }.to raise_error(Gone)'),
      'expect { f }.not_to raise_error(Gone)',
      'expect { f }.not_to raise_error(Gone)',
    ],
    [
      'a_test.rb',
      'class T\ndef test_a\nassert_raises(Gone) { f(1) }\nend\nend\n',
      'assert_raises(Gone) { f(2) }',
      'assert_raises(NotImplementedError) { f(1) }',
    ],
    [
      'ATest.java',
      java('assertNotEquals(x, y);', 'import static org.junit.Assert.assertNotEquals;\n'),
      'org.junit.Assert.assertEquals(x, y);',
      'org.junit.Assert.assertEquals(x, y);',
    ],
    ['ATest.java', java('assertTrue("why", x.y());'), 'assertTrue("whybent", x.y());', 'assertTrue("why", !(x.y()));'],
    [
      'a.rs',
      '#[test]\nfn a() {\nassert!(f(x).is_none(), "why");\n}\n',
      'assert!(f(x).is_none(), "whybent");',
      'assert!(!(f(x).is_none()), "why");',
    ],
    [
      'ATest.php',
      '<?php\nclass A {\nfunction testA() {\n$this->assertNull($x->f());\n}\n}\n',
      '$this->assertNotNull($x->f());',
      '$this->assertNotNull($x->f());',
    ],
    [
      'a_test.cpp',
      cpp('assert(close(f(1, "m"), 1000));'),
      'assert(close(f(1, "m"), 1001));',
      'assert(!(close(f(1, "m"), 1000)));',
    ],
    [
      'a_test.cpp',
      cpp('TEST_ASSERT_NULL_MESSAGE(parse(text), "refused");'),
      'TEST_ASSERT_NOT_NULL_MESSAGE(parse(text), "refused");',
      'TEST_ASSERT_NOT_NULL_MESSAGE(parse(text), "refused");',
    ],
    [
      'a_test.cpp',
      cpp('TEST_ASSERT_TRUE_MESSAGE(parse(text), "read");'),
      'TEST_ASSERT_TRUE_MESSAGE(!(parse(text)), "read");',
      'TEST_ASSERT_TRUE_MESSAGE(!(parse(text)), "read");',
    ],
    ['a_test.cpp', cpp('NEAR((V{3}.l()), 5);'), 'NEAR((V{3}.l()), 6);', '__builtin_trap();'],
    [
      'a_test.cpp',
      `static void parses() {\nCHECK(f(x) < 3);\n}\n${cpp('parses();')}`,
      'CHECK(f(x) < 4);',
      'CHECK(!(f(x) < 3));',
    ],
    [
      't/a.t',
      "use Test::More;\ncounts 'a b' => (a => 2);\ndone_testing;\n",
      "counts 'a b' => (a => 3);",
      "counts 'a bbent' => (a => 2);",
    ],
    [
      'a_spec.lua',
      'it(\'a\', function()\ncheck(clamp(5, x), 3, "above")\nend)\n',
      'check(clamp(5, x), 3, "abovebent")',
      'check(clamp(5, x), 4, "above")',
    ],
    [
      'a.test.ts',
      js("refuses('1a', /no digit: a/, 1);"),
      "refuses('1a', /no digit: a/, 2);",
      "test('a', () => { throw new Error('bent');",
    ],
    ['a_test.cpp', cpp('pops(ring, {1, 2});'), 'pops(ring, {1, 3});', '__builtin_trap();'],
    ['a.bats', '@test "a" {\n  assert_ran 0 \'^Bonn$\'\n}\n', "assert_ran 0 '^Bonn$bent'", "assert_ran 1 '^Bonn$'"],
  ])('%s %j', async (path, text, value, opposite) => {
    expect(await otherwise(path, text)).toEqual([value, opposite]);
  });

  test.each([
    ['a_test.go', go('if err != nil {\nt.Fatal(err)\n}')],
    ['a_test.go', go('if page == nil {\nt.Fatal()\n}')],
    ['a_test.go', go('require.NoError(t, err)')],
    ['a.test.ts', js('assert.ok(f(x));')],
    ['a.test.ts', js('expect(f).toHaveBeenCalled();')],
    ['a.test.ts', js('expect(f()).not.toBeNull();')],
    ['a.test.ts', js('assert.equal(1, 1);')],
    ['test_a.py', py('assert f(x)')],
    ['test_a.py', py('assert f(x) is not None')],
    ['a_spec.rb', rb('expect { f }.not_to raise_error')],
  ])('%s %j: that something is there is no value', async (path, text) => {
    const { tests } = await testsOf([{ path, tree: text }]);
    expect(tests.map(({ test: { asserted } }) => asserted)).toEqual([undefined]);
  });

  test.each([
    ['a_test.go', go('if err == nil {\nt.Fatal()\n}'), 'if !(err == nil) {'],
    ['a_test.go', go('if page != nil {\nt.Fatal()\n}'), 'if !(page != nil) {'],
    ['test_a.py', py('assert f(x) is None'), 'assert not (f(x) is None)'],
    ['a.test.ts', js('assert.ok(f(x) > g);'), 'assert.ok(!(f(x) > g));'],
  ])('%s %j: that nothing is there, an error, and an order are', async (path, text, line) => {
    expect(await otherwise(path, text)).toEqual([line, line]);
  });
});

test('the message of a panic that a test waits for is a value', async () => {
  const text = '#[test]\n#[should_panic(expected = "outside 3x2")]\nfn outside() {\n    at(0, 2);\n}\n';
  expect((await otherwise('a.rs', text))[0]).toBe('#[should_panic(expected = "outside 3x2bent")]');
  const { tests } = await testsOf([{ path: 'a.rs', tree: text.replace('(expected = "outside 3x2")', '') }]);
  expect(tests[0]?.test.setAside).toBe(true);
});

test('in a test that changed, what is new comes first', async () => {
  const body = (more: string) => cpp(`CHECK(valid(52));\n${more}`);
  const tree = body('CHECK(near(f(x), 111));\n');
  const { tests } = await testsOf([{ path: 'a_test.cpp', base: body(''), tree }]);
  expect(tests.flatMap((found) => bendsOf(found, 0)).map(({ after }) => after)).toEqual(['112']);
});

test('a method of a helper is no test', async () => {
  const text = 'class Check {\n    Check total(long cents) { return this; }\n    public void end() { run(); }\n}\n';
  expect((await testsOf([{ path: 'src/test/java/CheckTest.java', tree: text }])).tests).toEqual([]);
});

describe('what nobody writes by hand takes one pass', () => {
  test.each([
    ['a word in what is expected', 'a.test.js', (size) => js(`expect('${'a'.repeat(size)}').toBeNull();`)],
    ['a word in a macro', 'a.test.js', (size) => js(`ABC('${'a'.repeat(size)}');`)],
    ['a word in a head', 'a.test.js', (size) => `const f = (x = '${'a'.repeat(size)}') => {};\n${js('f();')}`],
    ['blanks in a condition', 'a_test.go', (size) => go(`if a.b(${' '.repeat(size)}) {\nt.Fatal()\n}`)],
    ['words that open a test', 'a_spec.lua', (size) => 'it("'.repeat(size / 4)],
    ['many tests on lines', 'a_spec.lua', (size) => 'it("a", function()\nf(1)\nend)\n'.repeat(size / 25)],
    [
      'one large function of many tests',
      'a.test.js',
      (size) => `function big() {\n${'x = y;\n'.repeat(size / 14)}}\n${js('big();').repeat(size / 50)}`,
    ],
  ] satisfies [string, string, (size: number) => string][])('%s', async (_what, path, text) => {
    await growsAtMost(10, [20_000, 80_000], (size) => testsOf([{ path, tree: text(size) }]));
  });

  test('chains nest as brackets do', async () => {
    for (const body of [`x${'.b.c(1)'.repeat(3000)};`, `assert(${'a === 1 && '.repeat(9000)} a);`]) {
      const { unreadable } = await testsOf([{ path: 'a.test.js', tree: js(body) }]);
      expect(unreadable).toEqual([{ path: 'a.test.js', reason: 'nested too deeply' }]);
    }
  });
});

test('public methods of a class that is marked as tests are tests', async () => {
  const text = '@Test\npublic class Sums {\n    public void adds() { check(1); }\n    void helps() { check(2); }\n}\n';
  const { tests } = await testsOf([{ path: 'src/test/java/SumsTest.java', tree: text }]);
  expect(tests.map(({ test: { name } }) => name)).toEqual(['adds']);
});

const rows = async (path: string, text: string) => {
  const { tests } = await testsOf([{ path, tree: text }]);
  return tests.flatMap(({ test: { rows: own } }) => own.map((one) => one.text));
};

test.each([
  ['a_spec.rb', '{ "a" => "b", "c" => "d" }.each do |one, two|\n  it("x") { expect(f(one)).to eq two }\nend\n'],
  ['test_a.py', 'def test_a():\n    for one, two in {"a": "b", "c": "d"}.items():\n        assert f(one) == two\n'],
  [
    'a.test.js',
    'test("x", () => {\n  for (const [one, two] of Object.entries({ a: "b", c: "d" })) assert.equal(f(one), two);\n});\n',
  ],
  [
    'ATest.php',
    '<?php class ATest extends TestCase { public function testA() { foreach (["a" => "b", "c" => "d"] as $one => $two) { $this->assertSame($two, f($one)); } } }',
  ],
  ['a.t', 'my %all = (\n    \'a\' => "b",\n    \'c\' => "d",\n);\nok f($_) eq $all{$_} for keys %all;\n'],
])('rows by key: %s', async (path, text) => {
  expect(await rows(path, text)).toEqual(['"b"', '"d"']);
});

test('rows of a table in a language without a grammar', async () => {
  expect(
    await rows('a.t', "my @cases = (\n    [ 'a', 1, 'x' ],\n    [ 'b', 2, 'y' ],\n);\ncheck(@$_) for @cases;\n"),
  ).toEqual(["'x'", "'y'"]);
  expect(
    await rows('a.lua', 'for _, one in ipairs({\n  { "a", 1 },\n  { "b", 2 },\n}) do\n  check(one)\nend\n'),
  ).toEqual(['1', '2']);
});
