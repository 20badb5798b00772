import { expect, test } from 'vitest';
import { type Task, untilGreen } from '../../src/loop/loop.ts';
import type { Stop } from '../../src/run/run.ts';
import { attemptLabel } from '../../src/run/run.ts';
import { play, type Turn } from '../support/scripted-loop.ts';

const task: Task = {
  phase: { name: 'standard' },
  maxIterations: 3,
  prompt: 'the story',
  snapshot: 'start',
};
const budget: Stop = { outcome: 'over-budget', detail: 'USD 10 spent' };

test('two reds, then green: each red is fed back once', async () => {
  const { steps, calls, prompts, events } = play([
    { tree: 'a', failing: ['adds', 'subtracts'] },
    { tree: 'b', failing: ['adds'] },
    { tree: 'c' },
  ]);
  const end = await untilGreen(steps, task);
  expect(end).toMatchObject({ attempt: { number: 3, retry: 2, of: 3 }, checkpoint: { tree: 'c' } });
  expect(prompts).toEqual(['the story', 'feedback on initial: adds, subtracts', 'feedback on retry 1/3: adds']);
  expect(calls).toEqual(
    ['initial', 'retry 1/3', 'retry 2/3'].flatMap((name) => [
      `limit ${name}`,
      `implement ${name}`,
      `checkpoint ${name}`,
      `verify ${name}`,
    ]),
  );
  expect(events.map((event) => event.type)).toEqual([
    'attempt-started',
    'attempt-started',
    'retry-started',
    'attempt-started',
    'retry-started',
  ]);
  expect(events.at(-1)).toMatchObject({ retry: 2, of: 3, reason: '1 failing (adds)' });
});

test('green at once makes one attempt and no feedback', async () => {
  const { steps, prompts, events } = play([{ tree: 'a' }]);
  expect(await untilGreen(steps, task)).toMatchObject({ attempt: { number: 1, retry: 0 } });
  expect(prompts).toEqual(['the story']);
  expect(events.map((event) => event.type)).toEqual(['attempt-started']);
});

test('3 retries, so up to 4 attempts, then failed with the last reason', async () => {
  const { steps, calls } = play(['a', 'b', 'c', 'd'].map((tree) => ({ tree, failing: ['adds'] })));
  const end = await untilGreen(steps, task);
  expect(end).toMatchObject({
    stop: { outcome: 'failed', detail: '1 failing (adds)' },
  });
  expect(calls.filter((call) => call.startsWith('implement'))).toHaveLength(4);
});

test('attempt 1 that changes nothing is no-changes, and nothing is verified', async () => {
  const { steps, calls, events } = play([{ tree: 'start' }]);
  const end = await untilGreen(steps, task);
  expect(end).toMatchObject({
    stop: { outcome: 'no-changes', detail: 'No progress detected: no file changed' },
  });
  expect(calls).toEqual(['limit initial', 'implement initial', 'checkpoint initial']);
  expect(events.at(-1)).toEqual({
    type: 'no-progress',
    attempt: 1,
    detail: 'No progress detected: no file changed',
  });
});

test('the first attempt of a later phase that changes nothing is no-progress: it is not the attempt 1 of the run', async () => {
  const { steps } = play([{ tree: 'x' }, { tree: 'x' }, { tree: 'start' }]);
  const end = await untilGreen({ ...steps, begun: 2 }, { ...task, phase: { name: 'rework', rework: 1 } });
  expect(end).toMatchObject({ stop: { outcome: 'no-progress' } });
});

test('attempt numbers go on where the run stands, retries count from 0 in each phase', async () => {
  const { steps, events } = play([
    { tree: 'x' },
    { tree: 'y' },
    { tree: 'a', failing: ['adds'] },
    { tree: 'b', failing: ['adds'] },
    { tree: 'a' },
  ]);
  const end = await untilGreen({ ...steps, begun: 2 }, { ...task, phase: { name: 'green', cycle: 2 } });
  expect(end).toMatchObject({ stop: { detail: 'No progress detected: same tree as attempt 3' } });
  const labels = events.flatMap((event) => (event.type === 'attempt-started' ? [attemptLabel(event.attempt)] : []));
  expect(labels).toEqual(['green 2', 'green 2 retry 1/3', 'green 2 retry 2/3']);
});

test('a limit is asked before the costly call: no attempt is started, none is counted', async () => {
  const { steps, calls, events } = play([
    { tree: 'a', failing: ['adds'] },
    { tree: 'b', limit: budget },
  ]);
  const end = await untilGreen(steps, task);
  expect(end).toMatchObject({ stop: budget });
  expect(calls.at(-1)).toBe('limit retry 1/3');
  expect(events.filter((event) => event.type === 'retry-started')).toHaveLength(0);
});

test('a limit before attempt 1 ends with 0 attempts', async () => {
  const { steps, calls } = play([{ tree: 'a', limit: budget }]);
  expect(await untilGreen(steps, task)).toEqual({ stop: budget });
  expect(steps.begun).toBe(0);
  expect(calls).toEqual(['limit initial']);
});

const cancel: Stop = { outcome: 'cancelled', detail: 'stopped' };
const vain: Stop = { outcome: 'setup-failed', detail: 'no test can decide' };
const late: Stop = { outcome: 'timed-out', detail: 'over' };
const refused: Stop = { outcome: 'provider-error', detail: 'The model refused' };
const proved = { sinceBaseline: { fixed: ['adds'], stillFailing: [], newlyBroken: [] } };
const fixedNow = { sinceLast: { fixed: ['adds'], stillFailing: [], newlyBroken: [] } };
const green = { checkpoint: expect.anything() };
const stoppedBy = ({ outcome }: Stop) => ({ stop: { outcome } });
const red = { failing: ['adds'] };
const noProgress = (what: string) => ({ stop: { outcome: 'no-progress', detail: `No progress detected: ${what}` } });
const again = (tree: string) => ['a', 'b', tree].map((each) => ({ tree: each, ...red }));

test.each<[what: string, turns: Turn[], end: object, verified: number]>([
  [
    'a retry that changes nothing, after a red',
    [{ tree: 'a', ...red }, { tree: 'a' }],
    noProgress('no file changed'),
    1,
  ],
  ['back at the tree of attempt 1', again('a'), noProgress('same tree as attempt 1'), 2],
  ['back at the first tree', again('start'), noProgress('same tree as before the first attempt'), 2],
  ['work that cannot be published', [{ tree: 'a', unpublished: refused }], { stop: refused }, 0],
  [
    'a stop during the tests: what they had found is kept',
    [{ tree: 'a', ...red, ended: cancel }],
    stoppedBy(cancel),
    1,
  ],
  ['out of time before its tests, as its agent was', [{ tree: 'a', stop: late, over: cancel }], stoppedBy(late), 1],
  ['over before its tests: kept and not verified', [{ tree: 'a', over: cancel }], stoppedBy(cancel), 1],
  ['nothing can decide: neither kept nor verified', [{ tree: 'a', stop: vain }], stoppedBy(vain), 0],
  ['the agent’s part of the time is over, red', [{ tree: 'a', stop: late, ...red }], stoppedBy(late), 1],
  [
    'the agent’s part of the time is over, green and a test was red before',
    [{ tree: 'a', stop: late, verification: proved }],
    green,
    1,
  ],
  ['over budget, nothing changed', [{ tree: 'start', stop: budget }], { stop: budget }, 0],
  ['over budget, red', [{ tree: 'a', stop: budget, ...red }], { stop: budget }, 1],
  ['over budget, green and a test was red before', [{ tree: 'a', stop: budget, verification: proved }], green, 1],
  [
    'over budget, green and red in the attempt before',
    [
      { tree: 'a', ...red },
      { tree: 'b', stop: budget, verification: fixedNow },
    ],
    green,
    2,
  ],
  ['refused after finished work', [{ tree: 'a', stop: refused, verification: proved }], green, 1],
  ['over budget, green, and nobody called it done', [{ tree: 'a', stop: budget }], stoppedBy(budget), 1],
  ['turn limit, green and a test was red before', [{ tree: 'a', unfinished: true, verification: proved }], green, 1],
  ['turn limit, red: fed back', [{ tree: 'a', unfinished: true, ...red }, { tree: 'b' }], green, 2],
  [
    'turn limit, green, then more work',
    [{ tree: 'a', unfinished: true }, { tree: 'b' }],
    { ...green, checkpoint: { tree: 'b' } },
    2,
  ],
  [
    'turn limit, green, then nothing left to do',
    [{ tree: 'a', unfinished: true }, { tree: 'a' }],
    // The attempt that found nothing left counts: what comes after it is the third.
    { ...green, checkpoint: { tree: 'a' }, attempt: { number: 1 } },
    1,
  ],
])('the end – %s', async (_, turns, end, verified) => {
  const { steps, calls } = play(turns);
  expect(await untilGreen(steps, task)).toMatchObject(end);
  expect(calls.filter((call) => call.startsWith('verify'))).toHaveLength(verified);
});

test('a green that nobody called done is told in the stop, and is asked about once for each retry', async () => {
  const over = play([{ tree: 'a', stop: budget }]);
  const end = await untilGreen(over.steps, task);
  expect(end).toMatchObject({
    stop: { detail: 'USD 10 spent; the tests are green over the work so far, which is kept' },
  });

  const { steps, prompts } = play(['a', 'b', 'c', 'd'].map((tree) => ({ tree, unfinished: true })));
  const never = await untilGreen(steps, task);
  expect(never).toMatchObject({ stop: { outcome: 'failed', detail: expect.stringContaining('max-turns') } });
  expect(prompts[1]).toContain('The tests are green');
  expect(prompts).toHaveLength(4);

  const { steps: later, events } = play([
    { tree: 'a', failing: ['adds'] },
    { tree: 'b', unfinished: true },
    { tree: 'c' },
  ]);
  await untilGreen(later, task);
  // The third attempt follows no red: the reason of the second is not said again.
  expect(events.filter(({ type }) => type === 'retry-started')).toMatchObject([{ retry: 1 }]);
});

test('what the tests said does not depend on what progress is judged by: the whole work tree is', async () => {
  const { steps } = play([{ tree: 'a', failing: ['adds'] }, { tree: 'a' }]);
  const held: typeof steps = {
    ...steps,
    async checkpoint(attempt) {
      const made = await steps.checkpoint(attempt);
      return { ...made, checkpoint: { ...made.checkpoint, snapshot: `whole-${attempt.number}` } };
    },
  };
  expect(await untilGreen(held, task)).toMatchObject({ attempt: { number: 2 } });
});

test('a phase may want something other than exit 0', async () => {
  const { steps, prompts, events } = play([{ tree: 'a' }, { tree: 'b', failing: ['takes ten percent off'] }]);
  const end = await untilGreen(steps, {
    ...task,
    lacks: async ({ failures }) => (failures.length === 1 ? undefined : 'no red'),
  });
  expect(end).toMatchObject({ attempt: { number: 2 }, verification: { result: 'failed' } });
  expect(prompts[1]).toMatch(/^no red\n\nfeedback on initial/);
  expect(events.at(-1)).toMatchObject({ type: 'retry-started', reason: 'no red' });
});

test('what breaks in a step comes out as it is', async () => {
  const { steps } = play([]);
  await expect(untilGreen(steps, task)).rejects.toThrow('the script has no attempt 1');
});

test('an agent that max-turns stopped before it changed anything is said to have been stopped', async () => {
  const { steps } = play([{ tree: 'start', unfinished: true }]);
  expect(await untilGreen(steps, task)).toMatchObject({ stop: { outcome: 'no-changes', cause: 'turn-limit' } });
  const later = play([
    { tree: 'a', failing: ['adds'] },
    { tree: 'a', unfinished: true },
  ]);
  expect(await untilGreen(later.steps, task)).toMatchObject({ stop: { outcome: 'no-progress', cause: 'turn-limit' } });
  const said = play([{ tree: 'start' }]);
  expect(await untilGreen(said.steps, task)).toMatchObject({ stop: { outcome: 'no-changes', cause: undefined } });
});
