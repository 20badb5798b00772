import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { openAnthropicAgent } from '../../src/agent/anthropic.ts';
import { provider as anthropic } from '../../src/agent/providers/anthropic.ts';
import { provider as openai } from '../../src/agent/providers/openai.ts';
import { listen } from '../support/loopback.ts';
import { startModel } from '../support/model.ts';
import { attempt, openBench } from './agent-bench.ts';

test('the headers are exactly those of a run', async () => {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const baseURL = `http://127.0.0.1:${await listen(server)}`;
  expect(await anthropic.ask({ apiKey: 'the-key', baseURL }, 'm')).toMatchObject({ status: 200 });
  server.close();

  using bench = openBench();
  await using model = await startModel([{ text: 'Done.' }]);
  const options = { apiKey: 'the-key', baseURL: model.url, model: 'm', maxTurns: 1, ports: bench.ports };
  await using agent = await openAnthropicAgent(options);
  await agent.implement(attempt(), 'Do it.', new AbortController().signal);
  // What belongs to one call: its body, its time, its address.
  const own = /^(host|content-|x-stainless-(timeout|helper-method)|accept$)/;
  const plain = (headers: IncomingHttpHeaders = {}) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));
  const [run] = model.requests;
  expect(plain(asked[0])).toEqual(plain(run?.headers));
  expect(asked[0]).toMatchObject({ authorization: 'Bearer the-key' });
});

test.each(['', '/', '/v1', '/v1/'])(
  'whoever asks finds the provider where the address ends with "%s"',
  async (below) => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    const baseURL = `http://127.0.0.1:${await listen(server)}${below}`;
    for (const { ask } of [anthropic, openai])
      expect(await ask({ apiKey: 'k', baseURL }, 'm')).toMatchObject({ status: 200 });
    server.close();
    expect(asked).toEqual(['/v1/models/m', '/v1/models/m']);
  },
);

test.each([
  [401, 401],
  [404, 404],
  [500, 500],
])('an answer of %i is told as %i', async (status, told) => {
  const server = createServer((_, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end('{"type":"error","error":{"type":"x","message":"y"}}');
  });
  const baseURL = `http://127.0.0.1:${await listen(server)}`;
  expect(await anthropic.ask({ apiKey: 'k', baseURL }, 'm')).toMatchObject({ status: told });
  server.close();
});
