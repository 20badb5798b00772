import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openClient, statusOf } from '../../src/github/client.ts';
import { octokitFetch } from '../../src/github/octokit-fetch.ts';
import { close, listen } from '../support/loopback.ts';

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  return { url: `http://127.0.0.1:${await listen(server)}`, [Symbol.asyncDispose]: () => close(server) };
}

const textOf = async (request: IncomingMessage) =>
  Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();

test('Octokit reads its answers: JSON, nothing, an error, and a log as it comes', async () => {
  await using server = await serve(async (request, response) => {
    const { url = '', method } = request;
    if (url.endsWith('/issues/1')) response.setHeader('content-type', 'application/json; charset=utf-8');
    if (url.endsWith('/labels'))
      response.writeHead(422, { 'content-type': 'application/json' }).end('{"message":"no"}');
    else if (method === 'DELETE') response.writeHead(204).end();
    else if (url.endsWith('/logs')) response.writeHead(302, { location: '/elsewhere' }).end();
    else if (url === '/elsewhere') response.end('line\n');
    else response.end(JSON.stringify({ title: 'Käse', number: 1, url }));
  });
  const { octokit } = openClient({ token: 't', baseUrl: server.url, fetch: octokitFetch() });
  const at = { owner: 'o', repo: 'r' };
  expect((await octokit.rest.issues.get({ ...at, issue_number: 1 })).data).toMatchObject({ title: 'Käse' });
  expect((await octokit.rest.issues.deleteComment({ ...at, comment_id: 2 })).status).toBe(204);
  const refused = await octokit.rest.issues.createLabel({ ...at, name: 'x' }).catch((error: unknown) => error);
  expect([statusOf(refused), String(refused)]).toEqual([422, expect.stringContaining('no')]);
  const request = { parseSuccessResponseBody: false };
  const { data } = await octokit.rest.actions.downloadJobLogsForWorkflowRun({ ...at, job_id: 3, request });
  expect(Buffer.concat(await Array.fromAsync(data as AsyncIterable<Buffer>)).toString()).toBe('line\n');
});

test('a redirect is followed as fetch does, and no other place gets the token', async () => {
  const asked: string[] = [];
  const note = async (request: IncomingMessage) => {
    const { method, url, headers } = request;
    asked.push([method, url, headers.authorization ?? 'no token', await textOf(request)].join(' '));
  };
  await using other = await serve(async (request, response) => {
    await note(request);
    response.end('there');
  });
  await using server = await serve(async (request, response) => {
    await note(request);
    const status = Number(/\d{3}/.exec(request.url ?? '')?.[0]);
    if (request.url?.startsWith('/away')) response.writeHead(status, { location: `${other.url}/there` }).end();
    else if (Number.isNaN(status)) response.end('here');
    else response.writeHead(status, { location: '/here' }).end();
  });
  const ask = octokitFetch();
  const headers = { authorization: 'token t' };
  for (const path of ['/301', '/away/302']) await (await ask(server.url + path, { headers })).text();
  for (const path of ['/302', '/303', '/307'])
    await (await ask(server.url + path, { method: 'POST', headers, body: 'b' })).text();
  await (await ask(`${server.url}/303`, { method: 'PATCH', headers, body: 'b' })).text();
  expect(asked).toEqual([
    ...['GET /301 token t ', 'GET /here token t ', 'GET /away/302 token t ', 'GET /there no token '],
    ...['POST /302 token t b', 'GET /here token t ', 'POST /303 token t b', 'GET /here token t '],
    ...['POST /307 token t b', 'POST /here token t b', 'PATCH /303 token t b', 'GET /here token t '],
  ]);
});

test('a redirect without an end is an answer, and an end from outside is told by its reason', async () => {
  await using server = await serve((request, response) => {
    if (request.url === '/round') response.writeHead(302, { location: '/round' }).end();
    if (request.url === '/half') response.write('{"title":');
  });
  expect((await octokitFetch()(`${server.url}/round`)).status).toBe(302);
  const late = octokitFetch()(`${server.url}/silent`, { signal: AbortSignal.timeout(50) });
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  const half = await octokitFetch()(`${server.url}/half`, { signal: AbortSignal.timeout(600) });
  await expect(half.text()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test.each([
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const)('what is sent compressed, although nobody asks for it, is unpacked: %s', async (coding, pack) => {
  const packed = pack('{"title":"Käse"}');
  await using server = await serve((request, response) => {
    response.writeHead(200, { 'content-encoding': coding, 'content-type': 'application/json' });
    if (request.url !== '/cut') response.end(packed);
    else response.write(packed.subarray(0, 10), () => response.destroy());
  });
  const ask = octokitFetch();
  const { octokit } = openClient({ token: 't', baseUrl: server.url, fetch: ask });
  expect((await octokit.request('GET /whole')).data).toEqual({ title: 'Käse' });
  // An answer that breaks off is not waited for.
  await expect((await ask(`${server.url}/cut`)).text()).rejects.toThrow();
});

test('an answer that nobody reads frees its connection, and a body of bytes is refused, not left out', async () => {
  const ports = new Set<number | undefined>();
  await using server = await serve((request, response) => {
    ports.add(request.socket.remotePort);
    response.writeHead(200, { 'content-length': 6 }).end('a body');
  });
  const ask = octokitFetch();
  await ask(server.url, { method: 'HEAD' });
  await setTimeout(50);
  await (await ask(server.url)).text();
  expect(ports.size).toBe(1);
  await expect(ask(server.url, { method: 'POST', body: new Uint8Array(3) })).rejects.toThrow('only text');
});
