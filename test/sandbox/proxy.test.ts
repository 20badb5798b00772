/** The filtering proxy by itself, and what programs inside are told of it. */

import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { hostList, openNetwork, openProxy } from '../../src/sandbox/networks.ts';
import { scratch } from '../support/fixtures.ts';
import { listen } from '../support/loopback.ts';
import { until } from '../support/processes.ts';

const nowhere = 'nowhere.invalid';

test('a host that is not reached: an answer and a note that say why', async () => {
  const socketPath = join(scratch(), 'proxy.sock');
  const unreached = new Set<string>();
  const silent = '127.0.0.1:9';
  await using _ = await openProxy(socketPath, hostList([nowhere, silent]), unreached);
  expect(await get(socketPath, `http://${nowhere}/x`)).toEqual([
    502,
    `redgreen: ${nowhere} cannot be found from this machine\n`,
  ]);
  expect(await tunnelTo(socketPath, `${nowhere}:443`)).toMatch(
    /^HTTP\/1\.1 502 [\s\S]*nowhere\.invalid cannot be found/,
  );
  expect(await get(socketPath, 'http://other.invalid/')).toEqual([
    403,
    expect.stringContaining('is not among the hosts'),
  ]);
  expect(await tunnelTo(socketPath, 'other.invalid:443')).toMatch(/^HTTP\/1\.1 403 /);
  expect(await tunnelTo(socketPath, silent)).toBe('');
  expect([...unreached]).toEqual([
    `${nowhere} cannot be found from this machine`,
    'other.invalid is not among the hosts that sandbox-network lists',
    '127.0.0.1 does not answer',
  ]);
});

test('who asks again and again for what is refused gets no answer any more: npm would go on without an end', async () => {
  const socketPath = join(scratch(), 'proxy.sock');
  await using _ = await openProxy(socketPath, hostList([nowhere]));
  for (let n = 0; n < 20; n++) expect(await tunnelTo(socketPath, 'other.invalid:443')).toMatch(/^HTTP\/1\.1 403 /);
  expect(await tunnelTo(socketPath, 'other.invalid:443')).toBe('');
});

test('a command that opens thousands of connections keeps no descriptor of ours beyond a few hundred', async () => {
  const socketPath = join(scratch(), 'proxy.sock');
  await using _ = await openProxy(socketPath, hostList([nowhere]));
  const descriptors = () => readdirSync('/proc/self/fd').length;
  const before = descriptors();
  const sockets = Array.from({ length: 900 }, () => connect(socketPath).on('error', () => {}));
  await until(() => sockets.filter(({ destroyed }) => destroyed).length >= 400, 'those beyond are closed');
  // Ours are in this process too.
  expect(descriptors() - before).toBeLessThan(2 * 500 + 20);
  for (const socket of sockets) socket.destroy();
  await until(() => descriptors() <= before + 5, 'all are closed');
  expect(await get(socketPath, 'http://other.invalid/')).toEqual([403, expect.any(String)]);
});

test('10,000 odd answers of a host and odd requests to it end their own call and nothing else', {
  tags: 'full',
}, async () => {
  const draw = randomFrom(20261129);
  await using answers = createServer((socket) => {
    socket.on('error', () => {});
    const answer = oddAnswer(draw);
    socket.once('data', () => (draw(9) === 0 ? socket.resetAndDestroy() : socket.end(answer, 'latin1')));
  });
  const port = await listen(answers);
  const socketPath = join(scratch(), 'proxy.sock');
  await using _ = await openProxy(socketPath, hostList([`127.0.0.1:${port}`]));
  const broken: unknown[] = [];
  const onBroken = (error: unknown) => void broken.push(error);
  process.on('uncaughtException', onBroken).on('unhandledRejection', onBroken);
  let left = 10_000;
  const worker = async () => {
    while (left-- > 0) await sent(socketPath, oddRequest(draw, `127.0.0.1:${port}`));
  };
  await Promise.all(Array.from({ length: 50 }, worker));
  process.off('uncaughtException', onBroken).off('unhandledRejection', onBroken);
  expect(broken).toEqual([]);
  // It goes on answering.
  expect(await get(socketPath, 'http://other.invalid/')).toEqual([403, expect.any(String)]);
});

type Draw = (below: number) => number;

function randomFrom(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One of several, which stand between bars. */
const pick = (draw: Draw, from: string) => {
  const all = from.split('|');
  return all[draw(all.length)] ?? '';
};

function oddAnswer(draw: Draw): string {
  const version = pick(draw, 'HTTP/1.1|HTTP/1.1|HTTP/1.0|HTTP/2.0|ICY|');
  const status = pick(
    draw,
    '099 X|000|1 X|100 Continue|101 Switching|103 Early|200 OK|204|304 N|599|999 X|-1|200\x00|',
  );
  const lengths = 'Content-Length: -1|Content-Length: 99999|Content-Length: 2\r\nContent-Length: 3';
  const codings = 'Transfer-Encoding: chunked|Transfer-Encoding: chunked, gzip|Trailer: X-T';
  const others = `X-A: ok|X-A: \xe9\xff|X-\x01: a|: empty|Set-Cookie: a=\tb|X-Long: ${'a'.repeat(20_000)}`;
  const header = pick(draw, `${lengths}|${codings}|${others}|Connection: upgrade\r\nUpgrade: x`);
  const body = pick(draw, '|hello|5\r\nhello\r\n0\r\n\r\n|5\r\nhe|zz\r\n|\x00\xff|0\r\nX-T: \x01\r\n\r\n');
  return `${version} ${status}\r\n${header}\r\n\r\n${body}`;
}

function oddRequest(draw: Draw, authority: string): string {
  const method = pick(draw, 'GET|GET|POST|HEAD|CONNECT|CONNECT|OPTIONS|M-SEARCH|X');
  const urls = `http://${authority}/|http://${authority}/%ff?\xe9|http://|/|*|http://a:b@${authority}/|http://[::1|ftp://${authority}/`;
  const target = pick(draw, method === 'CONNECT' ? `${authority}|${authority}|127.0.0.1:99999|[::1|:|a:b` : urls);
  const headers = '|Expect: 100-continue\r\n|Connection: Upgrade\r\nUpgrade: h2c\r\n|Content-Length: 5\r\n';
  const header = pick(draw, `${headers}|Transfer-Encoding: chunked\r\n|X: \xff\r\n|Host: b\r\n`);
  const body = pick(draw, '|hello|5\r\nhello\r\n0\r\n\r\n|GET / HTTP/1.1\r\n\r\n');
  return `${method} ${target} HTTP/1.1\r\nHost: ${authority}\r\n${header}\r\n${body}`;
}

function sent(socketPath: string, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ path: socketPath, allowHalfOpen: false });
    const late = setTimeout(() => socket.destroy(), 30);
    socket
      .on('error', () => {})
      .on('close', () => {
        clearTimeout(late);
        resolve();
      })
      .resume();
    socket.write(text, 'latin1');
  });
}

test('every program is told of the proxy by the names that it reads', async () => {
  const folder = scratch();
  const hold = async () => ({ pid: 1, [Symbol.asyncDispose]: async () => {} });
  await using network = await openNetwork([nowhere], [], folder, hold);
  const url = 'http://127.0.0.1:61080';
  // Lower case: curl and git; upper case: pip and cargo; Yarn from 2 on reads its own alone.
  for (const name of ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'YARN_HTTP_PROXY', 'YARN_HTTPS_PROXY'])
    expect(network.env[name], name).toBe(url);
  for (const name of ['no_proxy', 'NO_PROXY']) expect(network.env[name]?.split(','), name).toContain('127.0.0.1');
  expect(network.env.NODE_USE_ENV_PROXY).toBe('1');
  await using closed = await openNetwork('none', [], folder, hold);
  expect(closed.env).toEqual({});
});

function get(socketPath: string, path: string): Promise<[number | undefined, string]> {
  return new Promise((answered, failed) => {
    const asked = request({ socketPath, path }, async (answer) => answered([answer.statusCode, await text(answer)]));
    asked.on('error', failed).end();
  });
}

async function tunnelTo(socketPath: string, authority: string): Promise<string> {
  const socket = connect(socketPath);
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  return await text(socket);
}
