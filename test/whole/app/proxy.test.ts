// @module-tag full

import { expect, test } from 'vitest';
import { appPlace, startApp, until } from '../../support/app-server.ts';
import { proxyPassword, startProxy } from '../../support/connect-proxy.ts';
import { startGitHub } from '../../support/github.ts';
import { registerApp } from '../../support/github-app.ts';

test('the App asks GitHub through the proxy, but not where NO_PROXY or loopback says otherwise', {
  tags: 'variant',
}, async () => {
  await using github = await startGitHub();
  const { app } = registerApp(github);
  await using place = await appPlace(github, app);
  await using proxy = await startProxy();
  const behind = { ...place.environment, HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url };
  const named = { ...behind, GITHUB_API_URL: 'https://api.github.test' };
  {
    await using serve = await startApp(['serve', '--workers', '0'], named);
    await until(() => proxy.targets.length > 0);
    expect(new Set(proxy.targets)).toEqual(new Set(['api.github.test:443']));
    expect(serve.output()).not.toContain(proxyPassword);
  }
  proxy.targets.length = 0;
  for (const environment of [behind, { ...named, NO_PROXY: 'other.example,github.test' }]) {
    const before = github.calls.length;
    await using serve = await startApp(['serve', '--workers', '0'], environment);
    if (environment === behind) await until(() => github.calls.length > before);
    else await until(() => serve.output().includes('api.github.test'));
    expect(proxy.targets).toEqual([]);
  }
});
