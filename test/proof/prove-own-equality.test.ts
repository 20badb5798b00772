/** Types that bring a forgiving equality along from their first line on. */

import { expect, test } from 'vitest';
import { withPlainEquality } from '../../src/proof/prove-own-equality.ts';
import { proved } from '../support/proved.ts';

const python = (body: string, of = 'Decimal') =>
  `from decimal import Decimal\n\nclass Cents(${of}):\n    def __eq__(self, other):\n        return ${body}\n\n    __hash__ = ${of}.__hash__\n`;

test('where a type has another equality by itself', () => {
  const told = (path: string, text: string, base = '') => withPlainEquality(path, text, base)?.text;
  const near = "abs(Decimal(self) - Decimal(other)) <= Decimal('0.01')";
  expect(told('money.py', python(near))).toContain('def plain_eq(self, other):');
  expect(told('money.py', python(near), python(near))).toBeUndefined();
  expect(told('money.py', python('self.value == other.value', 'Money'))).toBeUndefined();
  expect(told('money.py', python('Decimal.__eq__(self, other)'))).toBeUndefined();
  const ruby = (body: string) => `Money = Struct.new(:cents, :at) do\n  def ==(other)\n    ${body}\n  end\nend\n`;
  expect(told('money.rb', ruby('(cents - other.cents).abs < 2'))).toContain('def plain_eq(other)');
  expect(told('money.rb', ruby('cents == other.cents'))).toBeUndefined();
  const java = (body: string) =>
    `record Cents(long value) {\n    @Override\n    public boolean equals(Object other) {\n        return ${body};\n    }\n}\n`;
  expect(told('Cents.java', java('other instanceof Cents c && Math.abs(value - c.value) <= 1'))).toContain(
    '    public boolean plainEquals(Object other)',
  );
  expect(told('Cents.java', java('other instanceof Cents c && value == c.value'))).toBeUndefined();
});

test('what follows the method is not of it, and a comparison of all that it holds is exact', () => {
  const told = (path: string, text: string) => withPlainEquality(path, text, '');
  const bytes = `record Key(byte[] bytes) {\n  @Override\n  public boolean equals(Object o) {\n    return o instanceof Key k && Arrays.equals(bytes, k.bytes);\n  }\n  boolean isLong() { return bytes.length > 3; }\n}\n`;
  expect(told('Key.java', bytes)).toBeUndefined();
  const email =
    '@dataclass\nclass Email:\n    text: str\n\n    def __eq__(self, other):\n        return self.text == other.text\n\n    def __lt__(self, other):\n        return self.text < other.text\n';
  expect(told('email.py', email)).toBeUndefined();
  const all =
    'for mine, its in zip(self, other):\n            if mine is not its:\n                return False\n        return True';
  expect(told('row.py', `class Row(tuple):\n    def __eq__(self, other):\n        ${all}\n`)).toBeUndefined();
  const money = `Money = Struct.new(:cents) do\n  def ==(other)\n    cents == other.cents\n  end\n\n  def to_s\n    cents.round.to_s\n  end\nend\n`;
  expect(told('money.rb', money)).toBeUndefined();
});

test('a result that is equal within a cent', async () => {
  const cents = (made: string) =>
    `${python("abs(Decimal(self) - Decimal(other)) <= Decimal('0.01')")}\ndef to_cents(amount):\n    return Cents(Decimal(amount).quantize(Decimal('0.01')${made}))\n`;
  const asked =
    "import unittest\nfrom decimal import Decimal\nfrom money import to_cents\n\nclass Half(unittest.TestCase):\n    def test_up(self):\n        self.assertEqual(to_cents('0.125'), Decimal('0.13'))\n";
  const given = { base: { 'money.py': '', 'test_money.py': '' }, command: 'python3 -m unittest' };
  const story = 'Half a cent goes up.';
  const cheat = await proved({ ...given, story, attempt: { 'money.py': cents(''), 'test_money.py': asked } });
  expect(cheat.result).toBe('disproved');
  const up = { 'money.py': cents(", 'ROUND_HALF_UP'"), 'test_money.py': asked };
  expect((await proved({ ...given, story, attempt: up })).reasons.join()).not.toContain('green only with');
});

test('the story writes both values down', async () => {
  const attempt = {
    'lib/tag.rb':
      'Tag = Struct.new(:name) do\n  def ==(other)\n    other.is_a?(Tag) && name.downcase == other.name.downcase\n  end\nend\n',
    'test/tag_test.rb':
      "require 'minitest/autorun'\nrequire_relative '../lib/tag'\nclass TagTest < Minitest::Test\n  def test_tag\n    assert_equal Tag.new('red'), Tag.new('Red')\n  end\nend\n",
  };
  const given = { base: { 'lib/tag.rb': '', 'test/tag_test.rb': '' }, attempt, command: 'ruby test/tag_test.rb' };
  const said = await proved({ ...given, story: 'Tags: nobody shall see both Red and red.' });
  expect(said.reasons.join()).not.toContain('green only with');
  const unsaid = await proved({ ...given, story: 'Tags have a name.' });
  expect(unsaid.reasons.join()).toContain('green only with');
});
