// @module-tag full

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { webhookPath } from '../../../src/app/server.ts';
import { appManifest } from '../../../src/github/app-client.ts';
import type { Check } from '../../../src/run/doctor-check.ts';
import { type AppShop, openAppShop, startApp } from '../../support/app-server.ts';
import { redgreen } from '../../support/cli.ts';
import { labelEvent } from '../../support/github-events.ts';
import { until } from '../../support/processes.ts';

let { github, app, place } = {} as AppShop;
beforeEach(async () => {
  ({ github, app, place } = await openAppShop());
});

/** The App's checks by name, as `--json` tells them. */
async function doctor(environment: Record<string, string> = {}) {
  const ended = await redgreen(['doctor', '--json'], {
    cwd: place.environment.HOME ?? '/',
    environment: {
      ...place.environment,
      ANTHROPIC_API_KEY: 'key-for-nobody',
      ANTHROPIC_BASE_URL: github.url,
      ...environment,
    },
  });
  const { ok, checks } = JSON.parse(ended.stdout) as { ok: boolean; checks: Check[] };
  for (const secret of [app.app.webhookSecret, app.app.privateKey.split('\n')[1] ?? ''])
    expect(ended.stdout + ended.stderr).not.toContain(secret);
  for (const check of checks) if (check.result !== 'ok') expect(check.fix, check.name).toBeTruthy();
  return { ok, code: ended.code, of: (name: string) => checks.filter((check) => check.name === name) };
}

test('a server that runs, reached by GitHub, installed: every check of the App is right', async () => {
  const issue = github.openIssue('acme/shop', { title: 'x', user: 'mona' }).number;
  app.install(['acme/shop']);
  await using serve = await startApp(['serve'], place.environment);
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  await app.send(labelEvent(github, 'acme/shop', issue, 'other', 'mona'));
  const { of } = await doctor({ REDGREEN_PUBLIC_URL: serve.url });
  const names = [
    'App',
    'App secret',
    'App permissions',
    'App events',
    'webhook',
    'deliveries',
    'installation',
    'database',
    'queue',
  ];
  for (const name of names) expect(of(name), name).toMatchObject([{ result: 'ok' }]);
  expect(of('webhook')[0]?.found).toBe(`${app.app.webhookUrl} answers, and knows the secret`);
});

test('each thing that is wrong is told with its cause and what to do', async () => {
  app.app.permissions = { contents: 'read', members: 'read', metadata: 'read' };
  app.app.events = ['issues'];
  const nothing = await doctor();
  expect(nothing.code).toBe(1);
  expect(nothing.of('App permissions')[0]?.found).toBe(
    'not asked for: actions: read, checks: write, contents: write, issues: write, pull_requests: write',
  );
  expect(nothing.of('App events')[0]?.found).toBe(
    'not asked for: check_run, check_suite, issue_comment, pull_request, repository',
  );
  expect(nothing.of('webhook')[0]).toMatchObject({ result: 'fail', found: 'the App has no webhook' });
  expect(nothing.of('installation')[0]).toMatchObject({
    result: 'fail',
    found: 'the App is installed nowhere',
    fix: expect.stringMatching(/^Install it: https?:\/\/\S+\/installations\/new$/),
  });
  expect(nothing.of('database')[0]).toMatchObject({ result: 'warn' });

  app.app.webhookUrl = 'http://127.0.0.1:9/api/github/webhooks';
  app.install(['acme/shop'], { permissions: { metadata: 'read' } });
  const more = await doctor();
  expect(more.of('webhook')[0]?.found).toContain('does not answer');
  expect(more.of('installation')[0]?.found).toContain('acme has not accepted: ');
});

test('a server with another secret, another address, a key that is not the App’s', async () => {
  const other = { ...place.environment, REDGREEN_WEBHOOK_SECRET: 'another-secret-of-some-length' };
  await using serve = await startApp(['serve', '--workers', '0'], other);
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  expect((await doctor()).of('webhook')[0]?.found).toContain(
    'refuses what is signed with REDGREEN_WEBHOOK_SECRET (400)',
  );
  const elsewhere = await doctor({
    REDGREEN_PUBLIC_URL: 'https://redgreen.test',
    REDGREEN_CLIENT_ID: 'x',
    REDGREEN_CLIENT_SECRET: 'y',
  });
  expect(elsewhere.of('webhook')[0]?.found).toContain(
    'and this server is at https://redgreen.test/api/github/webhooks',
  );
  const wrong = await doctor({ REDGREEN_APP_ID: '7' });
  expect(wrong.of('App')).toMatchObject([{ result: 'fail', fix: expect.stringContaining('REDGREEN_APP_ID') }]);
  const unset = await doctor({ REDGREEN_WEBHOOK_SECRET: 'development' });
  expect(unset.of('App settings')).toMatchObject([
    { result: 'fail', found: expect.stringContaining('everybody knows') },
  ]);
});

test('jobs that nobody takes are wrong', async () => {
  app.install(['acme/shop']);
  const issue = github.openIssue('acme/shop', { title: 'x', user: 'mona' }).number;
  await using serve = await startApp(['serve', '--workers', '0'], place.environment);
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  await app.send(labelEvent(github, 'acme/shop', issue, 'ai-implement', 'mona'));
  const store = await place.store();
  await until(async () => (await store.db.selectFrom('jobs').select('id').execute()).length === 1);
  const [queue] = (await doctor()).of('queue');
  expect(queue).toMatchObject({ result: 'fail', found: expect.stringMatching(/^1 queued, 0 active; 0 workers/) });
});

test('app.yml asks for what the code needs, and each permission has its reason', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../app.yml'), 'utf8');
  const file = parse(text);
  const addresses = { publicUrl: '', webhookPath, signInPath: '/sign-in/callback', redirectPath: '' };
  const manifest = appManifest(addresses, 'Redgreen');
  expect(file.default_permissions).toEqual(manifest.default_permissions);
  expect([...file.default_events].sort()).toEqual([...manifest.default_events].sort());
  expect(file).toMatchObject({ webhook_path: manifest.hook_attributes.url, callback_path: manifest.callback_urls[0] });
  // What a test's App is given is what people give theirs.
  expect(app.app.permissions).toEqual(file.default_permissions);
  const lines = text.split('\n');
  const asked = [
    ...Object.entries(file.default_permissions).map(([name, level]) => `  ${name}: ${level}`),
    ...file.default_events.map((name: string) => `  - ${name}`),
  ];
  for (const line of asked) expect(lines[lines.indexOf(line) - 1], line).toMatch(/^ {2}# .{20,}/);
});
