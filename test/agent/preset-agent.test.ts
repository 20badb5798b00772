import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPresetAgent } from '../../src/agent/command-agents.ts';
import type { Implementer } from '../../src/agent/implementer.ts';
import { presets, providers } from '../../src/agent/providers-and-presets.ts';
import { codingAgents, startResponsesModel } from '../support/coding-agents.ts';
import { call, doThenSay, startModel } from '../support/model.ts';
import { type AgentBench, attempt, openBench } from './agent-bench.ts';

const never = new AbortController().signal;
const key = 'sk-test-canary-0123456789';

async function openAgent(
  bench: AgentBench,
  name: string,
  options: { baseURL: string; model: string; path: string; maxTurns?: number },
): Promise<Implementer> {
  const { baseURL, model, path, maxTurns = 10 } = options;
  const preset = presets.get(name);
  const provider = providers.get(preset?.provider ?? '');
  if (preset === undefined || provider === undefined) throw new Error(`no preset ${name}`);
  return openPresetAgent({
    preset,
    ...{ provider, key, baseURL, model },
    maxTurns,
    env: { PATH: path },
    timeoutMs: () => 30_000,
    ports: bench.ports,
  });
}

const writes = doThenSay([call('write', { file_path: 'price.txt', content: '90\n' })], 'The price is 90.');

describe('claude-code', () => {
  const model = 'claude-sonnet-5-5';

  test('is told again what was asked first', async () => {
    using bench = openBench();
    using programs = codingAgents();
    await using provider = await startModel([...writes, { text: 'Nothing more.' }], { apiKey: key });
    await using agent = await openAgent(bench, 'claude-code', { baseURL: provider.url, model, path: programs.path });
    await agent.implement(attempt(1), 'The story.', never);
    await agent.implement(attempt(2), 'Red.', never);
    expect(provider.requests.at(-1)?.bytes.toString()).toMatch(/asked first.*The story\..*asked now:.*Red\./);
    expect(bench.of('turn-finished').at(-1)?.attempt).toBe(2);
  });

  test('is ended at its turn limit', async () => {
    using bench = openBench();
    using programs = codingAgents();
    await using provider = await startModel(writes, { apiKey: key });
    const given = { baseURL: provider.url, model, path: programs.path, maxTurns: 1 };
    await using agent = await openAgent(bench, 'claude-code', given);
    const end = await agent.implement(attempt(), 'Go.', never);
    expect(end).toMatchObject({ unfinished: true, summary: expect.stringContaining('max-turns') });
    expect(end.stop).toBeUndefined();
  });

  test('ends the run where the provider does not answer', async () => {
    using bench = openBench();
    using programs = codingAgents();
    const error = { status: 529, type: 'overloaded_error', message: 'Overloaded' };
    await using provider = await startModel([{ error }], { apiKey: key });
    await using agent = await openAgent(bench, 'claude-code', { baseURL: provider.url, model, path: programs.path });
    const { stop } = await agent.implement(attempt(), 'Go.', never);
    expect(stop?.outcome).toBe('provider-error');
    expect(stop?.detail).toContain('Overloaded');
  });
});

test('codex works in the tree, on the Responses API', async () => {
  using bench = openBench();
  using programs = codingAgents();
  const given = JSON.stringify({ cmd: 'echo 90 > price.txt' });
  await using provider = await startResponsesModel([
    { type: 'function_call', call_id: 'c1', name: 'exec_command', arguments: given },
    { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'The price is 90.' }] },
  ]);
  const model = 'gpt-x';
  await using agent = await openAgent(bench, 'codex', { baseURL: provider.url, model, path: programs.path });
  const end = await agent.implement(attempt(), 'Make it 90.', never);
  expect(end).toMatchObject({ summary: 'The price is 90.' });
  expect(readFileSync(join(bench.tree, 'price.txt'), 'utf8')).toBe('90\n');
  expect(provider.requests.map((request) => request.key)).toEqual([`Bearer ${key}`, `Bearer ${key}`]);
  // No price is known for it.
  expect(bench.of('turn-finished')).toMatchObject([
    { model, costUsd: null, usage: { inputTokens: 600, cacheReadTokens: 400, outputTokens: 50 } },
    { model, text: 'The price is 90.' },
  ]);
});

test.each([...presets.keys()])('%s: a program that is missing names what installs it', async (name) => {
  using bench = openBench();
  const given = { baseURL: 'http://127.0.0.1:9', model: 'claude-sonnet-5-5', path: '/usr/bin:/bin' };
  await using agent = await openAgent(bench, name, given);
  const { stop } = await agent.implement(attempt(), 'Go.', never);
  expect(stop?.outcome).toBe('misconfigured');
  expect(stop?.detail).toContain(presets.get(name)?.install);
});
