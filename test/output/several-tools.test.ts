/** What belongs to a failure is told with it, and what only fills the log is not. */
import { expect, it } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import { merge } from '../../src/output/merge.ts';
import { logReader } from '../../src/output/read-log.ts';

const told = (lines: string[], maxChars = 5000) => {
  const log = logReader();
  log.push(Buffer.from(`${lines.join('\n')}\n`));
  return condense(log.end(), { maxChars, exitCode: 1 });
};
const steps = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `  fetch-${String.fromCharCode(97 + (i % 26), 97 + ((i * 7) % 26))} ${i}.2 done in ${i} ms`,
  );

it('knows the headings of many failures whose names begin alike', () => {
  const names = Array.from({ length: 40 }, (_, i) => `test_${'abcdefgh'[i % 8]}${'klmno'[Math.floor(i / 8)]}_shelf`);
  const lines = names.map((name) => `FAIL: ${name}, error`);
  const items = names.map((name) => ({ heads: [name], names: [name], lines: [], label: '', lastLabel: '' }));
  const failures = [{ runner: 'unittest', name: 'test_shelf_0', lines: [] }];
  const block = { lines, seen: lines.map(() => 1), weight: 6, times: 1 };
  const report = {
    runners: [],
    failures,
    reportedFailed: 40,
    failuresLeftOut: 0,
    ranNothing: false,
    blocks: [block],
    tail: [],
  };
  expect(merge(report, items).rest.flatMap((part) => part.lines.filter(({ score }) => score > 0))).toEqual([]);
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

it('tells the column of an error as its compiler wrote it', () => {
  const text = told([
    "src/bad.ts(1,42): error TS1005: ',' expected.",
    'error[E0308]: mismatched types',
    ' --> src/lib.rs:3:39',
    '',
  ]);
  expect(text).toContain('src/bad.ts(1,42)\n');
  expect(text).toContain('src/lib.rs:3:39\n');
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

it('takes a comment below a failed point for no title of the next', () => {
  const text = told([
    'TAP version 13',
    '1..2',
    'not ok 1 - reads',
    '# tide table is missing',
    'not ok 2 - sorts',
    "# `false' failed",
  ]);
  expect(text).not.toContain('missing › sorts');
});
