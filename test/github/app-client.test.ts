import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Remote } from '../../src/git/remote-call.ts';
import { clone } from '../../src/git/remote-fetch.ts';
import { type InstallationOptions, openInstallation } from '../../src/github/app-client.ts';
import { closedAfter, scratch } from '../support/fixtures.ts';
import { type GitHubStandIn, startGitHub } from '../support/github.ts';
import { type AppOnGitHub, registerApp } from '../support/github-app.ts';
import type { Installation } from '../support/github-app-state.ts';

let github: GitHubStandIn;
let app: AppOnGitHub;
let installation: Installation;
let clock: number;

beforeEach(async () => {
  github = closedAfter(await startGitHub());
  github.addRepository('acme/shop');
  github.addRepository('acme/secrets');
  app = registerApp(github);
  installation = app.install(['acme/shop', 'acme/secrets']);
  clock = Date.now();
});

type Change = Partial<Extract<InstallationOptions, { reach: object }>>;

function options(change: Change = {}): InstallationOptions {
  return {
    appId: String(app.app.id),
    privateKey: app.app.privateKey,
    apiUrl: github.apiUrl,
    installationId: installation.id,
    reach: { repository_ids: [github.state.repositories.get('acme/shop')?.id ?? 0] },
    now: () => new Date(clock),
    secondMs: 5,
    ...change,
  };
}

test('a token sees its one repository and no other, and is dead when the run is over', async () => {
  let token = '';
  {
    await using shop = openInstallation(options({ onToken: (value) => (token = value) }));
    const { rest } = shop.client;
    expect(await shop.client.viewer()).toBe('redgreen[bot]');
    expect((await rest.repos.get({ owner: 'acme', repo: 'shop' })).data.full_name).toBe('acme/shop');
    await expect(rest.repos.get({ owner: 'acme', repo: 'secrets' })).rejects.toMatchObject({ status: 404 });
    expect(token).toMatch(/^ghs_/);
  }
  expect(app.app.minted).toHaveLength(1);
  expect(app.app.minted[0]?.revoked).toBe(true);
  const answer = await fetch(`${github.apiUrl}/repos/acme/shop`, { headers: { authorization: `token ${token}` } });
  expect(answer.status).toBe(401);
});

test('a token is renewed five minutes before it expires, once for all who ask', async () => {
  await using shop = openInstallation(options());
  const first = await shop.token();
  clock += 54 * 60_000;
  expect(await shop.token()).toBe(first);
  clock += 2 * 60_000;
  const renewed = await Promise.all([shop.token(), shop.token(), shop.token()]);
  expect(new Set(renewed).size).toBe(1);
  expect(renewed[0]).not.toBe(first);
});

test('git asks for the authorization before each call: a run longer than its token goes on', {
  tags: 'full',
}, async () => {
  const folder = scratch();
  await using shop = openInstallation(options());
  const hours = () => {
    clock += 2 * 60 * 60_000;
    for (const token of github.state.tokens.values()) token.expiresAt &&= new Date(0).toISOString();
  };
  const basic = (token: string) => `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  const url = `${github.url}/acme/shop.git`;
  const aged: Remote = { url, authorization: basic(await shop.token()) };
  const renewed: Remote = { ...aged, renew: async () => basic(await shop.token()) };
  hours();
  expect(await clone(aged, join(folder, 'aged'), {})).toMatchObject({ kind: 'refused', rule: 'authentication' });
  expect(await clone(renewed, join(folder, 'renewed'), {})).toMatchObject({ kind: 'cloned', branch: 'main' });
  installation.suspended = true;
  hours();
  expect(await clone(renewed, join(folder, 'lost'), {})).toMatchObject({
    kind: 'unreachable',
    reason: expect.stringContaining('suspended'),
  });
});

test('what GitHub refuses is told by its cause, and never with the key', async () => {
  const fails = async (change: Change) => {
    await using shop = openInstallation(options(change));
    return await shop.token().catch((error: Error) => error);
  };
  expect(await fails({ appId: '1' })).toMatchObject({ code: 'app-refused' });
  expect(await fails({ installationId: 1 })).toMatchObject({ code: 'access-lost' });
  expect(await fails({ reach: { repository_ids: [1] } })).toMatchObject({ code: 'access-lost' });
  const { statuses: _statuses, ...without } = installation.permissions;
  installation.permissions = without;
  expect(await fails({})).toMatch(/^ghs_/);
  const { checks: _, ...fewer } = installation.permissions;
  installation.permissions = fewer;
  expect(await fails({})).toMatchObject({ code: 'access-lost', message: expect.stringContaining('not granted') });
  const broken = await fails({
    privateKey: '-----BEGIN RSA PRIVATE KEY-----\nbm90IGEga2V5\n-----END RSA PRIVATE KEY-----',
  });
  expect(broken).toMatchObject({ code: 'app-refused' });
  expect(String(broken)).not.toContain('bm90IGEga2V5');
});

test('a mint that GitHub broke off is tried again', async () => {
  github.faults.add({ call: 'apps/create-installation-access-token', kind: { status: 502 } });
  await using shop = openInstallation(options());
  expect(await shop.token()).toMatch(/^ghs_/);
});
