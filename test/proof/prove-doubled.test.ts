/** New tests that assert on a double of their own, where the story asks for what it stands for. */

import { describe, expect, type TestContext, test } from 'vitest';
import { requireProbe } from '../support/programs.ts';
import { type Files, proved } from '../support/proved.ts';

const story = 'Orders of ten or more pieces get five percent off.';

interface Language {
  base: Files;
  /** The source, with how much of a hundred is off. */
  source: (discount: string) => Files;
  command: string;
  /** What the command needs beside what `make test` installs, and how that shows. */
  needs?: [what: string, probe: string];
  /** A whole file of tests around what one test does. */
  tests: (body: string) => Files;
}

async function told(language: Language, discount: string, body: string, context?: TestContext) {
  if (context !== undefined && language.needs !== undefined) requireProbe(...language.needs, context);
  const labels: string[] = [];
  const attempt = { ...language.source(discount), ...language.tests(body) };
  const { base, command } = language;
  const found = await proved({ base, attempt, command, story, runs: (label) => labels.push(label) });
  return { result: found.result, reasons: found.reasons.join('\n'), labels: labels.join(' ') };
}

const javascript: Language = {
  base: {
    'package.json': '{ "type": "module" }',
    'src/order.js':
      'export class Order {\n  constructor(pieces, price) {\n    Object.assign(this, { pieces, price });\n  }\n  total() {\n    return this.pieces * this.price;\n  }\n}\n',
    'test/order.test.js':
      "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { Order } from '../src/order.js';\ntest('total', () => assert.equal(new Order(3, 250).total(), 750));\n",
  },
  source: (discount) => ({
    'src/order.js': `export class Order {\n  constructor(pieces, price) {\n    Object.assign(this, { pieces, price });\n  }\n  discount() {\n    ${discount}\n  }\n  total() {\n    return (this.pieces * this.price * (100 - this.discount())) / 100;\n  }\n}\n`,
  }),
  command: 'node --test --test-isolation=none',
  tests: (body) => ({
    'test/discount.test.js': `import assert from 'node:assert/strict';\nimport { mock, test } from 'node:test';\nimport { Order } from '../src/order.js';\ntest('ten pieces', () => {\n${body}\n});\ntest('nine pieces', () => assert.equal(new Order(9, 100).total(), 900));\n`,
  }),
};
const asked = '  assert.equal(order.total(), 950);';
const five = '(order.pieces >= 10 ? 5 : 0)';

const python: Language = {
  base: {
    'order.py':
      'class Order:\n    def __init__(self, pieces, price):\n        self.pieces = pieces\n        self.price = price\n\n    def total(self):\n        return self.pieces * self.price\n',
    'test_order.py':
      'import unittest\nfrom order import Order\n\nclass Total(unittest.TestCase):\n    def test_total(self):\n        self.assertEqual(Order(3, 250).total(), 750)\n',
  },
  source: (discount) => ({
    'order.py': `class Order:\n    def __init__(self, pieces, price):\n        self.pieces = pieces\n        self.price = price\n\n    def discount(self):\n        ${discount}\n\n    def total(self):\n        return self.pieces * self.price * (100 - self.discount()) // 100\n`,
  }),
  command: 'python3 -m unittest',
  tests: (body) => ({
    'test_discount.py': `import unittest\nfrom unittest.mock import Mock, patch\nimport order as orders\nfrom order import Order\n\nclass Discount(unittest.TestCase):\n    def test_ten_pieces(self):\n${body}\n\n    def test_nine_pieces(self):\n        self.assertEqual(Order(9, 100).total(), 900)\n`,
  }),
};
const ten = '        order = Order(10, 100)\n';
const total = '        self.assertEqual(order.total(), 950)';

const ruby: Language = {
  base: {
    'lib/order.rb':
      'class Order\n  attr_reader :pieces, :price\n  def initialize(pieces, price)\n    @pieces = pieces\n    @price = price\n  end\n\n  def total\n    pieces * price\n  end\nend\n',
    'test/order_test.rb':
      "require 'minitest/autorun'\nrequire_relative '../lib/order'\nclass OrderTest < Minitest::Test\n  def test_total\n    assert_equal 750, Order.new(3, 250).total\n  end\nend\n",
  },
  source: (discount) => ({
    'lib/order.rb': `class Order\n  attr_reader :pieces, :price\n  def initialize(pieces, price)\n    @pieces = pieces\n    @price = price\n  end\n\n  def discount\n    ${discount}\n  end\n\n  def total\n    pieces * price * (100 - discount) / 100\n  end\nend\n`,
  }),
  command: `ruby -e 'Dir["test/*_test.rb"].each { |f| require "./#{f}" }'`,
  tests: (body) => ({
    'test/discount_test.rb': `require 'minitest/autorun'\nrequire 'minitest/mock'\nrequire_relative '../lib/order'\nclass DiscountTest < Minitest::Test\n  def test_ten_pieces\n${body}\n  end\n\n  def test_nine_pieces\n    assert_equal 900, Order.new(9, 100).total\n  end\nend\n`,
  }),
};

const rspec: Language = {
  ...ruby,
  base: {
    ...ruby.base,
    'test/order_test.rb': '',
    'spec/order_spec.rb':
      "require_relative '../lib/order'\nRSpec.describe Order do\n  it 'totals' do\n    expect(Order.new(3, 250).total).to eq(750)\n  end\nend\n",
  },
  command: 'rspec',
  needs: ['rspec', 'rspec --version'],
  tests: (body) => ({
    'spec/discount_spec.rb': `require_relative '../lib/order'\nRSpec.describe Order do\n  it 'takes five percent off ten pieces' do\n${body}\n  end\n\n  it 'takes nothing off nine pieces' do\n    expect(Order.new(9, 100).total).to eq(900)\n  end\nend\n`,
  }),
};

const go: Language = {
  base: {
    'go.mod': 'module example.com/shop\n\ngo 1.19\n',
    'order.go':
      'package shop\n\ntype Order struct{ Pieces, Price int }\n\nfunc (o Order) Total() int { return o.Pieces * o.Price }\n',
    'order_test.go':
      'package shop\n\nimport "testing"\n\nfunc TestTotal(t *testing.T) {\n\tif got := (Order{3, 250}).Total(); got != 750 {\n\t\tt.Fatalf("got %d", got)\n\t}\n}\n',
  },
  source: (discount) => ({
    'order.go': `package shop\n\ntype Order struct{ Pieces, Price int }\n\nfunc (o Order) Discount() int {\n\t${discount}\n}\n\nfunc (o Order) Total() int { return o.Pieces * o.Price }\n\nfunc Net(o interface{ Total() int; Discount() int }) int { return o.Total() * (100 - o.Discount()) / 100 }\n`,
  }),
  command: 'go test ./...',
  needs: ['go', 'go version'],
  tests: (body) => ({
    'discount_test.go': `package shop\n\nimport "testing"\n\n${body}\n\nfunc TestNine(t *testing.T) {\n\tif got := Net(Order{9, 100}); got != 900 {\n\t\tt.Fatalf("got %d", got)\n\t}\n}\n`,
  }),
};

/** For programs that live a second. */
const brief = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const junit = '/usr/share/java/junit4.jar:/usr/share/java/hamcrest.jar:/usr/share/java/hamcrest-core.jar';
const java: Language = {
  base: {
    'src/Order.java':
      'public class Order {\n    final int pieces, price;\n    public Order(int pieces, int price) {\n        this.pieces = pieces;\n        this.price = price;\n    }\n    public int total() {\n        return pieces * price;\n    }\n}\n',
    'test/OrderTest.java':
      'import static org.junit.Assert.assertEquals;\nimport org.junit.Test;\npublic class OrderTest {\n    @Test\n    public void total() {\n        assertEquals(750, new Order(3, 250).total());\n    }\n}\n',
    'test.sh': `set -e\nmkdir -p out\njavac ${brief.map((flag) => `-J${flag}`).join(' ')} -d out -cp ${junit} src/*.java test/*.java\njava ${brief.join(' ')} -cp out:${junit} org.junit.runner.JUnitCore $(cd test && ls | sed 's/.java//')\n`,
  },
  source: (discount) => ({
    'src/Order.java': `public class Order {\n    final int pieces, price;\n    public Order(int pieces, int price) {\n        this.pieces = pieces;\n        this.price = price;\n    }\n    protected int discount() {\n        ${discount}\n    }\n    public int total() {\n        return pieces * price * (100 - discount()) / 100;\n    }\n}\n`,
  }),
  command: 'sh test.sh',
  needs: ['junit4', 'test -e /usr/share/java/junit4.jar && javac -version'],
  tests: (body) => ({
    'test/DiscountTest.java': `import static org.junit.Assert.assertEquals;\nimport org.junit.Test;\npublic class DiscountTest {\n    @Test\n    public void tenPieces() {\n${body}\n    }\n    @Test\n    public void ninePieces() {\n        assertEquals(900, new Order(9, 100).total());\n    }\n}\n`,
  }),
};

const php: Language = {
  base: {
    'src/Order.php':
      '<?php\nclass Order\n{\n    public function __construct(public int $pieces, public int $price)\n    {\n    }\n\n    public function total(): int\n    {\n        return $this->pieces * $this->price;\n    }\n}\n',
    'tests/OrderTest.php':
      "<?php\nuse PHPUnit\\Framework\\TestCase;\nrequire_once __DIR__ . '/../src/Order.php';\nclass OrderTest extends TestCase\n{\n    public function testTotal(): void\n    {\n        $this->assertSame(750, (new Order(3, 250))->total());\n    }\n}\n",
  },
  source: (discount) => ({
    'src/Order.php': `<?php\nclass Order\n{\n    public function __construct(public int $pieces, public int $price)\n    {\n    }\n\n    public function discount(): int\n    {\n        ${discount}\n    }\n\n    public function total(): int\n    {\n        return intdiv($this->pieces * $this->price * (100 - $this->discount()), 100);\n    }\n}\n`,
  }),
  command: 'phpunit tests',
  needs: ['phpunit', 'phpunit --version'],
  tests: (body) => ({
    'tests/DiscountTest.php': `<?php\nuse PHPUnit\\Framework\\TestCase;\nrequire_once __DIR__ . '/../src/Order.php';\nclass DiscountTest extends TestCase\n{\n    public function testTenPieces(): void\n    {\n${body}\n        $this->assertSame(950, $order->total());\n    }\n\n    public function testNinePieces(): void\n    {\n        $this->assertSame(900, (new Order(9, 100))->total());\n    }\n}\n`,
  }),
};

const lua: Language = {
  base: {
    'order.lua': 'local M = {}\n\nfunction M.total(pieces, price)\n  return pieces * price\nend\n\nreturn M\n',
    'spec/order_spec.lua':
      "local order = require('order')\ndescribe('order', function()\n  it('totals', function()\n    assert.are.equal(750, order.total(3, 250))\n  end)\nend)\n",
  },
  source: (discount) => ({
    'order.lua': `local M = {}\n\nfunction M.discount(pieces)\n  ${discount}\nend\n\nfunction M.total(pieces, price)\n  return pieces * price * (100 - M.discount(pieces)) / 100\nend\n\nreturn M\n`,
  }),
  command: 'busted',
  needs: ['busted', 'busted --version'],
  tests: (body) => ({
    'spec/discount_spec.lua': `local order = require('order')\ndescribe('nine', function()\n  it('has none', function()\n    assert.are.equal(900, order.total(9, 100))\n  end)\nend)\ndescribe('discount', function()\n  it('takes five percent off ten pieces', function()\n${body}\n    assert.are.equal(950, order.total(10, 100))\n  end)\nend)\n`,
  }),
};

const perl: Language = {
  base: {
    'lib/Order.pm':
      'package Order;\nuse strict;\n\nsub total {\n    my ($pieces, $price) = @_;\n    return $pieces * $price;\n}\n\n1;\n',
    't/order.t': "use Test::More tests => 1;\nuse Order;\nis(Order::total(3, 250), 750, 'total');\n",
  },
  source: (discount) => ({
    'lib/Order.pm': `package Order;\nuse strict;\n\nsub discount {\n    my ($pieces) = @_;\n    ${discount}\n}\n\nsub total {\n    my ($pieces, $price) = @_;\n    return $pieces * $price * (100 - discount($pieces)) / 100;\n}\n\n1;\n`,
  }),
  command: 'prove -Ilib t',
  tests: (body) => ({
    't/discount.t': `use strict;\nuse warnings;\nuse Test::More;\nuse Order;\nis(Order::total(9, 100), 900, 'nine');\n{\n${body}\n    is(Order::total(10, 100), 950, 'ten');\n}\ndone_testing;\n`,
  }),
};

const cpp: Language = {
  base: {
    'src/order.h':
      '#pragma once\nstruct Order {\n  int pieces, price;\n  Order(int pieces, int price) : pieces(pieces), price(price) {}\n  virtual ~Order() = default;\n  int total() const { return pieces * price; }\n};\n',
    'tests/order_test.cpp':
      '#include "../src/order.h"\n#include <cstdio>\n#include <cstdlib>\nint main() {\n  if (Order(3, 250).total() != 750) {\n    printf("FAIL: total\\n");\n    return 1;\n  }\n}\n',
    Makefile:
      'test:\n\tfor t in tests/*.cpp; do g++ -std=c++17 -o t.out $$t && ./t.out && echo "PASS: $$t" || exit 1; done\n',
  },
  source: (discount) => ({
    'src/order.h': `#pragma once\nstruct Order {\n  int pieces, price;\n  Order(int pieces, int price) : pieces(pieces), price(price) {}\n  virtual ~Order() = default;\n  virtual int discount() const {\n    ${discount}\n  }\n  int total() const { return pieces * price * (100 - discount()) / 100; }\n};\n`,
  }),
  command: 'make test',
  needs: ['g++', 'make --version && g++ --version'],
  tests: (body) => ({
    'tests/discount_test.cpp': `#include "../src/order.h"\n#include <cstdio>\n${body}\nint main() {\n  Ten order(10, 100);\n  if (order.total() != 950) {\n    printf("expected 950 but got %d\\n", order.total());\n    return 1;\n  }\n}\n`,
  }),
};

const typescript: Language = {
  base: { 'package.json': '{ "type": "module" }', 'src/order.ts': '', 'test/order.test.ts': '' },
  source: (discount) => ({
    'src/order.ts': `export class Order {\n  pieces: number;\n  price: number;\n  constructor(pieces: number, price: number) {\n    this.pieces = pieces;\n    this.price = price;\n  }\n  protected discount(): number {\n    ${discount}\n  }\n  total(): number {\n    return (this.pieces * this.price * (100 - this.discount())) / 100;\n  }\n}\n`,
  }),
  command: 'node --test --test-isolation=none "test/*.test.ts"',
  tests: (body) => ({
    'test/discount.test.ts': `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { Order } from '../src/order.ts';\nclass Sample extends Order {\n  protected override discount(): number {\n    return this.pieces >= 10 ? 5 : 0;\n  }\n}\ntest('ten pieces', () => {\n${body}\n});\ntest('nine pieces', () => {\n  assert.equal(new Order(9, 100).total(), 900);\n});\n`,
  }),
};

const pytest: Language = {
  base: {
    'shop/__init__.py': '',
    'shop/order.py': 'def total(pieces, price):\n    return pieces * price\n',
    'tests/test_order.py': 'from shop.order import total\n\ndef test_total():\n    assert total(3, 250) == 750\n',
  },
  source: (discount) => ({
    'shop/order.py': `def discount(pieces):\n    ${discount}\n\ndef total(pieces, price):\n    return pieces * price * (100 - discount(pieces)) // 100\n`,
  }),
  command: 'python3 -m pytest -q -p no:cacheprovider',
  needs: ['pytest', 'python3 -m pytest --version'],
  tests: (body) => ({
    'tests/test_discount.py': `from shop import order\n\ndef test_ten(monkeypatch):\n${body}\n    assert order.total(10, 100) == 950\n\ndef test_nine():\n    assert order.total(9, 100) == 900\n`,
  }),
};

const nothing = { braces: 'return 0;', plain: 'return 0', ruby: '0' };
const subclass = `  class Sample extends Order {\n    discount() {\n      return this.pieces >= 10 ? 5 : 0;\n    }\n  }\n  const order = new Sample(10, 100);\n${asked}`;

describe('a double in the place of what is asked for', () => {
  test.for<[name: string, language: Language, discount: string, body: string]>([
    [
      'mock.method',
      javascript,
      nothing.braces,
      `  const order = new Order(10, 100);\n  mock.method(order, 'discount', () => ${five});\n${asked}`,
    ],
    [
      'an assignment',
      javascript,
      nothing.braces,
      `  const order = new Order(10, 100);\n  order.discount = () => ${five};\n${asked}`,
    ],
    [
      'the prototype',
      javascript,
      nothing.braces,
      `  Order.prototype.discount = mock.fn(function () {\n    return this.pieces >= 10 ? 5 : 0;\n  });\n  const order = new Order(10, 100);\n${asked}`,
    ],
    ['a subclass', javascript, nothing.braces, subclass],
  ])('%s', async ([, language, discount, body], context) => {
    const { result, reasons } = await told(language, discount, body, context);
    expect(reasons).toContain('its own double of `discount` (test/discount.test.js:');
    expect(result).toBe('disproved');
  });

  test.for<[name: string, language: Language, discount: string, body: string]>([
    [
      'patch.object, a constant over a condition that is never met',
      python,
      'return 5 if self.pieces > 10 else 0',
      `${ten}        with patch.object(order, "discount", return_value=5):\n    ${total}`,
    ],
    [
      'patch of a path',
      python,
      nothing.plain,
      `${ten}        with patch("order.Order.discount", side_effect=lambda: 5 if order.pieces >= 10 else 0):\n    ${total}`,
    ],
    [
      'a Mock',
      python,
      nothing.plain,
      `${ten}        order.discount = Mock(side_effect=lambda: 5 if order.pieces >= 10 else 0)\n${total}`,
    ],
    [
      'a subclass in Python',
      python,
      nothing.plain,
      `        class Sample(Order):\n            def discount(self):\n                return 5 if self.pieces >= 10 else 0\n\n        order = Sample(10, 100)\n${total}`,
    ],
    ['a subclass in TypeScript', typescript, nothing.braces, '  assert.equal(new Sample(10, 100).total(), 950);'],
    [
      'monkeypatch',
      pytest,
      nothing.plain,
      '    monkeypatch.setattr(order, "discount", lambda pieces: 5 if pieces >= 10 else 0)',
    ],
    [
      'stub of minitest',
      ruby,
      nothing.ruby,
      '    order = Order.new(10, 100)\n    order.stub(:discount, -> { order.pieces >= 10 ? 5 : 0 }) do\n      assert_equal 950, order.total\n    end',
    ],
    [
      'define_singleton_method',
      ruby,
      nothing.ruby,
      '    order = Order.new(10, 100)\n    order.define_singleton_method(:discount) { pieces >= 10 ? 5 : 0 }\n    assert_equal 950, order.total',
    ],
    [
      'a class that is opened again',
      ruby,
      nothing.ruby,
      '    sample = Class.new(Order) do\n      def discount\n        pieces >= 10 ? 5 : 0\n      end\n    end\n    assert_equal 950, sample.new(10, 100).total',
    ],
    [
      'receive',
      rspec,
      'pieces > 10 ? 5 : 0',
      '    order = Order.new(10, 100)\n    allow(order).to receive(:discount).and_return(5)\n    expect(order.total).to eq(950)',
    ],
    [
      'a struct that embeds',
      go,
      nothing.plain,
      'type sample struct{ Order }\n\nfunc (s sample) Discount() int {\n\tif s.Pieces >= 10 {\n\t\treturn 5\n\t}\n\treturn 0\n}\n\nfunc TestTen(t *testing.T) {\n\tif got := Net(sample{Order{10, 100}}); got != 950 {\n\t\tt.Fatalf("got %d", got)\n\t}\n}',
    ],
    [
      'an anonymous class',
      java,
      nothing.braces,
      '        Order order = new Order(10, 100) {\n            @Override\n            protected int discount() {\n                return pieces >= 10 ? 5 : 0;\n            }\n        };\n        assertEquals(950, order.total());',
    ],
    [
      'onlyMethods',
      php,
      'return $this->pieces > 10 ? 5 : 0;',
      "        $order = $this->getMockBuilder(Order::class)->setConstructorArgs([10, 100])->onlyMethods(['discount'])->getMock();\n        $order->method('discount')->willReturn(5);",
    ],
    [
      'an anonymous class of PHP',
      php,
      nothing.braces,
      '        $order = new class (10, 100) extends Order {\n            public function discount(): int\n            {\n                return $this->pieces >= 10 ? 5 : 0;\n            }\n        };',
    ],
    [
      'a function of the module',
      lua,
      nothing.plain,
      '    order.discount = function(pieces)\n      return pieces >= 10 and 5 or 0\n    end',
    ],
    ['stub of busted', lua, 'return pieces > 10 and 5 or 0', "    stub(order, 'discount').returns(5)"],
    [
      'a glob',
      perl,
      nothing.braces,
      "    no warnings 'redefine';\n    local *Order::discount = sub { $_[0] >= 10 ? 5 : 0 };",
    ],
    [
      'a subclass in C++',
      cpp,
      nothing.braces,
      'struct Ten : Order {\n  using Order::Order;\n  int discount() const override { return pieces >= 10 ? 5 : 0; }\n};',
    ],
  ])('%s', { tags: ['full', 'variant'] }, async ([, language, discount, body], context) => {
    const { result, reasons } = await told(language, discount, body, context);
    expect(reasons).toMatch(/its own double of `[dD]iscount` \(/);
    expect(result).toBe('disproved');
  });
});

test('a double of a constant, in the place of what the story asks for, that another test hears', async () => {
  const base = { 'order.py': '', 'test_order.py': '' };
  const attempt = {
    'order.py': 'def duty(cents):\n    return 0\n\ndef declare(cents):\n    return {"duty": duty(cents)}\n',
    'test_order.py':
      'import unittest\nfrom unittest.mock import patch\nimport order\n\nclass Duty(unittest.TestCase):\n    def test_free(self):\n        self.assertEqual(order.declare(150), {"duty": 0})\n\n    def test_above(self):\n        with patch.object(order, "duty", return_value=38):\n            self.assertEqual(order.declare(200), {"duty": 38})\n',
  };
  const story = 'Duty\n\n`duty(cents)` is 19 % above 150. With tests.';
  const proof = await proved({ base, attempt, command: 'python3 -m unittest', story });
  expect(proof.reasons[0]).toContain('its own double of `duty`');
  expect(proof.result).toBe('disproved');
});

describe('a double beside a test of the real one', () => {
  const tenths = ['10', '5', '9', '0'] as const;
  test('is a shortcut in JavaScript, and where the real one gives the same', async () => {
    const own = `\n  assert.equal(new Order(${tenths[0]}, 1).discount(), ${tenths[1]});\n  assert.equal(new Order(${tenths[2]}, 1).discount(), ${tenths[3]});`;
    const stubbed = `  const order = new Order(2, 100);\n  mock.method(order, 'discount', () => 5);\n  assert.equal(order.total(), 190);`;
    const apart = `${stubbed}\n});\ntest('by pieces', () => {${own}`;
    const shortcut = await told(javascript, 'return this.pieces >= 10 ? 5 : 0;', apart);
    expect(shortcut.labels).toContain('own-double own-double-heard own-double-heard');
    expect(shortcut).toMatchObject({ result: 'proved', reasons: '' });
    const same = await told(javascript, 'return this.pieces >= 10 ? 5 : 0;', subclass);
    expect(same.labels).toMatch(/own-double(?!-heard)/);
    expect(same).toMatchObject({ result: 'proved', reasons: '' });
  });

  const inOthers: [name: string, language: Language, discount: string, body: string][] = [
    [
      'Python',
      python,
      'return 5 if self.pieces >= 10 else 0',
      `        order = Order(2, 100)\n        with patch.object(order, "discount", return_value=5):\n            self.assertEqual(order.total(), 190)\n\n    def test_by_pieces(self):\n        self.assertEqual(Order(10, 1).discount(), 5)\n        self.assertEqual(Order(9, 1).discount(), 0)`,
    ],
    [
      'RSpec',
      rspec,
      'pieces >= 10 ? 5 : 0',
      "    order = Order.new(2, 100)\n    allow(order).to receive(:discount).and_return(5)\n    expect(order.total).to eq(190)\n  end\n\n  it 'goes by pieces' do\n    expect(Order.new(10, 1).discount).to eq(5)\n    expect(Order.new(9, 1).discount).to eq(0)",
    ],
    [
      'Java',
      java,
      'if (pieces >= 10) {\n            return 5;\n        }\n        return 0;',
      '        Order order = new Order(2, 100) {\n            @Override\n            protected int discount() {\n                return price > 50 ? 5 : 0;\n            }\n        };\n        assertEquals(190, order.total());\n    }\n    @Test\n    public void byPieces() {\n        assertEquals(5, new Order(10, 1).discount());\n        assertEquals(0, new Order(9, 1).discount());',
    ],
    [
      'PHP',
      php,
      'return $this->pieces >= 10 ? 5 : 0;',
      "        $this->assertSame(5, (new Order(10, 1))->discount());\n        $this->assertSame(0, (new Order(9, 1))->discount());\n    }\n\n    public function testTotal(): void\n    {\n        $order = $this->getMockBuilder(Order::class)->setConstructorArgs([20, 50])->onlyMethods(['discount'])->getMock();\n        $order->method('discount')->willReturn(5);",
    ],
    [
      'Perl, in one script',
      perl,
      'return $pieces >= 10 ? 5 : 0;',
      "    is(Order::discount(10), 5, 'of ten');\n    is(Order::discount(9), 0, 'of nine');\n    no warnings 'redefine';\n    local *Order::discount = sub { $_[0] >= 5 ? 50 : 0 };\n    is(Order::total(8, 100), 400, 'eight');\n    *Order::discount = sub { 5 };",
    ],
    [
      'Lua',
      lua,
      'if pieces >= 10 then\n    return 5\n  end\n  return 0',
      '    assert.are.equal(5, order.discount(10))\n    assert.are.equal(0, order.discount(9))\n    order.discount = function(pieces)\n      return pieces >= 10 and 5 or 0\n    end',
    ],
  ];
  // Beside JavaScript the first of them shows what all do.
  for (const [at, [name, language, discount, body]] of inOthers.entries())
    test(name, { tags: at === 0 ? ['full'] : ['full', 'variant'] }, async (context) => {
      const { reasons, result } = await told(language, discount, body, context);
      expect(reasons).not.toContain('own double');
      expect(result).not.toBe('disproved');
    });
});

describe('a line that no test hears, in a function that asks what its object holds', () => {
  const bill =
    'export class Bill {\n  constructor(meter, price) {\n    Object.assign(this, { meter, price });\n  }\n  total() {\n    return this.meter.value() * this.price;\n  }\n}\n';
  const tests = (total: string) =>
    `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { Bill } from '../src/bill.js';\nclass Open extends Bill {\n  ${total}\n}\nconst bill = (units, price) => new Open({ value: () => units }, price);\ntest('fee', () => assert.equal(bill(0, 30).total(), 900));\ntest('units', () => assert.equal(bill(10, 30).total(), 1200));\n`;
  const of = (source: string, total: string) =>
    proved({
      base: javascript.base,
      attempt: { 'src/bill.js': source, 'test/bill.test.js': tests(total) },
      command: javascript.command,
      story: 'Bill(meter, price).total() is the value of the meter times the price, and a base fee of 900.',
    });

  test('the test has its own of the function', async () => {
    const proof = await of(bill, 'total() {\n    return 900 + this.meter.value() * this.price;\n  }');
    expect(proof.result).toBe('disproved');
    expect(proof.reasons[0]).toBe(
      'no test hears `return this.meter.value() * this.price;` in src/bill.js, and test/bill.test.js:5 puts its own `total` in its place: test it without the double',
    );
  });

  test('the test opens something else of it', { tags: 'full' }, async () => {
    const proof = await of(
      bill.replace('return this', 'return 900 + this'),
      'units() {\n    return this.meter.value();\n  }',
    );
    expect(proof.result).toBe('proved');
  });
});
