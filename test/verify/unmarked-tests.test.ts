/** Tests that were marked to fail: with the defect mended, and the mark off. */

import { expect, test } from 'vitest';
import { unmarkedTests } from '../../src/verify/unmarked-tests.ts';
import { proved } from '../support/proved.ts';

async function unmarked(path: string, base: string, tree: string) {
  const files = await unmarkedTests(async (side) => (side === 'base' ? base : tree), [path]);
  return files.get(path);
}

test('the mark comes off where the attempt took it off, and nothing else changes', async () => {
  const base =
    '@mark.slow\n@pytest.mark.xfail(reason=tr("later"), strict=True)\n@mark.fast\ndef test_a():\n    assert f() == 1\n\n@pytest.mark.xfail\nasync def test_b():\n    pass\n';
  const tree = 'def test_a():\n    assert f() == 2\n\n@pytest.mark.xfail\nasync def test_b():\n    pass\n';
  expect(await unmarked('test_a.py', base, tree)).toBe(
    base.replace('@pytest.mark.xfail(reason=tr("later"), strict=True)\n', ''),
  );
  const suite = 'class T(TestCase):\n    @unittest.expectedFailure\n    def test_x(self):\n        pass\n';
  expect(await unmarked('test_x.py', suite, suite.replace('    @unittest.expectedFailure\n', ''))).toBe(
    'class T(TestCase):\n    def test_x(self):\n        pass\n',
  );
});

test('of vitest, jest and ava too', async () => {
  const base =
    "it.fails('adds, \"often\"', () => {});\ntest.concurrent.failing('b', f);\ntest.failing('stays', g);\ntest.fails(name, h);\n";
  const tree =
    "it('adds, \"often\"', () => {});\ntest.concurrent('b', f);\ntest.failing('stays', g);\ntest(name, h);\n";
  expect(await unmarked('a.test.ts', base, tree)).toBe(
    "it('adds, \"often\"', () => {});\ntest.concurrent('b', f);\ntest.failing('stays', g);\ntest.fails(name, h);\n",
  );
});

test('it stays where the test is gone, skipped or marked as before, and in a language without such marks', async () => {
  const base = "it.fails('a', f);\n";
  expect(await unmarked('a.test.js', base, '')).toBeUndefined();
  expect(await unmarked('a.test.js', base, "it.skip('a', f);\n")).toBeUndefined();
  expect(await unmarked('a.test.js', base, `it('b', f);\n${base}`)).toBeUndefined();
  expect(await unmarked('a_test.go', base, "it('a', f);\n")).toBeUndefined();
});

test('a hostile file takes no time', async () => {
  const start = performance.now();
  await unmarked('a.py', `@pytest.mark.xfail${'('.repeat(100_000)}`, 'def a(): pass\n');
  await unmarked('a.py', '@pytest.mark.xfail\n'.repeat(10_000), 'def a(): pass\n');
  await unmarked('a.py', `@pytest.mark.xfail(${'(a)'.repeat(50_000)}`, 'def a(): pass\n');
  await unmarked('a.js', `it.fails('${'a'.repeat(200_000)}`, "it('a'");
  expect(performance.now() - start).toBeLessThan(5000);
});

const known =
  'import unittest\nfrom row import fields\n\nclass Row(unittest.TestCase):\n    def test_plain(self):\n        self.assertEqual(fields("a,b"), ["a", "b"])\n\n    @unittest.expectedFailure\n    def test_quoted(self):\n        self.assertEqual(fields("1,\\"b,c\\""), ["1", "b,c"])\n';
const base = { 'row.py': 'def fields(line):\n    return line.split(",")\n', 'test_row.py': known };
const command = 'python3 -m unittest -q';
const mended = known.replace('    @unittest.expectedFailure\n', '');

test('a defect that is mended, and its test no longer marked to fail, is proved', async () => {
  const work = 'import csv\n\ndef fields(line):\n    return next(csv.reader([line]))\n';
  const proof = await proved({ base, attempt: { 'row.py': work, 'test_row.py': mended }, command });
  expect(proof).toMatchObject({ result: 'proved', sources: { stopped: false } });
});

test('one whose expectation was bent with the mark is not', async () => {
  const bent = mended.replace('["1", "b,c"]', '["1", "\\"b", "c\\""]');
  const work = 'def fields(line):\n    return list(line.split(","))\n';
  const proof = await proved({ base, attempt: { 'row.py': work, 'test_row.py': bent }, command });
  expect(proof.result).toBe('unproved');
  expect(proof.reasons.join()).toContain('test_quoted` reads differently');
});
