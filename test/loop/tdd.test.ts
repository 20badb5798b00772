import { expect, test } from 'vitest';
import { judgeRed } from '../../src/loop/red-proof.ts';
import type { Green, ProtectedTests, Steps } from '../../src/loop/steps.ts';
import { cyclesOf, testDriven } from '../../src/loop/tdd.ts';
import { failureKind } from '../../src/run/failure-kind.ts';
import type { RunEvent, Stop } from '../../src/run/run.ts';
import { attemptLabel } from '../../src/run/run.ts';
import { checkpointOf, play, type Turn, verificationOf } from '../support/scripted-loop.ts';

const task = {
  criteria: ['takes ten percent off', 'rounds to cents'],
  maxCycles: 10,
  maxIterations: 2,
};
const start: Green = {
  attempt: { number: 0, phase: { name: 'standard' }, retry: 0, of: 0 },
  checkpoint: checkpointOf('start'),
  verification: verificationOf('start'),
};

const changed = (paths: readonly string[]) => ({
  tests: paths.filter((path) => path.includes('test')),
  others: paths.filter((path) => !path.includes('test')),
});

/** A turn's `paths` are what differs from the tree before the attempt; between any two trees those of the later ones. */
function steps(turns: (Turn & { paths: string[] })[]) {
  const played = play(turns);
  const guards: (ProtectedTests | undefined)[] = [];
  const order = ['start', ...turns.map((turn) => turn.tree)];
  const tdd: Steps = {
    ...played.steps,
    async verify(attempt, checkpoint, guard) {
      guards.push(guard);
      const found = await played.steps.verify(attempt, checkpoint);
      if (!('verification' in found)) return found;
      const weakened = guard?.findings.some((finding) => finding.kind === 'fails') ?? false;
      const testChanges = weakened ? guard?.findings : undefined;
      const { verification } = found;
      return { ...found, verification: weakened ? { ...verification, result: 'failed', testChanges } : verification };
    },
    changes: async (from, to) =>
      changed(turns.slice(order.indexOf(from), order.lastIndexOf(to)).flatMap((turn) => turn.paths)),
  };
  return { tdd, ...played, guards };
}

const labels = (events: readonly RunEvent[]) =>
  events.flatMap((event) => (event.type === 'attempt-started' ? [attemptLabel(event.attempt)] : []));
const red = (tree: string, name: string): Turn & { paths: string[] } => ({
  tree,
  paths: [`test/${name}.js`],
  failing: [name],
});
const green = (tree: string): Turn & { paths: string[] } => ({ tree, paths: ['src/price.js'] });
const same = (tree: string): Turn & { paths: string[] } => ({ tree, paths: [] });

test('two criteria: red, green and refactor for each, no retry used', async () => {
  const { tdd, events, prompts, guards } = steps([
    red('r1', 'ten'),
    green('g1'),
    green('f1'),
    red('r2', 'cents'),
    green('g2'),
    same('g2'),
  ]);
  const end = await testDriven(tdd, task, start);
  expect(end).toMatchObject({ checkpoint: { tree: 'g2' }, attempt: { number: 5 } });
  expect(labels(events)).toEqual(['red 1', 'green 1', 'refactor 1', 'red 2', 'green 2', 'refactor 2']);
  expect(events.filter((event) => event.type === 'retry-started')).toHaveLength(0);
  expect(prompts).toEqual([
    'red 1: takes ten percent off',
    'green 1: takes ten percent off (ten)',
    'refactor 1: takes ten percent off',
    'red 2: rounds to cents',
    'green 2: rounds to cents (cents)',
    'refactor 2: rounds to cents',
  ]);
  expect(guards.map((guard) => guard?.tree)).toEqual(['start', 'r1', 'g1', 'f1', 'r2']);
});

test('no criteria: one cycle for the story; beyond the most they share the last', () => {
  expect(cyclesOf([], 10)).toEqual([{ number: 1, criteria: [] }]);
  expect(cyclesOf(['a', 'b', 'c'], 2)).toEqual([
    { number: 1, criteria: ['a'] },
    { number: 2, criteria: ['b', 'c'] },
  ]);
});

test('tests that pass at once, or change code, go back with the reason', async () => {
  const { tdd, events, prompts } = steps([
    { tree: 'a', paths: ['test/ten.js'] },
    { tree: 'b', paths: ['src/price.js'], failing: ['ten'] },
    { tree: 'c', paths: [], failing: ['ten'] },
  ]);
  const end = await testDriven(tdd, task, start);
  expect(end).toMatchObject({
    stop: { outcome: 'failed', detail: expect.stringMatching(/^No new test proved red: /) },
  });
  expect(labels(events)).toEqual(['red 1', 'red 1 retry 1/2', 'red 1 retry 2/2']);
  expect(prompts[1]).toMatch(/^the new tests pass at once/);
  expect(prompts[2]).toMatch(
    /^in the red phase only test files may change: put src\/price.js back as before\n\nfeedback on/,
  );
});

const budget: Stop = { outcome: 'over-budget', detail: 'USD 10 spent' };
const cancel: Stop = { outcome: 'cancelled', detail: 'stopped' };

test('a budget that ends before or in the refactor leaves green; a cancel is a cancel', async () => {
  const one = { ...task, criteria: [] };
  const before = steps([red('r', 'ten'), green('g'), { ...green('f'), limit: budget }]);
  expect(await testDriven(before.tdd, one, start)).toMatchObject({ checkpoint: { tree: 'g' } });

  const within = steps([red('r', 'ten'), green('g'), { ...green('f'), stop: budget }]);
  expect(await testDriven(within.tdd, one, start)).toMatchObject({
    checkpoint: { tree: 'g' },
  });
  expect(within.restored).toHaveLength(1);

  const cancelled = steps([red('r', 'ten'), green('g'), { ...green('f'), limit: cancel }]);
  expect(await testDriven(cancelled.tdd, one, start)).toMatchObject({ stop: cancel });

  const inWork = steps([red('r', 'ten'), green('g'), { ...green('f'), stop: cancel }]);
  expect(await testDriven(inWork.tdd, one, start)).toMatchObject({ stop: cancel });
  expect(inWork.restored).toHaveLength(1);

  const beforeTests = steps([red('r', 'ten'), green('g'), { ...green('f'), over: cancel }]);
  expect(await testDriven(beforeTests.tdd, one, start)).toMatchObject({ stop: cancel });
  expect(beforeTests.restored).toHaveLength(1);

  const idle = steps([red('r', 'ten'), green('g'), { ...same('g'), stop: cancel }]);
  expect(await testDriven(idle.tdd, one, start)).toMatchObject({ stop: cancel });
});

test('what cannot be published ends the run, in a refactor and while putting back', async () => {
  const failed: Stop = { outcome: 'publish-failed', detail: 'the push was refused' };
  const one = { ...task, criteria: [] };
  const pushing = steps([red('r', 'ten'), green('g'), { ...green('f'), unpublished: failed }]);
  expect(await testDriven(pushing.tdd, one, start)).toMatchObject({ stop: failed });

  const back = steps([red('r', 'ten'), green('g'), { ...green('f'), failing: ['ten'] }]);
  const tdd: Steps = { ...back.tdd, restore: async () => ({ checkpoint: checkpointOf('g'), stop: failed }) };
  expect(await testDriven(tdd, one, start)).toMatchObject({ stop: failed });
});

test('a later criterion that an earlier cycle met is told, and its tests stay', async () => {
  const { tdd, events } = steps([
    red('r1', 'ten'),
    green('g1'),
    same('g1'),
    { tree: 'm1', paths: ['test/cents.js'] },
    { tree: 'm2', paths: ['test/cents.js'] },
  ]);
  const end = await testDriven(tdd, task, start);
  expect(end).toMatchObject({ checkpoint: { tree: 'm2' } });
  expect(events).toContainEqual({
    type: 'warning',
    text: 'Cycle 2: the new tests passed at once, so an earlier cycle met “rounds to cents” already',
  });
});

test('red is judged by what the new tests did', () => {
  const before = verificationOf('start', ['old']);
  const judge = (failing: string[], more: object = {}) =>
    judgeRed({ ...verificationOf('t', failing), ...more }, [], before);
  expect(judge(['old', 'new'])).toBeUndefined();
  expect(judge(['old'])).toBe('no new test fails: only those that were red before');
  expect(judge(['new'], { counts: { passed: 5, failed: 1, skipped: 0 } })).toBe(
    '2 of the new tests pass at once, so it proves nothing',
  );
  expect(judge([], { result: 'timed-out' })).toBe('the new tests ran into the time limit');
  expect(judge([], { result: 'broken' })).toBe('the test command could not start');
  expect(
    judge(['new'], { testChanges: [{ kind: 'fails', rule: 'test-skip', path: 'test/a.js', message: 'skipped' }] }),
  ).toBe('test/a.js: skipped');
});

test('a red that names no test is proven only by what it printed', () => {
  const judge = (output: string) =>
    judgeRed({ ...verificationOf('t'), result: 'failed', output }, [], verificationOf('start'));
  expect(judge('./price_test.go:6:5: undefined: Discount\nFAIL shop [build failed]')).toBeUndefined();
  expect(judge('price_test.go:3:1: syntax error: non-declaration statement outside function body')).toMatch(
    /^the new tests do not run/,
  );
  expect(judge('expected 90 but was 100')).toBeUndefined();
  expect(judge('something went wrong')).toMatch(/^no failing assertion/);
});

test.each([
  ['AssertionError [ERR_ASSERTION]: 100 == 90', 'fails'],
  ["ModuleNotFoundError: No module named 'price'", 'import'],
  ["Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/t/src/price.js'", 'import'],
  ["SyntaxError: Unexpected token '}'", 'syntax'],
  ["  x Expected ',', got 'ident' SyntaxError", 'syntax'],
  ['ReferenceError: discount is not defined', 'undeclared'],
  ["NameError: name 'discount' is not defined", 'undeclared'],
  ['TypeError: price.discount is not a function', 'fails'],
  ["AttributeError: module 'price' has no attribute 'discount'", 'fails'],
  ['NotImplementedError', 'fails'],
])('%s reads as %s', (text, kind) => {
  expect(failureKind(text)).toBe(kind);
});
