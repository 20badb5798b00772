import { describe, expect, it } from 'vitest';
import type { AttemptName } from '../../src/run/run.ts';
import type { Verification } from '../../src/run/verification.ts';
import { type FeedbackInput, feedback, reason } from '../../src/verdict/feedback.ts';
import { verificationOf } from '../support/scripted-loop.ts';

const red: Verification = {
  ...verificationOf('a'.repeat(40), ['x']),
  counts: { passed: 4, failed: 1, skipped: 2 },
  failures: [
    {
      name: 'cart › discount takes ten percent off',
      file: 'test/cart.test.js',
      line: 6,
      message: 'not equal',
      expected: '90',
      actual: '110',
    },
  ],
  output: 'test/cart.test.js:6 cart › discount takes ten percent off\n  expected 90\n  actual 110',
  logPath: 'logs/attempt-1.log',
};
const attempt: AttemptName = { number: 2, phase: { name: 'standard' }, retry: 1, of: 3 };
const say = (over: Partial<Verification> = {}, more: Partial<FeedbackInput> = { attempt }) =>
  feedback({
    red: { ...red, ...over },
    testCommand: 'npm test',
    logPath: '/logs/attempt-2.log',
    maxChars: 5000,
    ...more,
  });

describe('feedback', () => {
  it('asks for manifests that a fresh clone can install where that alone is red', () => {
    const install = { result: 'failed', command: 'npm ci' } as const;
    expect(say({ counts: undefined, failures: [], exitCode: 0, install })).toContain('so that a fresh clone installs.');
    expect(say({ install: { ...install, result: 'unproved' } })).not.toContain('fresh clone');
  });

  it('names the attempt that was red, the retry that starts, the command, the log and the task', () => {
    expect(say()).toBe(
      [
        'Attempt 2 (retry 1/3): `npm test` failed: exit code 1. This is retry 2 of 3.',
        '1 failed, 4 passed, 2 skipped.',
        'Output, condensed:',
        red.output,
        'The full log is at /logs/attempt-2.log; search it for more.',
        'Analyse the failures, compare expected with actual, and fix the production code and not the tests. A test that you added yourself may be corrected where it is the test that is wrong.',
      ].join('\n\n'),
    );
  });

  it('tells what changed since the last attempt and since the start', () => {
    const sinceLast = { fixed: ['a'], stillFailing: ['b', 'c', 'd', 'e'], newlyBroken: [] };
    const text = say({ sinceLast, sinceBaseline: { fixed: [], stillFailing: [], newlyBroken: ['x'.repeat(200)] } });
    expect(text).toContain(
      'Since the last attempt: 1 fixed (a), 4 still failing (b, c, d and 1 more), 0 newly broken.',
    );
    expect(text).toContain(`Since the start: 0 fixed, 0 still failing, 1 newly broken (${'x'.repeat(79)}…).`);
  });

  it('a test of the agent’s own may be corrected, unless tests are frozen or nothing was attempted', () => {
    for (const more of [{ attempt, frozen: true }, {}]) expect(say({}, more)).not.toContain('may be corrected');
  });

  it('lists each failing test that the output does not carry, with file, line, expected and actual', () => {
    const text = say({
      output: 'nothing of it',
      failures: [...red.failures, { name: 'bare' }, { name: 'placed', file: 'b.js', actual: '1' }],
    });
    expect(text).toContain(
      'Failing:\n' +
        '- cart › discount takes ten percent off (test/cart.test.js:6): not equal; expected 90, actual 110\n' +
        '- bare\n' +
        '- placed (b.js); expected , actual 1',
    );
  });

  it('stops that list at the budget and counts the rest', () => {
    const failures = Array.from({ length: 500 }, (_, i) => ({ name: `test number ${i}` }));
    const text = say({ output: '', failures }, { maxChars: 1000, attempt });
    expect(text).toMatch(/- and 4\d\d more/);
    expect(text.length).toBeLessThan(1600);
    expect(text).not.toContain('Output, condensed');
  });

  it('cuts the output at the budget and never in the middle of a character', () => {
    const text = say({ output: `${'x'.repeat(98)}😀😀`, failures: [] }, { maxChars: 100, attempt });
    expect(text).toContain(`\n${'x'.repeat(98)}…\n`);
    expect(text.isWellFormed()).toBe(true);
    expect(say({ output: 'abcdef', failures: [] }, { maxChars: 4, attempt })).toContain('\nabc…\n');
  });

  it('repeats notes, and the ways in which tests were weakened', () => {
    const finding = {
      kind: 'fails' as const,
      rule: 'skip',
      path: 'test/a.test.js',
      line: 3,
      message: 'test skipped',
    };
    const text = say({
      exitCode: 0,
      notes: ['build/f.js is ignored by git'],
      testChanges: [
        finding,
        { ...finding, line: undefined },
        { ...finding, kind: 'changed', message: 'only to look at' },
      ],
    });
    expect(text).toContain('`npm test` exited 0, but the verification is red.');
    expect(text).toContain('build/f.js is ignored by git');
    expect(text).toContain('Take this back:\n- test/a.test.js:3: test skipped\n- test/a.test.js: test skipped\n\n');
    expect(text).not.toContain('only to look at');
    expect(say({ testChanges: Array(25).fill(finding) })).toContain('- and 5 more');
    expect(say({ testChanges: [{ ...finding, kind: 'weakened' }] })).not.toContain('weakened');
  });

  it('says what a timeout, a missing command, a failed build and a stop from outside are', () => {
    expect(say({ result: 'timed-out', durationMs: 600_200 })).toContain('timed out after 10 m 00 s and was stopped');
    expect(say({ result: 'timed-out' })).toContain('Find what hangs');
    expect(say({ result: 'broken', exitCode: 127 })).toContain('could not start: exit code 127 (command not found');
    expect(say({ step: 'build', command: 'npm run build' })).toContain('`npm run build` failed: exit code 1.');
    expect(say({ step: 'build' })).toContain('fix the code so that the build succeeds');
    expect(say({ exitCode: null })).toContain('failed: it was stopped from outside');
    expect(say({}, {})).toContain('Before any change, `npm test` failed: exit code 1.\n');
    expect(say({ counts: undefined, failures: [{ name: 'a' }, { name: 'b' }] })).toContain('\n2 problems found.');
    expect(say({ counts: undefined, failures: [{ name: 'a' }] })).toContain('\n1 problem found.');
  });
});

const named = (...names: string[]) => names.map((name) => ({ name }));
const error = { name: 'src/a.ts', kind: 'compile' as const, file: 'src/a.ts', line: 3, message: 'Cannot find name' };
const skipped = { kind: 'fails' as const, rule: 'skip', path: 'a', message: 'a test was skipped' };
const unmet = (...names: string[]): Partial<Verification> => ({
  ...{ exitCode: 0, failures: [], baseTests: { result: 'failed', unmet: names, changedBehaviour: [] } },
});

it.each<[what: string, over: Partial<Verification>, told: string]>([
  ['a failing test, without its suite', {}, '1 test failing (discount takes ten percent off)'],
  ['three without counts', { failures: named(...'abc'), counts: undefined }, '3 tests failing (a, b, c)'],
  ['more than three', { failures: named(...'abcde') }, '5 tests failing (a, b, c and 2 more)'],
  [
    'more than are named',
    { failures: named('a'), counts: { passed: 0, failed: 9, skipped: 0 } },
    '9 tests failing (a and 8 more)',
  ],
  ['a long name', { failures: named('n'.repeat(100)) }, `1 test failing (${'n'.repeat(59)}…)`],
  ['a timeout', { result: 'timed-out', durationMs: 600_400 }, 'timed out after 10 m 00 s'],
  ['no start', { result: 'broken', exitCode: 126 }, 'the test command could not start (exit code 126)'],
  ['an end that says nothing', { failures: [], exitCode: 2 }, 'exit code 2, no failing test recognised'],
  ['a kill', { failures: [], exitCode: null }, 'exit code unknown, no failing test recognised'],
  ['a build', { step: 'build', failures: [error] }, 'build failed (src/a.ts:3 Cannot find name)'],
  ['a build that says nothing', { step: 'build', failures: [] }, 'build failed (exit code 1)'],
  [
    'a compiler',
    { failures: [error, { name: 'x', kind: 'compile' }], exitCode: 2 },
    'exit code 2, 2 errors, first src/a.ts:3 Cannot find name',
  ],
  ['a compiler without a message', { failures: [{ name: 'src/b.ts', kind: 'compile' }] }, 'exit code 1, src/b.ts'],
  ['an expectation that was changed', unmet('takes ten'), '1 expectation changed, not met (takes ten)'],
  ['more of them', unmet(...'abcd'), '4 expectations changed, not met (a, b, c and 1 more)'],
  ['weakened tests', { exitCode: 0, testChanges: [skipped] }, 'tests weakened (a test was skipped)'],
  ['a note', { exitCode: 0, failures: [], notes: ['a is ignored', 'no test ran'] }, 'no test ran'],
  ['nothing', { exitCode: 0, failures: [] }, 'red'],
])('the reason of a red by %s', (_, over, told) => expect(reason({ ...red, ...over })).toBe(told));
