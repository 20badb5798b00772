/** Events of runs as the loop emits them, for tests of store and report. */

import type { AttemptName, Outcome, RunEvent } from '../../src/run/run.ts';
import { noUsage } from '../../src/run/usage.ts';
import type { TestFailure, Verification } from '../../src/run/verification.ts';
import type { NewDelivery } from '../../src/store/deliveries.ts';
import { checkpointOf, verificationOf } from '../support/scripted-loop.ts';

export function started(runId: string, over: Partial<Extract<RunEvent, { type: 'run-started' }>> = {}) {
  return {
    type: 'run-started',
    runId,
    version: '1.0.0',
    repository: 'acme/shop',
    story: {
      title: 'Add a discount of ten percent',
      issue: 42,
      url: 'https://github.com/acme/shop/issues/42',
      criteria: ['An order of 100 costs 90'],
    },
    trigger: { kind: 'label', actor: 'mona', url: 'https://github.com/acme/shop/issues/42' },
    settings: {
      model: { value: 'claude-sonnet-5-5', source: 'default' },
      'test-command': { value: 'npm test', source: 'repository file' },
    },
    maxIterations: 3,
    mode: 'standard',
    model: 'claude-sonnet-5-5',
    sandbox: 'bubblewrap',
    base: { branch: 'main', commit: '9c1e2f0'.padEnd(40, '0') },
    ...over,
  } as const satisfies RunEvent;
}

const verification = (over: Partial<Verification> = {}): Verification => ({
  ...verificationOf('1'.repeat(40)),
  ...{ durationMs: 2050, logPath: 'logs/test-1.log', ...over },
});

export const discountFailure: TestFailure = {
  name: 'cart › discount takes ten percent off',
  file: 'test/cart.test.js',
  line: 12,
  message: 'Expected values to be strictly equal',
  expected: '90',
  actual: '100',
};

const usage = { ...noUsage, inputTokens: 1200, outputTokens: 340, cacheReadTokens: 9000, cacheWriteTokens: 800 };

/** A whole run of `attempts` attempts, all but the last one red; the last one green where the outcome is `passed`. */
export function wholeRun(runId: string, attempts = 2, outcome: Outcome = 'passed'): RunEvent[] {
  const events: RunEvent[] = [
    started(runId),
    { type: 'commands-found', commands: { setup: 'npm ci', test: 'npm test' }, because: 'package.json' },
    { type: 'branch-named', branch: 'ai-implement/42-add-a-discount-of-ten-percent' },
    { type: 'setup-started', command: 'npm ci' },
    { type: 'setup-finished', result: 'passed', exitCode: 0, durationMs: 4100, logPath: 'logs/setup.log' },
    { type: 'baseline-started' },
    {
      type: 'baseline-finished',
      verification: verification({
        tree: '0'.repeat(40),
        logPath: 'logs/baseline.log',
        counts: { passed: 2, failed: 0, skipped: 0 },
      }),
    },
  ];
  for (let number = 1; number <= attempts; number++) {
    const green = number === attempts && outcome === 'passed';
    events.push(...attemptEvents(number, green));
  }
  if (outcome === 'passed') {
    events.push({
      type: 'pull-request-opened',
      number: 43,
      url: 'https://github.com/acme/shop/pull/43',
      draft: false,
    });
  }
  const tree = String(attempts).repeat(40).slice(0, 40);
  const detail = outcome === 'passed' ? '`npm test` exited 0' : '1 test failing (discount takes ten percent off)';
  events.push({ type: 'run-finished', outcome, detail, verifiedTree: tree, pushedTree: tree });
  return events;
}

function attemptEvents(number: number, green: boolean): RunEvent[] {
  const attempt: AttemptName = { number, phase: { name: 'standard' }, retry: number - 1, of: 3 };
  const tree = String(number).repeat(40).slice(0, 40);
  const commit = `a${tree}`.slice(0, 40);
  const red = verification({
    result: 'failed',
    exitCode: 1,
    tree,
    logPath: `logs/test-${number}.log`,
    counts: { passed: 2, failed: 1, skipped: 0 },
    failures: [discountFailure],
    output: 'AssertionError: Expected values to be strictly equal:\n\n100 !== 90\n',
    sinceLast: { fixed: [], stillFailing: number > 1 ? [discountFailure.name] : [], newlyBroken: [] },
  });
  const greenOne = verification({
    tree,
    logPath: `logs/test-${number}.log`,
    sinceLast: { fixed: number > 1 ? [discountFailure.name] : [], stillFailing: [], newlyBroken: [] },
  });
  const again: RunEvent[] =
    number === 1
      ? []
      : [
          {
            type: 'retry-started',
            attempt,
            retry: number - 1,
            of: 3,
            reason: '1 test failing (discount takes ten percent off)',
          },
        ];
  return [
    { type: 'attempt-started', attempt },
    ...again,
    {
      type: 'prompt-sent',
      attempt: number,
      text: number === 1 ? 'Add a discount of ten percent' : 'retry: 1 test failing',
    },
    {
      type: 'turn-finished',
      attempt: number,
      requestId: `req_${number}`,
      model: 'claude-sonnet-5-5',
      stopReason: 'tool_use',
      usage,
      costUsd: 0.05,
      durationMs: 1500,
      text: 'The discount belongs in src/cart.js.',
    },
    {
      type: 'tool-finished',
      attempt: number,
      tool: 'edit',
      input: '{"path":"src/cart.js","old":"return sum","new":"return sum * 0.9"}',
      result: 'edited src/cart.js',
      isError: false,
      durationMs: 12,
    },
    { type: 'waiting', reason: 'the provider is overloaded (529)', durationMs: 700 },
    { type: 'agent-finished', attempt: number, durationMs: 3100, summary: 'Takes ten percent off the sum.' },
    {
      type: 'checkpoint-made',
      attempt: number,
      checkpoint: { ...checkpointOf(tree, ['src/cart.js']), commit, insertions: 4, deletions: 1 },
    },
    { type: 'checkpoint-pushed', attempt: number, commit, tree },
    { type: 'verification-started', attempt: number },
    { type: 'verification-finished', attempt: number, verification: green ? greenOne : red },
  ];
}

/** A comment in the shop, as GitHub tells the App of it. */
export function delivery(id: string, more: Partial<NewDelivery> = {}): NewDelivery {
  const about = { name: 'issue_comment', action: 'created', repository: 'acme/shop', repository_id: 7 };
  const received_at = '2026-11-21T10:00:00.000Z';
  return { id, meaning: id, ...about, installation_id: 1, payload: '{}', received_at, ...more };
}
