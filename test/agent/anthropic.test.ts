import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openAnthropicAgent } from '../../src/agent/anthropic.ts';
import type { Prices } from '../../src/agent/cost.ts';
import { call, doThenSay, type ScriptedModel, startModel } from '../support/model.ts';
import { type AgentBench, attempt, openBench } from './agent-bench.ts';

const never = new AbortController().signal;

function openAgent(
  bench: AgentBench,
  model: ScriptedModel,
  more: { maxTurns?: number; prices?: Prices; name?: string } = {},
) {
  return openAnthropicAgent({
    apiKey: 'key-for-tests',
    baseURL: model.url,
    model: more.name ?? 'claude-sonnet-5-5',
    maxTurns: more.maxTurns ?? 60,
    prices: more.prices,
    ports: bench.ports,
  });
}

test('does the calls, ends the turn with a summary, and goes on in the same conversation', async () => {
  using bench = openBench({ 'price.js': 'export const price = 1;\n' });
  await using model = await startModel([
    { calls: [call('read', { file_path: 'price.js' }), call('grep', { pattern: 'pri.e' })] },
    ...doThenSay([call('edit', { file_path: 'price.js', old_string: '1', new_string: '2' })], 'Raised the price.'),
    ...doThenSay([call('bash', { command: 'cat price.js; exit 3' })], 'Looked again.'),
  ]);
  await using agent = await openAgent(bench, model);

  const first = await agent.implement(attempt(1), 'Raise the price.', never);
  const second = await agent.implement(attempt(2), 'Still red.', never);

  expect(first).toMatchObject({ summary: 'Raised the price.' });
  expect(first.stop).toBeUndefined();
  expect(second.summary).toBe('Looked again.');
  expect(readFileSync(join(bench.tree, 'price.js'), 'utf8')).toBe('export const price = 2;\n');
  expect(bench.of('tool-finished').map(({ tool, result }) => [tool, result])).toEqual([
    ['read', '1\texport const price = 1;'],
    ['grep', 'price.js:1:export const price = 1;\n'],
    ['edit', 'edited price.js (1 replacement(s))'],
    ['bash', 'export const price = 2;\n[exit code 3]'],
  ]);
  expect(model.extensions()).toEqual([true, true, true, true]);
  expect(Math.max(...model.marks())).toBeLessThanOrEqual(4);
  expect(bench.of('turn-finished')).toHaveLength(5);
});
