import { expect, test } from 'vitest';
import { webhookPath } from '../../src/entry/app-paths.ts';
import { openStore } from '../../src/store/database.ts';
import { appPlace, startApp, until } from '../support/app-server.ts';
import { startGitHub } from '../support/github.ts';
import { registerApp } from '../support/github-app.ts';
import { commentEvent, labelEvent } from '../support/github-events.ts';
import { startModel } from '../support/model.ts';
import { startPostgres } from '../support/postgres.ts';
import { apiKey, done, issueText, quickFiles, rightAtOnce } from '../support/world.ts';

test('over PostgreSQL the server stores and another process runs: a label, 50 deliveries twice, and a green pull request', async (context) => {
  const server = await startPostgres();
  if ('missing' in server) return context.skip(server.missing);
  await using database = server;
  const url = await database.database('fleet');
  await using github = await startGitHub();
  const repo = github.addRepository('acme/shop', { files: quickFiles });
  github.grant('acme/shop', 'mona', 'write');
  github.openIssue('acme/shop', { ...issueText, user: 'mona' });
  const app = registerApp(github);
  app.install(['acme/shop']);
  const replies = [rightAtOnce, done];
  await using model = await startModel(() => replies.shift() ?? done, { apiKey });
  await using place = await appPlace(github, app.app);
  const environment = {
    ...place.environment,
    DATABASE_URL: url,
    ANTHROPIC_API_KEY: apiKey,
    ANTHROPIC_BASE_URL: model.url,
    REDGREEN_TEST_COMMAND: 'sh check.sh',
    REDGREEN_REVIEW: 'false',
  };
  await using serve = await startApp(['serve'], environment);
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  await using store = await openStore(url);
  const jobs = () => store.db.selectFrom('jobs').select(['number', 'state']).execute();

  await app.send(labelEvent(github, 'acme/shop', 1, 'ai-implement', 'mona'));
  await until(jobs, (rows) => rows.length === 1);
  // Nobody takes jobs here: on PostgreSQL that is the worker's.
  expect(await jobs()).toEqual([{ number: 1, state: 'queued' }]);

  await using worker = await startApp(['worker'], environment);
  await until(jobs, ([job]) => job?.state === 'done', 90_000);
  expect(repo.issues.get(2)).toMatchObject({ user: app.bot, pull: { draft: false } });

  // The same comments under two ids each: of every pair one is kept.
  const { number } = github.openIssue('acme/shop', { title: 'Talk', user: 'stranger' });
  const events = Array.from({ length: 50 }, () =>
    commentEvent(github, 'acme/shop', number, '/redgreen help', 'stranger'),
  );
  const sent = await Promise.all([...events, ...events].map((event) => app.send(event)));
  expect(sent.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  const stored = await store.db.selectFrom('deliveries').select('id').where('name', '=', 'issue_comment').execute();
  expect(stored).toHaveLength(50);

  serve.signal('SIGTERM');
  worker.signal('SIGTERM');
  expect(await serve.ended).toMatchObject({ code: 0 });
  expect(await worker.ended).toMatchObject({ code: 0 });
}, 180_000);
