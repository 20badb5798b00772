/** Runs for tests, made as real ones are: by folding events. */

import { applyEvent } from '../../src/run/fold.ts';
import type { Outcome, RecordedEvent, Run, RunEvent } from '../../src/run/run.ts';
import { noUsage } from '../../src/run/usage.ts';
import type { TestFailure, Verification } from '../../src/run/verification.ts';
import { started as sample } from '../store/sample-run.ts';
import { checkpointOf, verificationOf } from './scripted-loop.ts';

export const runId = '0b7e1c52-6f0e-4b5a-9f6d-2f6f6e1f0a01';
const startedAt = '2026-11-21T14:00:00.000Z';

/** Numbers and stamps events, one minute apart, and folds them. */
export function runOf(events: readonly RunEvent[]): { run: Run; recorded: { run: Run; event: RecordedEvent }[] } {
  let run: Run | undefined;
  const recorded = events.map((event, index) => {
    const at = new Date(Date.parse(startedAt) + index * 60_000).toISOString();
    const stamped: RecordedEvent = { ...event, seq: index + 1, at };
    run = applyEvent(run, stamped);
    return { run, event: stamped };
  });
  if (run === undefined) throw new Error('a run has events');
  return { run, recorded };
}

export const started = (change: Partial<Extract<RunEvent, { type: 'run-started' }>> = {}): RunEvent => ({
  ...sample(runId),
  ...{
    story: { title: 'Round totals', issue: 1, criteria: [] },
    trigger: { kind: 'label', actor: 'mona' },
    settings: {},
  },
  ...{ base: { branch: 'main', commit: 'b'.repeat(40) }, ...change },
});

export interface AttemptSketch {
  failures?: TestFailure[];
  passed?: number;
  summary?: string;
  output?: string;
  commit?: string;
  verification?: Partial<Verification>;
}

/** The events of one attempt and its verification. */
export function attempt(number: number, sketch: AttemptSketch, of = 3): RunEvent[] {
  const name = { number, phase: { name: 'standard' as const }, retry: number - 1, of };
  const failures = sketch.failures ?? [];
  const names = failures.map((failure) => failure.name);
  const tree = `${number}`.padStart(40, 't');
  const commit = sketch.commit ?? String(number).repeat(40);
  const retry: RunEvent[] =
    number === 1 ? [] : [{ type: 'retry-started', attempt: name, retry: number - 1, of, reason: '1 test failing (x)' }];
  return [
    { type: 'attempt-started', attempt: name },
    ...retry,
    {
      type: 'turn-finished',
      attempt: number,
      model: 'claude-sonnet-5-5',
      stopReason: 'end_turn',
      usage: { ...noUsage, inputTokens: 12_000, outputTokens: 500 },
      costUsd: 0.1,
      durationMs: 1000,
      text: '',
    },
    { type: 'agent-finished', attempt: number, durationMs: 30_000, summary: sketch.summary ?? 'Rounds each line.' },
    {
      type: 'checkpoint-made',
      attempt: number,
      checkpoint: {
        ...checkpointOf(tree, ['src/cart.js']),
        ...{ snapshot: `${number}`.padStart(40, 's'), commit, files: 2, insertions: 10 + number, deletions: 1 },
      },
    },
    { type: 'checkpoint-pushed', attempt: number, commit, tree },
    { type: 'verification-started', attempt: number },
    {
      type: 'verification-finished',
      attempt: number,
      verification: {
        ...verificationOf(tree, names),
        durationMs: 12_000,
        counts: { passed: sketch.passed ?? 10, failed: failures.length, skipped: 0 },
        failures,
        output: sketch.output ?? (failures.length === 0 ? 'ok' : 'not ok'),
        logPath: `attempt-${number}/test.log`,
        ...sketch.verification,
      },
    },
  ];
}

const url = 'https://github.test/acme/shop/pull/2';
export const opened: RunEvent = { type: 'pull-request-opened', number: 2, url, draft: true };

export function finished(outcome: Outcome, detail = ''): RunEvent {
  return { type: 'run-finished', outcome, detail, verifiedTree: 't1', pushedTree: 't1' };
}

export const found: RunEvent = {
  type: 'commands-found',
  commands: { test: 'npm test' },
  because: 'package.json has a test script',
};
export const named: RunEvent = { type: 'branch-named', branch: 'ai-implement/1-round-totals' };

export const failing: TestFailure = {
  name: 'cart › discount takes ten percent off',
  file: 'test/cart.test.js',
  line: 12,
  expected: '90',
  actual: '100',
};
