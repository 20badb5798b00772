import { expect, test } from 'vitest';
import { openStore } from '../../src/store/database.ts';
import { insertJob } from '../../src/store/job-rows.ts';
import { createAccess } from '../../src/web/access.ts';
import { createGitHubUser } from '../../src/web/github-user.ts';
import { githubWith } from './open-pages.ts';

test('of 200 repositories a lost right is hidden within ten seconds, and GitHub is asked less than 900 times a minute', async () => {
  const names = Array.from({ length: 200 }, (_, at) => `acme/shop-${at}`);
  const repositories = Object.fromEntries(
    names.map((name, at) => [name, { id: at + 1, roles: { mona: 'read' as const } }]),
  );
  await using github = await githubWith(repositories);
  await using store = await openStore(':memory:');
  const start = Date.parse('2026-11-21T10:00:00Z');
  for (const [at, repository] of names.entries())
    await insertJob(
      store.db,
      { repository, repository_id: at + 1, installation_id: 1, number: 1, kind: 'retry', payload: '{}' },
      new Date(start + at * 1000),
    );
  let clock = start;
  github.addToken('ghu_mona', 'mona');
  const { oauth, ...at } = github.at;
  const addresses = { ...at, publicUrl: github.url, bound: { host: '', port: 0 } };
  const access = { sessionSecret: '', oauth };
  const own = createAccess(createGitHubUser({ addresses, access }), { store, access, now: () => new Date(clock) });
  const visitor = { kind: 'user' as const, login: 'mona', token: 'ghu_mona', csrf: '', session: 'a' };
  const read = async () => {
    const { names: readable, unknown } = await own.readable(visitor);
    return { newest: readable.includes('acme/shop-199'), count: readable.length, unknown };
  };
  expect(await read()).toEqual({ newest: true, count: 140, unknown: 60 });
  github.grant('acme/shop-199', 'mona', 'none');
  clock += 10_001;
  expect(await read()).toEqual({ newest: false, count: 139, unknown: 60 });
  for (; clock < start + 59_000; clock += 1_000) await read();
  expect(github.calls.length).toBeLessThan(900);
});
