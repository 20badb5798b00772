/** New tests whose only assertions stand in functions that nothing calls. */

import { expect, test } from 'vitest';
import { assertingFunctions } from '../../src/guard/test-spots.ts';
import { type Files, proved } from '../support/proved.ts';

const base: Files = {
  'shop.py': 'def place(who):\n    return "A1"\n',
  'tests/__init__.py': '',
  'tests/test_shop.py':
    'import unittest\nfrom shop import place\n\n\nclass T(unittest.TestCase):\n    def test_number(self):\n        self.assertEqual(place("a"), "A1")\n',
};
const mails = (hook: string) =>
  `import unittest\nfrom shop import place\n\n\nclass Mails(unittest.TestCase):\n    def setUp(self):\n        self.sent, self.wanted = [], []\n\n    def ${hook}(self):\n        self.assertEqual(self.sent, self.wanted)\n\n    def test_mails(self):\n        place("ada", self.sent.append)\n        self.wanted.append("ada")\n`;
const asked = (hook: string, body: string) =>
  proved({
    base,
    attempt: { 'shop.py': `def place(who, mail=None):\n${body}    return "A1"\n`, 'tests/test_mails.py': mails(hook) },
    story: 'Who orders gets a mail.',
    command: 'python3 -m unittest discover -s tests -t .',
  });

test('a hook of a name that the runner does not know', { tags: 'full' }, async () => {
  const proof = await asked('finish', '');
  expect(proof).toMatchObject({
    result: 'disproved',
    reasons: ['`finish` at tests/test_mails.py:9 asserts, and no test calls it: green where it only throws'],
  });
});

test('one that it knows', { tags: ['full', 'variant'] }, async () => {
  expect((await asked('tearDown', '    if mail:\n        mail(who)\n')).result).not.toBe('disproved');
});

test('one that another system runs', { tags: ['full', 'variant'] }, async () => {
  const windows =
    'import sys\nimport unittest\nfrom shop import place\n\n\nclass Mails(unittest.TestCase):\n    def test_takes_any(self):\n        place("ada", str)\n\n    @unittest.skipUnless(sys.platform == "win32", "of Windows")\n    def test_windows(self):\n        self.assertEqual(place("ada"), "A2")\n';
  const proof = await proved({
    base,
    attempt: {
      'shop.py': 'def place(who, mail=None):\n    if mail:\n        mail(who)\n    return "A1"\n',
      'tests/test_mails.py': windows,
    },
    story: 'Who orders gets a mail.',
    command: 'python3 -m unittest discover -s tests -t .',
  });
  expect(proof.result).toBe('unproved');
});

test('a method of Ruby, which closes its head with nothing', () => {
  const text =
    'class RenewTest < Minitest::Test\n  def check_reserved\n    assert_raises(ArgumentError) { @desk.renew(1) }\n  end\nend\n';
  const found = assertingFunctions(
    { path: 'test/renew_test.rb', text, fresh: new Set([2, 3, 4]) },
    [],
    new Set(['renew']),
  );
  expect(found.map(({ name, after }) => [name, after])).toEqual([['check_reserved', ' ;raise "bent"']]);
});
