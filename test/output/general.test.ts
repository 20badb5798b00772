/** What a log tells whose runner nobody knows, and what is told beside a runner that is known. */
import { expect, it } from 'vitest';
import { weightOf } from '../../src/output/cause-score.ts';
import { read, told } from './told.ts';

const unknown = (lines: readonly string[], maxChars: number) => told(lines, maxChars, []);
const each = <T>(count: number, make: (i: number) => T | T[]) =>
  Array.from({ length: count }, (_, i) => make(i)).flat() as T[];

it('totals of a program that nobody knows are counts, where it gives both, and no other runner gives any', () => {
  const report = (...lines: string[]) => read(lines);
  const red = report('FAILED: test for keys/values (at line 511)', '', 'PASSED: 14', 'FAILED: 1');
  expect(red.counts).toEqual({ passed: 14, failed: 1, skipped: 0 });
  expect(red.failures.map(({ name }) => name)).toEqual(['test for keys/values (at line 511)']);
  expect(report('FAILED: copy of old/log', 'Passed: 3', 'Failed: 0')).toMatchObject({
    ...{ counts: { passed: 3, failed: 0 }, failures: [], reportedFailed: 0 },
  });
  expect(report('Passed: 3', 'FAILED: tests').counts).toBeUndefined();
  const blank = '\u200b';
  const tap = report(
    ...[`${blank} FAIL ${blank} test/hosts.js`, ' ✖ should be equal', '', '  found: 1', '  wanted: 2', ''],
    ...[
      ` FAIL ${blank} test/hosts.js 1 failed of 9 2s`,
      `Suites:   ${blank}1 failed${blank}, ${blank}1 of 1 completed`,
      `Asserts:  ${blank}1 failed${blank}, ${blank}8 passed, of 9`,
    ],
  );
  expect(tap.counts).toEqual({ passed: 8, failed: 1, skipped: 0 });
  const own = { name: 'should be equal', expected: '2', actual: '1' };
  expect(tap.failures).toMatchObject([{ name: 'test/hosts.js' }, own]);
  expect(report('Suites:   1 passed, 1 of 1 completed', 'Asserts:  8 passed, of 8').counts?.passed).toBe(8);
  const spec = [
    'Failures:',
    '1) it adds',
    '  Message:',
    '    Expected 1 to be 2.',
    '    at UserContext.<anonymous> (/a/spec/a.js:3:5)',
  ];
  const listed = report(
    ...spec,
    '2) it waits',
    '  Message:',
    '    Timed out',
    '',
    '8 specs, 2 failures, 1 pending spec',
    'Finished in 1.9 seconds',
  );
  expect(listed).toMatchObject({
    counts: { passed: 5, failed: 2, skipped: 1 },
    failures: [
      { name: 'it adds', message: 'Expected 1 to be 2.' },
      { name: 'it waits', message: 'Timed out' },
    ],
  });
  const quoted = report(
    '✘ ✘   (16 / 18)',
    '',
    '   FAIL  suite  "it adds"',
    '    Expected 1 to be 2',
    '',
    '  Total:     18',
    '  Passed:    17',
  );
  expect(quoted).toMatchObject({ counts: { passed: 17, failed: 1 }, failures: [{ name: 'suite › it adds' }] });
  expect(report('ok 1 - a', '1..1', 'PASSED: 5', 'FAILED: 2').counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
});

it.each([
  [['1874 specs, 0 failures'], { passed: 1874, failed: 0, skipped: 0 }],
  [['2 of 55 tests failed'], { passed: 53, failed: 2, skipped: 0 }],
  [['ok | 48 passed | 0 failed (211ms)'], { passed: 48, failed: 0, skipped: 0 }],
  [['total:     6280', 'passing:   6279', 'failing:   1', '7.162 s'], { passed: 6279, failed: 1, skipped: 0 }],
  [['Success: 12 tests passed.'], { passed: 12, failed: 0, skipped: 0 }],
  [['1 tests, 0 failures', 'again', '4 tests, 1 failure'], { passed: 4, failed: 1, skipped: 0 }],
  [['12 features passed, 1 failed'], undefined],
  [['3 problems (1 error, 2 failures)'], undefined],
  [['Results       pass:158   fail: 0      0ms'], undefined],
  [['pass: 0   fail: 40'], undefined],
  [['0 tests, 0 failures'], undefined],
  [['1 test failed'], undefined],
  [['Passed: 3'], undefined],
])('totals are what nothing else stands beside, and say two numbers: %j', (lines, counts) => {
  expect(read(lines).counts).toEqual(counts);
});

it("a program's own total is the last: its tests may print others", () => {
  expect(read(['3 tests, 1 failure', 'ok', '8 specs, 0 failures']).reportedFailed).toBe(0);
  expect(read(['8 specs, 0 failures', '3 tests, 1 failure']).reportedFailed).toBe(1);
});

it('steps of native stacks are no message', () => {
  const panics = each(12, (i) => [
    `---- quarry::vein_${i} stdout ----`,
    `thread 'quarry::vein_${i}' panicked at src/lib.rs:${i}:9:`,
    `vein ${i} runs dry`,
    'stack backtrace:',
    ...each(12, (k) => `  ${k}: core::ops::function::FnOnce::call_once_${i}_${k}::{{closure}}`),
    '',
  ]);
  const text = unknown(panics, 1800);
  for (let i = 0; i < 12; i++) expect(text).toContain(`vein ${i} runs dry`);
  expect(text).not.toContain('FnOnce');
});

it('names that end in numbers are no repetition, and the level of a log line is no name', () => {
  const symbols = ['VariantToInt', 'VariantToUInt', 'HoneyToInt', 'HoneyToUInt'].flatMap((name) =>
    [8, 16, 32, 64].map((bits) => name + bits),
  );
  const text = told(
    [
      ...each(400, (at) => `INFO -  |  ${'^'.repeat((at % 9) + 4)}`),
      ...symbols.map((name) => `ERROR -  lld-link: error: undefined symbol: ${name}`),
      'ERROR - INFO',
      ...each(40, (at) => `INFO - leaving ${'abcdefgh'.charAt(at % 8).repeat(at + 3)} failed`),
    ],
    1800,
  );
  for (const name of symbols) expect(text).toContain(`undefined symbol: ${name}`);
});

it('warnings and notes give way to errors', () => {
  const lines = each(40, (i) => [
    `pump.c:${i + 3}:34: warning: unused variable 'valve_${i}' in the housing [-Wunused-variable]`,
    `pump.c:${i + 3}:46: note: declared here for pump ${i} and never read again`,
    ...(i % 5 === 0 ? [`/usr/bin/ld: pump.o: pump.c:${i}: undefined reference to \`drain_${i}'`] : []),
  ]);
  const text = unknown([...lines, 'make: *** [Makefile:3: pump] Error 1'], 640);
  for (let i = 0; i < 40; i += 5) expect(text).toContain(`drain_${i}'`);
});

it('what else went wrong goes before what only surrounds the failures that are known', () => {
  const source = each(60, (i) => [`-     "sku": ${i},`, `+     "sku": ${i + 900},`, '      "unit": "kg",']);
  const vitest = [
    ' FAIL  unit/stock.test.ts > stock > keeps its shape',
    'AssertionError: expected [ …(60) ] to deeply equal [ …(60) ]',
    '',
    '- Expected',
    '+ Received',
    '',
    ...source,
    ' ❯ unit/stock.test.ts:7:74',
    '',
    ' Test Files  1 failed (1)',
    '      Tests  1 failed | 3 passed (4)',
    '',
  ];
  const types = each(6, (i) => `tank-lint: FAILED rule ${i}: valve ${i} is never closed`);
  const text = told([...types, ...vitest], 2400);
  expect(text).toContain('keeps its shape');
  for (let i = 0; i < 6; i++) expect(text).toContain(`valve ${i} is never closed`);
});

it.each([
  'reset took 3.1s instead of 1.0s',
  'fork fell at 0.3 s',
  'reconnects after 30 s',
  'no message after 50ms',
  "expected 'Flo(2) 10s'",
  '-Flo(2) 10s',
  'NOT ok: took 412 ms, allowed 300 ms',
  'put in basket   66ms  410ms  ✗ p95 < 350ms',
])('a duration that a text speaks of is told: %s', (line) => expect(unknown(['✗ lamp', line], 400)).toContain(line));

it('another failure at the end is told beside a runner whose own count is met', () => {
  const log = [
    '  1) pier holds:',
    '     AssertionError: expected 3 to equal 4',
    '      at Context.<anonymous> (test/pier.js:4:9)',
    '',
    ...each(60, (i) => `checked mooring ${i}: tight`),
    'mooring 61 ... NO (exit 1)',
    'rope is too short by 4 m',
  ];
  const text = told(['  3 passing (4ms)', '  1 failing', '', ...log], 2000);
  expect(text).toContain('pier holds');
  expect(text).toContain('rope is too short');
});

it('a duration of whole seconds in a name stays, what a runner measured goes', () => {
  const text = told(
    ['not ok 1 - waits (2 s) for the ferry', '# it left early', 'not ok 2 - lands (153 ms)', '# no quay', '1..2'],
    5000,
  );
  expect(text).toContain('waits (2 s) for the ferry');
  expect(text).not.toContain('153');
});

it('the qualified class of a failure, and two values set against each other, tell it without a known word', () => {
  expect(weightOf('river.trial.DamTest: level 8 of 508')).toBeGreaterThan(0);
  expect(weightOf('2.5 != 2.75')).toBeGreaterThan(0);
  expect(weightOf('for (i = 0; i != 9; i++)')).toBe(0);
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
  const text = told(
    [...failing, ...passed, '-'.repeat(70), 'Ran 4 tests in 0.002s', '', 'FAILED (failures=3, unexpected successes=1)'],
    20_000,
  );
  expect(text).not.toContain('FAIL: test_rows');
  expect(text).toContain('ReportTest.test_known\n  unexpected success');
});

it.each([
  [
    'columns behind a word of failure',
    [
      ...each(30, (i) => `INFO -  retry: calling pip with error list ${'abcdef'.charAt(i % 6).repeat(i + 2)} failed`),
      'WARNING -  TEST-UNEXPECTED-FAIL | dom/pond/test_ice.html | ice is thick - got 3, expected 9',
      'INFO -  TEST-KNOWN-FAIL | dom/pond/test_known.html | known ice',
    ],
    ['dom/pond/test_ice.html\n  ice is thick - got 3, expected 9'],
  ],
  [
    'a verdict of another kind',
    ['TEST-UNEXPECTED-TIMEOUT | dom/pond/test_ice.html | expected FAIL'],
    ['dom/pond/test_ice.html\n  TEST-UNEXPECTED-TIMEOUT expected FAIL'],
  ],
  [
    'the items of a list of failures',
    [
      'Failures (2):',
      '  Jupiter:PondTest:freezes()',
      "    MethodSource [className = 'PondTest', methodName = 'freezes']",
      '    => org.opentest4j.AssertionFailedError: ice of 3',
      '  Jupiter:PondTest:thaws()',
      "    MethodSource [className = 'PondTest', methodName = 'thaws']",
      '    => org.opentest4j.AssertionFailedError: ice of 9',
    ],
    ['Jupiter:PondTest:freezes()\n  => org', 'Jupiter:PondTest:thaws()\n  => org'],
  ],
  [
    'signs below their suites, each with the error under it',
    [
      'FAILED TESTS:',
      '  Pond',
      '    winter',
      '      ✖ freezes',
      '        Firefox 72.0.0',
      '      Error: ice of 3',
      '      ✖ thaws',
      '        Firefox 72.0.0',
      '      Error: ice of 9',
    ],
    ['Pond › winter › freezes\n  Error: ice of 3', 'Pond › winter › thaws\n  Error: ice of 9'],
  ],
  [
    'a mark at the end of a line',
    [
      '00:07 +0 -1: loading test/pond_test.dart [E]',
      '  Failed to load "test/pond_test.dart":',
      "  lib/pond.dart:24:15: Error: Setter not found: 'ice'.",
    ],
    ["loading test/pond_test.dart\n  lib/pond.dart:24:15: Error: Setter not found: 'ice'."],
  ],
  [
    'an error that is printed before its verdict',
    [
      '[ RUN ] pond_freezes',
      '[ ERROR ] --- 3 != 9',
      '[ FAILED ] pond_freezes',
      '[ RUN ] pond_thaws',
      '[ OK ] pond_thaws',
    ],
    ['pond_freezes\n  [ ERROR ] --- 3 != 9'],
  ],
])('the failing tests of a runner that nobody knows are named first: %s', (_, lines, first) => {
  const text = told(['+ make test', ...lines, 'make: *** [test] Error 1'], 600);
  expect(text).toMatch(/^exit code 1, no failing test recognised\n/);
  const body = text.slice(text.indexOf('\n') + 1);
  expect(body.startsWith((first[0] ?? '').split('\n')[0] ?? '')).toBe(true);
  for (const each of first) {
    const [name = '', message = ''] = each.split('\n');
    expect(body).toMatch(new RegExp(`${RegExp.escape(name)}\n(?: +.*\n)*? +${RegExp.escape(message.trim())}`));
  }
});

it('an arrow to a place stands below its message, whatever tool draws it', () => {
  const rows = each(9, (i) => [
    `W29${i} Blank line ${'abcdefghi'.charAt(i).repeat(4)} has blanks`,
    `   --> pond/ice.py:${i + 3}:1`,
    '    |',
    '',
  ]);
  const text = told([...rows, 'Found 9 errors.'], 900);
  for (let i = 0; i < 9; i++) expect(text).toContain(`pond/ice.py:${i + 3}:1\n  W29${i} Blank line`);
});
