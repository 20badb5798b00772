import { expect, test } from 'vitest';
import { isAlsoRed, nextRerun, type RerunContext, readRerun, suspectsOf } from '../../src/verdict/flaky.ts';
import { verificationOf } from '../support/scripted-loop.ts';

const context: RerunContext = {
  limit: undefined,
  done: 0,
  canPick: true,
  changedPaths: ['src/price.js', 'test/price.test.js'],
  isTestPath: (path) => path.startsWith('test/'),
};
const failing = (name: string, file?: string) => ({ ...verificationOf('t', [name]), failures: [{ name, file }] });
const old = failing('sends a mail', 'test/mail.test.js');

test('failing tests alone where they can be picked, once unless set', () => {
  expect(nextRerun(old, context)).toEqual({ kind: 'picked', tests: old.failures });
  expect(nextRerun(old, { ...context, done: 1 }).kind).toBe('none');
  expect(nextRerun(old, { ...context, limit: 2, done: 1 }).kind).toBe('picked');
  expect(nextRerun(old, { ...context, limit: 0 }).kind).toBe('none');
});

test('the whole suite only where somebody asked for it', () => {
  expect(nextRerun(old, { ...context, canPick: false })).toEqual({ kind: 'none', because: 'flaky-reruns is used up' });
  expect(nextRerun(old, { ...context, canPick: false, limit: 1 })).toEqual({ kind: 'whole' });
});

test('a test that the run added, or whose file it changed, is never flaky', () => {
  expect(nextRerun(failing('ten', 'test/price.test.js'), context).kind).toBe('none');
  expect(nextRerun(failing('ten', '/work/tree/test/price.test.js'), context).kind).toBe('none');
  expect(nextRerun(failing('ten', 'price.test.js'), context).kind).toBe('none');
  expect(nextRerun(failing('ten'), context).kind).toBe('none');
  expect(nextRerun(failing('ten'), { ...context, changedPaths: ['src/price.js'] }).kind).toBe('picked');
});

test('what was red before the agent, does not build, timed out or was weakened is not run again', () => {
  const none = (red: typeof old, more: Partial<RerunContext> = {}) => nextRerun(red, { ...context, ...more });
  expect(none(old, { baseline: verificationOf('b', ['sends a mail']) })).toMatchObject({
    because: 'sends a mail was red before the agent',
  });
  expect(none({ ...old, step: 'build' }).kind).toBe('none');
  expect(none({ ...old, result: 'timed-out' }).kind).toBe('none');
  const testChanges = [{ kind: 'fails', rule: 'test-skip', path: 'a', message: 'b' } as const];
  expect(none({ ...old, testChanges }).kind).toBe('none');
});

test('an unnamed red is run again as a whole, unless tests were changed', () => {
  const unnamed = { ...verificationOf('t', ['x']), failures: [] };
  expect(nextRerun(unnamed, context).kind).toBe('none');
  expect(nextRerun(unnamed, { ...context, changedPaths: ['src/price.js'] })).toEqual({ kind: 'whole' });
});

test('picked tests that pass ask for the whole suite; that they fail again settles it', () => {
  expect(readRerun(old, verificationOf('t'), 'picked')).toEqual({ kind: 'run-whole' });
  expect(readRerun(old, old, 'picked')).toEqual({ kind: 'settled', verification: old });
});

test('the whole suite decides, and says which tests were flaky', () => {
  expect(readRerun(old, verificationOf('t'), 'whole')).toEqual({
    kind: 'settled',
    verification: { ...verificationOf('t'), flaky: ['sends a mail'] },
  });
  const both = { ...verificationOf('t', ['a', 'b']) };
  expect(readRerun(both, verificationOf('t', ['b']), 'whole')).toMatchObject({
    verification: { result: 'failed', flaky: ['a'] },
  });
  expect(readRerun(both, both, 'whole')).toEqual({ kind: 'settled', verification: both });
  const timedOut = { ...verificationOf('t'), result: 'timed-out' as const };
  expect(readRerun(old, timedOut, 'whole')).toEqual({ kind: 'settled', verification: old });
  const unnamed = { ...verificationOf('t', ['x']), failures: [] };
  expect(readRerun(unnamed, verificationOf('t'), 'whole')).toMatchObject({ verification: { flaky: ['npm test'] } });
});

test('a flake is older than the change where the record knows the test, or the base has it red too', () => {
  const both = verificationOf('t', ['a', 'b']);
  expect(suspectsOf(both, new Set(['a']))).toEqual(['b']);
  const baseline = verificationOf('b');
  expect(isAlsoRed('b', verificationOf('b', ['b']), baseline)).toBe(true);
  expect(isAlsoRed('b', verificationOf('b', ['c']), baseline)).toBe(false);
  expect(isAlsoRed('b', { ...verificationOf('b', ['b']), step: 'build' }, baseline)).toBe(false);
  const unnamed = { ...both, failures: [] };
  expect(suspectsOf(unnamed, new Set())).toEqual(['npm test']);
  expect(isAlsoRed('npm test', { ...unnamed, tree: 'b' }, baseline)).toBe(true);
  expect(isAlsoRed('npm test', { ...unnamed, tree: 'b' }, verificationOf('b', ['x']))).toBe(false);
});
