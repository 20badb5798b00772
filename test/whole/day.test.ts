// @module-tag full
// @module-tag soak
// @module-tag soak
/** A day of a repository with the App: what the events of people, kills among them, have to leave on GitHub and in the record. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { webhookPath } from '../../src/app/server.ts';
import type { Store } from '../../src/store/database.ts';
import { type AppPlace, type AppProcess, appPlace, shopWorker, startApp, until } from '../support/app-server.ts';
import {
  type Asked,
  diceOf,
  events,
  happen,
  isOnBranch,
  isRefused,
  name,
  openShop,
  refusalsIn,
  reply,
  seed,
  wrongComments,
  wrongOnGitHub,
} from '../support/day.ts';
import type { GitHubStandIn } from '../support/github.ts';
import { type AppOnGitHub, registerApp } from '../support/github-app.ts';
import type { Repository } from '../support/github-state.ts';
import { type ScriptedModel, startModel } from '../support/model.ts';
import { apiKey } from '../support/world.ts';

let github: GitHubStandIn;
let app: AppOnGitHub;
let repo: Repository;
let place: AppPlace;
let model: ScriptedModel;
let serve: AppProcess;
let store: Store;
let lives = 0;

beforeEach(async () => {
  ({ github, repo } = await openShop());
  app = registerApp(github);
  app.install([name]);
  place = await appPlace(github, app.app);
  model = await startModel((request, index) => reply({ ...request, index }), { apiKey });
  await start();
  store = await place.store();
});
afterEach(async () => {
  await serve[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
  await model[Symbol.asyncDispose]();
  await github.close();
});

test(`${events} events of seed ${seed}: each trigger has one answer, no comment goes on, nothing green is lost`, {
  timeout: 900_000,
}, async () => {
  const asked: Asked[] = [];
  const dice = diceOf(seed);
  const day = { github, repo, bot: app.bot, dice, asked };
  for (let index = 0; index < events; index++) {
    if (index === 30 || index === 120) serve.signal('SIGKILL');
    if (index === 170) serve.signal('SIGTERM');
    if ([30, 120, 170].includes(index)) await serve.ended;
    await happen({
      ...day,
      async send(event, guid) {
        const { statusCode } = await app.send(event, { guid });
        // GitHub sends some of them twice.
        if (statusCode === 200 && dice.below(10) === 0) await app.send(event, { guid });
      },
    });
    // Five events come while nobody hears them.
    if ([34, 124, 174].includes(index)) await start();
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  await over();
  const shop = { repo, bot: app.bot };
  const wrong = [
    ...answersMissing(asked, await jobs(), await runs()),
    ...wrongOnGitHub(shop, asked),
    ...(await greenLost()),
  ];
  expect(wrong, serve.output().slice(-3000)).toEqual([]);
  const isAsked = asked.some(({ kind }) => kind === 'stranger');
  expect(refusalsIn(shop)).toBeGreaterThanOrEqual(isAsked ? 1 : 0);
  // Remembered by each server for ten minutes.
  expect(refusalsIn(shop)).toBeLessThanOrEqual(lives);
  // How many runs there are, and how they end, is a matter of how quick the machine is.
  const passed = (await runs()).filter(({ outcome }) => outcome === 'passed');
  expect(passed.length).toBeGreaterThan(3);
});

async function start(): Promise<void> {
  serve = await startApp(['serve', '--workers', '3'], {
    ...place.environment,
    ...shopWorker(model),
    REDGREEN_MAX_ITERATIONS: '1',
    REDGREEN_MAX_RUNS_PER_DAY: '1000',
    REDGREEN_RUNS_PER_REPOSITORY: '3',
  });
  app.app.webhookUrl = `${serve.url}${webhookPath}`;
  lives += 1;
}

const jobs = () => store.db.selectFrom('jobs').selectAll().orderBy('id').execute();
const runs = () => store.db.selectFrom('runs').selectAll().orderBy('started_at').execute();

/** Every delivery is handled, every job has ended, and that is told. */
async function over(): Promise<void> {
  const left = async () => {
    const deliveries = await store.db.selectFrom('deliveries').select('id').where('handled_at', 'is', null).execute();
    const open = (await jobs()).filter(
      ({ state, waiting }) => state === 'queued' || state === 'active' || ![null, 'ended'].includes(waiting),
    );
    return [...deliveries, ...open.map(({ id, key, state, waiting, error }) => ({ id, key, state, waiting, error }))];
  };
  await until(left, (all) => all.length === 0, 150_000);
}

function answersMissing(
  asked: readonly Asked[],
  all: Awaited<ReturnType<typeof jobs>>,
  begun: Awaited<ReturnType<typeof runs>>,
): string[] {
  const shop = { repo, bot: app.bot };
  return asked.flatMap(({ kind, number, guid, comment }) => {
    if (kind !== 'run') return [];
    const [job, second] = all.filter(({ delivery_id }) => delivery_id === guid);
    if (job === undefined || second !== undefined)
      return [`a trigger on #${number} has ${job === undefined ? 'no' : 'two'} jobs`];
    const run = begun.find(({ id }) => id === job.run_id);
    if (run !== undefined) return wrongComments(shop, run.id, number);
    if (job.error !== null || isRefused(shop, number, comment)) return [];
    return [`a trigger on #${number} began no run, and nobody was told`];
  });
}

async function greenLost(): Promise<string[]> {
  const green = await store.db
    .selectFrom('attempts')
    .innerJoin('runs', 'runs.id', 'attempts.run_id')
    .select(['runs.id', 'runs.branch', 'attempts.commit_sha'])
    .where('attempts.result', '=', 'passed')
    .execute();
  return green.flatMap(({ id, branch, commit_sha }) =>
    isOnBranch({ repo, bot: app.bot }, branch, commit_sha) ? [] : [`the green ${commit_sha} of run ${id} is lost`],
  );
}
