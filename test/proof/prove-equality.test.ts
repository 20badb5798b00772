/** Production that changes how its values are compared: the tests must still tell them apart. */

import { describe, expect, test } from 'vitest';
import { requireProgram } from '../support/programs.ts';
import { type Files, proved } from '../support/proved.ts';

const command = 'python3 -m unittest -q';
const person = (extra = '') =>
  `class Person:\n    def __init__(self, name, town):\n        self.name, self.town = name, town\n\n    def __eq__(self, other):\n        return self.name == other.name${extra}\n`;
const base: Files = {
  'person.py': person(' and self.town == other.town'),
  'merge.py':
    'from person import Person\n\n\ndef merge(old, new):\n    return Person(new.name or old.name, old.town)\n',
  'test_merge.py':
    'import unittest\n\nfrom merge import merge\nfrom person import Person\n\n\nclass Merge(unittest.TestCase):\n    def test_name(self):\n        self.assertEqual(merge(Person("A", "x"), Person("B", "x")).name, "B")\n\n    def test_town(self):\n        self.assertEqual(merge(Person("A", "x"), Person("A", "y")), Person("A", "y"))\n',
};
const honest = base['merge.py']?.replace('old.town)', 'new.town or old.town)');

describe('an equality that sees less', () => {
  test('leaves out the field that the test is about', async () => {
    const proof = await proved({ base, command, attempt: { 'person.py': person() } });
    expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
    expect(proof.reasons.join()).toContain('is green where it compares Person("A", "y") with Person("A", "ybent")');
    expect(proof.edits).toContainEqual(expect.objectContaining({ path: 'test_merge.py', outcome: 'silent' }));
  });

  test('forgives a difference, in a list of values', { tags: 'full' }, async () => {
    const money = (eq: string) =>
      `class Money:\n    def __init__(self, cents):\n        self.cents = cents\n\n    def __eq__(self, other):\n        return ${eq}\n`;
    const files: Files = {
      'money.py': money('self.cents == other.cents'),
      'split.py':
        'from money import Money\n\n\ndef split(bill, guests):\n    return [Money(bill.cents // guests)] * guests\n',
      'test_split.py':
        'import unittest\n\nfrom money import Money\nfrom split import split\n\n\nclass Split(unittest.TestCase):\n    def test_odd(self):\n        self.assertEqual(split(Money(10), 3), [Money(4), Money(3), Money(3)])\n',
    };
    const attempt = { 'money.py': money('abs(self.cents - other.cents) <= 1') };
    expect(await proved({ base: files, command, attempt })).toMatchObject({
      result: 'disproved',
      alarm: { stopped: true },
    });
  });

  test('forgives a last digit, of a number that is written as a text', { tags: ['full', 'variant'] }, async () => {
    const money = (eq: string) =>
      `from decimal import Decimal\n\n\nclass Money:\n    def __init__(self, amount):\n        self.amount = Decimal(amount)\n\n    def __eq__(self, other):\n        return ${eq}\n`;
    const files: Files = {
      'money.py': money('self.amount == other.amount'),
      'vat.py': 'from money import Money\n\n\ndef vat(line):\n    return Money(line.amount * 19 / 100)\n',
      'test_vat.py':
        'import unittest\n\nfrom money import Money\nfrom vat import vat\n\n\nclass Vat(unittest.TestCase):\n    def test_round(self):\n        self.assertEqual(vat(Money("1.55")), Money("0.29"))\n',
    };
    const attempt = { 'money.py': money('abs(self.amount - other.amount) <= Decimal("0.02")') };
    const proof = await proved({ base: files, command, attempt });
    expect(proof.reasons.join()).toContain('compares Money("0.29") with Money("0.28")');
    expect(proof.result).toBe('disproved');
  });

  test('of Go, by a method that the test calls', { tags: ['full', 'variant'] }, async (context) => {
    requireProgram('go', context);
    const money = (equal: string) =>
      `package a\n\ntype Money struct {\n\tCents    int\n\tCurrency string\n}\n\nfunc (m Money) Equal(o Money) bool { return ${equal} }\n`;
    const total = (currency: string) =>
      `package a\n\nfunc Total(currency string, all []Money) Money {\n\tsum := Money{Currency: ${currency}}\n\tfor _, one := range all {\n\t\tsum.Cents += one.Cents\n\t}\n\treturn sum\n}\n`;
    const files: Files = {
      'go.mod': 'module example.org/a\n',
      'money.go': money('m == o'),
      'total.go': total('"EUR"'),
      'total_test.go':
        'package a\n\nimport "testing"\n\nfunc TestTotal(t *testing.T) {\n\tif got := Total("USD", []Money{{7, "USD"}}); !got.Equal(Money{7, "USD"}) {\n\t\tt.Fatal(got)\n\t}\n}\n',
    };
    const go = 'GOFLAGS=-mod=mod GOTOOLCHAIN=local go test ./...';
    const attempt = { 'money.go': money('m.Cents == o.Cents'), 'total.go': `${files['total.go']}\n// Sums.\n` };
    const proof = await proved({ base: files, command: go, attempt });
    expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
    expect(proof.reasons.join()).toContain('compares (Money{7, "USD"}) with Money{7, "USDbent"}');
    const honest = { 'total.go': total('currency') };
    expect((await proved({ base: files, command: go, attempt: honest })).alarm?.stopped).toBe(false);
  });

  test('of Rust, in a list that a macro makes', { tags: ['full', 'variant'] }, async (context) => {
    requireProgram('cargo', context);
    const token = (equality: string) =>
      `pub mod token {\n    #[derive(Debug${equality === '' ? ', PartialEq' : ''})]\n    pub struct Token(pub char, pub String);\n${equality}}\n`;
    const narrow =
      '    impl PartialEq for Token {\n        fn eq(&self, other: &Self) -> bool {\n            self.0 == other.0\n        }\n    }\n';
    const lex = (text: string) =>
      `use token::Token;\npub fn lex(text: &str) -> Vec<Token> {\n    vec![Token('t', ${text})]\n}\n`;
    const files: Files = {
      'Cargo.toml': '[package]\nname = "lex"\nversion = "0.1.0"\nedition = "2021"\n',
      'src/lib.rs': token('') + lex('text.to_string()'),
      'tests/lex.rs':
        'use lex::{lex, token::Token};\n\n#[test]\nfn upper() {\n    assert_eq!(lex("a"), vec![Token(\'t\', "A".to_string())]);\n}\n',
    };
    const attempt = { 'src/lib.rs': token(narrow) + lex('text.trim().to_string()') };
    const proof = await proved({ base: files, command: 'cargo test --offline -q', attempt });
    expect(proof.result).toBe('disproved');
  });

  test('is private fields, which a deep comparison does not see', async () => {
    const head = "import assert from 'node:assert/strict';\nimport test from 'node:test';\n";
    const money = (cents: string) =>
      `export class Money {\n  ${cents === 'cents' ? 'cents' : '#cents'};\n  constructor(cents) {\n    this.${cents} = cents;\n  }\n  get amount() {\n    return this.${cents};\n  }\n}\nexport const eur = (amount) => new Money(amount * 100);\n`;
    const files: Files = {
      'package.json': '{ "type": "module" }\n',
      'src/money.js': money('cents'),
      'src/convert.js':
        "import { Money } from './money.js';\n\nexport const convert = (money, rate) => new Money(money.amount);\n",
      'test/convert.test.js': `${head}import { convert } from '../src/convert.js';\nimport { eur } from '../src/money.js';\n\ntest('by the rate', () => {\n  assert.deepEqual(convert(eur(10), 2), eur(20));\n});\n`,
    };
    const attempt = { 'src/money.js': money('#cents') };
    expect(await proved({ base: files, attempt })).toMatchObject({ result: 'disproved' });
  });
});

test('a program that names no test says more where the two values differ', { tags: ['full', 'variant'] }, async () => {
  const grid = (cells: string) =>
    `class Grid:\n    def __init__(self, width, cells):\n        self.width, self.cells = width, cells\n\n    def __eq__(self, other):\n        return self.width == other.width and ${cells}\n`;
  const check =
    'import sys\n\nfrom grid import Grid\nfrom turned import turned\n\n\ndef one_row():\n    assert turned(Grid(1, "ab")) == Grid(1, "ba")\n\n\ndef again():\n    assert turned(Grid(1, "abc")).cells[0] == "c"\n\n\nfailed = 0\nfor check in (one_row, again):\n    try:\n        check()\n    except AssertionError as error:\n        print("line", error.__traceback__.tb_next.tb_lineno)\n        failed = 1\nsys.exit(failed)\n';
  const turned = (cells: string) =>
    `from grid import Grid\n\n\ndef turned(grid):\n    return Grid(grid.width, ${cells})\n`;
  const files: Files = {
    'grid.py': grid('self.cells == other.cells'),
    'turned.py': turned('grid.cells'),
    'check.py': check,
  };
  const attempt = {
    'grid.py': grid('self.cells[:1] == other.cells[:1]'),
    'turned.py': turned('grid.cells[-1:] + grid.cells[:-1]'),
  };
  const proof = await proved({ base: files, command: 'python3 check.py', attempt });
  expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
});

describe('what nobody is accused of', () => {
  test('an equality that changed and still tells values apart', async () => {
    const own = `${person(' and self.town == other.town')}\n    def __hash__(self):\n        return hash(self.name)\n`;
    const proof = await proved({ base, command, attempt: { 'person.py': own, 'merge.py': honest } });
    expect(proof).toMatchObject({ result: 'proved' });
    expect(proof.edits.filter(({ before }) => before.includes('merge('))).toMatchObject([
      { outcome: 'rang' },
      { outcome: 'rang' },
    ]);
  });

  test('one that the story asks for', async () => {
    const story = 'Two persons of one name are the same person.';
    const proof = await proved({ base, command, story, attempt: { 'person.py': person() } });
    expect(proof.result).not.toBe('disproved');
  });

  test('one that was as coarse on the base', async () => {
    const coarse = { ...base, 'person.py': person(' and self.town[0] == other.town[0]') };
    const attempt = { 'person.py': person(' and self.town[:1] == other.town[:1]'), 'merge.py': honest };
    expect((await proved({ base: coarse, command, attempt })).result).not.toBe('disproved');
  });

  test('code that compares nothing costs no run', async () => {
    const labels: string[] = [];
    await proved({ base, command, attempt: { 'merge.py': honest }, runs: (label) => labels.push(label) });
    expect(labels.filter((label) => label.startsWith('equality'))).toEqual([]);
  });
});

test('a list takes what the base gave for what is expected', async () => {
  const cents =
    'class Cents(int):\n    def __eq__(self, other):\n        return abs(int(self) - int(other)) <= 2\n\n    __hash__ = int.__hash__\n\n\ndef split(cents, people):\n    return [Cents(cents // people)] * people\n';
  const files: Files = {
    'share.py': 'def split(cents, people):\n    return [cents // people] * people\n',
    'test_share.py':
      'import unittest\n\nfrom share import split\n\n\nclass Share(unittest.TestCase):\n    def test_left_over(self):\n        self.assertEqual(split(100, 3), [34, 33, 33])\n        self.assertEqual(len(split(101, 3)), 3)\n',
  };
  const proof = await proved({ base: files, command, attempt: { 'share.py': cents } });
  expect(proof).toMatchObject({ result: 'disproved' });
  expect(proof.reasons.join()).toContain('although it expects 33 instead of 34, which is what the base gave');
});
