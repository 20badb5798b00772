/** The filtering proxy by itself, and what programs inside are told of it. */

import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { hostList } from '../../src/sandbox/host-list.ts';
import { openNetwork } from '../../src/sandbox/networks.ts';
import { openProxy } from '../../src/sandbox/proxy.ts';

const nowhere = 'nowhere.invalid';

test('a listed host without an address: 502 and why, and it is not among the refused', async () => {
  await using folder = await makeFolder();
  const socketPath = join(folder.path, 'proxy.sock');
  await using proxy = await openProxy(socketPath, hostList([nowhere]));
  expect(await get(socketPath, `http://${nowhere}/x`)).toEqual([
    502,
    `redgreen: ${nowhere} cannot be found from this machine\n`,
  ]);
  expect(await tunnelTo(socketPath, `${nowhere}:443`)).toMatch(
    /^HTTP\/1\.1 502 [\s\S]*nowhere\.invalid cannot be found/,
  );
  expect([...proxy.refused]).toEqual([]);
  expect(await get(socketPath, 'http://other.invalid/')).toEqual([
    403,
    expect.stringContaining('is not among the hosts'),
  ]);
  expect(await tunnelTo(socketPath, 'other.invalid:443')).toMatch(/^HTTP\/1\.1 403 /);
  expect([...proxy.refused].sort()).toEqual(['other.invalid:443', 'other.invalid:80']);
});

test('every program is told of the proxy by the names that it reads', async () => {
  await using folder = await makeFolder();
  const hold = async () => ({ pid: 1, [Symbol.asyncDispose]: async () => {} });
  await using network = await openNetwork([nowhere], [], folder.path, hold);
  const url = 'http://127.0.0.1:61080';
  // Lower case: curl and git; upper case: pip and cargo; Yarn from 2 on reads its own alone.
  for (const name of ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'YARN_HTTP_PROXY', 'YARN_HTTPS_PROXY'])
    expect(network.env[name], name).toBe(url);
  for (const name of ['no_proxy', 'NO_PROXY']) expect(network.env[name]?.split(','), name).toContain('127.0.0.1');
  expect(network.env.NODE_USE_ENV_PROXY).toBe('1');
  await using closed = await openNetwork('none', [], folder.path, hold);
  expect(closed.env).toEqual({});
});

async function makeFolder() {
  const path = await mkdtemp(join(tmpdir(), 'redgreen-proxy-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

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
