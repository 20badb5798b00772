/** What no reader took of a failure, and what words alone tell. */
import { expect, it } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import { logReader } from '../../src/output/read-log.ts';

const told = (lines: string[], maxChars = 20_000) => {
  const log = logReader();
  log.push(Buffer.from(`${lines.join('\n')}\n`));
  return condense(log.end(), { maxChars, exitCode: 1 });
};

it('what a reader leaves of a failure stands below the line that names it', () => {
  const log = Array.from({ length: 30 }, (_, i) => [
    `/x/rail.test:${i + 6}: error: test failed: rail-${i} points`,
    `==== rail-${i} points FAILED`,
    '==== Contents of test case:',
    '---- Result was:',
    `track ${i}a`,
    '---- Result should have been (exact matching):',
    `track ${i}b`,
    `==== rail-${i} FAILED`,
    '',
  ]).flat();
  const lines = told(log).split('\n');
  const at = lines.findIndex((line) => line.includes('track 17a'));
  expect(lines.slice(at - 6, at).join('\n')).toContain('rail-17 points');
});

it('a worker that crashed is told for each test that it ran', () => {
  const crash = (worker: string, test: string) => [
    '_______________________________ test_reactor.py ________________________________',
    `[${worker}] linux -- Python 3.11.2 /usr/bin/python3`,
    `worker '${worker}' crashed while running 'test_reactor.py::${test}'`,
  ];
  const steps = Array.from({ length: 2000 }, (_, i) => `step ${i} of the cooling`);
  const text = told([...crash('gw1', 'test_core'), ...crash('gw2', 'test_exits'), ...steps, '2 failed in 3.28s']);
  expect(text).toContain("worker 'gw1' crashed while running 'test_reactor.py::test_core'");
  expect(text).toContain("worker 'gw2' crashed while running 'test_reactor.py::test_exits'");
});

it('what a script runner says ends the last failure, and of what nobody read the steps are told', () => {
  const text = told([
    '> @port/harbour@0.3.1 test',
    '> mocha',
    '',
    '  1 passing (4ms)',
    '  1 failing',
    '',
    '  1) ledger:',
    '     Error: ledger left open',
    '      at Context.<anonymous> (test/ledger.js:4:9)',
    '',
    'npm error code 1',
    '',
    '> @port/pilot@0.3.1 test',
    '> node --test --test-reporter=dot',
    '',
    '.X',
    '',
    'Failed tests:',
    '',
    '✖ gives the course (0.2ms)',
    "  TypeError [Error]: Cannot read properties of null (reading 'wind')",
    '      at TestContext.<anonymous> (/repo/test/pilot.test.js:5:67)',
    'npm error code 1',
  ]);
  expect(text.slice(0, text.indexOf('elsewhere'))).not.toContain('npm error');
  expect(text).toContain('pilot.test.js:5');
});

it('a heading that says the name again takes no room', () => {
  const rule = '='.repeat(70);
  const failing = ['rows', 'text', 'sets'].flatMap((name) => [
    rule,
    `FAIL: test_${name} (__main__.ReportTest.test_${name})`,
    '-'.repeat(70),
    'Traceback (most recent call last):',
    `  File "/repo/test_report.py", line 5, in test_${name}`,
    `AssertionError: ${name} are not as expected`,
    '',
  ]);
  const passed = [rule, 'UNEXPECTED SUCCESS: test_known (__main__.ReportTest.test_known)'];
  const text = told([
    ...failing,
    ...passed,
    '-'.repeat(70),
    'Ran 4 tests in 0.002s',
    '',
    'FAILED (failures=3, unexpected successes=1)',
  ]);
  expect(text).not.toContain('FAIL: test_rows');
  expect(text).toContain('ReportTest.test_known\n  unexpected success');
});

it('what Python cannot parse keeps its place beside failures that are all told', () => {
  const tap = ['not ok 1 - rounds up', "#   Failed test 'rounds up'", '#   at money.t line 4.', '1..1'];
  const text = told([
    ...tap,
    'make: *** [Makefile:12: perl] Error 1',
    '  File "broken.py", line 2',
    '    return (1,',
    '           ^',
    "SyntaxError: '(' was never closed",
  ]);
  expect(text).toContain('File "broken.py", line 2');
});

it('what is measured beside what is allowed is no duration that differs from run to run', () => {
  expect(told(['NOT ok: took 412 ms, allowed 300 ms', '1 check failed'])).toContain('took 412 ms, allowed 300 ms');
});

it('every failure of a test of GoogleTest is told, whatever its words', () => {
  const near = (n: number) => [
    't.cpp:20: Failure',
    `The difference between n and 4.0 is ${n}, which exceeds 0.5, where`,
    `n evaluates to ${n + 4},`,
  ];
  const text = told([
    '[==========] Running 1 test from 1 test suite.',
    '[ RUN      ] Cellar.Trace',
    ...near(2),
    ...near(5),
    't.cpp:21: Failure',
    "Expected: step(9) doesn't generate new fatal failures in the current thread.",
    '  Actual: it does.',
    '[  FAILED  ] Cellar.Trace (0 ms)',
    '[==========] 1 test from 1 test suite ran. (0 ms total)',
    '[  PASSED  ] 0 tests.',
    '[  FAILED  ] 1 test, listed below:',
    '[  FAILED  ] Cellar.Trace',
  ]);
  const own = text.split('\n\n')[0] ?? '';
  expect(own).toContain('is 2, which exceeds 0.5');
  expect(own).toContain('is 5, which exceeds 0.5');
  expect(own).toContain("step(9) doesn't generate");
});
