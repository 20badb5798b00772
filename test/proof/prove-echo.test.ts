/** New tests, all of them green without the change, that expect what is tested computes itself. */

import { expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const story = 'Money groups thousands: 1234567 is 1,234,567.';
const hollow =
  '`test_groups` is green whatever value is expected, and where `fmt` does something else: a test has to fail where that is not met';

const small =
  'import unittest\nfrom money import fmt\n\n\nclass T(unittest.TestCase):\n    def test_small(self):\n        self.assertEqual(fmt(7), "7")\n';
const base: Files = { 'money.py': 'def fmt(n):\n    return str(n)\n', 'tests/test_money.py': small };
const grouped = (more: string, fmt = '",".join([str(n)])') => ({
  'money.py': `def fmt(n):\n    return ${fmt}\n`,
  'tests/test_money.py': `${small}\n    def test_groups(self):\n${more}`,
});
const asked = (attempt: Files) => proved({ base, attempt, story, command: 'python3 -m unittest discover -s tests -q' });

test('a value that the subject computed is expected of it', async () => {
  const echo =
    '        for amount in (1000, 1234567):\n            expected = fmt(amount)\n            self.assertEqual(fmt(amount), expected)\n';
  const proof = await asked(grouped(echo));
  expect(proof).toMatchObject({ result: 'disproved', reasons: [hollow] });
});

test('what is computed otherwise is honest, and so is what is red without the change', async () => {
  const other = '        self.assertEqual(fmt(3), str(3))\n';
  expect((await asked(grouped(other))).result).toBe('unproved');
  const same = '        self.assertEqual(fmt(1234567), fmt(1234567.0))\n        self.assertIn(",", fmt(1000))\n';
  expect((await asked(grouped(same, 'f"{n:,.0f}"'))).result).not.toBe('disproved');
});

test('a table of Go whose wanted values are calls of the subject', { tags: 'full' }, async () => {
  const head =
    'package m\n\nimport "testing"\n\nfunc TestSmall(t *testing.T) {\n\tif Fmt(7) != "7" {\n\t\tt.Fatal(Fmt(7))\n\t}\n}\n';
  const table =
    'func TestGroups(t *testing.T) {\n\tfor _, tt := range []struct {\n\t\tn    int\n\t\twant string\n\t}{{1000, Fmt(1000)}, {1234567, Fmt(1234567)}} {\n\t\tif got := Fmt(tt.n); got != tt.want {\n\t\t\tt.Errorf("got %q, want %q", got, tt.want)\n\t\t}\n\t}\n}\n';
  const go = 'package m\n\nimport "strconv"\n\n';
  const proof = await proved({
    base: {
      'go.mod': 'module m\n\ngo 1.19\n',
      'm.go': `${go}func Fmt(n int) string { return strconv.Itoa(n) }\n`,
      'm_test.go': head,
    },
    attempt: {
      'm.go': `${go}func group(d string) string { return d }\n\nfunc Fmt(n int) string { return group(strconv.Itoa(n)) }\n`,
      'm_test.go': `${head}\n${table}`,
    },
    story,
    command: 'go test ./...',
  });
  expect(proof).toMatchObject({
    result: 'disproved',
    reasons: [hollow.replace('test_groups', 'TestGroups').replace('fmt', 'Fmt')],
  });
});
