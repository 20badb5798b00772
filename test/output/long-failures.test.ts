/** Failures of many lines, and tests that fail more than once. */
import { expect, it } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import { logReader } from '../../src/output/read-log.ts';

const read = (text: string) => {
  const log = logReader();
  log.push(Buffer.from(text));
  return log.end();
};

const rule = '='.repeat(70);
const thin = '-'.repeat(70);

it('a trace of a thousand lines is told by the error at its end', () => {
  const frames = Array.from(
    { length: 300 },
    (_, i) => `    def call_${i}(self):\n>       return run(${i})\n\nrun.py:${i + 1}: `,
  );
  const log = [
    '=================================== FAILURES ===================================',
    '_______________________________ test_pressure __________________________________',
    ...frames,
    '>   assert self.p > 7',
    'E   AssertionError: pressure 3 bar too low',
    '',
    'test_vine.py:39: AssertionError',
    '=========================== short test summary info ============================',
    'FAILED test_vine.py::test_pressure - AssertionError: pressure 3 bar too low',
    '1 failed in 0.52s',
    '',
  ].join('\n');
  expect(read(log).failures).toMatchObject([
    { name: 'test_pressure', message: 'AssertionError: pressure 3 bar too low' },
  ]);
});

it('an exception group of pytest is told by its own message', () => {
  const log = [
    '=================================== FAILURES ===================================',
    '__________________________________ test_group __________________________________',
    '  + Exception Group Traceback (most recent call last):',
    '  |   File "/repo/test_vine.py", line 45, in test_group',
    "  |     raise ExceptionGroup('harvest', [ValueError('mildew')])",
    '  | ExceptionGroup: harvest (1 sub-exception)',
    '  +-+---------------- 1 ----------------',
    '    | ValueError: mildew',
    '    +------------------------------------',
    '1 failed in 0.02s',
    '',
  ].join('\n');
  expect(read(log).failures).toMatchObject([{ message: 'ExceptionGroup: harvest (1 sub-exception)' }]);
});

it('what pytest-sugar tells at once is told with its reason', () => {
  const log = [
    '――――――――――――――――――――――――――――――――― test_price ―――――――――――――――――――――――――――――――――',
    '',
    '    def test_price():',
    '>       assert 3 == 4',
    'E       assert 3 == 4',
    '',
    'test_shop.py:2: AssertionError',
    '',
    '========================= 1 failed, 2 passed in 0.12s ==========================',
    '',
  ].join('\n');
  expect(read(log).failures).toMatchObject([{ name: 'test_price', message: 'assert 3 == 4' }]);
});

it('a test that fails in two places is told with both', () => {
  const log = [
    '⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯',
    '',
    ' FAIL  weave.test.ts > loom > several soft ones',
    "AssertionError: expected 'indigo' to be 'crimson' // Object.is equality",
    ' ❯ weave.test.ts:6:59',
    '',
    '⎯⎯⎯⎯[1/2]⎯',
    '',
    ' FAIL  weave.test.ts > loom > several soft ones',
    'AssertionError: expected [ 1, 2 ] to include 7',
    ' ❯ weave.test.ts:6:90',
    '',
    '⎯⎯⎯⎯[2/2]⎯',
    '',
    '      Tests  1 failed (1)',
    '',
  ].join('\n');
  const { failures } = read(log);
  expect(failures).toHaveLength(1);
  const told = failures[0]?.lines.map((line) => line.text).join('\n');
  expect(told).toContain("expected 'indigo' to be 'crimson'");
  expect(told).toContain('expected [ 1, 2 ] to include 7');
});

it('parts of a test of unittest are failures of their own', () => {
  const log = ['ash', 'elm'].flatMap((wood) => [
    rule,
    `FAIL: test_sub (ut.Cask.test_sub) (wood='${wood}', size=3)`,
    thin,
    'Traceback (most recent call last):',
    '  File "/repo/ut.py", line 7, in test_sub',
    "    self.assertIn(wood, ['oak'])",
    `AssertionError: '${wood}' not found in ['oak']`,
    '',
  ]);
  const { failures, counts } = read([...log, thin, 'Ran 3 tests in 0.029s', '', 'FAILED (failures=2)', ''].join('\n'));
  expect(failures).toMatchObject([
    { name: "ut.Cask.test_sub (wood='ash', size=3)", message: "AssertionError: 'ash' not found in ['oak']" },
    { name: "ut.Cask.test_sub (wood='elm', size=3)", message: "AssertionError: 'elm' not found in ['oak']" },
  ]);
  // The test itself has failed once.
  expect(counts).toMatchObject({ passed: 2, failed: 1 });
});

it('what libtest shows before the panic is told behind it', () => {
  const log = [
    'test snap ... FAILED',
    '',
    'failures:',
    '',
    '---- snap stdout ----',
    '-old snapshot',
    '+new results',
    '    0       │-["shale"]',
    '          0 │+["slate"]',
    '',
    "thread 'snap' (16295) panicked at src/runtime.rs:516:9:",
    "snapshot assertion for 'snap' failed in line 6",
    '',
    'failures:',
    '    snap',
    '',
    'test result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s',
    '',
  ].join('\n');
  expect(
    read(log)
      .failures[0]?.lines.map((line) => line.text)
      .join('\n'),
  ).toMatch(/snapshot assertion[\s\S]*\["slate"\]/);
});

it('a limit in the name of a test is no duration', () => {
  const log =
    '  1) Failure:\nbridge#test_0001_lifts in 9s [mt.rb:15]:\nExpected 12 to be < 9.\n\n1 runs, 1 assertions, 1 failures, 0 errors, 0 skips\n';
  expect(condense(read(log), { maxChars: 5000, exitCode: 1 })).toContain('test_0001_lifts in 9s');
});

it('of testify and a panic that a suite caught what was wrong is told, not the places and steps around it', () => {
  const log = [
    '--- FAIL: TestHold (0.00s)',
    '    --- FAIL: TestHold/TestStow (0.00s)',
    '        suite.go:77: test panicked: assignment to entry in nil map',
    '            goroutine 21 [running]:',
    '            runtime/debug.Stack()',
    '            \t/usr/lib/go-1.19/src/runtime/debug/stack.go:24 +0x65',
    '    --- FAIL: TestHold/TestCount (0.00s)',
    '        cargo_test.go:7: ',
    '            \tError Trace:\t/repo/cargo/cargo_test.go:7',
    '            \tError:      \t"blue blanket" does not contain "wool"',
    '            \tTest:       \tTestHold/TestCount',
    'FAIL',
    'FAIL\texample.org/ferry/cargo\t0.004s',
    '',
  ].join('\n');
  const told = read(log).failures.map(({ name, lines }) => [name, ...lines.map(({ text }) => text.trim())]);
  expect(told).toEqual([
    ['TestHold/TestStow', 'suite.go:77: test panicked: assignment to entry in nil map'],
    ['TestHold/TestCount', 'Error:      \t"blue blanket" does not contain "wool"'],
  ]);
});
