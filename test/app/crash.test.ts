/** A worker is killed at every named point of a run. Another one goes on, and nobody can see that it happened. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '../../src/store/read.ts';
import { git } from '../support/git-http.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { repository } from '../support/world.ts';
import { type JobWorld, openJobWorld, type TestWorker } from './job-world.ts';

/** How often each point is died at; 20 takes a quarter of an hour. */
const rounds = Number(process.env.REDGREEN_CRASH_ROUNDS ?? 1);

const api = '/api/v3/repos/acme/shop';
const points = [
  'claimed',
  'opened',
  'before run-started',
  'after run-started',
  `answered POST ${api}/issues/\\d+/comments`,
  'after baseline-finished',
  'after attempt-started 1',
  'after agent-finished 1',
  'after checkpoint-made 1',
  'before checkpoint-pushed 1',
  `answered POST ${api}/pulls`,
  'after pull-request-opened',
  'after verification-started 1',
  'before verification-finished 1',
  'after verification-finished 1',
  'after retry-started 2',
  'after checkpoint-made 2',
  'before checkpoint-pushed 2',
  'after verification-finished 2',
  'before run-finished',
  'after run-finished',
  `answered POST ${api}/issues/\\d+/labels`,
  'ended',
];

let postgres: PostgresServer | undefined;
beforeAll(async () => {
  const server = await startPostgres();
  if ('missing' in server) throw new Error(server.missing);
  postgres = server;
}, 60_000);
afterAll(() => postgres?.[Symbol.asyncDispose]());

const environment = { REDGREEN_MAX_RUNS_PER_DAY: '10000' };

test(`SQLite: ${points.length} points, ${rounds} times each`, { timeout: 200_000 * rounds }, async () => {
  for (let round = 0; round < rounds; round++) {
    await using world = await openJobWorld({ environment });
    await dieEverywhere(world, points, 2);
  }
});

test('pg-boss: the points where something is outside and not on record', async () => {
  const location = await postgres?.database('crash');
  await using world = await openJobWorld({ environment, location });
  const outside =
    rounds > 1 ? points : points.filter((point) => /answered|pushed 1|run-finished|started 1/.test(point));
  await dieEverywhere(world, outside, 3);
});

/** One issue for each point; workers that die are replaced until the queue is empty. */
async function dieEverywhere(world: JobWorld, where: readonly string[], workers: number): Promise<void> {
  const die: Record<string, string> = {};
  for (const point of where) die[await world.label()] = point;
  const logs: TestWorker[] = [];
  let over = false;
  const keepOne = async () => {
    while (!over) {
      const worker = await world.worker({ die });
      logs.push(worker);
      if (over) worker.child.kill('SIGTERM');
      await worker.exited;
    }
  };
  const running = Array.from({ length: workers }, keepOne);
  await world.idle(100_000 + where.length * 2_000);
  over = true;
  for (const worker of logs) worker.child.kill('SIGTERM');
  await Promise.all(running);
  const died = logs.flatMap((worker) => worker.log().match(/dies at .*/g) ?? []);
  const missed = where.filter((point) => !died.some((line) => new RegExp(`^dies at ${point}$`).test(line)));
  expect(missed).toEqual([]);
  expect(died).toHaveLength(where.length);
  for (const [issue, point] of Object.entries(die)) await looksUntouched(world, Number(issue), point);
}

async function looksUntouched(world: JobWorld, issue: number, point: string): Promise<void> {
  const { github, store } = world;
  const repo = github.state.repositories.get(repository);
  const branch = world.branchOf(issue);
  const runs = await store.db.selectFrom('runs').selectAll().where('issue', '=', issue).execute();
  const [run] = runs;
  const where = `died at ${point}`;
  expect(runs, where).toHaveLength(1);
  expect(run, where).toMatchObject({ outcome: 'passed', attempt_count: 2, retry_count: 1, branch });
  const job = await store.db.selectFrom('jobs').selectAll().where('number', '=', issue).executeTakeFirstOrThrow();
  expect(job, where).toMatchObject({ state: 'done', tries: 2, generation: 2, run_id: run?.id });

  const events = await eventsOf(store, run?.id ?? '');
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  expect(events.filter(({ type }) => type === 'run-finished')).toHaveLength(1);

  const pulls = [...(repo?.issues.values() ?? [])].filter(({ pull }) => pull?.headBranch === branch);
  expect(pulls, where).toHaveLength(1);
  const [pull] = pulls;
  const told = (number: number) =>
    (repo?.issues.get(number)?.comments ?? []).filter(({ user }) => user === world.app.bot);
  expect(told(issue), where).toHaveLength(1);
  expect(told(pull?.number ?? 0), where).toHaveLength(1);
  for (const number of [issue, pull?.number ?? 0]) {
    expect(told(number)[0]?.body, where).toContain('`passed`');
    expect([...(repo?.issues.get(number)?.labels ?? [])], where).toEqual(['ai-passed']);
  }

  const commits = world.commits(issue);
  expect(
    commits.map((line) => line.slice(41)),
    where,
  ).toEqual(['Discount codes', 'Fix failing tests (retry 1/3)']);
  // A set: of two pushes at the same time the stand-in writes down both for each.
  const pushed = new Set(github.pushes.flatMap(({ ref, after }) => (ref === `refs/heads/${branch}` ? [after] : [])));
  expect(pushed.size, where).toBe(2);
  for (const commit of pushed) git(repo?.gitDir ?? '', ['merge-base', '--is-ancestor', commit, branch]);
}
