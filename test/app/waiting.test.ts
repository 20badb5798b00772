// @module-tag full

import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { webhookPath } from '../../src/app/server.ts';
import type { Store } from '../../src/store/database.ts';
import { cancelJob } from '../../src/store/job-rows.ts';
import { type AppProcess, type AppShop, openAppShop, shopWorker, startApp } from '../support/app-server.ts';
import { closedAfter } from '../support/fixtures.ts';
import { commentEvent, labelEvent, redEvent } from '../support/github-events.ts';
import type { Comment } from '../support/github-state.ts';
import { type ScriptedModel, startModel } from '../support/model.ts';
import { openTheirs } from '../support/others-pull.ts';
import { until } from '../support/processes.ts';
import { isOver } from '../support/slow-machine.ts';
import { apiKey, done, issueText, quickFiles, rightAtOnce } from '../support/world.ts';

const name = 'acme/shop';
let { github, repo, app, place } = {} as AppShop;
let model: ScriptedModel;
let serve: AppProcess;
let store: Store;
let open: () => void;

beforeEach(async () => {
  const settings = { '.github/redgreen.yml': 'allow-users: [rea]\non-red: [dependabot]\n' };
  ({ github, repo, app, place } = await openAppShop({ ...quickFiles, ...settings }));
  github.addUser('rea');
  github.addUser('stranger');
  for (let issue = 1; issue <= 3; issue++) github.openIssue(name, { ...issueText, user: 'mona' });
  const gate = Promise.withResolvers<void>();
  open = gate.resolve;
  let calls = 0;
  const script = async () => {
    await gate.promise;
    return calls++ % 2 === 0 ? rightAtOnce : done;
  };
  model = closedAfter(await startModel(script, { apiKey }));
  app.install([name]);
  const more = { ...shopWorker(model), REDGREEN_RUNS_PER_REPOSITORY: '1' };
  serve = closedAfter(await startApp(['serve'], { ...place.environment, ...more }));
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  store = await place.store();
});
afterEach(() => open());

const label = async (issue: number, login = 'mona') =>
  expect((await app.send(labelEvent(github, name, issue, 'ai-implement', login))).statusCode).toBe(200);
const said = (issue: number): Comment[] =>
  repo.issues.get(issue)?.comments.filter(({ user }) => user === app.bot) ?? [];
const bodyOf = (issue: number) => said(issue).at(-1)?.body ?? '';

test('who asks is told within seconds that the run waits, for what and at which place; the run takes the comment up', async () => {
  await label(1);
  await until(() => model.requests.length > 0, 'it', 60_000);
  const asked = Date.now();
  // Who may by the repository's own file is answered as a writer is.
  await label(2, 'rea');
  await until(() => bodyOf(2) !== '', Boolean, 30_000);
  expect(isOver(Date.now() - asked, 20_000)).toBe(false);
  expect(bodyOf(2)).toMatch(/the run waits: 1 run of this repository goes on, the most there may be; place 1/);
  const [{ id } = { id: 0 }] = said(2);

  // Another one behind it, taken out of the queue; and somebody who may start nothing is not answered before the run is.
  await label(3);
  app.send(commentEvent(github, name, 3, '/retry', 'stranger'));
  await until(() => bodyOf(3).includes('place 2'), Boolean, 30_000);
  const waiting = await store.db.selectFrom('jobs').selectAll().where('number', '=', 3).orderBy('id').execute();
  expect(await cancelJob(store.db, waiting[0]?.id ?? '', 'mona took it out of the queue', new Date())).toBe(true);
  await until(
    () => bodyOf(3).includes('the run no longer waits: stopped before it began: mona took it out of the queue.'),
    Boolean,
    30_000,
  );
  await until(() => repo.issues.get(3)?.labels?.length === 0, Boolean, 30_000);

  // Set anew while its run goes on: what is taken out then has its label taken off, which that run has done already.
  const first = () => repo.issues.get(1)?.labels ?? [];
  await until(first, (labels) => labels.length === 0);
  await label(1);
  const asksAgain = store.db.selectFrom('jobs').select('id').where('number', '=', 1).where('state', '=', 'queued');
  const [again] = await until(
    () => asksAgain.execute(),
    (jobs) => jobs.length === 1,
  );
  expect(await cancelJob(store.db, again?.id ?? '', 'mona took it out of the queue', new Date())).toBe(true);
  await until(first, (labels) => labels.length === 0, 30_000);

  // Nobody asked for what red checks ask for: their sender has only pushed.
  const theirs = openTheirs(github);
  await app.send(redEvent(github, 'check_suite', name, theirs.number));
  await until(
    async () =>
      (await store.db.selectFrom('jobs').selectAll().where('number', '=', theirs.number).execute()).length === 1,
  );
  await sleep(8_000);

  open();
  await until(() => bodyOf(2).includes('`passed`'), Boolean, 90_000);
  // Posted once, and edited from then on.
  expect(said(2).map((comment) => comment.id)).toEqual([id]);
  expect(bodyOf(2)).toContain('<!-- redgreen:run=');
  expect(said(1)).toHaveLength(1);
  const told = said(3).filter(({ body }) => body.includes('redgreen:waiting='));
  expect(told).toHaveLength(1);
  expect(said(theirs.number)).toEqual([]);
});
