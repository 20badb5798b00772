import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { Messages } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import { expect, test } from 'vitest';
import { openClient } from '../../src/agent/client.ts';
import { close, listen } from '../support/loopback.ts';
import { type ModelRequest, startModel } from '../support/model.ts';

test('asks for a reply exactly as the client of the SDK does', async () => {
  await using model = await startModel([{ text: 'Hello.' }, { text: 'Hello.' }], { apiKey: 'the-key' });
  const of = { apiKey: 'the-key', baseURL: model.url };
  const messages = [{ role: 'user' as const, content: 'Käse' }];
  const params = { model: 'm', max_tokens: 10, betas: ['one', 'two'], messages };

  const theirs = await new Messages(new BaseAnthropic({ ...of, logLevel: 'off' })).create({ ...params, stream: true });
  expect((await Array.fromAsync(theirs)).at(-1)?.type).toBe('message_stop');
  using client = openClient(of);
  const ours = await client.stream(params, new AbortController().signal);
  expect((await Array.fromAsync(ours.events)).at(-1)?.type).toBe('message_stop');

  const told = ({ headers, bytes, path }: ModelRequest) => {
    const read = ['authorization', 'anthropic-version', 'anthropic-beta', 'content-type', 'content-length', 'accept'];
    return [path, bytes.toString(), ...read.map((name) => headers[name])];
  };
  const [first, second] = model.requests.map(told);
  expect(second).toEqual(first);
});

test('a reply that a gateway compresses, although nobody asks for it, is read', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'text/event-stream' });
    response.end(gzipSync('event: message_stop\ndata: {"type":"message_stop"}\n\n'));
  });
  using client = openClient({ apiKey: 'k', baseURL: `http://127.0.0.1:${await listen(server)}/` });
  const params = { model: 'm', max_tokens: 10, messages: [] };
  const { events } = await client.stream(params, new AbortController().signal);
  expect(await Array.fromAsync(events)).toEqual([{ type: 'message_stop' }]);
  await close(server);
});
