import { expect, test } from 'vitest';
import { failureOf, isOf } from '../../src/proof/bent-test.ts';
import { isLocated } from '../../src/proof/located.ts';
import { testsOf } from '../../src/syntax/bends.ts';
import { verificationOf } from '../support/scripted-loop.ts';

const foundIn = async (path: string, tree: string) => (await testsOf([{ path, tree }])).tests;

test('a program of C++ has the name that runs it', async () => {
  const [found] = await foundIn('tests/eval_test.cpp', 'int main() {\n  check(sum(1, 2), 3);\n  return failed;\n}\n');
  if (found === undefined) throw new Error('no test found');
  const of = (name: string) => isOf({ name, runner: 'ctest' }, { found });
  expect(['eval', 'eval_test', 'Eval', 'parse', 'test'].map(of)).toEqual([true, true, true, false, false]);
});

test('a name with placeholders does not take the failure of another', async () => {
  const text =
    "for (const [name, want] of cases) test(`wrap: ${name}`, () => { assert(wrap(name), want); });\ntest('wrap: empty', () => { assert.equal(wrap(''), ''); });\n";
  const all = (await foundIn('wrap.test.js', text)).map((found) => ({ found }));
  const [one, other] = all;
  if (one === undefined || other === undefined) throw new Error('two tests wanted');
  const failures = [{ name: 'wrap: empty' }];
  expect([failureOf(failures, one, all), failureOf(failures, other, all)]).toEqual([undefined, failures[0]]);
  expect(failureOf([{ name: 'wrap: short' }], one, all)).toBeDefined();
});

test('a line that tells a test by its name places it where it says that it failed, and nowhere else', async () => {
  const text = 'static void fits(void) {\n  TEST_ASSERT_TRUE(n < 8);\n}\nint main(void) {\n  RUN_TEST(fits);\n}\n';
  const [found] = await foundIn('tests/queue.c', text);
  if (found === undefined) throw new Error('no test found');
  const isPlaced = (output: string) =>
    isLocated({ ...verificationOf('t'), output }, undefined, { found, edits: [] }, []);
  expect(isPlaced('/work/tests/queue.c:90:fits:FAIL: Expected TRUE Was FALSE')).toBe(true);
  expect(isPlaced('/work/tests/queue.c:90:fits:PASS')).toBe(false);
  expect(isPlaced('/work/tests/queue.c:90:fits_all:FAIL: Expected TRUE Was FALSE')).toBe(false);
});
