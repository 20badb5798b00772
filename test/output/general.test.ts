/** What a log tells whose runner nobody knows, and what is told beside a runner that is known. */
import { expect, it } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import { logReader } from '../../src/output/read-log.ts';

const told = (lines: readonly string[], maxChars: number, readers?: []) => {
  const log = logReader(readers === undefined ? {} : { readers });
  log.push(Buffer.from(`${lines.join('\n')}\n`));
  return condense(log.end(), { maxChars, exitCode: 1 });
};
const unknown = (lines: readonly string[], maxChars: number) => told(lines, maxChars, []);
const each = <T>(count: number, make: (i: number) => T | T[]) =>
  Array.from({ length: count }, (_, i) => make(i)).flat() as T[];

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

it('below a bare verdict with a number stands the name', () => {
  const failures = each(25, (i) => [
    `  ${i + 1}) Failure:`,
    `Clock#test_bell_${'abcdefghijklmnopqrstuvwxy'.charAt(i)} [clock_test.rb:${i}]:`,
    `Error: bell ${i} is cracked, cannot ring`,
    `Expected: "dong ${i}"`,
    `  Actual: "ding ${i}"`,
    '',
  ]);
  const text = unknown([...failures, '25 runs, 25 assertions, 25 failures, 0 errors, 0 skips'], 2400);
  for (const letter of 'abcdefghijklmnopqrstuvwxy') expect(text).toContain(`test_bell_${letter} `);
});

it('a line that an event carries is told, and not the event', () => {
  const event = (fields: object) =>
    JSON.stringify({ Time: '2026-03-14T10:00:28.38Z', ...fields, Package: 'store/orchard' });
  const lines = each(12, (i) => [
    event({ Action: 'run', Test: `TestRow${i}` }),
    event({ Action: 'output', Test: `TestRow${i}`, Output: `--- FAIL: TestRow${i} (0.00s)\n` }),
    event({ Action: 'output', Test: `TestRow${i}`, Output: `    row_test.go:${i}: "row ${i}" is empty\n` }),
  ]);
  const text = unknown(lines, 1300);
  for (let i = 0; i < 12; i++) expect(text).toContain(`"row ${i}" is empty`);
  expect(text).not.toContain('"Action"');
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

it('a place in brackets is one', () => {
  const lines = each(8, (i) => `[ERROR] /repo/lens/Lens.java:[${i + 4},20] String lens${i} is no int`);
  const words = [
    'goal',
    'plugin',
    'phase',
    'module',
    'parent',
    'profile',
    'mirror',
    'scope',
    'lens',
    'horn',
    'lamp',
    'tower',
  ];
  const notes = words.map((word) => `[ERROR] an error of the ${word} is told in the manual, see its error index`);
  const text = unknown([...lines, ...notes], 820);
  for (let i = 0; i < 8; i++) expect(text).toContain(`lens${i} is no int`);
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

it('rows of a table are no broken lines, and the one with a bad cell tells', () => {
  const row = (i: number) => {
    const bad = i === 13 || i === 180;
    const said = bad ? `ratio ${i} became wider` : '';
    return `│ ${String(i).padEnd(4)} │ ${`filter ${i}`.padEnd(22)} │ ${(bad ? 'fail' : 'pass').padEnd(6)} │ ${said.padEnd(40)} │`;
  };
  const text = unknown([...each(300, (i) => `running ${i} of 300`), ...each(220, row), 'image suite: 2 bad'], 1200);
  expect(text).toMatch(/filter 13 .*ratio 13 became wider/);
  expect(text).toMatch(/filter 180 .*ratio 180 became wider/);
});

it('an exit code is a verdict, and what stands behind bars below it is told', () => {
  const checks = each(120, (i) =>
    i % 40 === 7
      ? [`? disk ${i} is mounted ... NO (exit 1)`, `    | found '${i}G', should be '0'`]
      : `? disk ${i} is mounted ... yes`,
  );
  const text = unknown([...checks, 'summary: 3 checks say no'], 700);
  for (const i of [7, 47, 87]) expect(text).toContain(`found '${i}G'`);
});

it('a duration that is compared is told', () => {
  expect(unknown(['✗ watchdog', 'reset took 3.1s instead of 1.0s'], 400)).toContain('3.1s instead of 1.0s');
});

it.each([
  'fork fell at 0.3 s',
  'reconnects after 30 s',
  'no message after 50ms',
  "expected 'Flo(2) 10s'",
  '-Flo(2) 10s',
])('so is one that a text speaks of: %s', (line) => expect(unknown(['✗ lamp', line], 400)).toContain(line));

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
