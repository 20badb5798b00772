import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { jobKey } from '../../../src/store/queue.ts';
import { eventsOf } from '../../../src/store/read.ts';
import type { ModelRequest } from '../../support/model.ts';
import { startPostgres } from '../../support/postgres.ts';
import { until } from '../../support/processes.ts';
import { stretched } from '../../support/slow-machine.ts';
import { repository } from '../../support/world.ts';
import { type JobWorld, openJobWorld, secondTry } from './job-world.ts';
import { looksUntouched } from './looks-untouched.ts';

/** The model never answers one request: a worker is at it for sure when something happens to it, however long that takes to come. */
const silentAt = (number: number) => async (request: ModelRequest, index: number) => {
  if (index === number - 1) await new Promise(() => {});
  return secondTry(request);
};
const told = ({ github, app }: JobWorld, number: number) =>
  (github.state.repositories.get(repository)?.issues.get(number)?.comments ?? []).filter(
    ({ user }) => user === app.bot,
  );
const jobs = ({ store }: JobWorld) => store.db.selectFrom('jobs').selectAll().orderBy('id').execute();

test('SIGTERM in the middle of an attempt: another worker has the run within five seconds, and the limits hold', {
  tags: 'full',
}, async () => {
  await using world = await openJobWorld({ script: silentAt(3) });
  const issue = await world.label();
  const first = await world.worker({ leaseMs: 60_000 });
  await until(() => world.model.requests.length === 3, 'the second attempt is at work');
  await using _second = await world.worker({ leaseMs: 60_000 });
  const from = performance.now();
  first.child.kill('SIGTERM');
  await until(async () => (await jobs(world))[0]?.generation === 2, 'the other one has claimed it');
  expect(performance.now() - from).toBeLessThan(stretched(5_000));
  await first.exited;
  expect(performance.now() - from).toBeLessThan(stretched(5_000));
  await world.idle();
  const [job] = await jobs(world);
  expect(job).toMatchObject({ state: 'done', tries: 1, generation: 2 });
  await looksUntouched(world, issue, 'SIGTERM');
});

test('SIGTERM while GitHub answers nothing: the job is handed over, and the worker is gone, within five seconds', {
  tags: 'full',
}, async () => {
  await using world = await openJobWorld({ script: silentAt(2) });
  await world.label();
  const worker = await world.worker({ leaseMs: 60_000 });
  await until(() => world.model.requests.length === 2, 'the agent is at work');
  world.github.faults.add({ kind: { slowMs: 10_000 }, times: 1_000 });
  const from = performance.now();
  worker.child.kill('SIGTERM');
  await worker.exited;
  expect(performance.now() - from).toBeLessThan(stretched(5_000));
  expect((await jobs(world))[0]).toMatchObject({ state: 'queued', generation: 1 });
});

test('stop ends the run at any point, and the comment says who asked for it', { tags: 'full' }, async () => {
  await using world = await openJobWorld({ script: silentAt(1) });
  const issue = await world.label();
  await world.worker();
  await until(() => world.model.requests.length === 1, 'the agent is at work');
  const repo = world.github.state.repositories.get(repository);
  expect(await world.queue.stop(jobKey(repo?.id ?? 0, issue), 'mona stopped it')).toBe(true);
  await world.idle();
  expect(await world.run(issue)).toMatchObject({ outcome: 'cancelled', detail: 'mona stopped it' });
  expect(told(world, issue)[0]?.body).toContain('mona stopped it');
});

test('a run that kills every worker is dead after three, its comment says so, and the next job of the issue runs', {
  tags: 'full',
}, async () => {
  await using world = await openJobWorld();
  const issue = await world.label();
  const died = await world.work({ die: { [issue]: 'after agent-finished 1' }, every: true }, 1);
  expect(died).toHaveLength(3);
  expect((await jobs(world))[0]).toMatchObject({ state: 'dead', tries: 3 });
  await until(() => told(world, issue)[0]?.body.includes('`error`') === true, 'the comment has its end');
  expect(told(world, issue)).toHaveLength(1);
  expect(told(world, issue)[0]?.body).toContain('was tried 3 times and broke its worker each time');
  expect(await world.run(issue)).toMatchObject({ state: 'finished', outcome: 'error', attempt_count: 1 });

  await world.comment(issue, '/retry');
  await world.work({}, 1);
  const runs = await world.store.db.selectFrom('runs').select('outcome').orderBy('started_at').execute();
  expect(runs.map(({ outcome }) => outcome)).toEqual(['error', 'passed']);
});

test('PostgreSQL is restarted every two seconds while runs go on: every run ends right, once', {
  tags: 'full',
}, async () => {
  const server = await startPostgres();
  if ('missing' in server) throw new Error(server.missing);
  await using postgres = server;
  await using world = await openJobWorld({ location: await postgres.database('restarted') });
  const issues = [await world.label(), await world.label(), await world.label()];
  const workers = [await world.worker(), await world.worker()];
  let over = false;
  let restarts = 0;
  const restarting = (async () => {
    while (!over) {
      await sleep(2_000);
      restarts += 1;
      await postgres.restart(1_200);
    }
  })();
  const ended = () => world.store.db.selectFrom('runs').select('id').where('state', '=', 'finished').execute();
  await until(async () => (await ended().catch(() => [])).length === 3, 'all runs ended', 90_000).finally(async () => {
    over = true;
    // A server that goes down while nobody waits for it is an error outside of every test.
    await restarting;
  });
  // This test's own pool hears of the connections that the last restart ended before it asks again.
  await sleep(1_000);
  await world.idle();
  for (const issue of issues) {
    const run = await world.run(issue);
    expect(run).toMatchObject({ outcome: 'passed', attempt_count: 2, retry_count: 1 });
    const events = await eventsOf(world.store, run.id);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(told(world, issue)).toHaveLength(1);
    expect(world.commits(issue)).toHaveLength(2);
  }
  // Asked twice a second, and told once each time.
  for (const { log } of workers) {
    const told = log().match(/the queue cannot be read/g)?.length ?? 0;
    expect(told, log()).toBeLessThanOrEqual(restarts);
    expect(log()).not.toMatch(/pg-boss: .*(terminated|ECONNREFUSED)/);
  }
});
