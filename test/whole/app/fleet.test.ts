// @module-tag full

import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { webhookPath } from '../../../src/app/server.ts';
import { openStore } from '../../../src/store/database.ts';
import { openAppShop, shopWorker, startApp } from '../../support/app-server.ts';
import { commentEvent, labelEvent } from '../../support/github-events.ts';
import { startModel } from '../../support/model.ts';
import { until } from '../../support/processes.ts';
import { postgresDatabase } from '../../support/shared.ts';
import { apiKey, done, issueText, quickFiles, rightAtOnce } from '../../support/world.ts';

test('over PostgreSQL the server stores and another process runs: a green pull request, logs and report read where it did not run, masked, and gone with the installation', async () => {
  const url = await postgresDatabase('fleet');
  const canary = 'shop-canary-7c1e9b3a5d';
  const check = `echo "the key is $SHOP_KEY"\n${quickFiles['check.sh']}`;
  const { github, repo, app, place } = await openAppShop({ ...quickFiles, 'check.sh': check });
  github.openIssue('acme/shop', { ...issueText, user: 'mona' });
  const installation = app.install(['acme/shop']);
  const replies = [rightAtOnce, done];
  await using model = await startModel(() => replies.shift() ?? done, { apiKey });
  const environment = { ...place.environment, DATABASE_URL: url };
  await using serve = await startApp(['serve'], environment);
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  await using store = await openStore(url);
  const jobs = () => store.db.selectFrom('jobs').select(['number', 'state']).execute();
  await app.send(labelEvent(github, 'acme/shop', 1, 'ai-implement', 'mona'));
  await until(jobs, (rows) => rows.length === 1);
  // Nobody takes jobs here: on PostgreSQL that is the worker's.
  expect(await jobs()).toEqual([{ number: 1, state: 'queued' }]);

  await using worker = await startApp(['worker'], {
    ...environment,
    REDGREEN_DATA_DIR: `${place.dataDir}-of-the-worker`,
    ...shopWorker(model),
    REDGREEN_TEST_ENV: 'SHOP_KEY',
    REDGREEN_OPERATOR_ENV: 'SHOP_KEY',
    SHOP_KEY: canary,
  });
  await until(jobs, ([job]) => job?.state === 'done', 90_000);
  expect(repo.issues.get(2)).toMatchObject({ user: app.bot, pull: { draft: false } });
  const runs = () => store.db.selectFrom('runs').select(['id', 'outcome']).execute();
  const [run] = await runs();
  expect(run?.outcome).toBe('passed');

  const read = async (path: string) => {
    const answer = await fetch(`${serve.url}/runs/${run?.id}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  // The baseline's and the attempt's; as many as there are, and no more.
  const logs = await Promise.all(['/logs/1.txt', '/logs/2.txt', '/logs/3.txt'].map(read));
  expect(logs.map(({ status }) => status)).toEqual([200, 200, 404]);
  expect(logs[0]?.text).toContain('not ok 2 - discount takes ten percent off');
  expect(logs[1]?.text).toContain('ok 2 - discount takes ten percent off\n1..2\n');
  const pages = await Promise.all(['', '/report.html'].map(read));
  for (const { text } of pages) {
    expect(text).toContain('TAP version 13');
    expect(text).toMatch(/id="diff-final"[^>]*><summary>Changes since the base <small>1 file</);
  }
  for (const { text } of [...logs.slice(0, 2), ...pages]) {
    expect(text).toContain('the key is ***');
    expect(text).not.toContain(canary);
  }
  const kept = await store.db.selectFrom('run_files').select('data').execute();
  expect(kept).toHaveLength(4);
  expect(kept.filter(({ data }) => gunzipSync(data).includes(canary))).toEqual([]);

  // The same comments under two ids each: of every pair one is kept.
  const { number } = github.openIssue('acme/shop', { title: 'Talk', user: 'stranger' });
  const events = Array.from({ length: 50 }, () =>
    commentEvent(github, 'acme/shop', number, '/redgreen help', 'stranger'),
  );
  const sent = await Promise.all([...events, ...events].map((event) => app.send(event)));
  expect(sent.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  const stored = await store.db.selectFrom('deliveries').select('id').where('name', '=', 'issue_comment').execute();
  expect(stored).toHaveLength(50);

  await app.send(app.uninstall(installation));
  await until(runs, (rows) => rows.length === 0);
  expect(await store.db.selectFrom('run_files').select('path').execute()).toEqual([]);
  expect((await read('/logs/1.txt')).status).toBe(404);
  for (const each of [serve, worker]) {
    each.signal('SIGTERM');
    expect(await each.ended).toMatchObject({ code: 0 });
  }
});
