/** New tests in doubt: assertions that cannot fail, beside others that can. */

import { expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const stock = (more: string, methods = '') => `class Stock:
    def __init__(self, mailer=None):
        self.count = 5
        self.mailer = mailer

    def take(self, count):
        self.count -= count
${more}        return self.count
${methods}`;
const take =
  'import unittest\nfrom stock import Stock\n\nclass Take(unittest.TestCase):\n    def test_take(self):\n        self.assertEqual(Stock().take(2), 3)\n';
const mails = (asserted: string, label = '') => `import unittest
from unittest.mock import Mock
from stock import Stock

class Mails(unittest.TestCase):
    def test_mails_when_low(self):
        mailer = Mock()
        self.assertEqual(Stock(mailer).take(4), 1)
        ${asserted}
${label}`;
const python = { command: 'python3 -m unittest', story: 'When fewer than 3 are left, the buyer gets a mail.' };
const low = '        if self.count < 3:\n            self.warn()\n';

test('what a double was called with is asked by a name that is always true', async () => {
  const result = await proved({
    ...python,
    base: { 'stock.py': stock(''), 'test_take.py': take },
    attempt: {
      'stock.py': stock(low, '\n    def warn(self):\n        return f"{self.count} left"\n'),
      'test_mails.py': mails('self.assertTrue(mailer.send.called_once_with("buyer", "1 left"))'),
    },
  });
  expect(result.result).toBe('disproved');
  expect(result.reasons[0]).toContain(
    '`test_mails_when_low` is green whatever `self.assertTrue(mailer.send.called_once_with(',
  );
});

test('the same, asked so that it fails, is proved', async () => {
  const result = await proved({
    ...python,
    base: { 'stock.py': stock(''), 'test_take.py': take },
    attempt: {
      'stock.py': stock(low, '\n    def warn(self):\n        self.mailer.send("buyer", f"{self.count} left")\n'),
      'test_mails.py': mails('mailer.send.assert_called_once_with("buyer", "1 left")'),
    },
  });
  expect(result.reasons).toEqual([]);
  expect(result.result).toBe('proved');
});

const base: Files = {
  'src/queue.js': 'exports.take = (items) => items[0];\n',
  'test/queue.test.js':
    "const test = require('node:test');\nconst assert = require('node:assert');\nconst { take } = require('../src/queue.js');\ntest('takes the first', () => {\n  assert.equal(take(['a', 'b']), 'a');\n});\n",
};
const timed = (body: string) =>
  `const test = require('node:test');\nconst assert = require('node:assert');\nconst { take } = require('../src/queue.js');\ntest('gives up in time', async () => {\n  assert.equal(take(['a'], 2), 'a');\n${body}});\n`;
const story = 'take(items, seconds) answers "late" where there is nothing.';
const unheard = {
  'src/queue.js': 'exports.take = (items, seconds) => {\n  items.seconds = seconds;\n  return items[0];\n};\n',
};

test('an assertion whose failure is thrown away, beside one that is heard', async () => {
  const swallowed = "  await Promise.resolve().then(() => assert.deepEqual(take([], 0), 'late')).catch(() => {});\n";
  const result = await proved({ base, story, attempt: { ...unheard, 'test/late.test.js': timed(swallowed) } });
  expect(result.result).toBe('disproved');
  expect(result.reasons[0]).toContain("whatever `assert.deepEqual(take([], 0), 'late')` asks for");
});

test('a label, and what is only true, are no values: in doubt, and not accused', async () => {
  const labelled = "  assert.ok(take([true], 1), 'there is one');\n  assert.ok([1].includes(take([1], 1)));\n";
  const result = await proved({ base, story, attempt: { ...unheard, 'test/late.test.js': timed(labelled) } });
  expect(result.reasons.join('\n')).not.toContain('whatever');
  expect(result.result).toBe('unproved');
});

test('a list operator of Perl swallows the comparison', async () => {
  const module = (more: string) =>
    `package Stats;\nuse strict;\nuse Exporter 'import';\nour @EXPORT_OK = qw(mean median);\n\nsub mean {\n    return $_[0];\n}\n\n${more}1;\n`;
  const result = await proved({
    base: {
      'lib/Stats.pm': module(''),
      't/mean.t': "use Test::More tests => 1;\nuse Stats qw(mean);\nis(mean(2), 2, 'one');\n",
    },
    attempt: {
      'lib/Stats.pm': module(
        'sub median {\n    my @sorted = sort @_;\n    return ($sorted[0] + $sorted[-1]) / 2;\n}\n\n',
      ),
      't/median.t':
        'use Test::More tests => 2;\nuse Stats qw(median);\nok median 1, 2, 9 == 2;\nok median 7, 7, 8 == 7;\n',
    },
    command: 'prove -Ilib t',
    story: 'Stats has median().',
  });
  expect(result.result).toBe('disproved');
  expect(result.reasons[0]).toContain('`ok median 7, 7, 8 == 7;`');
});
