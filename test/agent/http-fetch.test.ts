import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openHttpFetch } from '../../src/agent/http-fetch.ts';
import { close, listen } from '../support/loopback.ts';
import { stretched } from '../support/slow-machine.ts';

/** A server on loopback, with the connections it saw. */
async function serve(listener: RequestListener) {
  const sockets = new Set<Socket>();
  const server = createServer(listener);
  server.on('connection', (socket) => sockets.add(socket));
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    sockets,
    [Symbol.asyncDispose]: () => close(server),
  };
}

const textOf = async (request: IncomingMessage) =>
  Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();

test('sends method, headers and body, and gives status, headers and body back', async () => {
  await using server = await serve(async (request, response) => {
    const told = { method: request.method, key: request.headers['x-key'], length: request.headers['content-length'] };
    response.writeHead(429, { 'retry-after': '3', 'set-cookie': ['a=1', 'b=2'] });
    response.end(JSON.stringify({ ...told, body: await textOf(request) }));
  });
  using http = openHttpFetch();
  const answer = await http.fetch(`${server.url}/v1?x=1`, { method: 'POST', headers: { 'X-Key': 'k' }, body: 'käse' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3']);
  expect(await answer.json()).toEqual({ method: 'POST', key: 'k', length: '5', body: 'käse' });
});

test('keeps its connection', async () => {
  await using server = await serve((_, response) => void response.end('ok'));
  using http = openHttpFetch();
  for (let i = 0; i < 3; i++) await (await http.fetch(server.url)).text();
  expect(server.sockets.size).toBe(1);
});

test.each(['before the headers', 'in the middle of the body'])(
  'ends a connection that falls silent %s',
  async (when) => {
    await using server = await serve((_, response) => {
      if (when !== 'before the headers') response.writeHead(200).write('begun');
    });
    using http = openHttpFetch({ silentMs: 200 });
    const startedAt = performance.now();
    await expect(http.fetch(server.url).then((answer) => answer.text())).rejects.toThrow();
    expect(performance.now() - startedAt).toBeLessThan(stretched(2000));
  },
);

test('an abort ends it, before the headers and in the body', async () => {
  await using server = await serve((request, response) => {
    if (request.url === '/body') response.writeHead(200).write('begun');
  });
  using http = openHttpFetch();
  for (const path of ['/silent', '/body']) {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 50);
    const whole = http.fetch(`${server.url}${path}`, { signal: abort.signal }).then((answer) => answer.text());
    await expect(whole).rejects.toThrow();
  }
});

test('goes through the proxy that the environment names, but for what it excepts', async () => {
  await using server = await serve((_, response) => void response.end('direct'));
  await using proxy = await serve((request, response) => void response.end(`proxied ${request.url}`));
  using http = openHttpFetch({ proxyEnv: { HTTP_PROXY: proxy.url } });
  expect(await (await http.fetch('http://model.example/v1')).text()).toBe('proxied http://model.example/v1');
  using excepting = openHttpFetch({ proxyEnv: { HTTP_PROXY: proxy.url, NO_PROXY: '127.0.0.1' } });
  expect(await (await excepting.fetch(server.url)).text()).toBe('direct');
});
