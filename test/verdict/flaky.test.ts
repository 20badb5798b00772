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

test('failing tests alone where they can be picked, once unless set; the whole suite where somebody asked for it', () => {
  expect(nextRerun(old, context)).toBe('picked');
  expect(nextRerun(old, { ...context, done: 1 })).toBeUndefined();
  expect(nextRerun(old, { ...context, limit: 2, done: 1 })).toBe('picked');
  expect(nextRerun(old, { ...context, limit: 0 })).toBeUndefined();
  expect(nextRerun(old, { ...context, canPick: false })).toBeUndefined();
  expect(nextRerun(old, { ...context, canPick: false, limit: 1 })).toBe('whole');
});

const unnamed = { ...verificationOf('t', ['x']), failures: [] };
const testChanges = [{ kind: 'fails', rule: 'test-skip', path: 'a', message: 'b' } as const];
test.each<[string, typeof old, Partial<RerunContext>]>([
  ['whose file the run changed', failing('ten', 'test/price.test.js'), {}],
  ['whose file is told from the root', failing('ten', '/work/tree/test/price.test.js'), {}],
  ['whose file is told by its name', failing('ten', 'price.test.js'), {}],
  ['of an unknown file, as tests were changed', failing('ten'), {}],
  ['that was red before the agent', old, { baseline: verificationOf('b', ['sends a mail']) }],
  ['that did not build', { ...old, step: 'build' }, {}],
  ['that timed out', { ...old, result: 'timed-out' }, {}],
  ['that was weakened', { ...old, testChanges }, {}],
  ['without a name, as tests were changed', unnamed, {}],
])('a test %s is never flaky', (_, red, more) => {
  expect(nextRerun(red, { ...context, ...more })).toBeUndefined();
});

test('a red of which no file is known is run again where no test was changed', () => {
  const changedPaths = ['src/price.js'];
  expect(nextRerun(failing('ten'), { ...context, changedPaths })).toBe('picked');
  expect(nextRerun(unnamed, { ...context, changedPaths })).toBe('whole');
});

test('the whole suite decides, and says which tests were flaky', () => {
  expect(readRerun(old, verificationOf('t'))).toEqual({ ...verificationOf('t'), flaky: ['sends a mail'] });
  const both = { ...verificationOf('t', ['a', 'b']) };
  expect(readRerun(both, verificationOf('t', ['b']))).toMatchObject({ result: 'failed', flaky: ['a'] });
  expect(readRerun(both, both)).toEqual(both);
  expect(readRerun(old, { ...verificationOf('t'), result: 'timed-out' })).toEqual(old);
  expect(readRerun(unnamed, verificationOf('t'))).toMatchObject({ flaky: ['npm test'] });
});

test('a flake is older than the change where the record knows the test, or the base has it red too', () => {
  const both = verificationOf('t', ['a', 'b']);
  expect(suspectsOf(both, new Set(['a']))).toEqual(['b']);
  const baseline = verificationOf('b');
  expect(isAlsoRed('b', verificationOf('b', ['b']), baseline)).toBe(true);
  expect(isAlsoRed('b', verificationOf('b', ['c']), baseline)).toBe(false);
  expect(isAlsoRed('b', { ...verificationOf('b', ['b']), step: 'build' }, baseline)).toBe(false);
  expect(suspectsOf(unnamed, new Set())).toEqual(['npm test']);
  expect(isAlsoRed('npm test', { ...unnamed, tree: 'b' }, baseline)).toBe(true);
  expect(isAlsoRed('npm test', { ...unnamed, tree: 'b' }, verificationOf('b', ['x']))).toBe(false);
});
