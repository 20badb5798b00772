/** The command line behind a proxy: `init` asks GitHub for one commit, and that is enough to see which way it went. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { folderWith, redgreen } from '../support/cli.ts';
import { proxyPassword, startProxy } from '../support/connect-proxy.ts';

const sha = 'c'.repeat(40);

test('GitHub is asked through the proxy; loopback and what NO_PROXY names are asked directly', {
  tags: 'full',
}, async () => {
  await using server = createServer((_request, response) => response.end(sha));
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done));
  const { port } = server.address() as AddressInfo;
  await using proxy = await startProxy({ host: 'api.github.test', port });
  const init = async (apiHost: string, environment: Record<string, string> = {}) => {
    using folder = folderWith({ 'package.json': '{"scripts":{"test":"node --test"}}\n' });
    folder.git('init', '-q');
    folder.git('add', '-A');
    folder.git('commit', '-q', '-m', 'first');
    proxy.targets.length = 0;
    const ended = await redgreen(['init', '--dry-run'], {
      cwd: folder.path,
      environment: { GITHUB_API_URL: `http://${apiHost}:${port}`, HTTP_PROXY: proxy.url, ...environment },
    });
    expect(ended.stdout + ended.stderr).not.toContain(proxyPassword);
    return { pinned: ended.stdout.includes(sha), asked: proxy.targets.map((target) => target.split(':')[0]) };
  };
  expect(await init('api.github.test')).toEqual({ pinned: true, asked: ['api.github.test'] });
  expect(await init('127.0.0.1')).toEqual({ pinned: true, asked: [] });
  expect(await init('localhost')).toEqual({ pinned: true, asked: [] });
  // An address of this machine that the proxy does not know, and that is not its usual one.
  expect(await init('127.0.0.2')).toEqual({ pinned: false, asked: ['127.0.0.2'] });
  expect(await init('127.0.0.2', { NO_PROXY: 'other.example,127.0.0.2' })).toEqual({ pinned: true, asked: [] });
});
