import { describe, expect, it } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import { logReader } from '../../src/output/read-log.ts';
import type { TestReport } from '../../src/output/report.ts';
import { type Half, type Harness, harness } from './harness.ts';
import { isRecalled, plain } from './recall.ts';

const read = (text: string): TestReport => {
  const log = logReader();
  log.push(Buffer.from(text));
  return log.end();
};
const told = (text: string) =>
  read(text)
    .failures.filter(({ weak }) => !weak)
    .map(({ name, message, file, line }) => [name, message, file, line]);

describe('failing tests of a runner that somebody wrote by hand', () => {
  it('are those that something is said of, where they are named alone and counted', () => {
    const log = `g++ -std=c++17 -O0 -Wall -c -o build/main.o test/main.cpp
a_singular_matrix_has_none
test/matrix_test.cpp:29: thrown
inverse_undoes
test/matrix_test.cpp:18: (a * inverse(a)).m == Matrix::identity().m
inverse_of_a_diagonal
determinant
test/matrix_test.cpp:9: det(Matrix{{1, 2, 3, 4}}) == -2
identity_changes_nothing
5 tests, 3 failures
make: *** [Makefile:8: test] Error 1
`;
    expect(told(log)).toEqual([
      ['a_singular_matrix_has_none', 'test/matrix_test.cpp:29: thrown', 'test/matrix_test.cpp', 29],
      [
        'inverse_undoes',
        'test/matrix_test.cpp:18: (a * inverse(a)).m == Matrix::identity().m',
        'test/matrix_test.cpp',
        18,
      ],
      ['determinant', 'test/matrix_test.cpp:9: det(Matrix{{1, 2, 3, 4}}) == -2', 'test/matrix_test.cpp', 9],
    ]);
    expect(read(log).runners).not.toContain('exunit');
    expect(condense(read(log), { maxChars: 5000, exitCode: 2 })).toMatch(/^exit code 2, 3 failing\n/);
  });

  it.each([
    [
      'two signs that stand as often as tests failed and passed',
      '. rope\n!! knot\n  is 3\n. sail\n. mast\n3 passed, 1 failed\n',
      [['knot', 'is 3']],
    ],
    [
      'a verdict below its test',
      '=== rope\n--- passed\n=== knot\n  is 3\n--- failed\n=== sail\n--- passed\n',
      [['knot', 'is 3']],
    ],
    [
      'what is said above a verdict',
      'rope ... ok\nt/knot.sh:4: expected 3, got 4\nknot ... FAILED\nt/sail.sh:9: expected 5, got 6\nsail ... FAILED\n2 of 3 tests failed\n',
      [
        ['knot', 't/knot.sh:4: expected 3, got 4'],
        ['sail', 't/sail.sh:9: expected 5, got 6'],
      ],
    ],
    [
      'what is said once more below all verdicts',
      'OK: rope\nNG: knot\nNG: sail\n\nFailures:\n\nknot:\n  is 3\n\nsail:\n  is 4\n\npass=1 fail=2\n',
      [
        ['knot', 'is 3'],
        ['sail', 'is 4'],
      ],
    ],
    [
      'a table',
      '| rope | pass | 0.1 |\n| knot | FAIL | 0.1 |\n  is 3\n| sail | pass | 0.2 |\nTests: 3, Failures: 1\n',
      [['knot', 'is 3']],
    ],
    [
      'objects',
      '{"test":"rope","ok":true}\n{"test":"knot","ok":false}\n  is 3\n{"test":"sail","ok":true}\n1 of 3 failed\n',
      [['knot', 'is 3']],
    ],
    [
      'how cases exited',
      'rope: exited with 0\nknot: exited with 2\n  is 3\nsail: exited with 0\n2/3 passed\n',
      [['knot', 'is 3']],
    ],
  ])('are found by %s', (_name, log, failing) => {
    expect(told(log).map(([name, message]) => [name, message])).toEqual(failing);
  });

  it.each([
    [
      'two blanks',
      '[ ok ] rope\n[BAD ] knot   counted 3, ledger says 4\n[ ok ] sail\n[BAD ] mast     counted 0, ledger says 1\n2/4 bad\n',
      [
        ['knot', 'counted 3, ledger says 4'],
        ['mast', 'counted 0, ledger says 1'],
      ],
    ],
    [
      'a colon',
      'OK rope\nKO knot: is 3\nOK sail\nKO mast: broke at 5\n2 passed, 2 failed\n',
      [
        ['knot', 'is 3'],
        ['mast', 'broke at 5'],
      ],
    ],
    ['the end of a name of one word', '[OK] rope\n[BAD] knot is 3\n[OK] sail\n1 of 3 failed\n', [['knot', 'is 3']]],
    [
      'brackets behind the verdict',
      'rope .... OK\nholds the knot .... NG (is 3)\nsail .... OK\n2 passed, 1 failed\n',
      [['holds the knot', 'is 3']],
    ],
    ['leaders and a sign', '• rope·····✔\n• old knot···✘  is 3\n• sail·····✔\n1 failed\n', [['old knot', 'is 3']]],
    ['terms', '* rope => :ok\n* knot => {:error, "is 3"}\n* sail => :ok\n1 errors\n', [['knot', 'is 3']]],
    [
      'cells',
      '| CASE | STATE | WHY |\n| rope | ok | |\n| knot | NOK | is 3 |\n| mast | CRASH | KeyError: 5 |\n2 of 3 not ok\n',
      [
        ['knot', 'is 3'],
        ['mast', 'KeyError: 5'],
      ],
    ],
  ])('are told apart from a reason in the same line by %s', (_name, log, failing) => {
    expect(told(log).map(([name, message]) => [name, message])).toEqual(failing);
  });

  it.each([
    [
      'as a list that counts to the number of failures',
      '..F.F\n\nFailures:\n\n1. knot holds: module a\n     expected 3\n          got: 4\n\n2. Failed : mast\n     broke at 5\n\n5 tests, 2 failures\n',
      [
        ['knot holds: module a', 'expected 3'],
        ['mast', 'broke at 5'],
      ],
    ],
    [
      'by suite and name one below the other',
      '  1) rope\n  2) rope\n\n  1) rope\n       holds a knot:\n      is 3\n\n  2) rope\n       breaks:\n      is 5\n\n1 passing, 2 failing\n',
      [
        ['rope › holds a knot', 'is 3'],
        ['rope › breaks', 'is 5'],
      ],
    ],
    [
      'and a plus in front of a passing one is no mark of failing',
      '  + rope 0.01s\n==> X knot\n  is 3\n  + sail 0.01s\n==> X mast\n  is 4\nTotal 4, Failed 2, Passed 2\n',
      [
        ['X knot', 'is 3'],
        ['X mast', 'is 4'],
      ],
    ],
    [
      'by messages for another program',
      "##ci[testStarted name='knot']\n##ci[testFailed name='knot' message='is 3|nof |'4|'' details='at a.x:9']\n##ci[testFinished name='knot']\n",
      [['knot', 'is 3']],
    ],
    [
      'behind a level, between stars',
      '[info] Yard:\n[info] - holds the rope\n[info] - holds the knot *** FAILED ***\n[info]   6 did not equal 7 (Yard.scala:15)\n[info] - breaks *** FAILED ***\n[info]   broke at 5 (Yard.scala:21)\n[info] Tests: succeeded 1, failed 2, canceled 0, ignored 0, pending 0\n[error] Failed tests:\n[error] \tYard\n',
      [
        ['holds the knot', '[info]   6 did not equal 7 (Yard.scala:15)'],
        ['breaks', '[info]   broke at 5 (Yard.scala:21)'],
      ],
    ],
    [
      'behind their place, with the reason',
      't/a.c:4:rope_holds:PASS\nt/a.c:9:knot_holds:FAIL: Expected 7 Was 6\nt/a.c:12:mast:IGNORE\nt/b.c:5:sail_holds:FAIL: torn\n4 Tests 2 Failures 1 Ignored\nFAIL\n',
      [
        ['knot_holds', 'Expected 7 Was 6'],
        ['sail_holds', 'torn'],
      ],
    ],
    [
      'without the suite that they lie in',
      'Rope  | PASS |\n----\nKnot  | FAIL |\n6 != 7\n----\nSail  | FAIL |\nis torn\n----\n----\nYard  | FAIL |\n3 tests, 1 passed, 2 failed\n====\n3 tests, 1 passed, 2 failed\n',
      [
        ['Knot', '6 != 7'],
        ['Sail', 'is torn'],
      ],
    ],
    [
      'as failures and errors that are counted apart',
      'FAIL in (knot) (a.clj:4)\n  is 3\n\nERROR in (mast) (a.clj:9)\n  broke at 5\n\nRan 3 tests.\n1 failures, 1 errors.\n',
      [
        ['knot', 'is 3'],
        ['mast', 'broke at 5'],
      ],
    ],
  ])('are told %s', (_name, log, failing) => {
    expect(told(log).map(([name, message]) => [name, message])).toEqual(failing);
  });

  it.each([
    ['places', 'a.c:7 ... ok\na.c:9 ... FAILED\n  is 3\nb.c:2 ... FAILED\n  is 4\n1 passed, 2 failed\n'],
    ['totals', '# TOTAL: 4\n# XPASS: 1\n  is 3\n# ERROR: 1\n1 error\n'],
    ['headings', 'Failed tests: \n  is 3\ntest result: FAILED\n  is 4\n2 failed, 1 passed\n'],
    [
      'halves of sentences',
      'knot: wrong answer (compared using ... FAILED\n  expected three\nrope ... ok\n1 failed, 1 passed\n',
    ],
    ['sentences', 'Failed to detect a terminal\n  is 3\n1 failure\n'],
    ['other numbers', 'rope ... ok\nknot ... FAILED\n  is 3\nsail ... FAILED\n  is 4\n2 passed, 1 failed\n'],
    [
      'errors of a compiler',
      'src/a.c:3:5: error: expected expression\n1 error generated.\nmake: *** [Makefile:7: a.o] Error 1\n',
    ],
    ['levels of a log', '[error] row 3 is gone\n[info] row 4\n[info] row 5\n[error] row 6 is gone\n'],
    ['keys', 'rope\nresult: fail\nknot\nresult: pass\nsail\nresult: fail\n3 tests, 1 failure\n'],
  ])('are not guessed from %s', (_name, log) => {
    expect(told(log).filter(([name]) => !/^src\//.test(String(name)))).toEqual([]);
  });
});

describe('of runners put together at random', () => {
  it.each<[half: Half, least: number]>([
    ['looked at', 0.97],
    ['kept apart', 0.85],
  ])('%s: names and messages are told, and next to no others', (half, least) => {
    const all = Array.from({ length: 80 }, (_, seed) => harness(seed, half)).map(result);
    const sum = (of: (each: ReturnType<typeof result>) => number) => all.reduce((n, each) => n + of(each), 0);
    expect(all.flatMap(({ untold }) => untold)).toEqual([]);
    expect(sum(({ found }) => found) / sum(({ tests }) => tests)).toBeGreaterThan(least);
    expect(sum(({ others }) => others) / sum(({ tests }) => tests)).toBeLessThan(half === 'looked at' ? 0.001 : 0.1);
  });
});

function result({ log, truth, parts }: Harness) {
  const report = read(log);
  const text = plain(condense(report, { maxChars: 5000, exitCode: 1 }));
  const tests = report.failures.filter(({ kind }) => kind === undefined);
  const found = truth.filter(({ name, message }) => {
    const said = tests
      .find((each) => each.name === name)
      ?.lines.map((line) => line.text)
      .join('\n');
    return said !== undefined && [message].flat().every((part) => said.includes(part));
  });
  return {
    tests: truth.length,
    untold: truth.filter((each) => !isRecalled(text, each, true)).map(({ name }) => `${parts} ${name}`),
    found: found.length,
    others: tests.filter((each) => !truth.some(({ name }) => name === each.name)).length,
  };
}
