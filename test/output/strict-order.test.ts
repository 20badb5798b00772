import { expect, it } from 'vitest';
import { told } from './told.ts';

const rows = <T>(count: number, of: (at: number) => T[]): T[] =>
  Array.from({ length: count }, (_, at) => of(at)).flat();

const vitest = (name: string, ...body: string[]) => [
  ` FAIL  unit/hive.test.ts > ${name}`,
  ...body,
  ' ❯ unit/hive.test.ts:7:3',
  '',
];

it('each failing test has its name and its first line before another tool has more than a fifth', () => {
  const noise = rows(200, (at) => [
    `Error: tram ${'abcdefgh'.charAt(at % 8)}${at} cannot be found on line ${'xyz'.charAt(at % 3)}`,
  ]);
  const failing = rows(12, (at) => vitest(`weighs frame ${at}`, `AssertionError: frame ${at} is empty`));
  const text = told([...noise, ...failing], 2000);
  for (let at = 0; at < 12; at++) expect(text).toContain(`frame ${at} is empty`);
  expect(text).toContain('elsewhere in the log');
  expect(text.length - text.indexOf('elsewhere in the log')).toBeLessThan(900);
});

it('no name is lost where all of them have room, whatever else the log says', () => {
  const letter = (at: number) => 'abcdefghijklmnopqrst'.charAt(at % 20);
  const noise = rows(300, (at) => [`Error: tram ${letter(at)}${letter(at / 20)} cannot be found`]);
  const failing = rows(95, (at) => vitest(`puts frame ${at} of this hive in its place`, 'AssertionError: no place'));
  const text = told([...noise, ...failing]);
  for (let at = 0; at < 95; at++) expect(text).toContain(`puts frame ${at} of`);
  expect(text).toContain('AssertionError: no place');
});

it('suites that tests of one cause share are told once, and long ones lose their beginning before a test its own name', () => {
  const suites = `bees › ${'the old hive › '.repeat(24)}`.replaceAll('›', '>');
  const failing = rows(40, (at) =>
    vitest(`${suites}winter ${at % 2} > weighs frame ${at} of this hive`, 'AssertionError: it is empty'),
  );
  const text = told(failing, 3000);
  for (let at = 0; at < 40; at++) expect(text).toContain(`weighs frame ${at} of this hive`);
  expect(text).toMatch(/…[^;]*› winter 0 › weighs frame 0 of/);
});

it('many failures of few causes: each cause is told, and two of its tests with it', () => {
  const causes = ['the queen is gone', 'the comb is cold', 'the roof leaks', 'the stand tips'];
  const failing = rows(200, (at) =>
    vitest(`${causes[at % 4]} in hive number ${at}`, `AssertionError: ${at}: ${causes[at % 4]}`),
  );
  const text = told(failing, 3000);
  for (const cause of causes) expect(text.match(new RegExp(`AssertionError: \\d+: ${cause}`, 'g'))).toHaveLength(2);
  expect(text).toMatch(/\d+ more failing/);
});

it.each([
  ['at its end', (test: string) => `suite.c:4:${test}:PASS`],
  ['in brackets', (test: string) => `${test} [OK]`],
  ['behind dots', (test: string) => `test ${test} ... ok`],
])('what passed, as a verdict %s says, is no text of a failure', (_where, passing) => {
  const text = told([
    '      Start  1: comb',
    '1/1 Test  #1: comb .............***Failed  0.00 sec',
    ...rows(5, (at) => [passing(`holds_${at}`)]),
    'suite.c:9:tips_over:FAIL: Expected 10 Was 11',
    '',
    '0% tests passed, 1 tests failed out of 1',
  ]);
  expect(text).toContain('Expected 10 Was 11');
  expect(text).not.toContain('holds_');
});

it('long values are cut around their first difference', () => {
  const value = (end: string) => `${'a row of the same honey, '.repeat(60)}${end}${' and then no more'.repeat(60)}`;
  const text = told(
    rows(6, (at) =>
      vitest(
        `row ${at}`,
        'AssertionError: not alike',
        `Expected: "${value(`gold ${at}`)}"`,
        `Received: "${value(`lead ${at}`)}"`,
      ),
    ),
    4000,
  );
  for (let at = 0; at < 6; at++) expect(text).toMatch(new RegExp(`gold ${at}[^]*lead ${at}`));
});

it.each([
  [
    'minitest beyond the ninth',
    [' 10) Failure:', 'Hive#test_weighs [hive_test.rb:4]:', 'Expected: 1', '  Actual: 2', ''],
    'Hive#test_weighs',
  ],
  [
    'pytest with a single underscore',
    [
      '=== FAILURES ===',
      '_ test_weighs[a-long-one] _',
      'E   assert 1 == 2',
      '',
      'hive.py:3: AssertionError',
      '=== 1 failed in 0.1s ===',
    ],
    'test_weighs[a-long-one]',
  ],
  [
    'vitest with the badge of a project',
    [' FAIL   main  unit/hive.test.ts > weighs', 'AssertionError: expected 1 to be 2', ' ❯ unit/hive.test.ts:3:1', ''],
    'unit/hive.test.ts:3 weighs',
  ],
  [
    'surefire in a list',
    [
      'Results :',
      '',
      'Failed tests: ',
      '  weighs on instance weighs(org.Hive)(org.Hive)',
      '',
      'Tests run: 4, Failures: 1, Errors: 0, Skipped: 0',
    ],
    'org.Hive › weighs',
  ],
  [
    'kotlinc',
    [
      '> Task :compileKotlin FAILED',
      'e: file:///home/runner/work/hive/src/main/kotlin/Hive.kt:4:9 Unresolved reference: weigh',
      '',
    ],
    'src/main/kotlin/Hive.kt:4:9\n  Unresolved reference: weigh',
  ],
  [
    'Ant behind its prefix',
    [
      'test:',
      ...[
        'Testsuite: org.Hive',
        'Testcase: rests took 0 sec',
        'Testcase: weighs took 0.1 sec',
        '\tCaused an ERROR',
        'java.lang.RuntimeException: too light',
        'Testcase: hums took 0 sec',
      ].map((line) => `    [junit] ${line}`),
    ],
    'org.Hive › weighs',
  ],
] as const)('names a failing test of %s', (_which, lines, name) => {
  expect(told(lines, 1000)).toMatch(new RegExp(`^\\S* ?${RegExp.escape(name)}`, 'm'));
});
