/** Names, values and messages that stand in forms which hid them before. */
import { expect, it } from 'vitest';
import { condense } from '../../src/output/condense.ts';
import { frameOf } from '../../src/output/frames.ts';
import { logReader } from '../../src/output/read-log.ts';
import { weightOf } from '../../src/output/weight.ts';

const read = (lines: readonly string[]) => {
  const log = logReader();
  log.push(Buffer.from(`${lines.join('\n')}\n`));
  return log.end();
};

it('comments of a point inside a subtest are said of that point', () => {
  const { failures } = read([
    'TAP version 14',
    '    # Subtest: gate (upper)',
    '    1..2',
    '    ok 1 - opens',
    '    not ok 2 - closes in time',
    "    # Failed test 'closes in time'",
    '    # expected: 40',
    '    #      got: 55',
    'not ok 1 - gate (upper)',
    "# Failed test 'gate (upper)'",
    '1..1',
  ]);
  expect(failures).toMatchObject([{ name: 'gate (upper) › closes in time', expected: '40', actual: '55' }]);
});

it('a name with blanks and a colon is one of test-unit too', () => {
  const rule = '='.repeat(79);
  const { failures } = read([
    rule,
    'Failure: test: toll: axles > 2[lorry](TestToll::Night)',
    "toll.rb:5:in `block in <class:Night>'",
    '<16> expected but was',
    '<12>',
    rule,
    '1 tests, 1 assertions, 1 failures, 0 errors, 0 pendings, 0 omissions, 0 notifications',
  ]);
  expect(failures).toMatchObject([{ name: 'TestToll::Night#test: toll: axles > 2[lorry]' }]);
  expect(failures[0]?.lines.map(({ text }) => text).join('\n')).toContain('<12>');
});

it('a name in more than two words behind an arrow is no step of a stack', () => {
  expect(frameOf('❯ Ports | list / holds pier 3')).toBeUndefined();
  expect(frameOf(' ❯ runWithTimeout ../node_modules/runner/dist/index.js:39:7')).toMatchObject({ own: false });
  expect(frameOf('❯ processTicks')).toMatchObject({ own: false });
});

it('a duration of whole seconds in a name stays, what a runner measured goes', () => {
  const { failures } = read([
    'not ok 1 - waits (2 s) for the ferry',
    '# it left early',
    'not ok 2 - lands (153 ms)',
    '# no quay',
    '1..2',
  ]);
  const text = condense({ ...read([]), failures }, { maxChars: 5000, exitCode: 1 });
  expect(text).toContain('waits (2 s) for the ferry');
  expect(text).not.toContain('153');
});

it('the qualified class of a failure, and two values set against each other, tell it without a known word', () => {
  expect(weightOf('river.trial.DamTest: level 8 of 508')).toBeGreaterThan(0);
  expect(weightOf('2.5 != 2.75')).toBeGreaterThan(0);
  expect(weightOf('for (i = 0; i != 9; i++)')).toBe(0);
});
