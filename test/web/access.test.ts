import { expect, test } from 'vitest';
import { openStore } from '../../src/store/database.ts';
import { insertJob } from '../../src/store/job-rows.ts';
import { createAccess } from '../../src/web/access.ts';
import { createGitHubUser } from '../../src/web/github-user.ts';
import { startOauth } from '../support/oauth.ts';

test('of 200 repositories a lost right is hidden within ten seconds, and GitHub is asked less than 900 times a minute', async () => {
  const names = Array.from({ length: 200 }, (_, at) => `acme/shop-${at}`);
  const repositories = Object.fromEntries(
    names.map((name, at) => [name, { id: at + 1, private: true, roles: { mona: 'read' as const } }]),
  );
  await using github = await startOauth({ users: ['mona'], repositories });
  await using store = await openStore(':memory:');
  const start = Date.parse('2026-11-21T10:00:00Z');
  for (const [at, repository] of names.entries())
    await insertJob(
      store.db,
      { repository, repository_id: at + 1, installation_id: 1, number: 1, kind: 'retry', payload: '{}' },
      new Date(start + at * 1000),
    );
  let clock = start;
  const addresses = {
    serverUrl: github.url,
    apiUrl: github.apiUrl,
    publicUrl: github.url,
    bound: { host: '', port: 0 },
  };
  const access = { sessionSecret: '', oauth: github };
  const own = createAccess(createGitHubUser({ addresses, access }), { store, access, now: () => new Date(clock) });
  const visitor = { kind: 'user' as const, login: 'mona', token: github.token('mona'), csrf: '', session: 'a' };
  const read = async () => {
    const { names: readable, unknown } = await own.readable(visitor);
    return { newest: readable.includes('acme/shop-199'), count: readable.length, unknown };
  };
  expect(await read()).toEqual({ newest: true, count: 140, unknown: 60 });
  const newest = github.repositories.get('acme/shop-199');
  if (newest !== undefined) newest.roles = {};
  clock += 10_001;
  expect(await read()).toEqual({ newest: false, count: 139, unknown: 60 });
  for (; clock < start + 59_000; clock += 1_000) await read();
  expect(github.calls.length).toBeLessThan(900);
});
