import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { AgentPorts } from '../../src/agent/implementer.ts';
import { provider } from '../../src/agent/providers/anthropic.ts';
import { responsesApi } from '../../src/agent/providers/openai.ts';
import { openProviderProxy } from '../../src/agent/proxy/provider-proxy.ts';
import { call, type ModelOptions, type Script, startModel } from '../support/model.ts';
import { until } from '../support/processes.ts';
import { openBench } from './agent-bench.ts';

const key = 'sk-test-canary-0123456789';
const model = 'claude-sonnet-5-5';
const body = { model, max_tokens: 32_000, messages: [{ role: 'user', content: 'Go on.' }] };

let open: AsyncDisposableStack | undefined;
afterEach(() => open?.disposeAsync());

async function place(
  script: Script,
  more: {
    budget?: AgentPorts['budget'];
    maxTurns?: number;
    secrets?: string[];
    options?: ModelOptions;
    below?: string;
  } = {},
) {
  const { budget, maxTurns = 10, secrets = [], options = { apiKey: key }, below = '' } = more;
  const stack = new AsyncDisposableStack();
  open = stack;
  const bench = stack.use(openBench({}, secrets));
  const upstream = stack.use(await startModel(script, options));
  const ports = { ...bench.ports, budget };
  const proxy = stack.use(
    await openProviderProxy({ provider, key, baseURL: upstream.url + below, model, maxTurns, ports }),
  );
  const go = proxy.begin(1);
  const url = `http://127.0.0.1:${proxy.port}`;
  /** A call with the token of the go. */
  const post = (fields = {}, headers = {}) =>
    fetch(`${url}/v1/messages?beta=true`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': go.token, ...headers },
      body: JSON.stringify({ ...body, ...fields }),
    });
  return { bench, go, requests: upstream.requests, url, post };
}

const usage = { input_tokens: 1000, output_tokens: 100, cache_read_input_tokens: 0, cache_creation_input_tokens: 0 };
const said = async (response: Response) => ((await response.json()) as { error: { message: string } }).error.message;

describe('a call that is let through', () => {
  test.each([true, false])('gets the key, is answered as it is, and is in the record (stream: %s)', async (stream) => {
    const { bench, go, requests, post } = await place([{ text: 'Done.', usage }]);
    const answer = await post({ stream }, { 'anthropic-beta': 'effort-2025-11-24', 'x-other': 'no' });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain(stream ? 'message_stop' : 'Done.');
    expect(requests[0]?.headers).toMatchObject({ 'x-api-key': key, 'anthropic-beta': 'effort-2025-11-24' });
    expect(requests[0]?.headers['x-other']).toBeUndefined();
    expect(requests[0]?.bytes.toString()).not.toContain(go.token);
    // 1,000 in at $2 and 100 out at $10 a million.
    expect(bench.of('turn-finished')).toMatchObject([
      { attempt: 1, model, stopReason: 'end_turn', costUsd: 0.003, text: 'Done.', usage: { outputTokens: 100 } },
    ]);
    expect(await go.end()).toEqual({ atTurnLimit: false });
  });

  test.each(['/', '/v1', '/v1/'])('is answered where the address ends with %s', async (below) => {
    const { requests, post } = await place([{ text: 'Done.', usage }], { below });
    expect((await post()).status).toBe(200);
    expect(requests).toHaveLength(1);
  });

  test('has what is secret masked, and what the provider has sealed left alone', async () => {
    const { requests, post } = await place([{ text: 'Done.' }], { secrets: ['hunter22'], options: {} });
    const seen = { type: 'text', text: 'the password is hunter22' };
    await post({ messages: [{ role: 'user', content: [seen] }], metadata: { signature: 'hunter22' } });
    expect(requests[0]?.body.messages).toEqual([
      { role: 'user', content: [{ type: 'text', text: 'the password is ***' }] },
    ]);
    expect(requests[0]?.body.metadata).toEqual({ signature: 'hunter22' });
  });

  test('that breaks off is paid as far as it came, and the agent sees that it broke', async () => {
    const { bench, go, post } = await place([{ text: 'A long answer.', usage, cutAfter: 3 }]);
    await expect(post({ stream: true }).then((answer) => answer.text())).rejects.toThrow();
    expect(await go.end()).toMatchObject({ atTurnLimit: false });
    const [turn] = bench.of('turn-finished');
    expect(turn).toMatchObject({ stopReason: 'cut off', usage: { inputTokens: 1000 } });
    expect(turn?.costUsd).toBeGreaterThan(0.002);
  });
});

test('an agent that sends many large bodies at once is refused before they fill the memory', async () => {
  const { go, requests, url } = await place([{ text: 'Done.' }]);
  const headers = { 'x-api-key': go.token, 'content-length': String(31 * 1024 * 1024) };
  const part = Buffer.alloc(1024 * 1024, 32);
  const enough = Promise.withResolvers<void>();
  let refused = 0;
  const statuses = await Promise.all(
    Array.from({ length: 8 }, (_, index) => {
      const sent = request(`${url}/v1/messages`, { method: 'POST', headers });
      for (let parts = 0; parts < 30; parts++) sent.write(part);
      const answered = new Promise<number | undefined>((resolve) => {
        sent.on('response', ({ statusCode }) => resolve(statusCode)).on('error', () => resolve(undefined));
      });
      void answered.then(() => ++refused === 4 && enough.resolve());
      // None of them ends by itself.
      return Promise.race([answered, enough.promise.then(() => `held ${index}`)]).finally(() => sent.destroy());
    }),
  );
  expect(statuses.filter((status) => String(status).startsWith('held')).length).toBeLessThan(5);
  expect(requests).toEqual([]);
});

describe('an agent that hangs up before the end', () => {
  test.each([true, false])('pays for the whole answer all the same (stream: %s)', async (stream) => {
    const { bench, go, requests, url } = await place([{ text: 'A long answer.', usage, delayMs: 300 }]);
    const away = new AbortController();
    const headers = { 'content-type': 'application/json', 'x-api-key': go.token };
    const asked = { method: 'POST', headers, signal: away.signal, body: JSON.stringify({ ...body, stream }) };
    const hung = fetch(`${url}/v1/messages`, asked);
    await until(() => requests.length === 1, 'the call reaches the provider');
    away.abort();
    await expect(hung).rejects.toThrow();
    expect(await go.end()).toEqual({ atTurnLimit: false });
    expect(bench.of('turn-finished')).toMatchObject([{ costUsd: 0.003, stopReason: 'end_turn' }]);
  });

  test('and ends pays the most that it can have cost', { tags: 'full' }, async () => {
    const { bench, go, requests, post } = await place([{ text: 'A long answer.', usage, delayMs: 15_000 }]);
    const hung = post().catch(() => undefined);
    await until(() => requests.length === 1, 'the call reaches the provider');
    expect(await go.end()).toMatchObject({ atTurnLimit: false });
    await hung;
    expect(bench.of('turn-finished')).toMatchObject([{ stopReason: 'cut off', usage: { outputTokens: 32_000 } }]);
  });
});

describe('nothing else is let through', () => {
  const tool = (type: string) => ({ tools: [{ type, name: 'x' }] });
  const image = { type: 'image', source: { type: 'url', url: 'https://a.example/?stolen' } };
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['another model', { model: 'claude-opus-5-5' }, /only the model claude-sonnet-5-5/],
    ['a web search at the provider', tool('web_search_20250305'), /web_search_20250305 runs at the provider/],
    ['a web fetch at the provider', tool('web_fetch_20250910'), /runs at the provider/],
    ['code at the provider', tool('code_execution_20250825'), /runs at the provider/],
    ['a server of tools', { mcp_servers: [{ type: 'url', url: 'https://a.example' }] }, /mcp_servers is not passed on/],
    ['an image by its address', { messages: [{ role: 'user', content: [image] }] }, /go along as data/],
    ['a dearer speed', { speed: 'fast' }, /standard speed/],
  ])('%s', async (_, fields, told) => {
    const { bench, requests, post } = await place([{ text: 'Done.' }]);
    const answer = await post(fields);
    expect(answer.status).toBe(403);
    expect(await said(answer)).toMatch(told);
    expect(requests).toEqual([]);
    expect(bench.events).toEqual([]);
  });

  test('no token, a wrong one, the key itself, one of a go that is over', async () => {
    const { go, requests, post } = await place([{ text: 'Done.' }]);
    for (const token of ['', 'wrong', key]) expect((await post({}, { 'x-api-key': token })).status).toBe(401);
    await go.end();
    expect((await post()).status).toBe(401);
    expect(requests).toEqual([]);
  });

  test('another path, or another method', async () => {
    const { go, url } = await place([]);
    const headers = { authorization: `Bearer ${go.token}` };
    for (const path of ['/v1/files', '/v1/messages/batches', '/v1/organizations', '/v1/../v1/files', '//v1/messages']) {
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: '{}' });
      expect(answer.status, path).toBe(403);
    }
    expect((await fetch(`${url}/v1/messages`, { method: 'DELETE', headers })).status).toBe(403);
  });

  test('a body that is no JSON object, or a compressed one', async () => {
    const { go, url, post } = await place([]);
    const headers = { 'x-api-key': go.token };
    expect((await fetch(`${url}/v1/messages`, { method: 'POST', headers, body: '[1]' })).status).toBe(400);
    expect((await post({}, { 'content-encoding': 'zstd' })).status).toBe(415);
  });
});

describe('limits hold before a call', () => {
  test('the budget lowers what may be answered, and then ends the go', async () => {
    let spentUsd = 0;
    const budget = () => ({ spentUsd, maxUsd: 0.2 });
    const { go, requests, post } = await place([{ text: 'Done.' }], { budget });
    await (await post()).text();
    // $0.20 pays less than 20,000 tokens at $10 a million.
    expect(requests[0]?.body.max_tokens).toBeLessThan(20_000);
    expect(requests[0]?.body.max_tokens).toBeGreaterThan(19_000);
    spentUsd = 0.15;
    const refused = await post();
    expect(refused.status).toBe(403);
    expect(await said(refused)).toContain('max-cost-usd is $0.20');
    expect(go.signal.aborted).toBe(true);
    expect(await go.end()).toMatchObject({ stop: { outcome: 'over-budget' } });
    expect(requests).toHaveLength(1);
  });

  test('calls side by side share it: the second waits for what the first leaves', async () => {
    const budget = () => ({ spentUsd: 0, maxUsd: 0.35 });
    const { go, requests, post } = await place([{ text: 'One.', delayMs: 300 }, { text: 'Two.' }], { budget });
    const answers = await Promise.all([post(), post()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((requests[1]?.at ?? 0) - (requests[0]?.at ?? 0)).toBeGreaterThan(250);
    expect(await go.end()).toMatchObject({ atTurnLimit: false });
  });

  test('turns are counted', async () => {
    const { go, requests, post } = await place([{ text: 'One.' }, { text: 'Two.' }], { maxTurns: 1 });
    await (await post()).text();
    expect(await said(await post())).toContain('max-turns');
    expect(go.signal.aborted).toBe(true);
    expect(await go.end()).toMatchObject({ atTurnLimit: true });
    expect(requests).toHaveLength(1);
  });

  test('a stop of the run is one of the agent', async () => {
    const { bench, go, requests, post } = await place([]);
    bench.stopWith({ outcome: 'cancelled', detail: 'stopped by a person' });
    expect((await post()).status).toBe(403);
    expect(await go.end()).toMatchObject({ stop: { outcome: 'cancelled' } });
    expect(requests).toEqual([]);
  });
});

describe('what the provider refuses', () => {
  test('a key ends the run', async () => {
    const { go, post } = await place([], { options: { apiKey: 'another' } });
    expect((await post()).status).toBe(401);
    expect(go.signal.aborted).toBe(true);
    const { stop } = await go.end();
    expect(stop?.outcome).toBe('provider-error');
    expect(stop?.detail).toContain('anthropic-api-key');
  });

  test('an overload is passed on for the agent to wait, and costs nothing', async () => {
    const error = { status: 529, type: 'overloaded_error', message: 'Overloaded', headers: { 'retry-after': '7' } };
    const { bench, go, post } = await place([{ error }, { text: 'Done.', calls: [call('write', {})] }]);
    const answer = await post();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([529, '7']);
    expect(bench.events).toEqual([]);
    expect(go.signal.aborted).toBe(false);
    expect((await post()).status).toBe(200);
    const figures = await go.end();
    expect(figures.stop).toBeUndefined();
    expect(figures.trouble).toBeUndefined();
  });
});

describe('the Responses API', () => {
  test.each<[string, Record<string, unknown>]>([
    ['a web search', { tools: [{ type: 'web_search' }] }],
    ['a server of tools', { tools: [{ type: 'mcp', server_url: 'https://a.example' }] }],
    ['code at the provider', { tools: [{ type: 'code_interpreter' }] }],
    ['a tool hidden in a namespace', { tools: [{ type: 'namespace', tools: [{ type: 'web_search' }] }] }],
    ['a container', { tools: [{ type: 'shell', environment: { type: 'container_auto' } }] }],
    ['an image by its address', { input: [{ content: [{ type: 'input_image', image_url: 'https://a.example/x' }] }] }],
    ['a file that lies there', { input: [{ content: [{ type: 'input_file', file_id: 'file-1' }] }] }],
    ['a call in the background', { background: true }],
    ['what an earlier call had', { previous_response_id: 'resp_1' }],
    ['a dearer tier', { service_tier: 'priority' }],
    ['a tier that reads like another', { service_tier: ['auto'] }],
    ['what lies at the provider', { input: [{ type: 'item_reference', id: 'msg_1' }] }],
    ['a tool in a namespace of a namespace', { tools: [{ type: 'namespace', tools: [{ tools: [{ type: 'mcp' }] }] }] }],
    ['a server of tools that a search found', { input: [{ type: 'tool_search_output', tools: [{ type: 'mcp' }] }] }],
    [
      'tools that come along with a message',
      { input: [{ type: 'additional_tools', tools: [{ type: 'web_search' }] }] },
    ],
    ['tools that are no list', { tools: { 0: { type: 'web_search' } } }],
    [
      'an address in a mapping',
      { input: [{ content: [{ type: 'input_image', image_url: { url: 'https://a.example' } }] }] },
    ],
    ['a background that is no word of JSON', { background: 'true' }],
  ])('refuses %s', (_, fields) => {
    expect(responsesApi.refusal(fields)).toBeTypeOf('string');
  });

  test('lets tools of the agent through, and images as data', () => {
    const tools = [{ type: 'function' }, { type: 'namespace', tools: [{ type: 'function' }] }, { type: 'custom' }];
    const input = [{ content: [{ type: 'input_image', image_url: 'data:image/png;base64,AA' }] }];
    expect(responsesApi.refusal({ tools, input, service_tier: null, store: false })).toBeUndefined();
    const found = [{ type: 'tool_search_output', tools: [{ type: 'namespace', tools: [{ type: 'function' }] }] }];
    expect(responsesApi.refusal({ tools: null, input: found, background: false })).toBeUndefined();
  });
});

test.each<[string, Record<string, unknown>]>([
  ['tools that are no list', { tools: { 0: { type: 'web_search_20250305' } } }],
  ['a list in the list of tools', { tools: [[{ type: 'web_search_20250305' }]] }],
  ['an image by its address in the system prompt', { system: [{ type: 'image', source: { type: 'url', url: 'x' } }] }],
])('the Messages API: refuses %s', (_, fields) => {
  expect(provider.proxy?.refusal(fields)).toBeTypeOf('string');
});
