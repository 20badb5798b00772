// @module-tag full

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { webhookPath } from '../../../src/app/paths.ts';
import { appPlace, startApp } from '../../support/app-server.ts';
import { startGitHub } from '../../support/github.ts';
import { registerApp } from '../../support/github-app.ts';
import { labelEvent } from '../../support/github-events.ts';
import { holdLock } from '../../support/hold-lock.ts';
import { stretched } from '../../support/slow-machine.ts';

test('while another program has the database locked pages answer, and a webhook is stored afterwards', async () => {
  const github = await startGitHub();
  github.addRepository('acme/shop');
  const issue = github.openIssue('acme/shop', { title: 'Discount codes', user: 'mona' }).number;
  const app = registerApp(github);
  app.install(['acme/shop']);
  await using place = await appPlace(github, app.app);
  await using serve = await startApp(['serve'], place.environment);
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  const lock = await holdLock(join(place.dataDir, 'redgreen.db'));

  let answered = false;
  const webhook = app.send(labelEvent(github, 'acme/shop', issue, 'ai-implement', 'mona')).finally(() => {
    answered = true;
  });
  const pages = { '/healthz': 0, '/readyz': 0, '/runs': 0 };
  for (const path of Object.keys(pages) as (keyof typeof pages)[]) {
    for (; pages[path] < 3 && !answered; pages[path]++) {
      expect((await fetch(`${serve.url}${path}`, { headers: { connection: 'close' } })).status).toBe(200);
      await sleep(50);
    }
  }
  expect(pages).toEqual({ '/healthz': 3, '/readyz': 3, '/runs': 3 });
  await lock.release();
  expect((await webhook).statusCode).toBe(200);
  const store = await place.store();
  expect(await store.db.selectFrom('deliveries').select('name').execute()).toEqual([{ name: 'issues' }]);
  await github.close();
});

test('a server that is ended while another program has the database locked ends within seconds', async () => {
  const github = await startGitHub();
  github.addRepository('acme/shop');
  const app = registerApp(github);
  app.install(['acme/shop']);
  await using place = await appPlace(github, app.app);
  await using serve = await startApp(['serve'], place.environment);
  await holdLock(join(place.dataDir, 'redgreen.db'));
  // Beats of the worker wait for the lock, one behind the other.
  await sleep(3_000);
  const from = performance.now();
  serve.signal('SIGTERM');
  const { code } = await serve.ended;
  expect(performance.now() - from).toBeLessThan(stretched(12_000));
  expect(code).toBe(0);
  await github.close();
});
