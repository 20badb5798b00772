/** Samples of each language: which tests a file has, and which of their literals are expected values and no inputs. */

import { expect, test } from 'vitest';
import { type Test, testsIn } from '../../../src/verdict/languages/tests.ts';

async function read(path: string, text: string): Promise<readonly Test[]> {
  const found = await testsIn(path, text);
  if (found === undefined || typeof found === 'string') throw new Error(found ?? 'no record');
  return found;
}

test.each<[what: string, path: string, text: string, tests: [name: string, ...expected: string[]][]]>([
  [
    'literals, names and wrapped values',
    'a.test.ts',
    `describe('price', () => {
  it('adds', () => {
    const want = 5;
    const cron = '0 9 * * 0';
    expect(next(cron)).toBe(want);
    expect(list(1)).toEqual([1, 2]);
    const seen = [];
    seen.push(next(3));
    expect(seen).toEqual([]);
    expect(() => next(0)).toThrow(/bad/);
    expect(valid(cron)).toBe(cron);
    expect(day(1)).toEqual(new Date('2024-01-10'));
    expect(made(1)).toEqual(profile('Ann'));
    expect(next(2)).not.toBe(9);
  });
});`,
    [['adds', '5', '1', '[]', '/bad/', "'2024-01-10'"]],
  ],
  [
    'a column of a table, by position, by key and by row',
    'b.test.js',
    `test.each([[1, 2], [3, 4]])('x %s', (a, b) => { expect(f(a)).toBe(b); });
for (const { i, o } of [{ i: 1, o: 'a' }]) test(\`y \${i}\`, () => { assert.equal(f(i), o); });
[{ i: 1, o: 'b' }].forEach((c) => { test(\`z \${c.i}\`, () => { assert.deepStrictEqual(f(c.i), c.o); }); });
test('both', () => { for (const [a, b] of [[1, 2]]) assert.equal(f(a, b), b); });`,
    [['x %s', '2', '4'], ['y ${i}', "'a'"], ['z ${c.i}', "'b'"], ['both']],
  ],
  [
    'a body that a call gives, and a call behind a body',
    'd.test.js',
    `it('a', wrapped(() => { assert.equal(f(1), 2); }));
it('b', () => { assert.equal(f(1), 3); }, seconds(5));`,
    [
      ['a', '2'],
      ['b', '3'],
    ],
  ],
  [
    'pytest and unittest',
    'test_a.py',
    `@pytest.mark.parametrize("a, b", [(1, 2), pytest.param(3, 4, id="x")])
def test_a(a, b):
    want = Decimal("1.90")
    assert f(a) == b
    assert f(3) == want
    with pytest.raises(ValueError, match="bad"):
        f(0)

class TestB(unittest.TestCase):
    def test_b(self):
        self.assertEqual(f(1), "x")
        self.assertEqual(f(1), profile("Ann", 2))
        self.assertIn("part", f(2))
`,
    [
      ['test_a', '2', '4', '"1.90"', '"bad"'],
      ['test_b', '"x"', '"part"'],
    ],
  ],
  [
    'tables of Go by field and by position, of one name in two tests',
    'a_test.go',
    `package a

func TestA(t *testing.T) {
	tests := []struct {
		in   int
		want string
	}{{1, "a"}, {in: 2, want: "b"}}
	for _, tt := range tests {
		if got := F(tt.in); got != tt.want {
			t.Errorf("F(%d) = %q, want %q", tt.in, got, tt.want)
		}
	}
	assert.Equal(t, 5, G())
}

func TestB(t *testing.T) {
	tests := []struct {
		want string
		in   int
	}{{"c", 3}}
	for _, tt := range tests {
		if got := F(tt.in); got != tt.want {
			t.Error(got)
		}
		if tt.in != 7 {
			if F(0) != "zero" {
				t.Error(tt.in)
			}
		}
	}
}

func TestMain(m *testing.M) { os.Exit(m.Run()) }
`,
    [
      ['TestA', '"a"', '"b"', '5'],
      ['TestB', '"c"', '"zero"'],
    ],
  ],
  [
    'macros of Rust',
    'src/lib.rs',
    `pub fn f() {}
#[cfg(test)]
mod tests {
    #[test]
    fn a() {
        assert_eq!(f(1), vec![1, 2]);
        let want = 5;
        assert_eq!(want, f(2));
        for (a, b) in [(1, 2), (3, 4)] {
            assert!(f(a) == b, "f({a})");
        }
        assert_eq!(Some("x".to_string()), g("y"));
    }
}`,
    [['a', '1', '5', '2', '4', '"x"']],
  ],
  [
    'JUnit, AssertJ and records',
    'ATest.java',
    `class ATest {
    record Case(String in, int want) {}
    @Test void a() {
        for (Case c : List.of(new Case("a", 1), new Case("b", 2))) { assertThat(f(c.in())).isEqualTo(c.want()); }
        assertEquals(new BigDecimal("1.5"), q());
        assertTrue(f(1) == 7);
    }
    public void testOld() { assertEquals("x", f()); }
    void helper() { assertEquals(9, f()); }
}`,
    [
      ['a', '1', '2', '"1.5"', '7'],
      ['testOld', '"x"'],
    ],
  ],
  [
    'RSpec and minitest',
    'a_spec.rb',
    `describe 'x' do
  let(:want) { 5 }
  it 'a' do
    expect(f(1)).to eq want
    { 1 => 2 }.each { |i, o| expect(f(i)).to eq(o) }
    expect(f(2)).to include 'part'
  end
end
class T < Minitest::Test
  def test_b
    [[1, 2], [3, 4]].each do |a, b|
      assert_equal b, f(a)
    end
    assert_equal %w[one two], f(5)
  end
end`,
    [
      ['a', '5', '2', "'part'"],
      ['test_b', '2', '4', 'one'],
    ],
  ],
  [
    'PHPUnit with a provider, and Pest',
    'ATest.php',
    `<?php
class ATest extends TestCase {
    #[DataProvider('rows')]
    public function testA($a, $b): void {
        $want = 5;
        $this->assertSame($want, f(1));
        $this->assertSame($b, g($a));
    }
    public static function rows(): array { return [[1, 2], [3, 4]]; }
}
it('b', function () { expect(f(1))->toBe('x'); });`,
    [
      ['testA', '5', '2', '4'],
      ['b', "'x'"],
    ],
  ],
  [
    'GoogleTest and a program that asserts',
    'a_test.cpp',
    `struct Case { int in; int want; };
static Case cases[] = { {1, 2}, {3, 4} };
TEST(A, B) { int w = 5; EXPECT_EQ(w, f(1)); for (auto& c : cases) { EXPECT_EQ(f(c.in), c.want); } }
int main() { assert(f(1) == 6); if (g(2) != 3) { return 1; } return 0; }`,
    [
      ['B', '5', '2', '4'],
      ['main', '6', '3'],
    ],
  ],
  [
    'xUnit and FluentAssertions',
    'ATests.cs',
    `class ATests {
    [Theory] [InlineData(1, "a")]
    public void A(int a, string b) { var w = 5; Assert.Equal(b, F(a)); Assert.Equal(w, F(3)); F(2).Should().Be(7); }
}`,
    [['A', '"a"', '5', '7']],
  ],
])('%s (%s)', async (_, path, text, tests) => {
  const found = await read(path, text);
  expect(found.map(({ name, expected }) => [name, ...expected.map((one) => one.text)])).toEqual(tests);
});

test.each<[path: string, text: string, marks: string[]]>([
  ['a.test.js', "it.skip('x', () => {});", ['skip']],
  ['a.test.js', "describe.only('x', () => { it('y', () => {}); });", ['only']],
  ['a.test.js', "test('x', { todo: true }, () => {});", ['todo']],
  ['a.test.js', "test('x', { skip: 'later' }, () => {});", ['skip']],
  ['a.test.js', "test('x', { skip: !('asyncDispose' in Symbol) }, () => {});", ['conditional']],
  ['test_a.py', '@pytest.mark.skipif(x)\ndef test_a():\n    pass\n', ['conditional']],
  ['test_a.py', '@unittest.expectedFailure\ndef test_a():\n    pass\n', ['xfail']],
  ['a.rs', '#[test]\n#[ignore]\nfn a() {}', ['skip']],
  ['a.rs', '#[test]\n#[should_panic]\nfn a() {}', []],
  ['ATest.java', 'class A { @Disabled @Test void a() {} }', ['skip']],
  ['a_spec.rb', "xit 'a' do\n  f\nend", ['skip']],
  ['A.cs', 'class A { [Fact(Skip = "x")] public void B() {} }', ['skip']],
])('marks of a test: %s %j', async (path, text, marks) => {
  const [found] = await read(path, text);
  expect(found?.marks.map(({ mark }) => mark)).toEqual(marks);
});

test.each<[path: string, assertion: string, ...is: string[]]>([
  ['a.test.js', 'expect(true).toBe(true);', 'constant'],
  ['a.test.js', 'expect([1, 2]).toEqual([1, 2]);', 'constant'],
  ['a.test.js', 'expect(x).toBe(x);', 'constant'],
  ['a.test.js', "assert.equal('a' + 'b', 'ab');", 'constant'],
  ['a_spec.rb', '_(1).must_equal 1', 'constant'],
  ['A.cs', 'Assert.That(1, Is.EqualTo(1));', 'constant'],
  ['A.cs', '1.Should().Be(1);', 'constant'],
  ['A.cs', 'F(1).Should().Be(1);'],
  ['a.test.js', 'expect(f(1)).toBeTruthy();', 'loose'],
  ['a.test.js', 'assert.equal(f(1), 2);'],
  ['a.test.js', "expect(() => f(1)).toThrow('x');", 'loose'],
])('an assertion that cannot fail, or asks for little: %s %s', async (path, assertion, ...is) => {
  const around: Record<string, [string, string]> = {
    rb: ["it 'x' do\n", '\nend'],
    cs: ['class A { [Fact] public void B() { ', ' } }'],
    js: ["test('x', () => { ", ' });'],
  };
  const [found] = await read(path, around[path.split('.').at(-1) ?? '']?.join(assertion) ?? '');
  const [own] = found?.assertions ?? [];
  expect([...(own?.constant ? ['constant'] : []), ...(own?.loose ? ['loose'] : [])]).toEqual(is);
});

test('what cannot be read is told with the reason, and what no record knows with nothing', async () => {
  expect(await testsIn('a.zig', 'test "x" {}')).toBeUndefined();
  expect(await testsIn('a.test.js', 'x'.repeat(300_000))).toBe('larger than 256 KiB');
  expect(await testsIn('a.test.js', '('.repeat(3000))).toBe('nested too deeply');
});
