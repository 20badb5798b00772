/** Samples of each language: tests as people write them, and the lines that bending changes. */

import { expect, test } from 'vitest';
import { bendsOf, testsOf, twinsOf, withEdits } from '../../src/syntax/bends.ts';

async function bent(path: string, text: string, round: 0 | 1 | 2): Promise<[string, string][]> {
  const { tests, unreadable } = await testsOf([{ path, tree: text }]);
  expect(unreadable).toEqual([]);
  return tests.map((one): [string, string] => {
    const before = text.split('\n');
    const lines = withEdits(text, bendsOf(one, round)).split('\n');
    return [one.test.name, (lines.find((line, at) => line !== before[at]) ?? '').trim()];
  });
}

test.each<[path: string, text: string, bends: [string, string][], failure: string]>([
  [
    'src/lib.rs',
    'pub fn f() -> u32 { 1 }\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n\n    #[test]\n    fn ten() {\n        assert_eq!(f(200), 180);\n    }\n\n    #[test]\n    #[ignore]\n    fn later() {\n        assert_eq!(f(1), 1);\n    }\n\n    #[test]\n    fn some() {\n        assert_eq!(Some("a"), g(1));\n    }\n}\n',
    [
      ['ten', 'assert_eq!(f(200), 181);'],
      ['later', ''],
      ['some', 'assert_eq!(Some("abent"), g(1));'],
    ],
    'if "bent".len() == 4 { panic!("bent"); }',
  ],
  [
    'src/test/java/PriceTest.java',
    'class PriceTest {\n    @Test\n    void ten() {\n        assertEquals(180, price(200));\n    }\n\n    @Test\n    @Disabled\n    void later() {\n        assertEquals(1, price(1));\n    }\n\n    @Test\n    void fluent() {\n        assertThat(name(1)).isEqualTo("a");\n    }\n}\n',
    [
      ['ten', 'assertEquals(181, price(200));'],
      ['later', ''],
      ['fluent', 'assertThat(name(1)).isEqualTo("abent");'],
    ],
    'if (true) throw new AssertionError("bent");',
  ],
  [
    'test/price_test.rb',
    'class PriceTest < Minitest::Test\n  def test_ten\n    assert_equal 180, price(200)\n  end\n\n  def test_later\n    skip\n    assert_equal 1, price(1)\n  end\nend\n',
    [
      ['test_ten', 'assert_equal 181, price(200)'],
      ['test_later', ''],
    ],
    'raise Exception, "bent"',
  ],
  [
    'spec/price_spec.rb',
    "describe 'price' do\n  it 'takes ten' do\n    expect(price(200)).to eq 180\n  end\n\n  it 'is not' do\n    expect(price(200)).not_to eq 180\n  end\nend\n",
    [
      ['takes ten', 'expect(price(200)).to eq 181'],
      ['is not', 'raise Exception, "bent"'],
    ],
    'raise Exception, "bent"',
  ],
  [
    'test/stock_test.exs',
    'defmodule StockTest do\n  use ExUnit.Case\n\n  test "adds up" do\n    assert Stock.available(%{apple: 5}, :apple) == 5\n  end\n\n  test "names", %{stock: stock} do\n    assert Stock.names(stock) == ["apple"]\n  end\n\n  @tag :skip\n  test "later" do\n    assert Stock.later() == 1\n  end\nend\n',
    [
      ['adds up', 'assert Stock.available(%{apple: 5}, :apple) == 6'],
      ['names', 'assert Stock.names(stock) == ["applebent"]'],
      ['later', ''],
    ],
    'test "adds up" do raise "bent"',
  ],
  [
    'test/chain_test.sh',
    '. test/common.sh\nexport LANG=C\nrotate "$work/log" 3\nexpect_content "$work/log.1" four\n[ "$(next_name log 3)" = log.3 ]\n',
    [['the script', 'expect_content "$work/log.1" fourbent']],
    'exit 1',
  ],
  [
    'PriceTest.java',
    'class PriceTest {\n    public static void main(String[] args) {\n        check(200, "180");\n    }\n}\n',
    [['main', 'check(200, "180bent");']],
    'if (true) throw new AssertionError("bent");',
  ],
  [
    'example_test.go',
    'package price_test\n\nfunc ExamplePrice() {\n\tfmt.Println(price.Of(200))\n\t// Output:\n\t// 180 EUR\n}\n\nfunc ExampleName() {\n\tfmt.Println(price.Name())\n\t// Output: Ann\n}\n\nfunc ExampleLater() {\n\tfmt.Println(price.Of(1))\n}\n',
    [
      ['ExamplePrice', "// 'bent'"],
      ['ExampleName', "// Output: 'bent'"],
      ['ExampleLater', ''],
    ],
    'panic("bent")',
  ],
  [
    'tests/testthat/test-price.R',
    'test_that("ten", {\n  expect_equal(price(200), 180)\n})\n\ntest_that("list", {\n  expect_identical(prices(1, 2), c(3, 4L))\n})\n\ntest_that("later", {\n  skip("not yet")\n  expect_equal(price(1), 1)\n})\n',
    [
      ['ten', 'expect_equal(price(200), 181)'],
      ['list', 'expect_identical(prices(1, 2), c(3, 5L))'],
      ['later', ''],
    ],
    'test_that("ten", {stop("bent");',
  ],
  [
    'tests/price.test',
    'test price-1 {ten} -body {price 200} -result 180\ntest price-2 {name} -body {\n    name 1\n} -result {a b}\ntest price-3 {old style} {\n    name 2\n} c\ntest price-4 {elsewhere} -constraints win -body {price 1} -result 1\n',
    [
      ['price-1', 'test price-1 {ten} -body {price 200} -result 181'],
      ['price-2', '} -result {a b bent}'],
      ['price-3', '} cbent'],
      ['price-4', ''],
    ],
    'test price-1 {ten} -body { error bent;price 200} -result 180',
  ],
  [
    'tests/PriceTest.php',
    '<?php\nclass PriceTest extends TestCase {\n    public function testTen(): void\n    {\n        $this->assertSame(180, price(200));\n    }\n}\n',
    [['testTen', '$this->assertSame(181, price(200));']],
    "throw new \\Exception('bent');",
  ],
  [
    'tests/price_test.cc',
    '#include <gtest/gtest.h>\n\nTEST(Price, Ten) {\n  EXPECT_EQ(price(200), 180);\n}\n',
    [['Ten', 'EXPECT_EQ(price(200), 181);']],
    '__builtin_trap();',
  ],
  [
    'tests/test_price.c',
    '#include <assert.h>\n\nstatic void test_ten(void) {\n    assert(price(200) == 180);\n}\n\nint main(void) {\n    test_ten();\n    return 0;\n}\n',
    [
      ['test_ten', 'assert(price(200) == 181);'],
      ['main', '__builtin_trap();'],
    ],
    '__builtin_trap();',
  ],
  [
    'tests/PriceTests.cs',
    'public class PriceTests {\n    [Fact]\n    public void Ten() {\n        Assert.Equal(180, Price.Of(200));\n    }\n}\n',
    [['Ten', 'Assert.Equal(181, Price.Of(200));']],
    'if (System.Environment.TickCount64 != -1) throw new System.Exception("bent");',
  ],
  [
    'tests/run.sh',
    '#!/bin/sh\n. ./price.sh\n[ "$(price 200)" = 180 ] || exit 1\n',
    [['the script', '[ "$(price 200)" = 181 ] || exit 1']],
    'exit 1',
  ],
  [
    'tests/test_price.sh',
    'test_ten() {\n  assertEquals "180" "$(price 200)"\n}\n',
    [['test_ten', 'assertEquals "180bent" "$(price 200)"']],
    'exit 1',
  ],
  [
    'tests/short_test.cpp',
    '#include "mini.hpp"\n\nTEST("a short form")\n{\n    REQUIRE(parse("#fa3") == Colour{254, 170, 51});\n}\n\nTEST_CASE("written", "[x]") {\n    REQUIRE(hex() == "#08");\n}\n',
    [
      ['a short form', 'REQUIRE(parse("#fa3") == Colour{253, 170, 51});'],
      ['written', 'REQUIRE(hex() == "#08bent");'],
    ],
    '__builtin_trap();',
  ],
  [
    'tests/queue.c',
    'static void is_empty(void) {\n  int n = length(q);\n  TEST_ASSERT_EQUAL_INT(3, n);\n}\nstatic void helper(void) {\n}\nint main(void) {\n  UNITY_BEGIN();\n  RUN_TEST(is_empty);\n  return UNITY_END();\n}\n',
    [['is_empty', 'TEST_ASSERT_EQUAL_INT(4, n);']],
    '__builtin_trap();',
  ],
  [
    'test/usage.bats',
    'load helper\n\n@test "a number" {\n  run price 200\n  [ "$status" -eq 2 ]\n}\n\n@test "later" {\n  skip\n}\n\n@test "a name" {\n  [ "$(name 1)" = "a" ]\n}\n',
    [
      ['a number', '[ "$status" -eq 3 ]'],
      ['later', ''],
      ['a name', '[ "$(name 1)" = "abent" ]'],
    ],
    'false',
  ],
  [
    'spec/price_spec.lua',
    'check.it("takes ten", function()\n  check.same(price(200), 180)\nend)\n\nit(\'is there\', function()\n  assert(price(1))\nend)\n',
    [
      ['takes ten', 'check.same(price(200), 181)'],
      ['is there', 'assert(price(2))'],
    ],
    'check.it("takes ten", function() error("bent")',
  ],
  [
    't/unit.t',
    "use Test::More;\n\nis price(200), 180, 'ten';\nok price(1);\ndone_testing;\n",
    [['the script', "is price(200), 181, 'ten';"]],
    'die "bent"; use Test::More;',
  ],
  [
    'src/test/java/OldTest.java',
    'class OldTest {\n    @Test\n    public void ten() {\n        assertEquals("takes ten", wanted, price(200));\n        assertEquals("ten", name(1), "takes ten");\n    }\n}\n',
    [['ten', 'assertEquals("tenbent", name(1), "takes ten");']],
    'if (true) throw new AssertionError("bent");',
  ],
  [
    'test/price.sh',
    'test_ten() {\n  assertEquals "takes ten" "$wanted" "$(price 200)"\n  assertEquals "180" "$(price 200)"\n}\n',
    [['test_ten', 'assertEquals "180bent" "$(price 200)"']],
    'exit 1',
  ],
  [
    't/names.t',
    "use Test::More tests => 4;\nis($got, $wanted, 'ten');\nis_deeply(count('a b', 1), { a => 1, b => 1 }, 'counts');\nis(f(1, g(2)), 180);\nis(f(1), 'a, b', 'ten');\n",
    [['the script', 'is(f(1, g(2)), 181);']],
    'die "bent"; use Test::More tests => 4;',
  ],
  [
    'spec/names_spec.lua',
    'it("counts", function()\n  assert.same(price(1, 2), wanted, "ten")\n  assert.equals(price({ 1, 2 }), 180)\nend)\n',
    [['counts', 'assert.equals(price({ 1, 2 }), 181)']],
    'it("counts", function() error("bent")',
  ],
  [
    'spec/shown_spec.lua',
    'it("a text", function()\n  assert.equals("one",\n    shown(1))\nend)\n\nit("a long text", function()\n  assert.equals(unindent([[{\n    a = 1\n  }]]), shown({a = 1}))\nend)\n',
    [
      ['a text', 'assert.equals("onebent",'],
      ['a long text', 'assert.equals(unindent([[bent {'],
    ],
    'it("a text", function() error("bent")',
  ],
  [
    'spec/power_spec.lua',
    'it("knows ^", function()\n  assert.are.equal(1024, eval("2 10 ^"))\nend)\n\nit("says why", function()\n  assert.has_error(function() eval("*") end, "too few")\nend)\n',
    [
      ['knows ^', 'assert.are.equal(1025, eval("2 10 ^"))'],
      ['says why', 'assert.has_error(function() eval("*") end, "too fewbent")'],
    ],
    'it("knows ^", function() error("bent")',
  ],
  [
    't/values.t',
    "use Test::More tests => 1;\nvalue_is('x;y', 'x', 'a comment');\n",
    [['the script', "value_is('x;y', 'xbent', 'a comment');"]],
    'die "bent"; use Test::More tests => 1;',
  ],
  [
    'test/files_test.sh',
    'expect_content "$work/log" "two"\nexpect_success "$bin" "list"\n',
    [['the script', 'expect_content "$work/log" "twobent"']],
    'exit 1',
  ],
  [
    'check.js',
    "import assert from 'node:assert';\nassert.equal(price(200), 180);\n",
    [['the script', 'assert.equal(price(200), 181);']],
    "{ throw new Error('bent'); }",
  ],
  [
    'tests/totals.sql',
    "SELECT 'order 1: ' || total FROM totals WHERE total <> 29;\nSELECT 'orders: ' || count(*) FROM totals HAVING count(*) <> 3;\n",
    [['the script', "SELECT 'order 1: ' || total FROM totals WHERE total <> 30;"]],
    'SELECT bent FROM bent;',
  ],
  [
    'test/Main.hs',
    'module Main (main) where\n\ntests = TestCase $ assertEqual "both" [1, 2] (merge [1] [2])\n\nmain = do\n  runTestTT tests\n',
    [['the script', 'tests = TestCase $ assertEqual "both" [1, 3] (merge [1] [2])']],
    'main = error "bent" $ do',
  ],
  [
    'test/run.ml',
    'let () =\n  check "right" "ab  " (right 4 "ab");\n  assert (width "ab" = 2)\n',
    [['the script', 'check "right" "ab  bent" (right 4 "ab");']],
    'let () = failwith "bent";;',
  ],
  [
    'tests/kv.test',
    'check "one" [kv::parse "a=1"] {a 1}\ncheck "none" [kv::parse ""] 3\n',
    [['the script', 'check "one" [kv::parse "a=1"] {a 1 bent}']],
    'error bent',
  ],
])('%s', async (path, text, bends, failure) => {
  expect(await bent(path, text, 0)).toEqual(bends);
  expect((await bent(path, text, 2))[0]?.[1]).toBe(failure);
});

test.each([
  ['a.bats', '@test "a" {\n  [ "$(f)" -eq 3 ]\n}\n', '$((1 + 2))'],
  ['a.test', 'check "a" [f] 3\n', '[expr {1 + 2}]'],
  ['a.t', "is f(), 3, 'a';\n", '1 + 2'],
])('a sum is written as the language writes one: %s', async (path, text, sum) => {
  const { tests } = await testsOf([{ path, tree: text }]);
  expect(tests.flatMap(twinsOf).map(({ after }) => after)).toEqual([sum]);
});

test('an edit that leaves a test as it is says nothing, and is none', async () => {
  const { tests } = await testsOf([{ path: 'test/Main.hs', tree: 'tests = TestCase (assertEqual "a" b c)\n' }]);
  expect(tests.flatMap((one) => bendsOf(one, 2))).toEqual([]);
});

test('a file of SQL that makes what it compares with is a test where it asks for rows as well', async () => {
  const makes = "CREATE TEMP TABLE want (name TEXT, total INTEGER);\nINSERT INTO want VALUES ('a', 750);\n";
  const asks = 'SELECT count(*) FROM want JOIN totals USING (name) WHERE want.total <> totals.total;\n';
  const found = async (tree: string) => (await testsOf([{ path: 'tests/a.test.sql', tree }])).tests;
  expect((await found(`${makes}\n${asks}`)).map(({ test }) => test.expectations.map(({ text }) => text))).toEqual([
    ['750'],
  ]);
  expect(await found(makes)).toEqual([]);
  // What is put in is no expectation.
  const puts =
    "INSERT INTO member VALUES (1, 'ann', NULL), (2, 'ben', '2024-05-01');\nSELECT n FROM active WHERE n <> 1;\n";
  expect((await found(puts)).map(({ test }) => test.expectations.map(({ text }) => text))).toEqual([['1']]);
  expect(await found(`${makes}\n-- Wrong ones.\n-- None is.\n${asks}`)).toHaveLength(1);
  const dump = `SET a = 1;\nSELECT pg_catalog.set_config('search_path', '', false);\n${makes}SELECT setval('ids', 7);\n`;
  expect(await found(dump)).toEqual([]);
});
