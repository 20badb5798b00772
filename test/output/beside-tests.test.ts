/** What linters, linkers and hooks say beside failing tests, and failing tests told in words of no framework. */
import { expect, it } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import { logReader } from '../../src/output/read-log.ts';

const read = (lines: string[]) => {
  const log = logReader();
  log.push(Buffer.from(`${lines.join('\n')}\n`));
  return log.end();
};

const long = (text: string) => Array.from({ length: 80 }, (_, i) => `${text} ${i}`).join(', ');

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

it('a test of ctest is known by its whole name, and by its verdict whatever it printed', () => {
  const log = read([
    '    Start 1: hand of cards',
    '1/2 Test #1: hand of cards ....................***Failed    0.00 sec',
    'ratio is 0.71, wanted 0.75',
    '    Start 2: ledger/ratio [0.75]',
    '2/2 Test #2: ledger/ratio [0.75] ..............***Failed    0.00 sec',
    'ratio is 0.74, wanted 0.75',
    '0% tests passed, 2 tests failed out of 2',
  ]);
  expect(log.failures).toMatchObject([
    { name: 'hand of cards', message: 'ratio is 0.71, wanted 0.75', weak: false },
    { name: 'ledger/ratio [0.75]', message: 'ratio is 0.74, wanted 0.75', weak: false },
  ]);
});

it('what a panic had to say stands behind the steps', () => {
  const log = read([
    '---- keeps stdout ----',
    "thread 'keeps' (71) panicked at src/lib.rs:19:67:",
    'gravel everywhere',
    'stack backtrace:',
    '   0: quarry::keeps',
    '             at ./src/lib.rs:19:67',
    'note: panic did not contain expected string',
    '      panic message: "gravel everywhere"',
    ' expected substring: "dust"',
    '',
    'test result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s',
  ]);
  expect(log.failures[0]?.lines.map(({ text }) => text.trim())).toContain('expected substring: "dust"');
});

it('an error in a header of the system stands where our source needs it', () => {
  const log = read([
    '/usr/include/c++/12/bits/stl_algo.h:4820:18:   required from ‘void std::sort(_It, _It) [with _It = Litre*]’',
    'tank.cpp:6:44:   required from here',
    '/usr/include/c++/12/bits/predefined_ops.h:45:23: error: no match for ‘operator<’',
    '   45 |       { return *__it1 < *__it2; }',
  ]);
  expect(log.failures).toMatchObject([{ file: 'tank.cpp', line: 6, message: 'no match for ‘operator<’' }]);
});

it('linkers tell what is missing and what is there twice', () => {
  const log = read([
    '/usr/bin/ld: cannot find -lsluice_gate: No such file or directory',
    "dup.c:(.text+0x0): multiple definition of `main'; main.o:main.c:(.text+0x0): first defined here",
    'error: linking with `cc` failed: exit status: 1',
    '  |',
    '  = note: rust-lld: error: undefined symbol: bellows_open',
    '          >>> referenced by lib.rs:2 (smoke/src/lib.rs:2)',
    '          collect2: error: ld returned 1 exit status',
    '',
    'error: could not compile `smoke` (lib test) due to 1 previous error',
  ]);
  expect(log.failures.map(({ file, message }) => [file, message])).toEqual([
    ['ld', 'cannot find -lsluice_gate: No such file or directory'],
    ['dup.c', "multiple definition of `main'; main.o:main.c:(.text+0x0): first defined here"],
    ['smoke/src/lib.rs', 'undefined symbol: bellows_open'],
  ]);
});

it('pyright tells places as tsc does, without a code', () => {
  const log = read([
    '/repo/orchard/trees.py',
    '  /repo/orchard/trees.py:9:12 - error: Operator "+" not supported for types "str" and "str | None"',
    '    Operator "+" not supported for types "str" and "None" (reportOperatorIssue)',
    '1 error, 0 warnings, 0 informations',
  ]);
  expect(log.failures).toMatchObject([
    { file: '/repo/orchard/trees.py', line: 9, message: 'Operator "+" not supported for types "str" and "str | None"' },
  ]);
});

it('each compile error of Maven is told where levels are coloured', () => {
  const error = (at: string, what: string) => `[\u001b[1;31mERROR\u001b[m] /repo/lens/Lens.java:[${at}] ${what}`;
  const log = read([
    error('4,30', 'incompatible types'),
    error('6,41', 'possible lossy conversion'),
    '[INFO] 2 errors',
  ]);
  expect(log.failures.map(({ line, message }) => [line, message])).toEqual([
    [4, 'incompatible types'],
    [6, 'possible lossy conversion'],
  ]);
});

it('a name of minitest may end in brackets, and a global hook of jest is told', () => {
  const named = read([
    '  1) Failure:',
    'ClockTest#test_shows "III" / [IIII] [test/unit_clock.rb:9]:',
    'Expected ["I", "II"] to include "III".',
    '',
    '1 runs, 1 assertions, 1 failures, 0 errors, 0 skips',
  ]);
  expect(named.failures).toMatchObject([
    { name: 'ClockTest#test_shows "III" / [IIII]', file: 'test/unit_clock.rb', line: 9 },
  ]);
  const hook = read(['Error: Jest: Got error running globalTeardown - /repo/down.cjs, reason: vault door jammed']);
  expect(hook.failures).toMatchObject([
    { name: 'globalTeardown', file: '/repo/down.cjs', message: 'vault door jammed' },
  ]);
});

it('parameters of pytest keep their colons, and a summary without its heading ends what was told before', () => {
  const log = read([
    '=================================== FAILURES ===================================',
    '__________________________________ test_book ___________________________________',
    "E   AssertionError: assert ['apple'] == ['pear']",
    '... 5321 lines truncated ...',
    'FAILED tests/test_orchard.py::test_name[::colons::] - AssertionError: label does not fit',
    '2 failed in 0.52s',
  ]);
  expect(log.failures.map(({ name }) => name)).toEqual(['test_book', 'test_name[::colons::]']);
});

it('what a linter says of a place is told beside tests that are told whole, also of a file with other errors', () => {
  const log = read([
    "orchard/trees.py:1:1: F401 'sys' imported but unused",
    'lib/clock.rb:5:14: W: Lint/UselessAssignment: Useless assignment to variable',
    'orchard/trees.py:5: error: Dict entry 1 has incompatible type  [dict-item]',
    '=================================== FAILURES ===================================',
    '__________________________________ test_water __________________________________',
    "E   AssertionError: assert 'wet' == 'ice'",
    '',
    'tests/test_orchard.py:11: AssertionError',
    '=========================== short test summary info ============================',
    "FAILED tests/test_orchard.py::test_water - AssertionError: assert 'wet' == 'ice'",
    '1 failed in 0.52s',
  ]);
  const text = condense(log, { maxChars: 5000 });
  expect(text).toContain("orchard/trees.py:1:1: F401 'sys' imported but unused");
  expect(text).toContain('lib/clock.rb:5:14: W: Lint/UselessAssignment');
});

const book = Array.from({ length: 60 }, (_, i) => [`E     - {'kg': ${i + 1}}`, `E     + {'kg': ${i}}`]).flat();

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

it('each of several failures of one example is told by its message, not by its source', () => {
  const source = `Failure/Error: it('chimes') { expect(subject.hours).to eq 11; expect(subject).to chime }`;
  const several = (name: string) => [
    `  ${name}) Clock ${name} chimes`,
    '     Got 2 failures:',
    '',
    `     ${name}.1) ${source}`,
    '            expected: 11',
    '                 got: 12',
    `     ${name}.2) ${source}`,
    `            expected #<Clock> to respond to :chime${name}`,
    '',
  ];
  const log = read(['Failures:', '', ...several('1'), ...several('2'), '2 examples, 2 failures']);
  const told = log.failures.flatMap(({ lines }) => lines.filter(({ rank }) => rank === 0).map(({ text }) => text));
  expect(told.join('\n')).toContain('to respond to :chime2');
  expect(told.filter((text) => text.includes('Failure/Error'))).toEqual([]);
});

it('what begins the next test of ctest, and what npm says of a script, is no part of a failure', () => {
  const next = read([
    '1/2 Test #1: hand ....................***Failed    0.00 sec',
    'test 2',
    '    Start 2: mill',
    '0% tests passed, 2 tests failed out of 2',
  ]);
  expect(next.failures[0]?.lines.map(({ text }) => text)).toEqual(['Failed']);
  const script = read([
    '  0 passing (3ms)',
    '  1 failing',
    '',
    '  1) takes 10 % off:',
    "     AssertionError [ERR_ASSERTION]: '108.00' == '109.00'",
    '      at Context.<anonymous> (test/shop.js:2:47)',
    '',
    'npm error Lifecycle script `test` failed with error:',
    'npm error code 1',
    'npm error workspace @acme/shop@1.0.0',
  ]);
  expect(script.failures[0]?.lines.filter(({ text }) => text.startsWith('npm'))).toEqual([]);
});
