import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { APIConnectionError } from '@anthropic-ai/sdk';
import { expect, test } from 'vitest';
import { openAnthropicAgent } from '../../src/agent/built-in-agent.ts';
import { judgeError } from '../../src/agent/provider-error.ts';
import { call, doThenSay, type ModelReply, type ScriptedModel, startModel } from '../support/model.ts';
import { stretched } from '../support/slow-machine.ts';
import { type AgentBench, attempt, openBench } from './agent-bench.ts';

const never = new AbortController().signal;

function openAgent(bench: AgentBench, model: ScriptedModel, maxTurns = 60) {
  const { ports } = bench;
  return openAnthropicAgent({ apiKey: 'the-key', baseURL: model.url, model: 'claude-sonnet-5-5', maxTurns, ports });
}

/** One attempt against a script: how it ended, and what was sent. */
async function go(script: ModelReply[], options: { maxTurns?: number; apiKey?: string } = {}) {
  using bench = openBench();
  await using model = await startModel(script, { apiKey: options.apiKey });
  await using agent = await openAgent(bench, model, options.maxTurns);
  const end = await agent.implement(attempt(), 'Do it.', never);
  const { events, sleeps } = bench;
  const files = ['made', 'a.txt'].filter((path) => existsSync(join(bench.tree, path)));
  return { end, requests: model.requests, extensions: model.extensions(), events, sleeps, files, left: model.left() };
}

const makeFile = call('write', { file_path: 'made', content: 'x' });

test.each([
  [{ status: 429, type: 'rate_limit_error', headers: { 'retry-after': '7' } }, 7000],
  [{ status: 429, type: 'rate_limit_error', headers: { 'retry-after-ms': '250' } }, 250],
  [{ status: 529, type: 'overloaded_error' }, 1000],
  [{ status: 500, type: 'api_error' }, 1000],
  [{ status: 503, type: 'api_error', headers: { 'retry-after': '2' } }, 2000],
])('waits as told or by backoff, and sends the same request again: %o', async (error, waitMs) => {
  const { end, sleeps, extensions, requests, events } = await go([{ error }, { text: 'Done.' }]);
  expect([end.summary, end.stop]).toEqual(['Done.', undefined]);
  expect(sleeps).toEqual([waitMs]);
  expect(requests[1]?.bytes.equals(requests[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  expect(extensions).toEqual([true]);
  expect(events).toContainEqual(expect.objectContaining({ type: 'waiting', durationMs: waitMs }));
});

test('the backoff doubles up to a minute, and starts over after a whole reply', async () => {
  const overloaded = { error: { status: 529, type: 'overloaded_error' } };
  const { sleeps } = await go([
    ...Array.from({ length: 8 }, () => overloaded),
    { calls: [makeFile] },
    overloaded,
    { text: 'Done.' },
  ]);
  expect(sleeps).toEqual([1000, 2000, 4000, 8000, 16000, 32000, 60000, 60000, 1000]);
});

test('a provider that says to come back at once does not make it spin', async () => {
  const now = { error: { status: 429, headers: { 'retry-after': '0' } } };
  const { sleeps } = await go([now, now, now, now, now, { text: 'Done.' }]);
  expect(sleeps).toEqual([0, 0, 0, 8000, 16000]);
});

test('a run that is ended while it waits for the provider makes no further call', async () => {
  using bench = openBench();
  await using model = await startModel([{ error: { status: 429, headers: { 'retry-after': '600' } } }]);
  await using agent = await openAgent(bench, model);
  const stop = { outcome: 'timed-out' as const, detail: 'over' };
  const end = new AbortController();
  bench.ports.wait = async () => {
    bench.stopWith(stop);
    end.abort();
    return undefined;
  };
  expect((await agent.implement(attempt(), 'Do it.', end.signal)).stop).toEqual(stop);
  expect(model.requests).toHaveLength(1);
});

test('a run whose time is over when the provider asks for a wait is told as timed out, and no wait is begun', async () => {
  using bench = openBench();
  await using model = await startModel([{ error: { status: 429, headers: { 'retry-after': '7' } } }]);
  await using agent = await openAgent(bench, model);
  const stop = { outcome: 'timed-out' as const, detail: 'over' };
  let asked = 0;
  bench.ports.limit = async () => (++asked > 1 ? stop : undefined);
  const end = await agent.implement(attempt(), 'Do it.', never);
  expect(end.stop).toEqual(stop);
  expect([bench.sleeps, bench.of('waiting')]).toEqual([[], []]);
});

test.each([1, 3, 5, 6, 8])(
  'a stream cut after %i events is sent again, and no call of it is made',
  async (cutAfter) => {
    const half = { text: 'Now I write.', calls: [makeFile], cutAfter };
    const { end, requests, extensions, files, events } = await go([half, { text: 'Nothing done.' }]);
    expect(end.summary).toBe('Nothing done.');
    expect(requests).toHaveLength(2);
    expect(extensions).toEqual([true]);
    expect(files).toEqual([]);
    expect(events.filter(({ type }) => type === 'tool-finished')).toEqual([]);
    // What had come of it is paid.
    const turns = events.flatMap((event) => (event.type === 'turn-finished' ? [event] : []));
    expect(turns.map(({ stopReason }) => stopReason)).toEqual(['cut off', 'end_turn']);
    expect(turns[0]?.costUsd).toBeGreaterThan(0);
  },
);

test('a provider that cannot be reached ends the run, after ten more tries', async () => {
  const { end, sleeps } = await go(Array.from({ length: 12 }, () => ({ cutAfter: 0 })));
  expect(end.stop?.outcome).toBe('provider-error');
  expect(end.stop?.detail).toContain('did not answer');
  expect(sleeps).toEqual([0, 2, 4, 8, 16, 32, 60, 60, 60, 60].map((seconds) => seconds * 1000));
});

test.each([
  ['a host where nobody listens', 'ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:9', /127\.0\.0\.1:9\), try 2 of 4$/],
  [
    'a certificate that is not trusted',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'self-signed certificate',
    /not trusted here, DEPTH_ZERO_SELF_SIGNED_CERT: self-signed .*NODE_EXTRA_CA_CERTS/,
  ],
])('%s is named, and given up after three more tries', (_, code, message, reason) => {
  const cause = Object.assign(new Error(message), { code });
  const error = new APIConnectionError({ message: 'Connection error.', cause });
  const judged = [0, 1, 2, 3].map((tries) => judgeError(error, { tries, model: 'm' }));
  expect(judged.map(({ kind }) => kind)).toEqual(['wait', 'wait', 'wait', 'stop']);
  expect(judged[1]).toMatchObject({ tries: 4, reason: expect.stringMatching(reason) });
});

test.each([
  ['a refused key', { status: 401, type: 'authentication_error', message: 'invalid x-api-key' }, 'anthropic-api-key'],
  ['a key without permission', { status: 403, type: 'permission_error' }, 'anthropic-api-key'],
  [
    'an account without credit',
    { status: 400, message: 'Your credit balance is too low.' },
    'too low; it was asked with `anthropic-api-key`. Raise the limit at the provider, then try again.',
  ],
  ['a payment that is due', { status: 402, type: 'billing_error' }, 'anthropic-api-key'],
  [
    'an enforced spend limit',
    { status: 429, type: 'rate_limit_error', details: { error_code: 'enforced_spend_limit' } },
    'anthropic-api-key',
  ],
  ['an unknown model', { status: 404, type: 'not_found_error', message: 'model: claude-x' }, '`model`'],
  [
    'a request that is refused',
    { status: 400, message: 'tools.0: wrong.' },
    'refused the request: 400 tools.0: wrong.',
  ],
])('%s ends the run with one call and one sentence', async (_, error, named) => {
  const { end, requests, sleeps } = await go([{ error }, { text: 'never asked' }]);
  expect(end.stop?.outcome).toBe('provider-error');
  expect(end.stop?.detail).toContain(named);
  expect(end.stop?.detail).not.toMatch(/\.[.;]/);
  expect(end.stop?.requestId).toBe('req_error');
  expect(requests).toHaveLength(1);
  expect(sleeps).toEqual([]);
});

test('calls in a reply that the output limit cut are answered with an error and not made', async () => {
  const cut = {
    stop: 'max_tokens',
    calls: [call('write', { file_path: 'a.txt', content: 'whole' }), makeFile],
    cutInput: 20,
  };
  const { end, requests, extensions, files } = await go([cut, ...doThenSay([makeFile], 'Done in parts.')]);
  expect(end.summary).toBe('Done in parts.');
  expect(files).toEqual(['made']);
  expect(extensions).toEqual([true, true]);
  // The model sees what it had written, as far as it came.
  expect(requests[1]?.body.messages.at(-2)?.content).toMatchObject([{ input: { file_path: 'a.txt' } }, {}]);
  const answer = requests[1]?.body.messages.at(-1)?.content as { type: string; is_error?: boolean }[];
  expect(answer.map(({ type, is_error }) => [type, is_error])).toEqual([
    ['tool_result', true],
    ['tool_result', true],
    ['text', undefined],
  ]);
});

test('text that the output limit cut is gone on with', async () => {
  const { end, extensions } = await go([{ text: 'I was about', stop: 'max_tokens' }, { text: 'to finish.' }]);
  expect([end.summary, end.stop]).toEqual(['to finish.', undefined]);
  expect(extensions).toEqual([true]);
});

test('a refusal is asked once more with the same request; a second one ends the run', async () => {
  const { end, requests, extensions } = await go([{ stop: 'refusal', text: 'No.' }, { text: 'Done.' }]);
  expect([end.summary, end.stop, requests.length, extensions]).toEqual(['Done.', undefined, 2, [true]]);
  const second = await go([{ stop: 'refusal' }, { stop: 'refusal' }, { text: 'never asked' }]);
  expect(second.end.stop).toMatchObject({ outcome: 'provider-error', cause: 'model-refusal' });
  expect(second.end.stop?.detail).toContain('refused');
  expect(second.requests).toHaveLength(2);
});

test('a full context is summarised once, and the work goes on from the story', async () => {
  const { end, requests, extensions, events } = await go([
    { calls: [makeFile] },
    { text: 'so much', stop: 'model_context_window_exceeded' },
    { text: 'Wrote a file.' },
    { text: 'Done.' },
  ]);
  expect([end.summary, end.stop]).toEqual(['Done.', undefined]);
  expect(requests[3]?.body.messages).toMatchObject([
    {
      role: 'user',
      content: [{ text: 'Do it.' }, { text: expect.stringContaining('Wrote a file.') }, { type: 'text' }],
    },
  ]);
  expect(extensions).toEqual([true, true, false]);
  expect(events.filter((event) => event.type === 'turn-finished')).toHaveLength(4);
});

test('an overload while summarising is waited for; a summary that is too long as well ends the run', async () => {
  const tooLong = { error: { status: 400, message: 'prompt is too long' } };
  const before = [{ calls: [makeFile] }, tooLong, { error: { status: 529 } }, tooLong, { text: 'All of it.' }];
  const { end, sleeps } = await go([...before, { text: 'Done.' }]);
  expect([end.summary, end.stop, sleeps]).toEqual(['Done.', undefined, [1000]]);
  expect((await go([...before, tooLong])).end.stop?.detail).toContain('no longer fits');
  const alone = await go([tooLong]);
  expect(alone.end.stop).toMatchObject({
    outcome: 'provider-error',
    detail: expect.stringContaining('no longer fits'),
  });
});

test('the turn limit ends the attempt and not the run, and the next attempt goes on', async () => {
  using bench = openBench();
  const look = { text: 'Looking.', calls: [call('glob', { pattern: '**' })] };
  await using model = await startModel([look, look, look, { text: 'Done.' }]);
  await using agent = await openAgent(bench, model, 2);
  const first = await agent.implement(attempt(1), 'Do it.', never);
  expect(first.stop).toBeUndefined();
  expect(first.summary).toBe('Ended at 2 model calls (max-turns). Looking.');
  expect((await agent.implement(attempt(2), 'Red.', never)).summary).toBe('Done.');
  expect(model.extensions()).toEqual([true, true, true]);
});

test.each<[string, ModelReply[]]>([
  ['while the model is silent', [{ delayMs: 60_000, text: 'too late' }]],
  ['in the middle of a stream', [{ text: 'never whole', hangAfter: 4 }]],
  ['while a command runs', [{ calls: [call('bash', { command: 'sleep 60' }), makeFile] }]],
])('an abort %s ends the attempt at once', async (_, script) => {
  using bench = openBench();
  await using model = await startModel(script);
  await using agent = await openAgent(bench, model);
  const abort = new AbortController();
  const startedAt = performance.now();
  setTimeout(() => abort.abort(), 200);
  const end = await agent.implement(attempt(), 'Do it.', abort.signal);
  expect(performance.now() - startedAt).toBeLessThan(stretched(2000));
  expect(end.stop?.outcome).toBe('cancelled');
  expect(existsSync(join(bench.tree, 'made'))).toBe(false);
});
