import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCommandAgent } from '../../src/agent/command-agents.ts';
import type { Stop } from '../../src/run/run.ts';
import { gone, longSleep } from '../support/processes.ts';
import { stretched } from '../support/slow-machine.ts';
import { type AgentBench, attempt, openBench } from './agent-bench.ts';

const never = new AbortController().signal;

function openAgent(
  bench: AgentBench,
  command: string,
  more: { env?: Record<string, string>; timeoutMs?: number } = {},
) {
  const { env = {}, timeoutMs = 30_000 } = more;
  return openCommandAgent({ command, env, timeoutMs: () => timeoutMs, ports: bench.ports });
}

test('is told again what was asked first, since it remembers nothing', async () => {
  using bench = openBench();
  await using agent = openAgent(bench, 'cat > prompt.txt');
  for (const [number, prompt] of ['The story.', 'Red once.', 'Red twice.'].entries()) {
    await agent.implement(attempt(number + 1), prompt, never);
  }
  const prompt = readFileSync(join(bench.tree, 'prompt.txt'), 'utf8');
  expect(prompt).toMatch(/asked first[\s\S]*The story\.[\s\S]*asked now:\n\nRed twice\.$/);
  expect(prompt).not.toContain('Red once.');
});

test('an agent that fails is told with its exit code and its last lines, and stops nothing itself', async () => {
  using bench = openBench();
  await using agent = openAgent(bench, 'seq 9; echo no key >&2; exit 3');
  const { stop, failure } = await agent.implement(attempt(), 'Go.', never);
  expect(stop).toBeUndefined();
  expect(failure).toBe('The agent command ended with exit code 3; it said last: 6 | 7 | 8 | 9 | no key');
  await using silent = openAgent(bench, 'exit 4');
  const end = await silent.implement(attempt(), 'Go.', never);
  expect(end.failure).toBe('The agent command ended with exit code 4 and printed nothing');
});

test('an agent that hangs at its start is ended with the time that is left, and what it said last is told', async () => {
  using bench = openBench();
  bench.stopWith({ outcome: 'timed-out', detail: 'the time is over' });
  const mark = longSleep();
  await using agent = openAgent(bench, `echo 'waiting for the licence server' >&2; ${mark}`, {
    timeoutMs: stretched(700),
  });
  const from = performance.now();
  const { stop, summary } = await agent.implement(attempt(), 'Go.', never);
  expect(performance.now() - from).toBeLessThan(stretched(10_000));
  expect(stop).toEqual({
    outcome: 'timed-out',
    detail: 'the time is over; the agent command was still at work, and said last: waiting for the licence server',
  });
  expect(summary).toBe('waiting for the licence server');
  expect(bench.of('turn-finished')).toMatchObject([
    { stopReason: 'timed-out', text: 'waiting for the licence server' },
  ]);
  await gone(mark);
});

test('an agent that cannot start names its setting', async () => {
  using bench = openBench();
  await using agent = openAgent(bench, 'no-such-agent-here');
  const { stop } = await agent.implement(attempt(), 'Go.', never);
  expect(stop?.outcome).toBe('misconfigured');
  expect(stop?.detail).toContain('agent-command');
});

test.each<[string, Stop | undefined, string]>([
  ['what the limits say', { outcome: 'timed-out', detail: 'over' }, 'timed-out'],
  ['a cancel', undefined, 'cancelled'],
])('an abort ends it at once, as %s', async (_, stop, outcome) => {
  using bench = openBench();
  await using agent = openAgent(bench, 'sleep 60');
  bench.stopWith(stop);
  const abort = new AbortController();
  setTimeout(() => abort.abort(), 100);
  const startedAt = performance.now();
  expect((await agent.implement(attempt(), 'Go.', abort.signal)).stop?.outcome).toBe(outcome);
  expect(performance.now() - startedAt).toBeLessThan(stretched(2000));
});

test('a secret in its output is masked', async () => {
  using bench = openBench({}, ['s3cret']);
  await using agent = openAgent(bench, 'echo key=s3cret');
  expect((await agent.implement(attempt(), 'Go.', never)).summary).toBe('key=***');
  expect(JSON.stringify(bench.events)).not.toContain('s3cret');
});
