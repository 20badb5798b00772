/** Behind a proxy: GitHub is asked through it, what runs on this machine is not, and its password is told nowhere. */

import { expect, test } from 'vitest';
import { proxyPassword, startProxy } from '../../support/connect-proxy.ts';
import { openWorld, quick, quickFiles, repository, type World } from '../../support/world.ts';

const host = 'api.github.test';

/** A job whose API has a name that only the proxy knows; git and the model lie on loopback as ever. */
async function refusedJob(world: World, proxy: Awaited<ReturnType<typeof startProxy>>) {
  const api = new URL(world.github.apiUrl);
  const apiUrl = `http://${host}:${api.port}${api.pathname}`.replace(/\/$/, '');
  return await world.label({ actor: 'rea', apiUrl, env: { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url } });
}

test('every call to GitHub goes through the proxy, and loopback does not', { tags: 'full' }, async () => {
  await using world = await openWorld([], { files: quickFiles, inputs: quick });
  world.github.grant(repository, 'rea', 'read');
  const { port } = new URL(world.github.apiUrl);
  await using proxy = await startProxy({ host, port: Number(port) });
  const result = await refusedJob(world, proxy);
  expect([result.outputs.outcome, result.exitCode]).toEqual(['refused', 0]);
  expect(world.told(1)).toHaveLength(1);
  expect(new Set(proxy.targets)).toEqual(new Set([`${host}:${port}`]));
  expect(result.log + result.summary).not.toContain(proxyPassword);

  const direct = await world.label({ actor: 'rea', env: { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url } });
  expect(direct.outputs.outcome).toBe('refused');
  expect(new Set(proxy.targets)).toEqual(new Set([`${host}:${port}`]));
});

test('a proxy that is no address is told by its name alone', async () => {
  await using world = await openWorld([], { files: quickFiles, inputs: quick });
  const env = { HTTPS_PROXY: `socks5://user:${proxyPassword}@127.0.0.1:1` };
  const result = await world.label({ env });
  expect(result.outputs.outcome).toBe('misconfigured');
  expect(result.log).toContain('HTTPS_PROXY is no http://host:port');
  expect(result.log + result.summary).not.toContain(proxyPassword);
  expect(world.github.calls).toEqual([]);
});
