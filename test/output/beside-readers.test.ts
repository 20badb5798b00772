import { expect, it } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import { logReader } from '../../src/output/read-log.ts';

function read(lines: readonly string[], maxChars = 5000) {
  const log = logReader();
  log.push(Buffer.from(`${lines.join('\n')}\n`));
  const report = log.end();
  return { report, text: condense(report, { maxChars, exitCode: 1 }) };
}

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
  const [failure] = read(nodeTest).report.failures;
  expect(failure?.lines.map(({ text }) => text.trim())).toContain('const gate = ;');
});

const ctest = [
  '    Start 1: unit_dam',
  '1/1 Test #1: unit_dam .........Subprocess aborted***Exception:   0.02 sec',
  'Running main() from gtest_main.cc',
  '[==========] Running 3 tests from 2 test suites.',
  '[ RUN      ] Dam.Height',
  '/home/ci/dam.cc:4: Failure',
  'Expected equality of these values:',
  '  41',
  '  42',
  'gauge at pier 6',
  '/home/ci/dam.cc:5: Failure',
  'Expected equality of these values:',
  '  "spill"',
  '  "hold"',
  '[  FAILED  ] Dam.Height (0 ms)',
  '[ RUN      ] Dam.Open',
  '/home/ci/dam.cc:9: Failure',
  'Expected equality of these values:',
  '  1',
  '  2',
  '[  FAILED  ] Dam.Open (0 ms)',
  '[ RUN      ] Turbine.Dies',
  '',
  '0% tests passed, 1 tests failed out of 1',
];

it('the test that ran as its program was aborted is named, and why', () => {
  const fell = read(ctest).report.failures.find(({ name }) => name === 'Turbine.Dies');
  expect(fell?.message).toContain('Subprocess aborted');
});

it('of two assertions of one test that begin alike both are told, with the place of the first', () => {
  const failure = read(ctest).report.failures.find(({ name }) => name === 'Dam.Height');
  expect(failure).toMatchObject({ file: '/home/ci/dam.cc', line: 4 });
  expect(failure?.lines.map(({ text }) => text.trim())).toEqual(expect.arrayContaining(['42', '"hold"']));
});

it('a row of a table that a reader told is not told again', () => {
  const { text } = read([
    '/home/ci/shelf.js',
    '  1:1   error    Unexpected var, use let or const instead                           no-var',
    '  2:21  error    Expected a conditional expression and instead saw an assignment    no-cond-assign',
    '  3:19  warning  Unexpected console statement                                       no-console',
    '',
    '✖ 3 problems (2 errors, 1 warning)',
  ]);
  expect(text.match(/Unexpected var/g)).toHaveLength(1);
  expect(text).toContain('1:1');
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
  const { text } = read(lines, 4000);
  for (const said of ['tannery soak', 'want (1 3)', 'vat 8 has no plug']) expect(text).toContain(said);
});

it('durations that are held against a limit are shown', () => {
  const { text } = read(['put in basket   66ms  410ms  ✗ p95 < 350ms', '1 threshold crossed']);
  expect(text).toContain('410ms');
});
