import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { logReader } from '../../src/output/read-log.ts';
import { readers } from '../../src/output/reader-files.ts';

const read = (text: string) => {
  const log = logReader();
  log.push(Buffer.from(text));
  return log.end();
};

it('surefire names a JUnit 5 test without its class, and its message has empty lines', () => {
  const { failures } = read(
    [
      '[ERROR] Tests run: 6, Failures: 1, Errors: 1, Time elapsed: 0.049 s <<< FAILURE! - in org.bees.Paths_Test',
      '[ERROR] holds_honey  Time elapsed: 0.018 s  <<< ERROR!',
      'java.lang.NullPointerException',
      '\tat org.bees.Paths_Test.holds_honey(Paths_Test.java:51)',
      '',
      '[ERROR] is_empty  Time elapsed: 0.006 s  <<< FAILURE!',
      'java.lang.AssertionError: ',
      '',
      'Expecting:',
      '  <3>',
      'to be equal to:',
      '  <0>',
      '\tat org.bees.Paths_Test.is_empty(Paths_Test.java:59)',
      '',
      'what the program prints',
      '[INFO] Running org.bees.Other_Test',
      '',
    ].join('\n'),
  );
  expect(failures.map(({ name }) => name)).toEqual([
    'org.bees.Paths_Test › holds_honey',
    'org.bees.Paths_Test › is_empty',
  ]);
  expect(failures[1]?.lines.map(({ text }) => text).join('\n')).toContain('to be equal to:\n  <0>');
  expect(failures[1]?.lines.map(({ text }) => text).join('\n')).not.toContain('what the program prints');
});

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

it('an exception whose name says no error is what its stack tells', () => {
  const { failures } = read(
    [
      '======================================================================',
      'ERROR: test_list (bees.TestExport)',
      '----------------------------------------------------------------------',
      'Traceback (most recent call last):',
      '  File "/repo/bees.py", line 564, in test_list',
      '    raise MissingHive(identifier)',
      'MissingHive: version 2.1.1 of the hive is not there',
      '',
      '----------------------------------------------------------------------',
      'Ran 1 test in 0.1s',
      '',
      'FAILED (errors=1)',
      '',
    ].join('\n'),
  );
  expect(failures[0]?.message).toBe('MissingHive: version 2.1.1 of the hive is not there');
});

it("Ant's brief formatter says in one line that a test failed, and its suites are counted", () => {
  const { failures, counts } = read(
    [
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
    ].join('\n'),
  );
  expect(counts).toEqual({ passed: 50, failed: 1, skipped: 2 });
  expect(failures).toMatchObject([{ name: 'bees.HiveTest › holds', line: 969, file: 'bees/HiveTest.java' }]);
});

it('what Gradle prints behind a failing test is no part of it', () => {
  const { failures } = read(
    'org.bees.Hive > holds FAILED\n    java.lang.NullPointerException\n\nGradle Test Executor 1 finished executing tests.\n\n2 tests completed, 1 failed\n',
  );
  expect(failures.map(({ lines }) => lines.map(({ text }) => text))).toEqual([['java.lang.NullPointerException']]);
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
    ['one package of two', 'No tests found, exiting with code 0\nTests:       2 passed, 2 total\n'],
  ])('is not: %s', (_name, log) => {
    expect(read(log).ranNothing).toBe(false);
  });
});

it('an example of a docstring that fails is one test of pytest, with what it expected and got', () => {
  const { failures, counts } = read(
    [
      '=================================== FAILURES ===================================',
      '_____________________ [doctest] shipping.duration.describe _____________________',
      '017     >>> describe(1)',
      "018     'arrives in 2 days'",
      '019     >>> describe(3, express=True)',
      'Expected:',
      "    'arrives in 4 days, express'",
      'Got:',
      "    'arrives in 7 days'",
      '',
      '/repo/shipping/duration.py:19: DocTestFailure',
      '=========================== short test summary info ============================',
      'FAILED shipping/duration.py::shipping.duration.describe',
      '1 failed, 4 passed in 2.13s',
      '',
    ].join('\n'),
  );
  expect(counts).toEqual({ passed: 4, failed: 1, skipped: 0 });
  expect(failures).toMatchObject([
    {
      name: 'shipping.duration.describe',
      file: 'shipping/duration.py',
      expected: "'arrives in 4 days, express'",
      actual: "'arrives in 7 days'",
    },
  ]);
});

it('what fails around the tests is told under its own name', () => {
  const gtest = read(
    [
      '[ RUN      ] Valve.Fine',
      '[       OK ] Valve.Fine (0 ms)',
      '[----------] 1 test from Tank',
      't.cpp:17: Failure',
      'Failed',
      'tank wall is thin',
      '[ RUN      ] Tank.Fills',
      '[       OK ] Tank.Fills (0 ms)',
      '[----------] Global test environment tear-down',
      't.cpp:19: Failure',
      'boiler not drained',
      '[==========] 2 tests from 2 test suites ran. (0 ms total)',
      '',
    ].join('\n'),
  );
  expect(gtest.failures.map(({ name }) => name)).toEqual(['Tank', 'Global test environment tear-down']);
});

it('a docstring in place of a name is told whole, with the function', () => {
  const rule = '='.repeat(70);
  const { failures } = read(
    [
      rule,
      'FAIL: the report of a large tank',
      '-'.repeat(70),
      'Traceback (most recent call last):',
      '  File "/repo/tests/test_tank.py", line 10, in test_report',
      "    self.assertEqual(report(), 'full')",
      "AssertionError: 'empty' != 'full'",
      '',
      '-'.repeat(70),
      'Ran 1 test in 0.001s',
      '',
      'FAILED (failures=1)',
      '',
    ].join('\n'),
  );
  expect(failures).toMatchObject([{ name: 'test_report the report of a large tank', line: 10 }]);
});

// These two come from the tools' own documentation: neither could be installed where the other logs were recorded.
describe('runners without a recorded log', () => {
  it('dotnet test', () => {
    const { failures, counts } = read(
      [
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
      ].join('\n'),
    );
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

  it('gives each subtest of go test -v what it printed, and its parent nothing', () => {
    const { failures, counts } = read(
      '=== RUN   TestRate\n=== RUN   TestRate/known\n    cart_test.go:30: [error] expected noise\n=== RUN   TestRate/unknown\n    cart_test.go:38: want an error, got nil\n--- FAIL: TestRate (0.00s)\n    --- PASS: TestRate/known (0.00s)\n    --- FAIL: TestRate/unknown (0.00s)\nFAIL\nFAIL\texample.com/shop/cart\t0.01s\n',
    );
    expect(failures).toMatchObject([
      { name: 'TestRate/unknown', file: 'cart/cart_test.go', line: 38, message: 'want an error, got nil' },
    ]);
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('of pytest also where a plugin tells a failure at once, in front of the next test', () => {
    const log = `collecting ... collected 3 items

tests/test_mail.py::test_parse FAILED                                    [ 33%]
__________________________________ test_parse __________________________________

    def test_parse():
>       assert parse('x') == 'z'
E       AssertionError: assert 'y' == 'z'

tests/test_mail.py:6: AssertionError

tests/test_mail.py::test_ok PASSED                                       [ 66%]
tests/test_mail.py::test_idle FAILED                                     [100%]
__________________________________ test_idle ___________________________________

    def test_idle():
>       raise OSError('closed')
E       OSError: closed

tests/test_mail.py:9: OSError
=========================== short test summary info ============================
FAILED tests/test_mail.py::test_parse - AssertionError: ass...
FAILED tests/test_mail.py::test_idle - OSError: clo...
========================= 2 failed, 1 passed in 0.05s ==========================
`;
    expect(read(log).failures.map(({ name, line, message }) => [name, line, message])).toEqual([
      ['test_parse', 6, "AssertionError: assert 'y' == 'z'"],
      ['test_idle', 9, 'OSError: closed'],
    ]);
  });

  it('of go test -json keeps the names that a framework inside one test prints', () => {
    const said = [
      '=== RUN   Test\n',
      'FAIL: c_test.go:9: DamSuite.TestLevel\n',
      '... obtained int = 12\n',
      '--- FAIL: Test (0.01s)\n',
    ];
    const events = said.map((Output) => ({ Action: 'output', Package: 'dam', Test: 'Test', Output }));
    const log = [...events, { Action: 'fail', Package: 'dam', Test: 'Test' }].map((each) => JSON.stringify(each));
    const [failure] = read(`${log.join('\n')}\n`).failures;
    expect(failure?.lines.map(({ text }) => text)).toEqual([
      'FAIL: c_test.go:9: DamSuite.TestLevel',
      '... obtained int = 12',
    ]);
  });

  it('of Test::More in a subtest has the values too', () => {
    const log = `# Subtest: alarm
    ok 1 - armed
    not ok 2 - sounds like a bell
    #   Failed test 'sounds like a bell'
    #   at t/diff.t line 9.
    #          got: 'beep'
    #     expected: 'bong'
    1..2
    # Looks like you failed 1 test of 2.
not ok 1 - alarm
1..1
`;
    expect(read(log).failures).toContainEqual(
      expect.objectContaining({ name: 'sounds like a bell', file: 't/diff.t', line: 9, actual: "'beep'" }),
    );
  });

  it('places a failure of a fixture in the test that the summary names', () => {
    const { failures } = read(
      [
        '==================================== ERRORS ====================================',
        '__________________________ ERROR at setup of test_a ___________________________',
        '',
        '    def db():',
        '>       raise RuntimeError("db down")',
        'E       RuntimeError: db down',
        '',
        'conftest.py:4: RuntimeError',
        '=========================== short test summary info ============================',
        'ERROR tests/test_a.py::test_a - RuntimeError: db down',
        '=============================== 1 error in 0.05s ===============================',
      ].join('\n'),
    );
    expect(failures).toMatchObject([
      { name: 'test_a', file: 'tests/test_a.py', message: 'RuntimeError: db down', stack: ['conftest.py:4'] },
    ]);
  });

  it('finds the error of a file that node:test could only say failed', () => {
    const { failures } = read(
      "file:///repo/n/c.test.mjs:2\nsyntax error here(\n       ^^^^^\n\nSyntaxError: Unexpected identifier\n\nNode.js v24.21.0\n✖ n/c.test.mjs (5.1ms)\nℹ tests 1\nℹ pass 0\nℹ fail 1\n\n✖ failing tests:\n\ntest at n/c.test.mjs:1:1\n✖ n/c.test.mjs (5.1ms)\n  'test failed'\n",
    );
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ kind: 'suite', file: 'n/c.test.mjs' });
    expect(failures[0]?.lines.map((line) => line.text).join('\n')).toContain('SyntaxError: Unexpected identifier');
  });

  it('tells an exit in the middle of a jest file apart from the tests before it', () => {
    const { failures } = read(
      'FAIL test/b.test.js\n  ● x\n\n    hook boom\n\n      at Object.<anonymous> (test/b.test.js:1:127)\n\n  ●  process.exit called with "3"\n\n    > 1 | test()\n\n      at Object.<anonymous> (test/a.test.js:1:133)\n\n',
    );
    expect(failures).toMatchObject([
      { name: 'x', file: 'test/b.test.js' },
      { name: 'process.exit called with "3"', kind: 'suite', file: 'test/a.test.js', line: 1 },
    ]);
  });

  it('reads several runners in one log, each with its own counts', () => {
    const { runners, counts, failures } = read(
      [
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
      ].join('\n'),
    );
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
  const { failures, runners } = read(
    [
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
    ].join('\n'),
  );
  expect(runners).toContain('tap');
  expect(failures).toMatchObject([
    { runner: 'node:test', kind: 'suite', message: 'SyntaxError: Unexpected end of input' },
  ]);
  expect(failures[0]?.name).toBe(failures[0]?.file);
});

it('a failure of node:test that TAP counts is counted once', () => {
  const said = ["  location: '/shop/test/price.test.js:5:1'", "  failureType: 'testCodeFailure'", "  error: '80'"];
  const point = ['not ok 1 - ten', '  ---', ...said, '  expected: 90', '  actual: 80', '  ...'];
  const { counts, reportedFailed } = read(['TAP version 13', ...point, '1..1', '# pass 0', '# fail 1'].join('\n'));
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(reportedFailed).toBe(1);
});

it('the list of readers has one of every file of the folder', () => {
  const files = readdirSync(join(import.meta.dirname, '../../src/output/readers'));
  expect(readers.map(({ open }) => typeof open)).toEqual(files.map(() => 'function'));
});

it('a summary of gotestsum is told with the folder of each package', () => {
  const log = [
    '',
    '=== Failed',
    '=== FAIL: inv TestMasts/main_mast (0.00s)',
    '    inv_test.go:3: height = 3, want 4 metres',
    '    --- FAIL: TestMasts/main_mast (0.00s)',
    '',
    '=== FAIL: inv TestMasts (0.00s)',
    '',
    '=== FAIL: inv2 TestMasts/main_mast (0.00s)',
    '    inv_test.go:3: height = 7, want 9 metres',
    '',
    '=== FAIL: rope  (0.00s)',
    'no hemp in store',
    '',
    'DONE 1020 tests, 4 failures in 1.007s',
    '',
  ].join('\n');
  expect(read(log).failures).toMatchObject([
    { name: 'TestMasts/main_mast', file: 'inv/inv_test.go', message: 'height = 3, want 4 metres' },
    { name: 'TestMasts/main_mast', file: 'inv2/inv_test.go', message: 'height = 7, want 9 metres' },
    { name: 'rope', message: 'no hemp in store' },
  ]);
});

it('values that node wrote through each other in two colours are told apart', () => {
  const { failures } = read(
    [
      '✖ failing tests:',
      '',
      'test at mail.test.js:2:1',
      '✖ subject is encoded (2.1ms)',
      '  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:',
      '  actual expected',
      '  ',
      "  'caf=EC3=A9'",
      '  ',
      '      at TestContext.<anonymous> (/repo/mail.test.js:2:48) {',
      '    generatedMessage: true,',
      "    actual: 'caf=E9',",
      "    expected: 'caf=C3=A9',",
      "    operator: 'strictEqual'",
      '  }',
      '',
    ].join('\n'),
  );
  const texts = failures[0]?.lines.map(({ text }) => text);
  expect(texts).toContain("actual:   'caf=E9'");
  expect(texts).toContain("expected: 'caf=C3=A9'");
  expect(texts).not.toContain("'caf=EC3=A9'");
});
