// @module-tag full

import { expect, test } from 'vitest';
import { webhookPath } from '../../src/app/server.ts';
import { recordRun } from '../../src/store/run-rows.ts';
import { started, wholeRun } from '../store/sample-run.ts';
import { openAppShop, startApp } from '../support/app-server.ts';
import { labelEvent, repositoryEvent } from '../support/github-events.ts';
import { until } from '../support/processes.ts';
import { sharedBrowser } from '../support/shared.ts';
import { stretched } from '../support/slow-machine.ts';

const browser = await sharedBrowser();

test('the server of the App: whoever may write signs in, stops a run and tries it again from its page', async () => {
  const { github, repo, app, place } = await openAppShop();
  repo.private = true;
  github.addUser('stranger');
  const { number } = github.openIssue('acme/shop', { title: 'Discount codes', user: 'mona' });
  app.install(['acme/shop']);
  await using serve = await startApp(['serve', '--workers', '0'], {
    ...place.environment,
    REDGREEN_CLIENT_ID: github.state.signIn.clientId,
    REDGREEN_CLIENT_SECRET: github.state.signIn.clientSecret,
  });
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  const store = await place.store();
  const jobs = () => store.db.selectFrom('jobs').selectAll().orderBy('created_at').execute();
  await app.send(labelEvent(github, 'acme/shop', number, 'ai-implement', 'mona'));
  const [job] = await until(jobs, (rows) => rows.length === 1);

  // What a worker would record of that job.
  const id = '20261121-100000-4f1c2a9be0';
  const story = { title: 'Discount codes', issue: number, criteria: [] };
  const events = [started(id, { story }), ...wholeRun(id, 2, 'failed').slice(1)];
  const recorder = await recordRun(store, id, { redact: (text) => text, now: () => new Date() });
  for (const event of events.slice(0, 12)) await recorder.append(event);
  const heard = (heartbeat_at: string) =>
    store.db
      .updateTable('jobs')
      .set({ run_id: id, state: 'active', heartbeat_at })
      .where('id', '=', job?.id ?? '')
      .execute();
  await heard('2020-01-01T00:00:00.000Z');

  const page = await (await browser.newContext()).newPage();
  await page.goto(`${serve.url}/runs/${id}`);
  // Straight to sign-in, and back to the run.
  await page.click('text=Continue as mona');
  await page.waitForSelector('.why');
  expect(await page.innerText('h1')).toBe('Discount codes');
  await expect.poll(() => page.innerText('.live')).toBe('Not live: its worker does not answer');
  await heard(new Date(Date.now() + 60_000).toISOString());
  await page.reload();
  await expect.poll(() => page.innerText('.live')).toBe('Live');
  await page.click('text=Stop');
  expect(await page.innerText('.said-now')).toBe('The run is being stopped.');
  expect((await jobs())[0]).toMatchObject({ stop_reason: expect.stringContaining('mona') });

  await store.db.updateTable('jobs').set({ state: 'done' }).execute();
  for (const event of events.slice(12)) await recorder.append(event);
  await expect.poll(() => page.innerText('.badge'), { timeout: stretched(10_000) }).toBe('failed');
  await page.click('.actions summary');
  await page.fill('textarea', 'round each line');
  await page.click('text=Retry with this hint');
  expect(new URL(page.url()).pathname).toBe('/queue');
  expect(await page.innerText('.said-now')).toContain('A retry is queued');
  const again = (await jobs()).find(({ kind }) => kind === 'retry');
  expect(again).toMatchObject({ repository: 'acme/shop', number, state: 'queued' });
  expect(JSON.parse(again?.payload ?? '{}')).toMatchObject({ actor: 'mona', hint: 'round each line' });
  expect(await page.innerText('#queued')).toBe('Waiting 1');

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${serve.url}/runs/${id}`);
  await other.click('text=Continue as stranger');
  await other.waitForSelector('text=Sign out');
  expect(await other.innerText('h1')).toBe('Not found');
  expect(serve.output()).not.toMatch(/ghu_|client-secret/);
});

test('with the operator’s word, runs of a public repository are there for everybody', async () => {
  const { github, repo: repository, app, place } = await openAppShop();
  const { number } = github.openIssue('acme/shop', { title: 'Discount codes', user: 'acme' });
  app.install(['acme/shop']);
  const environment = { ...place.environment, REDGREEN_CLIENT_ID: 'Iv1.x', REDGREEN_CLIENT_SECRET: 'secret'.repeat(7) };
  const id = '20261121-100000-4f1c2a9be0';
  {
    await using serve = await startApp(['serve', '--workers', '0'], environment);
    app.app.webhookUrl = `${serve.url}${webhookPath}`;
    const store = await place.store();
    await app.send(labelEvent(github, 'acme/shop', number, 'ai-implement', 'acme'));
    await until(async () => (await store.db.selectFrom('jobs').selectAll().execute()).length === 1);
    const recorder = await recordRun(store, id, { redact: (text) => text, now: () => new Date() });
    for (const event of wholeRun(id, 1, 'passed')) await recorder.append(event);
    await store.db.updateTable('jobs').set({ run_id: id, state: 'done' }).execute();
    expect((await fetch(`${serve.url}/runs/${id}`, { redirect: 'manual' })).headers.get('location')).toBe(
      `/sign-in?to=${encodeURIComponent(`/runs/${id}`)}`,
    );
  }
  await using serve = await startApp(['serve', '--workers', '0'], { ...environment, REDGREEN_PUBLIC_RUNS: 'true' });
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  const page = await fetch(`${serve.url}/runs/${id}`);
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain('/retry"');
  // Nothing but the webhook tells that the remembered answer holds no more, and it has the newest name.
  github.rename('acme/shop', 'acme/store');
  repository.private = true;
  const runs = async () => ((await (await fetch(`${serve.url}/runs.json`)).json()) as { runs: unknown[] }).runs;
  expect(await runs()).toHaveLength(1);
  await app.send(repositoryEvent(github, 'acme/store', 'privatized', 'acme'));
  expect(await runs()).toEqual([]);
  expect((await fetch(`${serve.url}/runs/${id}`, { redirect: 'manual' })).status).toBe(303);
});
