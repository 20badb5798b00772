/** What is told of a failure beside what a reader takes, and of several tools in one log. */
import { expect, it } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import { read, told } from './told.ts';

const long = (text: string) => Array.from({ length: 80 }, (_, i) => `${text} ${i}`).join(', ');
const book = Array.from({ length: 60 }, (_, i) => [`E     - {'kg': ${i + 1}}`, `E     + {'kg': ${i}}`]).flat();
const steps = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `  fetch-${String.fromCharCode(97 + (i % 26), 97 + ((i * 7) % 26))} ${i}.2 done in ${i} ms`,
  );

const nodeTest = [
  '/home/ci/test/weir.test.ts:3',
  '',
  "test('broken', () => {",
  '  const gate = ;',
  '               ^',
  '});',
  '',
  'SyntaxError [ERR_INVALID_TYPESCRIPT_SYNTAX]: Expression expected',
  '    at parseTypeScript (node:internal/modules/typescript:72:36)',
  '',
  '✖ test/weir.test.ts (48.1ms)',
  'ℹ pass 0',
  'ℹ fail 1',
  '',
  '✖ failing tests:',
  '',
  'test at test/weir.test.ts:1:1',
  '✖ test/weir.test.ts (48.1ms)',
  "  'test failed'",
];

it('a file that does not parse is told with the source above the error', () => {
  const [failure] = read(nodeTest).failures;
  expect(failure?.lines.map(({ text }) => text.trim())).toContain('const gate = ;');
});

it('a package that says little in words of its own is told beside one that a reader tells at length', () => {
  const pytest = Array.from({ length: 30 }, (_, i) => [
    `____ test_bed_${i} ____`,
    '',
    `    def test_bed_${i}():`,
    `>       assert {'rows': [${i}, 2, 3], 'kind': 'rose'} == {'rows': [${i}, 2, 4], 'kind': 'rose'}`,
    `E       AssertionError: assert {'kind': 'rose', 'rows': [${i}, 2, 3]} == {'kind': 'rose', 'rows': [${i}, 2, 4]}`,
    `E         Differing items: rows ${i} of ${i * 7}`,
    `E         {'rows': [${i}, 2, 3]} != {'rows': [${i}, 2, 4]}`,
    '',
    `tests/test_beds.py:${i}: AssertionError`,
  ]).flat();
  const own = [
    '[no] tannery soak',
    '     got  (1 2)',
    '     want (1 3)',
    '[ok] tannery dry',
    '[no] tannery rinse',
    '     vat 8 has no plug',
  ];
  const lines = [
    ...['=== FAILURES ===', ...pytest, '=== 30 failed in 0.31s ==='].map((line) => `garden-1  | ${line}`),
    ...own.map((line) => `tannery-1 | ${line}`),
  ];
  const text = told(lines, 4000);
  for (const said of ['tannery soak', 'want (1 3)', 'vat 8 has no plug']) expect(text).toContain(said);
});

it('a message in words of its own is told where a place proves the failure, however long the others are', () => {
  const panicked = (name: string, line: number, message: string) => [
    `---- ${name} stdout ----`,
    '',
    `thread '${name}' (71) panicked at src/lib.rs:${line}:5:`,
    message,
    '',
  ];
  const log = read([
    'failures:',
    '',
    ...panicked(
      'comb::frames',
      3,
      `assertion \`left == right\` failed\n  left: [${long('wax')}]\n right: [${long('bee')}]`,
    ),
    ...panicked('comb::cells', 9, 'comb of 19 cells is too small'),
    'failures:',
    '    comb::frames',
    '    comb::cells',
    '',
    'test result: FAILED. 0 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s',
  ]);
  expect(log.failures.map(({ weak }) => weak)).toEqual([undefined, undefined]);
  expect(condense(log, { maxChars: 600 })).toContain('comb of 19 cells is too small');
});

it('a test that only the summary tells has room for its message beside a long difference', () => {
  const log = read([
    '=================================== FAILURES ===================================',
    '__________________________________ test_book ___________________________________',
    'E   AssertionError: assert [1] == [2]',
    ...book,
    '=========================== short test summary info ============================',
    'FAILED tests/test_orchard.py::test_book - AssertionError: assert [1] == [2]',
    'FAILED tests/test_orchard.py::test_ripe - assert 12 == 13',
    '2 failed in 0.52s',
  ]);
  expect(condense(log, { maxChars: 800 })).toContain('assert 12 == 13');
});

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
  ];
  expect(read(log).failures).toMatchObject([
    { name: 'test_pressure', message: 'AssertionError: pressure 3 bar too low' },
  ]);
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
  ];
  const { failures } = read(log);
  expect(failures).toHaveLength(1);
  const both = failures[0]?.lines.map((line) => line.text).join('\n');
  expect(both).toContain("expected 'indigo' to be 'crimson'");
  expect(both).toContain('expected [ 1, 2 ] to include 7');
});

it('a limit in the name of a test is no duration', () => {
  const log = [
    '  1) Failure:\nbridge#test_0001_lifts in 9s [mt.rb:15]:\nExpected 12 to be < 9.\n\n1 runs, 1 assertions, 1 failures, 0 errors, 0 skips',
  ];
  expect(told(log)).toContain('test_0001_lifts in 9s');
});

it('tells what a line announces with the test that the line names', () => {
  const panic = (name: string, said: string) => [
    `thread 'tests::${name}' (21) panicked at src/lib.rs:12:26:`,
    said,
    'stack backtrace:',
    '   0: __rustc::rust_begin_unwind',
    `test tests::${name} ... FAILED`,
  ];
  const text = told([
    'running 2 tests',
    ...panic('churn', 'the churn says 18'),
    ...steps(80),
    ...panic('rind', 'the rind is blue'),
    'test result: FAILED. 0 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.31s',
  ]);
  expect(text).toMatch(/tests::churn\n(?: {2}.*\n)* {2}the churn says 18\n/);
});

it('keeps a list that a message announces, and the step behind it', () => {
  const list = Array.from({ length: 14 }, (_, i) => `Soup ${i} is served`);
  const text = told([
    ' FAIL  test/menu.test.ts > menu > prints every dish',
    'AssertionError: dish 14 is missing. Dishes printed:',
    ...list,
    ' ❯ test/menu.test.ts:9:11',
    '',
    '      Tests  1 failed | 1 passed (2)',
  ]);
  expect(text).toMatch(/^test\/menu.test.ts:9 menu › prints every dish\n/);
  expect(text.split('\n\nelsewhere')[0]).toContain('Soup 13 is served');
});

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
  const lines = told(log, 20_000).split('\n');
  const at = lines.findIndex((line) => line.includes('track 17a'));
  expect(lines.slice(at - 6, at).join('\n')).toContain('rail-17 points');
});
