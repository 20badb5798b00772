import { expect, test } from 'vitest';
import { eventLines } from '../../src/entry/terminal.ts';
import { applyEvent, foldRun } from '../../src/run/fold.ts';
import { type AttemptName, attemptLabel, type RecordedEvent, type RunEvent } from '../../src/run/run.ts';
import { noUsage } from '../../src/run/usage.ts';
import { started as sample } from '../store/sample-run.ts';
import { checkpointOf, verificationOf } from '../support/scripted-loop.ts';

const started = sample('r1', {
  ...{ story: { title: 'Discount', issue: 7, criteria: ['takes ten percent off'] }, trigger: { kind: 'label' } },
  ...{ settings: { 'max-iterations': { value: 3, source: 'default' } }, base: { branch: 'main', commit: 'base' } },
});
const attempt = (number: number, retry = number - 1): AttemptName => ({
  number,
  phase: { name: 'standard' },
  retry,
  of: 3,
});
const usage = { ...noUsage, inputTokens: 100, outputTokens: 10 };
const turn = (of: number | 'review', costUsd: number | null, requestId?: string): RunEvent => ({
  type: 'turn-finished',
  attempt: of,
  requestId,
  model: 'claude-sonnet-5-5',
  stopReason: 'end_turn',
  usage,
  costUsd,
  durationMs: 5,
  text: 'done',
});

/** Numbered from 1, one second apart. */
function record(events: readonly RunEvent[]): RecordedEvent[] {
  return events.map((event, index) => ({
    ...event,
    seq: index + 1,
    at: new Date(Date.UTC(2026, 10, 21, 9, 0, index)).toISOString(),
  }));
}

const redThenGreen: RunEvent[] = [
  started,
  { type: 'commands-found', commands: { setup: 'npm ci', test: 'npm test' }, because: 'package.json' },
  { type: 'branch-named', branch: 'ai-implement/7-discount' },
  { type: 'setup-started', command: 'npm ci' },
  { type: 'setup-finished', result: 'passed', exitCode: 0, durationMs: 900, logPath: 'logs/setup.log' },
  { type: 'baseline-started' },
  { type: 'baseline-finished', verification: verificationOf('base') },
  { type: 'attempt-started', attempt: attempt(1) },
  { type: 'prompt-sent', attempt: 1, text: 'the story' },
  turn(1, 0.1, 'req_1'),
  { type: 'tool-finished', attempt: 1, tool: 'edit', input: '{}', result: 'ok', isError: false, durationMs: 1 },
  { type: 'waiting', reason: 'overloaded', durationMs: 4000 },
  { type: 'agent-finished', attempt: 1, durationMs: 5000, summary: 'wrote it' },
  { type: 'checkpoint-made', attempt: 1, checkpoint: checkpointOf('a', ['src/price.js']) },
  { type: 'checkpoint-pushed', attempt: 1, commit: 'c1', tree: 'a' },
  { type: 'pull-request-opened', number: 12, url: 'https://example.test/12', draft: true },
  { type: 'verification-started', attempt: 1 },
  { type: 'verification-finished', attempt: 1, verification: verificationOf('a', ['takes ten percent off']) },
  { type: 'attempt-started', attempt: attempt(2) },
  { type: 'retry-started', attempt: attempt(2), retry: 1, of: 3, reason: '1 test failing (takes ten percent off)' },
  turn(2, 0.2),
  { type: 'agent-finished', attempt: 2, durationMs: 2000, summary: 'repaired it' },
  { type: 'checkpoint-made', attempt: 2, checkpoint: checkpointOf('b', ['src/price.js']) },
  { type: 'checkpoint-pushed', attempt: 2, commit: 'c2', tree: 'b' },
  { type: 'verification-started', attempt: 2 },
  { type: 'verification-finished', attempt: 2, verification: verificationOf('b') },
  { type: 'review-started' },
  turn('review', 0.05),
  {
    type: 'review-finished',
    review: {
      verdict: 'request_changes',
      summary: '',
      criteria: [],
      findings: [],
      askedFor: [],
      usage,
      costUsd: 0.05,
    },
  },
  { type: 'warning', text: 'above 5 retries' },
  { type: 'run-finished', outcome: 'passed', detail: 'green', verifiedTree: 'b', pushedTree: 'b' },
];

test('a run that went red, then green', () => {
  const run = foldRun(record(redThenGreen));
  expect(run).toMatchObject({
    id: 'r1',
    state: 'finished',
    outcome: 'passed',
    branch: 'ai-implement/7-discount',
    commands: { setup: 'npm ci', test: 'npm test', because: 'package.json' },
    setup: { result: 'passed', exitCode: 0 },
    baseline: { result: 'passed', tree: 'base' },
    attemptCount: 2,
    retryCount: 1,
    headSha: 'c2',
    verifiedTree: 'b',
    pushedTree: 'b',
    pullRequest: { number: 12, draft: true },
    waitMs: 4000,
    reviewCostUsd: 0.05,
    warnings: ['above 5 retries'],
    bestAttempt: undefined,
    startedAt: '2026-11-21T09:00:00.000Z',
    doing: 'finished',
    lastSeq: redThenGreen.length,
  });
  expect(run.costUsd).toBeCloseTo(0.35);
  expect(run.usage.inputTokens).toBe(300);
  expect(run.reviewUsage.inputTokens).toBe(100);
  expect(run.changes).toEqual([
    'Pull request #12',
    'Implementation retry 1/3: 1 test failing (takes ten percent off)',
    'Review: request changes',
  ]);
  expect(run.attempts).toMatchObject([
    {
      label: 'initial',
      agentMs: 5000,
      testMs: 10,
      waitMs: 4000,
      turns: 1,
      requestIds: ['req_1'],
      summary: 'wrote it',
      pushedCommit: 'c1',
    },
    { label: 'retry 1/3', reason: '1 test failing (takes ten percent off)', requestIds: [], pushedCommit: 'c2' },
  ]);
});

test('folding step by step gives the same run at every event, and leaves the run before it alone', () => {
  const events = record(redThenGreen);
  let run = applyEvent(undefined, events[0] as RecordedEvent);
  for (const [index, event] of events.entries()) {
    if (index === 0) continue;
    const before = structuredClone(run);
    const after = applyEvent(run, event);
    expect(run).toEqual(before);
    expect(after).toEqual(foldRun(events.slice(0, index + 1)));
    run = after;
  }
});

test('an unknown cost makes the sum unknown, not smaller', () => {
  const run = foldRun(
    record([started, { type: 'attempt-started', attempt: attempt(1) }, turn(1, 0.1), turn(1, null), turn('review', 1)]),
  );
  expect(run.costUsd).toBeNull();
  expect(run.attempts[0]?.costUsd).toBeNull();
  expect(run.reviewCostUsd).toBe(1);
});

test('a run that ends red names the attempt with the fewest failures, the later of equals', () => {
  const events: RunEvent[] = [started];
  for (const [index, failing] of [['x', 'y'], ['x'], ['x'], ['x', 'y', 'z']].entries()) {
    const number = index + 1;
    events.push(
      { type: 'attempt-started', attempt: attempt(number) },
      { type: 'verification-finished', attempt: number, verification: verificationOf(`t${number}`, failing) },
    );
  }
  events.push({ type: 'run-finished', outcome: 'failed', detail: '3 failing' });
  expect(foldRun(record(events)).bestAttempt).toBe(3);
});

test('in a workspace the commands that are told are those that ran on the tree where the run stands', () => {
  const whole = { build: 'b', test: 'a; b' };
  const narrow = { ...verificationOf('a'), decided: { build: undefined, test: 'a', because: 'projects: a', whole } };
  const all = { ...verificationOf('b', ['x']), decided: { ...whole, because: 'projects: a, b' } };
  const events: RunEvent[] = [
    started,
    { type: 'commands-found', commands: { setup: 'npm ci', ...whole }, because: 'projects: a, b' },
    { type: 'attempt-started', attempt: attempt(1) },
    { type: 'verification-finished', attempt: 1, verification: narrow },
    { type: 'attempt-started', attempt: attempt(2) },
    { type: 'verification-finished', attempt: 2, verification: all },
    { type: 'green-restored', attempt: 1, tree: 'a', reason: 'rework 1 did not come back to green' },
  ];
  const commandsAfter = (count: number) => foldRun(record(events.slice(0, count))).commands;
  expect(commandsAfter(4)).toEqual({ setup: 'npm ci', test: 'a', because: 'projects: a', whole });
  expect(commandsAfter(6)).toEqual({ setup: 'npm ci', ...whole, because: 'projects: a, b' });
  expect(commandsAfter(7)).toEqual(commandsAfter(4));
});

test('a wait between attempts, or of a review, is the run’s and no attempt’s', () => {
  const wait: RunEvent = { type: 'waiting', reason: 'busy', durationMs: 500 };
  const ended = redThenGreen.findIndex(({ type }) => type === 'verification-finished') + 1;
  const run = foldRun(record([...redThenGreen.slice(0, ended), wait]));
  expect([run.waitMs, run.attempts[0]?.waitMs, run.doing]).toEqual([4500, 4000, 'waiting for the provider']);
});

test('what stood in the way stays told: no progress, a refused pull request, a missing review, an interruption', () => {
  const run = foldRun(
    record([
      started,
      { type: 'waiting', reason: 'rate limit', durationMs: 30 },
      { type: 'attempt-started', attempt: attempt(1) },
      {
        type: 'agent-finished',
        attempt: 1,
        durationMs: 1,
        summary: '',
        stop: { outcome: 'over-budget', detail: 'USD 10', requestId: 'req_1' },
      },
      { type: 'no-progress', attempt: 1, detail: 'No progress detected: no file changed' },
      { type: 'pull-request-refused', reason: 'not allowed', compareUrl: 'https://example.test/compare' },
      { type: 'green-restored', attempt: 1, tree: 't', reason: 'refactor 1 turned red' },
      { type: 'review-missing', reason: 'no key' },
      { type: 'interrupted', reason: 'worker gone' },
    ]),
  );
  expect(run).toMatchObject({
    state: 'running',
    waitMs: 30,
    notReviewed: 'no key',
    pullRequestRefused: { reason: 'not allowed' },
    doing: 'interrupted: worker gone',
    headSha: undefined,
  });
  expect(run.attempts[0]).toMatchObject({
    noProgress: 'No progress detected: no file changed',
    stop: { outcome: 'over-budget' },
    requestIds: ['req_1'],
    waitMs: 0,
  });
});

test('a list of events that is no run breaks, and says why', () => {
  expect(() => foldRun([])).toThrow('at least its run-started event');
  expect(() => foldRun(record([{ type: 'baseline-started' }]))).toThrow('run-started, not baseline-started');
  expect(() => foldRun(record([started, started]))).toThrow('a run starts once');
});

test.each([
  [{ name: 'standard' }, 0, 'initial'],
  [{ name: 'standard' }, 1, 'retry 1/3'],
  [{ name: 'red', cycle: 1 }, 0, 'red 1'],
  [{ name: 'green', cycle: 1 }, 0, 'green 1'],
  [{ name: 'green', cycle: 1 }, 1, 'green 1 retry 1/3'],
  [{ name: 'refactor', cycle: 1 }, 0, 'refactor 1'],
  [{ name: 'rework', rework: 1 }, 0, 'rework 1'],
  [{ name: 'rework', rework: 1 }, 1, 'rework 1 retry 1/3'],
] as const)('%j with retry %i reads %s', (phase, retry, label) => {
  expect(attemptLabel({ number: 9, phase, retry, of: 3 })).toBe(label);
});

test('a green says which of its checks it is at', () => {
  const checked: RunEvent[] = [
    started,
    { type: 'attempt-started', attempt: attempt(1) },
    { type: 'verification-started', attempt: 1 },
    { type: 'check-started', name: 'without the change', number: 2, of: 6 },
  ];
  const run = foldRun(record(checked));
  expect(run.doing).toBe('green, being checked (2 of 6: without the change)');
  const [last] = record(checked).slice(-1);
  expect(last && eventLines(last, run)).toMatchObject([{ text: 'Check 2 of 6: without the change' }]);
  const after: RunEvent[] = [{ type: 'review-started' }, turn('review', 0.1)];
  expect(foldRun(record([...checked, ...after])).doing).toBe('reviewing');
});

test('an agent that has ended before the tests of the base leaves a run that is at its tests', () => {
  const agent: RunEvent = { type: 'agent-finished', attempt: 1, durationMs: 1, summary: '' };
  const early: RunEvent[] = [started, { type: 'attempt-started', attempt: attempt(1) }, agent];
  expect(foldRun(record(early)).doing).toBe('running the tests');
});
