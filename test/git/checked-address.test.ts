/** Git and our own requests connect to the address that was checked, not to what the name leads to by then. */

import { once } from 'node:events';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { pinned } from '../../src/git/fetch-url-check.ts';
import { gitAt } from '../../src/git/git.ts';
import { scratch } from '../support/fixtures.ts';
import { listen } from '../support/loopback.ts';

test('a name that leads nowhere comes to the address that is pinned to it', async () => {
  const asked: string[] = [];
  await using server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (data) => {
      asked.push(data.subarray(0, 1).toString('hex'));
      socket.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
    });
  });
  const port = await listen(server);
  const folder = scratch();
  const { config, lookup } = pinned('forge.invalid', port, ['127.0.0.1']);
  const options = { config, env: { GIT_ALLOW_PROTOCOL: 'https' } };
  await gitAt({ gitDir: folder }).run(['ls-remote', `https://forge.invalid:${port}/a.git`], options);
  await once(get(`http://forge.invalid:${port}/`, { lookup }), 'response');
  // The first byte of a TLS greeting, and the G of GET.
  expect(asked).toEqual(['16', '47']);
});
