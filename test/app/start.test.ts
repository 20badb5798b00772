import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { serveApp } from '../../src/app/serve.ts';
import { readAppSettings } from '../../src/app/settings.ts';
import { openRecord } from '../../src/app/store.ts';
import { type AppShop, appPlace, openAppShop, startApp } from '../support/app-server.ts';
import { folderWith, redgreen } from '../support/cli.ts';
import { until } from '../support/processes.ts';

let { github, place } = {} as AppShop;
beforeEach(async () => {
  ({ github, place } = await openAppShop());
});

const log = () => undefined;

test.each([
  'postgres://redgreen:x@canary#y@db/redgreen',
  'postgres://redgreen:5/canary@db/redgreen',
  'postgres://redgreen:5?canary@db/redgreen',
  'postgres://redgreen:canary@[::db/redgreen',
])('a password that ends the host is looked up by nobody: %s', async (database) => {
  const asked = readAppSettings({ ...place.environment, DATABASE_URL: database }, '/');
  const problem = await asked.catch((error: Error) => error.message);
  expect(problem).toContain('write special characters of the password as %XX');
  expect(problem).not.toContain('canary');
});

test.each([
  'postgres://redgreen:p%40ss@db/redgreen',
  'postgresql://db/redgreen?sslmode=require',
  'postgres:///redgreen?host=/run/postgresql',
  '/srv/redgreen.db',
])('DATABASE_URL may be %s', async (database) => {
  expect(await readAppSettings({ ...place.environment, DATABASE_URL: database }, '/')).toMatchObject({ database });
});

test.each([
  [{ REDGREEN_OPERATOR_MODEL: 'claude-haiku-4-5' }, 'REDGREEN_OPERATOR_MODEL is not a ceiling; allowed: '],
  [{ REDGREEN_OPERATOR_MAX_COST: '5' }, 'REDGREEN_OPERATOR_MAX_COST is not a ceiling; allowed: '],
  [{ REDGREEN_OPERATOR_MODELS: ' , ' }, 'REDGREEN_OPERATOR_MODELS names no model'],
  [{ REDGREEN_PUBLIC_URL: 'https://example.com/redgreen' }, 'allowed: an address without a path'],
])('what would hold nobody, or lead nowhere, is said at the start: %s', async (given, problem) => {
  await expect(readAppSettings({ ...place.environment, ...given }, '/')).rejects.toThrow(problem);
});

test('a file that is no database is named', async () => {
  const file = join(place.dataDir, 'redgreen.db');
  await mkdir(place.dataDir, { recursive: true });
  await writeFile(file, 'not a database '.repeat(100));
  await expect(openRecord({ dataDir: place.dataDir, database: file }, log)).rejects.toMatchObject({
    code: 'no-database',
    detail: `${file}: file is not a database`,
  });
});

test("a key that is not the App's is told by the sweep, with what to check", { tags: 'full' }, async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const environment = { ...place.environment, REDGREEN_PRIVATE_KEY: key };
  await using serve = await startApp(['serve', '--workers', '0'], environment);
  await until(() => /does not know the App by this id and key.*Check REDGREEN_APP_ID/.test(serve.output()));
});

test('before the registration it lives and is not ready', { tags: 'full' }, async () => {
  await using bare = await appPlace(github, undefined);
  await using serve = await startApp(['serve', '--workers', '0'], bare.environment);
  expect((await fetch(`${serve.url}/healthz`)).status).toBe(200);
  const ready = await fetch(`${serve.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toContain('not registered yet');
});

test('a second worker without the registration: what to copy, and to where', { tags: 'full' }, async () => {
  using folder = folderWith({});
  const { code, stderr } = await redgreen(['worker'], { cwd: folder.path });
  expect(code).toBe(2);
  expect(stderr).toContain(
    `copy its github-app.json to ${folder.path}/.redgreen/github-app.json, or set REDGREEN_APP_ID`,
  );
});

test('people sign in at the address that is printed', async () => {
  const environment = { ...place.environment, REDGREEN_CLIENT_ID: 'Iv1.x', REDGREEN_CLIENT_SECRET: 'secret' };
  const settings = await readAppSettings(environment, '/');
  await using app = await serveApp({ settings, setup: false, environment, log, now: () => new Date() });
  const answer = await fetch(`${app.server.url}/sign-in`, { redirect: 'manual' });
  const there = new URL(answer.headers.get('location') ?? '');
  expect(there.searchParams.get('redirect_uri')).toBe(`${app.server.url}/sign-in/callback`);
});
