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

test('what stands under a heading of POD is no code, beside what was heard before', async () => {
  const text = (body: string) => `package Line;\nsub line {\n    my ($text) = @_;\n${body}}\n1;\n`;
  const head = 'use Test::More;\nuse Line;\n\n=head1 Lines\n\n=cut\n\n';
  const old = "is(Line::line('a'), 'a', 'as it is');\n";
  const given = (more: string) =>
    proved({
      base: { 'lib/Line.pm': text('    return $text;\n'), 't/line.t': `${head}${old}done_testing;\n` },
      attempt: {
        'lib/Line.pm': text('    $text =~ s/\\d(?=\\d{4})/*/g;\n    return $text;\n'),
        't/line.t': `${head}${old}${more}\ndone_testing;\n`,
      },
      command: 'prove -Ilib t',
      story: 'All digits but the last four are stars.',
    });
  const masked = "is(Line::line('12345'), '*2345', 'masked');\n";
  const dead = await given(`\n=head1 Cards\n\n${masked}\n=cut\n`);
  expect(dead.result).toBe('disproved');
  expect((await given(masked)).result).toBe('proved');
});

test('a table whose rows are not looked at is told by the name of its last column', async () => {
  const plural = (body: string) => `def plural(n, word):\n    ${body}\n`;
  const cases = (rows: string) =>
    `import unittest\nfrom words import plural\n\nclass Plural(unittest.TestCase):\n    def test_plural(self):\n        for n, word, want in [\n${rows}        ]:\n            pass\n        self.assertEqual(plural(n, word), want)\n`;
  const attempt = {
    'words.py': plural('return f"{n} {word}" + ("" if n == 1 else "s")'),
    'test_words.py': cases(
      ['(2, "box", "2 boxes")', '(2, "city", "2 cities")', '(3, "day", "3 days")', '(1, "day", "1 day")']
        .map((row) => `            ${row},\n`)
        .join(''),
    ),
  };
  const base = { 'words.py': plural('return f"{n} {word}"') };
  const { result, reasons } = await proved({ base, attempt, command: 'python3 -m unittest', story: 'plural(n, word)' });
  expect(result).toBe('disproved');
  expect(reasons.join()).toContain(
    '`test_plural` is green although it expects "2 citiesother" instead of "2 cities" in its table',
  );
});

test('a program that counts no tests is asked for each of its checks', async () => {
  const schema = (total: string) =>
    `CREATE TABLE lines (id, cents);\nINSERT INTO lines VALUES (1, 20), (1, 9), (2, 7);\nCREATE VIEW totals AS SELECT id, ${total} AS total FROM lines GROUP BY id;\n`;
  const script = `import glob, sqlite3, sys\n\ndb = sqlite3.connect(":memory:")\ndb.executescript(open("schema.sql").read())\nwrong = 0\nfor line in [line for path in glob.glob("tests/*.sql") for line in open(path)]:\n    wrong += len(db.execute(line).fetchall())\nsys.exit(1 if wrong else 0)\n`;
  const tests =
    'SELECT id FROM totals WHERE id = 1 AND total <> 29;\nSELECT count(*) FROM totals HAVING count(*) <> 2;\n';
  const given = {
    base: {
      'schema.sql': schema('0'),
      'run.py': script,
      'tests/lines.sql': 'SELECT count(*) FROM lines HAVING count(*) <> 3;\n',
    },
    command: 'python3 run.py',
    story: 'The view has the total of each order.',
  };
  const attempt = (total: string) => ({ 'schema.sql': schema(total), 'tests/totals.sql': tests });
  const dead = await proved({ ...given, attempt: attempt('sum(NULL)') });
  expect(dead.reasons.join()).toContain(
    'is green whatever `SELECT id FROM totals WHERE id = 1 AND total <> 29;` asks for',
  );
  expect((await proved({ ...given, attempt: attempt('sum(cents)') })).result).toBe('proved');
});
