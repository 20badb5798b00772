import { expect, test } from 'vitest';
import { changesFiles, mayKeep, reachesOthers } from '../../src/guard/reaches-others.ts';

test.each([
  ['tests/test_a.py', 'def test_a(monkeypatch):\n    assert True\n'],
  ['tests/test_a.py', 'import shop\n\nshop.RATE = 0.9\n'],
  ['tests/test_a.py', 'import os\nos.environ["RATE"] = "1"\n'],
  ['test/a_test.rb', 'class Price\n  def total; 180; end\nend\n'],
  ['test/a_test.rb', 'Price.define_method(:total) { 180 }\n'],
  ['price_test.go', 'func init() {\n\trate = 9\n}\n'],
  ['price_test.go', 'func TestA(t *testing.T) {\n\trate = 9\n}\n'],
  ['test/a.test.js', 'Price.prototype.total = () => 180;\n'],
  ['test/AFixture.java', 'class AFixture {\n}\n'],
  ['tests/test_a.py', 'import shop\n\nvars(shop)["RATE"] = 9\n'],
  ['tests/test_a.py', 'import shop; shop.RATE = 9\n'],
  ['tests/test_a.py', 'import shop\nshop.RATE, left = 9, 1\n'],
  ['tests/test_a.py', 'import decimal\ndecimal.getcontext().prec = 3\n'],
  ['tests/test_a.py', 'import shop\nshop.RATES.update(a=9)\n'],
  ['test/a.test.js', 'rates.gold ??= 9;\n'],
  ['test/a.test.js', 'rates.gold++;\n'],
  ['test/a.test.js', "Reflect.set(rates, 'gold', 9);\n"],
  ['test/a.test.js', 'delete rates.gold;\n'],
  ['test/a_test.rb', 'Shop.configure { |c| c.rate = 9 }\n'],
  ['price_test.go', 'func TestA(t *testing.T) {\n\tos.Setenv("RATE", "9")\n}\n'],
  ['price_test.go', 'func TestA(t *testing.T) {\n\tx, rate = 1, 9\n}\n'],
  ['test/ATest.java', 'class ATest {\n  @Test void a() { System.setProperty("rate", "9"); }\n}\n'],
])('%s may change what other tests meet: %j', (path, text) => {
  expect(reachesOthers(path, text)).toBe(true);
});

test.each([
  ['tests/test_a.py', 'from shop import price\n\ndef test_a():\n    assert price(200) == 180\n'],
  [
    'test/a_test.rb',
    "require 'test_helper'\n\nclass PriceTest < Minitest::Test\n  def test_a\n    assert_equal 180, price(200)\n  end\nend\n",
  ],
  ['price_test.go', 'func TestA(t *testing.T) {\n\tgot := price(200)\n\tif got != 180 {\n\t\tt.Fatal(got)\n\t}\n}\n'],
  ['test/ATest.java', 'class ATest {\n  @Test void a() { assertEquals(180, price(200)); }\n}\n'],
])('%s does nothing to others', (path, text) => {
  expect(reachesOthers(path, text)).toBe(false);
});

test('files are the same for all tests', () => {
  for (const code of [
    "writeFileSync('rates.json', '{}');",
    "open('rates.json', 'w').write('{}')",
    "Path('rates.json').write_text('{}')",
    "File.write('rates.json', '{}')",
    'open(my $out, ">", "rates.json");',
    'fs::write("rates.json", "{}").unwrap();',
    "execFileSync('sh', ['-c', 'echo > rates.json']);",
  ])
    expect(changesFiles(code), code).toBe(true);
  for (const code of [
    "readFileSync('rates.json', 'utf8')",
    "open('rates.json').read()",
    'assert.equal(price(200), 180);',
  ])
    expect(changesFiles(code), code).toBe(false);
});

test('a line of production that may keep something', () => {
  for (const line of ['let seen = 0;', '    global rate', '  @@rate = 1', 'const seen = new Map();', 'rates = {}'])
    expect(mayKeep(line), line).toBe(true);
  for (const line of [
    '  const total = amount * 0.9;',
    '    return amount',
    'def price(amount):',
    '  static int of(int a) {',
  ])
    expect(mayKeep(line), line).toBe(false);
});
