/** What is asked for, what it may cost, and when a conversation is shortened – over the strict model. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AnthropicAgentOptions, openAnthropicAgent } from '../../src/agent/built-in-agent.ts';
import { call, type ModelOptions, type ModelReply, type Script, startModel } from '../support/model.ts';
import { attempt, openBench } from './agent-bench.ts';

const never = new AbortController().signal;
const makeFile = call('write', { file_path: 'made', content: 'x' });
const look: ModelReply = { thinking: 'Hm.', calls: [call('glob', { pattern: '**' })] };

interface Sent extends Record<string, unknown> {
  max_tokens: number;
  messages: { role: string; content: Record<string, unknown>[] }[];
}

interface Case extends Partial<AnthropicAgentOptions> {
  budget?: { spentUsd: number; maxUsd: number };
  prompts?: string[];
  /** That pass from one look at the clock to the next. */
  minutes?: number;
  files?: Record<string, string>;
}

/** Attempts against a script, one for each prompt: how the last ended, and what was sent. */
async function go(
  script: Script,
  { budget, prompts = ['Do it.'], files, minutes = 0, ...more }: Case = {},
  of: ModelOptions = {},
) {
  using bench = openBench(files);
  await using model = await startModel(script, of);
  let asked = 0;
  const ports = { ...bench.ports, budget: () => budget, now: () => performance.now() + minutes * 60_000 * asked++ };
  const defaults = { apiKey: 'k', baseURL: model.url, model: 'claude-sonnet-5-5', maxTurns: 60 };
  await using agent = await openAnthropicAgent({ ...defaults, ...more, ports });
  let end: Awaited<ReturnType<typeof agent.implement>> | undefined;
  for (const [index, prompt] of prompts.entries()) end = await agent.implement(attempt(index + 1), prompt, never);
  const { requests, problems } = model;
  const bodies = requests.map(({ body }) => body as unknown as Sent);
  const turns = bench.of('turn-finished');
  return { end, bodies, problems, turns, extensions: model.extensions(), made: existsSync(join(bench.tree, 'made')) };
}

const done: ModelReply = { text: 'Done.' };

test.each<[string, Case, ModelOptions, number]>([
  ['what the model allows', {}, {}, 128_000],
  ['of a smaller model', { model: 'claude-haiku-4-5-20251001' }, {}, 64_000],
  ['as the Models API has it', {}, { modelInfo: { max_input_tokens: 400_000, max_tokens: 50_000 } }, 50_000],
  ['a budget that reaches for all of it', { budget: { spentUsd: 1, maxUsd: 10 } }, {}, 128_000],
  ['a model without a price', { model: 'no-such-model', budget: { spentUsd: 0, maxUsd: 0.01 } }, {}, 64_000],
])('max_tokens: %s', async (_, options, model, expected) => {
  const { bodies } = await go([done], options, model);
  expect(bodies[0]?.max_tokens).toBe(expected);
});

test('max_tokens is what the rest of the budget pays, the prompt taken off, and below 8,000 no call is made', async () => {
  const short = await go([done], { budget: { spentUsd: 9.8, maxUsd: 10 } });
  expect(short.bodies[0]?.max_tokens).toBeGreaterThan(19_000);
  expect(short.bodies[0]?.max_tokens).toBeLessThan(20_000);

  const spent = await go([done], { budget: { spentUsd: 9.93, maxUsd: 10 } });
  expect(spent.bodies).toHaveLength(0);
  expect(spent.end?.stop).toMatchObject({ outcome: 'over-budget' });
  expect(spent.end?.stop?.detail).toMatch(
    /^\$9\.93 spent, the next call could cost \$0\.0[89], and max-cost-usd is \$10\.00$/,
  );
});

test('a prompt that is still cached is paid as such, one that may have gone as written anew', async () => {
  const usage = { input_tokens: 100_000, output_tokens: 10 };
  const script = [{ ...look, usage }, done];
  const warm = await go(script, { budget: { spentUsd: 9.9, maxUsd: 10 } });
  expect(warm.bodies[1]?.max_tokens).toBeGreaterThan(8_000);
  expect(warm.bodies[1]?.max_tokens).toBeLessThan(9_000);
  const cold = await go(script, { budget: { spentUsd: 9.9, maxUsd: 10 }, minutes: 5 });
  expect(cold.bodies).toHaveLength(1);
  expect(cold.end?.stop).toMatchObject({ outcome: 'over-budget' });
});

test('effort is said where it is set, and stays the same through the conversation', async () => {
  const none = await go([done]);
  expect(none.bodies[0]).not.toHaveProperty('output_config');
  const set = await go([look, done], { effort: 'medium' });
  expect(set.bodies.map(({ output_config }) => output_config)).toEqual([{ effort: 'medium' }, { effort: 'medium' }]);
  expect(set.extensions).toEqual([true]);
});

test.each([
  [4 * 60_000, { type: 'ephemeral' }],
  [4 * 60_000 + 1, { type: 'ephemeral', ttl: '1h' }],
])('tests of %i ms: the cache is kept for %o', async (testMs, expected) => {
  const { bodies, extensions } = await go([look, done, done], { testMs: () => testMs, prompts: ['One.', 'Two.'] });
  expect(bodies.map(({ cache_control }) => cache_control)).toEqual([expected, expected, expected]);
  expect(extensions).toEqual([true, true]);
});

const big = { files: { 'big.txt': `${'a line of a long file\n'.repeat(3000)}` } };
const readBig: ModelReply = {
  thinking: 'Read it.',
  calls: [call('read', { file_path: 'big.txt' })],
  usage: { input_tokens: 600, output_tokens: 10, cache_creation_input_tokens: 0 },
};
const summary: ModelReply = { text: 'Read the file; next: write.' };
const asksForSummary = (body: Sent | undefined) =>
  JSON.stringify(body?.messages.at(-1)).includes('has to be shortened');
const small = { modelInfo: { max_input_tokens: 30_000, max_tokens: 9_000 } };

test('before 70 % of the window the model sums up in its own words, between a result and the next call', async () => {
  const { bodies, end, made, problems } = await go([readBig, summary, { calls: [makeFile] }, done], big, small);
  expect([end?.summary, made]).toEqual(['Done.', true]);
  expect(bodies.map(asksForSummary)).toEqual([false, true, false, false]);
  expect(bodies[1]?.messages.at(-1)?.content[0]).toMatchObject({ type: 'tool_result' });
  expect(bodies[2]?.messages).toHaveLength(1);
  expect(JSON.stringify(bodies[2]?.messages)).toMatch(/Do it\..*Read the file; next: write\./);
  expect(problems).toEqual([]);
});

test('a prompt that has just come is not summarised away, and what it says outlives the summary', async () => {
  const full = { ...done, usage: { input_tokens: 25_000, output_tokens: 10 } };
  const { bodies } = await go(
    [full, { ...look, usage: { input_tokens: 25_100 } }, summary, done],
    { prompts: ['The story.', 'Still red.'] },
    small,
  );
  expect(bodies.map(asksForSummary)).toEqual([false, false, true, false]);
  const kept = JSON.stringify(bodies[3]?.messages);
  expect(kept).toContain('The story.');
  expect(kept).toContain('Still red.');
});

test('a text that is empty or blank is not sent back, nor is an empty reply', async () => {
  const replies: ModelReply[] = [
    { thinking: 'Hm.', text: '', calls: [makeFile] },
    { text: ' \n ', calls: [makeFile] },
    { text: '' },
    done,
  ];
  const { end, problems, made } = await go(replies, { prompts: ['One.', 'Two.'] });
  expect([end?.summary, made, problems]).toEqual(['Done.', true, []]);
});

test('half of a character, as a cut or a name that is not UTF-8 leaves it, does not make a request that is no JSON', async () => {
  const files = { 'long.txt': `${'x'.repeat(1_999)}😀` };
  const script = [
    { calls: [call('read', { file_path: 'long.txt' })] },
    { calls: [call('read', { file_path: '\uD83D' })] },
    done,
  ];
  const { end, bodies, problems } = await go(script, { files, prompts: ['Held back: src/\uDCFF.js, not \\udcff 😀'] });
  expect([end, problems]).toEqual([{ summary: 'Done.' }, []]);
  expect(JSON.stringify(bodies[0])).toContain('src/\uFFFD.js, not \\\\udcff 😀');
  expect(JSON.stringify(bodies[2])).toMatch(/x\uFFFD\[… .*"file_path":"\uFFFD"/);
});

test('JSON that is none: the model is told, and each reply is counted', async () => {
  const broken: ModelReply = { calls: [makeFile], rawInput: '{"file_path": "made", "content": "x' };
  const { bodies, turns, problems, end, made } = await go([broken, { calls: [makeFile] }, done]);
  expect(bodies[1]?.messages.at(-1)?.content).toMatchObject([
    { is_error: true, content: expect.stringContaining('no JSON object') },
  ]);
  expect(turns).toHaveLength(3);
  expect(turns.every(({ costUsd }) => (costUsd ?? 0) > 0)).toBe(true);
  expect([end?.summary, made, problems]).toEqual(['Done.', true, []]);
});

test('few calls and little money are told in time', async () => {
  const calls = await go(
    Array.from({ length: 10 }, () => look),
    { maxTurns: 10 },
  );
  const told = JSON.stringify(calls.bodies.at(-1)?.messages);
  expect(told.match(/model calls left/g)).toHaveLength(1);
  expect(told).toContain('You have 3 model calls left');
  expect(calls.extensions.every(Boolean)).toBe(true);

  const money = await go([look, look, done], { budget: { spentUsd: 8.5, maxUsd: 10 } });
  expect(JSON.stringify(money.bodies.at(-1)?.messages).match(/\$1\.50 of the budget left/g)).toHaveLength(1);
});
