// @module-tag full

import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { webhookPath } from '../../../src/app/server.ts';
import { appManifest } from '../../../src/github/app-client.ts';
import { type AppPlace, appPlace, startApp } from '../../support/app-server.ts';
import { folderWith, redgreen } from '../../support/cli.ts';
import { closedAfter } from '../../support/fixtures.ts';
import { type GitHubStandIn, startGitHub } from '../../support/github.ts';
import { appNamed, registerApp } from '../../support/github-app.ts';
import { labelEvent } from '../../support/github-events.ts';
import { until } from '../../support/processes.ts';

let github: GitHubStandIn;
let place: AppPlace;

beforeEach(async () => {
  github = closedAfter(await startGitHub());
  place = closedAfter(await appPlace(github, undefined));
});

/** The form of a page as a browser would send it: where to, and its fields. */
function formOf(page: string): { action: string; fields: URLSearchParams } {
  const text = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  const action = text(/<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? '');
  const value = text(/name="manifest" value="([^"]+)"/.exec(page)?.[1] ?? '');
  return { action, fields: new URLSearchParams({ manifest: value }) };
}

test('one click registers the App: the server works as it at once, the page is gone, and so after a restart', async () => {
  github.addRepository('acme/shop');
  // Of somebody who may not, the label is taken off, unless the server ends while it asks GitHub who that is.
  github.grant('acme/shop', 'mona', 'write');
  const issue = github.openIssue('acme/shop', { title: 'Discount codes', user: 'mona' }).number;
  let guid = '';
  {
    await using serve = await startApp(['serve', '--workers', '0'], place.environment);
    const setup = /Register it: (\S+)\n/.exec(serve.output())?.[1] ?? '';
    expect(setup).toMatch(/\/setup\?token=[\w-]{32}$/);
    const page = await fetch(setup);
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${github.url}`);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    // Over http it says nothing, over https for its own name: never for what lies below it.
    expect(page.headers.get('strict-transport-security')).toBeNull();

    const { action, fields } = formOf(await page.text());
    expect(JSON.parse(fields.get('manifest') ?? '')).toMatchObject({
      hook_attributes: { url: `${serve.url}${webhookPath}` },
      default_permissions: appManifest({ publicUrl: '', webhookPath: '', signInPath: '', redirectPath: '' }, '')
        .default_permissions,
    });
    const sent = await fetch(action, { method: 'POST', body: fields, redirect: 'manual' });
    const back = sent.headers.get('location') ?? '';
    const done = await fetch(back);
    expect(await done.text()).toContain('Registered');
    expect((await fetch(setup)).status).toBe(404);
    expect((await fetch(back)).status).toBe(404);

    const app = appNamed(github, /registered as (\S+);/.exec(serve.output())?.[1] ?? '');
    app?.install(['acme/shop']);
    const delivery = await app?.send(labelEvent(github, 'acme/shop', issue, 'ai-implement', 'mona'));
    expect(delivery?.statusCode).toBe(200);
    guid = delivery?.guid ?? '';
    const saved = JSON.parse(await readFile(join(place.dataDir, 'github-app.json'), 'utf8'));
    expect(saved).toMatchObject({ appId: String(app?.app.id), webhookSecret: app?.app.webhookSecret });
    expect(((await stat(join(place.dataDir, 'github-app.json'))).mode & 0o777).toString(8)).toBe('600');
    for (const secret of [saved.privateKey.split('\n')[1], saved.webhookSecret, saved.clientSecret])
      expect(serve.output()).not.toContain(secret);
  }
  await using again = await startApp(['serve', '--workers', '0'], place.environment);
  expect(again.output()).not.toContain('Register it');
  expect((await fetch(`${again.url}/setup`)).status).toBe(404);
  const store = await place.store();
  const rows = await until(
    () => store.db.selectFrom('jobs').selectAll().execute(),
    (jobs) => jobs.length > 0,
  );
  expect(rows).toMatchObject([{ delivery_id: guid, number: issue }]);
});

test('without the token, or with a code from elsewhere, there is no page and nothing is registered', async () => {
  await using serve = await startApp(['serve', '--workers', '0'], place.environment);
  const setup = new URL(/Register it: (\S+)\n/.exec(serve.output())?.[1] ?? '');
  const { action, fields } = formOf(await (await fetch(setup)).text());
  const sent = await fetch(action, { method: 'POST', body: fields, redirect: 'manual' });
  const back = new URL(sent.headers.get('location') ?? '');
  for (const path of ['/setup', '/setup?token=', '/setup?token=guess', '/', '/runs', `/setup/done?code=x`])
    expect((await fetch(`${serve.url}${path}`)).status, path).toBe(404);
  const forged = new URL(back);
  forged.searchParams.set('state', 'forged');
  expect((await fetch(forged)).status).toBe(404);
  const unknown = new URL(back);
  unknown.searchParams.set('code', 'unknown');
  expect((await fetch(unknown)).status).toBe(502);
  expect(github.state.apps.size).toBe(0);
  // No event is taken by an App that is not registered yet.
  expect((await fetch(`${serve.url}${webhookPath}`, { method: 'POST', body: '{}' })).status).toBe(404);
  expect((await fetch(back)).status).toBe(200);
  expect(github.state.apps.size).toBe(1);
});

describe('a start that would be unsafe is refused with one message and exit code 2', () => {
  const full = () => {
    const { app } = registerApp(github);
    return {
      REDGREEN_APP_ID: String(app.id),
      REDGREEN_PRIVATE_KEY: app.privateKey,
      REDGREEN_WEBHOOK_SECRET: app.webhookSecret,
      NODE_ENV: 'production',
    };
  };
  const cases: [name: string, more: Record<string, string>, said: RegExp, rest?: object][] = [
    ['production without anything', { NODE_ENV: 'production' }, /are not set.*--setup/, {}],
    ['no secret', { REDGREEN_WEBHOOK_SECRET: '' }, /REDGREEN_WEBHOOK_SECRET is not set/],
    [
      'the secret that everybody knows',
      { REDGREEN_WEBHOOK_SECRET: 'development' },
      /is `development`, which everybody/,
    ],
    ['the same elsewhere', { REDGREEN_WEBHOOK_SECRET: ' Development', NODE_ENV: '' }, /everybody knows/],
    ['a short secret', { REDGREEN_WEBHOOK_SECRET: 'hunter2' }, /7 characters/],
    ['a public address without sign-in', { REDGREEN_HOST: '0.0.0.0' }, /REDGREEN_CLIENT_ID/],
    ['one before registration', { REDGREEN_HOST: '0.0.0.0' }, /REDGREEN_CLIENT_ID.*redgreen serve --setup/, {}],
    ['a key that is not there', { REDGREEN_PRIVATE_KEY: '', REDGREEN_PRIVATE_KEY_FILE: '/nowhere' }, /ENOENT/],
    ['a key that is none', { REDGREEN_PRIVATE_KEY: 'a password' }, /REDGREEN_PRIVATE_KEY holds no RSA private key/],
    ['an id that is none', { REDGREEN_APP_ID: 'redgreen' }, /REDGREEN_APP_ID is "redgreen"; allowed/],
    ['half of sign-in', { REDGREEN_CLIENT_ID: 'x' }, /REDGREEN_CLIENT_SECRET is not set, and REDGREEN_CLIENT_ID is/],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://root:hunter2@db/x' },
      /^(?!.*hunter2).*DATABASE_URL does not begin with postgres:/,
    ],
    [
      'an address that is not here',
      { REDGREEN_HOST: '127.0.0.1.invalid', REDGREEN_CLIENT_ID: 'x', REDGREEN_CLIENT_SECRET: 'y', NODE_ENV: '' },
      /nothing can listen on 127\.0\.0\.1\.invalid:0 \(ENOTFOUND\): correct REDGREEN_HOST/,
    ],
    [
      'several at once, one a line',
      { REDGREEN_PORT: '99999', REDGREEN_PUBLIC_RUNS: 'x' },
      /cannot start with these settings:\n {2}REDGREEN_PORT is "99999".*\n {2}REDGREEN_PUBLIC_RUNS is "x"; allowed: true or false/,
    ],
  ];
  for (const [at, [name, more, said, given]] of cases.entries())
    test(name, { tags: at < 6 ? [] : ['variant'] }, async () => {
      const rest = given ?? full();
      using folder = folderWith({});
      const ended = await redgreen(['serve'], {
        cwd: folder.path,
        environment: { REDGREEN_PORT: '0', ...rest, ...more },
      });
      expect(ended.code, ended.stderr).toBe(2);
      expect(ended.stderr).toMatch(said);
      expect(ended.stderr.match(/^error\[/gm)).toHaveLength(1);
      expect(ended.stderr).not.toContain('PRIVATE KEY--');
    });
});

test('what is taken, is gone or is somebody else’s is named with what to do', async () => {
  const { app } = registerApp(github);
  const environment = {
    ...place.environment,
    REDGREEN_APP_ID: String(app.id),
    REDGREEN_PRIVATE_KEY: app.privateKey,
    REDGREEN_WEBHOOK_SECRET: app.webhookSecret,
  };
  await using serve = await startApp(['serve', '--workers', '0'], environment);
  expect(serve.output()).toContain('this process runs no jobs: `redgreen worker` does');
  const said = async (args: string[], more: Record<string, string>) => {
    await using other = await startApp(args, { ...environment, ...more });
    return await other.ended;
  };
  const taken = await said(['serve', '--workers', '0'], { REDGREEN_PORT: new URL(serve.url).port });
  expect(taken.code).toBe(2);
  expect(taken.output).toMatch(/something else listens on 127\.0\.0\.1:\d+ already: end it, or set REDGREEN_PORT/);

  for (const command of ['serve', 'worker']) {
    const away = await said([command], { DATABASE_URL: 'postgres://redgreen:hunter2@127.0.0.1:1/redgreen' });
    expect(away.code).toBe(1);
    expect(away.output).toContain('The database cannot be used: 127.0.0.1:1/redgreen: connect ECONNREFUSED');
    expect(away.output).toContain('Check DATABASE_URL');
    expect(away.output).not.toMatch(/hunter2|takes 1 job/);
  }
  const file = join(place.dataDir, 'a-file');
  await writeFile(file, '');
  const none = await said(['serve'], { REDGREEN_DATA_DIR: join(file, 'below') });
  expect(none.code).toBe(2);
  expect(none.output).toMatch(/REDGREEN_DATA_DIR is \S+, and no folder can be made there \(ENOTDIR\)/);
});

test('--setup opens the page in production', async () => {
  const environment = { ...place.environment, NODE_ENV: 'production' };
  await using serve = await startApp(['serve', '--setup', '--workers', '0'], environment);
  expect(serve.output()).toContain('Register it: ');
});
