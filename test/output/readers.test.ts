import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readers } from '../../src/output/reader-files.ts';
import { read } from './told.ts';

it('surefire tells some tests in its list alone, and others before it too', () => {
  const list =
    'Failed tests: \n  Hive.holds:67 Expected 3. expected:<0> but was:<2>\nTests in error: \n  Comb.drips:21->Base.fill:9 » OutOfHoney\n\n';
  const total = 'Tests run: 9, Failures: 1, Errors: 1, Skipped: 0\n';
  expect(read(`Results :\n\n${list}${total}`).failures).toMatchObject([
    { name: 'Hive › holds', place: 'Hive:67', message: 'Expected 3. expected:<0> but was:<2>' },
    { name: 'Comb › drips', place: 'Comb:21', message: '» OutOfHoney' },
  ]);
  const first =
    'holds(bees.Hive)  Time elapsed: 0.1 sec  <<< FAILURE!\njava.lang.AssertionError: Expected 3.\n\tat bees.Hive.holds(Hive.java:67)\n\n';
  const both = read(`${first}Results :\n\n${list.slice(0, list.indexOf('Tests in'))}\n${total}`);
  expect(both.failures.map(({ name }) => name)).toEqual(['bees.Hive › holds']);
});

it.each(['(40ms)', '(40 ms)', '(1.29 s)'])('a failing test of jest is one test, however long it took: %s', (took) => {
  const log = `FAIL test/hive.test.js\n  drips\n    ✕ holds ${took}\n\n  ● drips › holds\n\n    Expected 3\n\n`;
  expect(read(log).failures.map(({ name }) => name)).toEqual(['drips › holds']);
});

it("Ant's brief formatter says in one line that a test failed, and its suites are counted", () => {
  const { failures, counts } = read([
    'Testsuite: bees.HiveTest',
    'Tests run: 53, Failures: 1, Errors: 0, Skipped: 2, Time elapsed: 4.469 sec',
    '',
    'Testcase: holds(bees.HiveTest):\tFAILED',
    'The hive should hold expected same:<3> was not:<4>',
    'junit.framework.AssertionFailedError: The hive should hold expected same:<3> was not:<4>',
    '\tat bees.HiveTest.holds(HiveTest.java:969)',
    '',
    'Test bees.HiveTest FAILED',
    '',
  ]);
  expect(counts).toEqual({ passed: 50, failed: 1, skipped: 2 });
  expect(failures).toMatchObject([{ name: 'bees.HiveTest › holds', line: 969, file: 'bees/HiveTest.java' }]);
});

describe('a runner that ran no test', () => {
  it.each([
    [
      'node:test',
      'ℹ tests 0\nℹ suites 0\nℹ pass 0\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\nℹ duration_ms 5.1\n',
    ],
    ['jest', 'No tests found, exiting with code 0\n'],
    ['vitest', 'No test files found, exiting with code 0\n'],
    ['mocha', '\n\n  0 passing (1ms)\n\n'],
    ['pytest', '============================ no tests ran in 0.01s =============================\n'],
    [
      'unittest',
      '\n----------------------------------------------------------------------\nRan 0 tests in 0.000s\n\nOK\n',
    ],
    ['go test', '?   \texample.com/a\t[no test files]\n?   \texample.com/b\t[no test files]\n'],
    ['go test', 'ok  \texample.com/a\t0.002s [no tests to run]\n'],
    [
      'cargo test',
      '\nrunning 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n',
    ],
    ['rspec', 'Finished in 0.00027 seconds (files took 0.1 seconds to load)\n0 examples, 0 failures\n'],
    ['phpunit', 'PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\nNo tests executed!\n'],
    ['ctest', 'Test project /repo/build\nNo tests were found!!!\n'],
    ['tap', 'TAP version 13\n1..0 # no tests\n'],
    ['tape', 'TAP version 13\n\n1..0\n# tests 0\n# pass  0\n\n# ok\n'],
    ['tape', 'TAP version 13\n# SKIP ./once.js\n\n1..0\n# tests 0\n# pass  0\n\n# ok\n'],
    ['ava', "TAP version 13\n# Couldn't find any files to test\n\n1..0\n# tests 0\n# pass 0\n# fail 0\n"],
    ['maven', '[INFO] No tests to run.\n'],
    [
      'minitest',
      'Finished in 0.001s, 0.0 runs/s, 0.0 assertions/s.\n\n0 runs, 0 assertions, 0 failures, 0 errors, 0 skips\n',
    ],
  ])('%s', (_runner, log) => {
    const { ranNothing, counts, failures } = read(log);
    expect(ranNothing).toBe(true);
    expect(counts).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(failures).toEqual([]);
  });

  it.each([
    ['nothing recognised', 'hello\n'],
    ['go without -v', 'ok  \texample.com/a\t0.002s\n?   \texample.com/b\t[no test files]\n'],
    ['tape, whose tests assert by other means', 'TAP version 13\n# ./once.js\n\n1..0\n# tests 0\n# pass  0\n\n# ok\n'],
    ['one package of two', 'No tests found, exiting with code 0\nTests:       2 passed, 2 total\n'],
  ])('is not: %s', (_name, log) => {
    expect(read(log).ranNothing).toBe(false);
  });
});

it('RSpec names the file that it cannot load, also where Ruby guesses another one', () => {
  const guess = ['An error occurred while loading ./spec/a_spec.rb. - Did you mean?', '    rspec ./spec/b_spec.rb', ''];
  const said = ["Failure/Error: require 'coveralls'", '', 'LoadError:', '  cannot load such file -- coveralls'];
  const { failures } = read([...guess, ...said, 'Finished in 0.1 seconds', '0 examples, 0 failures, 1 error']);
  expect(failures).toMatchObject([{ name: './spec/a_spec.rb', kind: 'suite', message: 'LoadError:' }]);
  expect(JSON.stringify(failures)).not.toContain('b_spec');
});

// These two come from the tools' own documentation: neither could be installed where the other logs were recorded.
describe('runners without a recorded log', () => {
  it('dotnet test', () => {
    const { failures, counts } = read([
      '  Determining projects to restore...',
      'Starting test execution, please wait...',
      'A total of 1 test files matched the specified pattern.',
      '  Failed Shop.Tests.CartTests.TakesTenPercentOff [12 ms]',
      '  Error Message:',
      '   Assert.Equal() Failure: Values differ',
      'Expected: 90',
      'Actual:   110',
      '  Stack Trace:',
      '     at Shop.Tests.CartTests.TakesTenPercentOff() in /repo/tests/CartTests.cs:line 12',
      '',
      'Failed!  - Failed:     1, Passed:    41, Skipped:     2, Total:    44, Duration: 85 ms - Shop.Tests.dll (net8.0)',
    ]);
    expect(counts).toEqual({ passed: 41, failed: 1, skipped: 2 });
    expect(failures).toMatchObject([
      {
        name: 'Shop.Tests.CartTests.TakesTenPercentOff',
        file: 'tests/CartTests.cs',
        line: 12,
        expected: '90',
        actual: '110',
      },
    ]);
  });
});

describe('what is told of a failure', () => {
  it('leaves out what a killed run had only begun to tell, and keeps what it told in passing', () => {
    const { failures } = read(
      ' RUN  v3.2.7 /repo\n\n × test/a.test.js > cart > adds 12ms\n ✓ test/a.test.js > cart > subtracts 1ms\n',
    );
    expect(failures).toMatchObject([{ name: 'cart › adds', file: 'test/a.test.js', weak: true }]);
  });

  it('drops frames of dependencies and runtimes, and the machine’s folders', () => {
    const { failures } = read(
      '\n✖ failing tests:\n\ntest at test/a.test.js:3:1\n✖ adds (1.2ms)\n  Error: boom\n      at own (/home/me/shop/src/cart.js:9:5)\n      at lib (/home/me/shop/node_modules/x/i.js:1:1)\n      at node:internal/process:1:2\n      at TestContext.<anonymous> (/home/me/shop/test/a.test.js:4:7)\n',
    );
    expect(failures[0]).toMatchObject({
      file: 'test/a.test.js',
      line: 4,
      stack: ['src/cart.js:9', 'test/a.test.js:4'],
      message: 'Error: boom',
    });
  });

  it('names the test that a timeout of go test stopped', () => {
    const { failures, ranNothing } = read(
      'panic: test timed out after 1s\n\ngoroutine 5 [running]:\ntesting.(*M).startAlarm.func1()\n\t/usr/lib/go/src/testing/testing.go:2036 +0x8e\n\ngoroutine 18 [sleep]:\nexample.com/g.TestHang(0x0?)\n\t/repo/cart/a_test.go:3 +0x25\nFAIL\texample.com/g/cart\t1.0s\nFAIL\n',
    );
    expect(failures).toMatchObject([{ name: 'TestHang', line: 3, message: 'panic: test timed out after 1s' }]);
    expect(ranNothing).toBe(false);
  });

  it.each([
    ['file:///repo/n/c.test.mjs:2\nsyntax error here(\n       ^^^^^\n\n', 'SyntaxError: Unexpected identifier', ''],
    [
      '✔ reports an error of the hive (3.3ms)\nnode:internal/modules/cjs/loader:1568\n  throw err;\n  ^\n\n',
      "Error: Cannot find module './bees.json'",
      'Require stack:\n- /repo/n/c.test.mjs\n',
    ],
  ])('finds the error of a file that node:test could only say failed: %s%s', (above, message, below) => {
    const { failures } = read(
      `${above}${message}\n${below}\nNode.js v24.21.0\n✖ n/c.test.mjs (5.1ms)\nℹ tests 1\nℹ pass 0\nℹ fail 1\n\n✖ failing tests:\n\ntest at n/c.test.mjs:1:1\n✖ n/c.test.mjs (5.1ms)\n  'test failed'\n`,
    );
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ kind: 'suite', file: 'n/c.test.mjs', message });
  });

  it('reads several runners in one log, each with its own counts', () => {
    const { runners, counts, failures } = read([
      'src/a.ts(3,5): error TS2339: Property x does not exist on type Y.',
      '  1 passing (2ms)',
      '  1 failing',
      '',
      '  1) cart',
      '       adds:',
      '     Error: boom',
      '      at Context.<anonymous> (test/a.js:3:1)',
      '',
      '========================= 3 passed, 1 skipped in 0.12s =========================',
    ]);
    expect(runners.toSorted()).toEqual(['mocha', 'pytest', 'tsc']);
    expect(counts).toEqual({ passed: 4, failed: 1, skipped: 1 });
    expect(failures).toMatchObject([
      { kind: 'compile', file: 'src/a.ts', line: 3 },
      { name: 'cart › adds', file: 'test/a.js', line: 3 },
    ]);
  });
});

it('TAP of node:test is read as node:test, and a file that could not be loaded as what stopped it', () => {
  const point = (name: string, file: string) => [
    `# Subtest: ${name}`,
    `not ok 1 - ${name}`,
    '  ---',
    `  location: '${file}:1:1'`,
    "  failureType: 'testCodeFailure'",
    "  error: 'test failed'",
    '  ...',
  ];
  const { failures, runners } = read([
    'TAP version 13',
    '# file:///home/ada/shop/test/b.test.js:3',
    '# SyntaxError: Unexpected end of input',
    '#     at compileSourceTextModule (node:internal/modules/esm/utils:346:16)',
    '# Node.js v20.20.2',
    ...point('/home/ada/shop/test/b.test.js', '/home/ada/shop/test/b.test.js'),
    '1..1',
    '# tests 1',
    '# pass 0',
    '# fail 1',
  ]);
  expect(runners).toContain('tap');
  expect(failures).toMatchObject([
    { runner: 'node:test', kind: 'suite', message: 'SyntaxError: Unexpected end of input' },
  ]);
  expect(failures[0]?.name).toBe(failures[0]?.file);
});

it('a failure of node:test that TAP counts is counted once', () => {
  const said = ["  location: '/shop/test/price.test.js:5:1'", "  failureType: 'testCodeFailure'", "  error: '80'"];
  const point = ['not ok 1 - ten', '  ---', ...said, '  expected: 90', '  actual: 80', '  ...'];
  const { counts, reportedFailed } = read(['TAP version 13', ...point, '1..1', '# pass 0', '# fail 1']);
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(reportedFailed).toBe(1);
});

it('what fails in a subtest of Perl bears the name of the subtest that is told behind it', () => {
  const log = [
    "    #   Failed test 'right format'",
    '    #   at t/tide.t line 7.',
    "    #          got: '7 Aug'",
    "    #     expected: '07 Aug'",
    '    # Looks like you failed 1 test of 2.',
    '',
    "#   Failed test 'writes the date'",
    '#   at t/tide.t line 9.',
    '# Looks like you failed 1 test of 3.',
  ];
  const { failures } = read(log);
  expect(failures).toMatchObject([{ name: 'writes the date › right format', line: 7, message: "got: '7 Aug'" }]);
  expect(failures).toHaveLength(1);
});

it('the list of readers has one of every file of the folder', () => {
  const files = readdirSync(join(import.meta.dirname, '../../src/output/readers'));
  expect(readers.map(({ open }) => typeof open)).toEqual(files.map(() => 'function'));
});
