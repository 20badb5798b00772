/** The workers' database goes down while they work, again and again. */
// @module-tag full

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eventsOf } from '../../../src/store/run-queries.ts';
import { startPostgres } from '../../support/postgres.ts';
import { until } from '../../support/processes.ts';
import { repository } from '../../support/world.ts';
import { type JobWorld, openJobWorld } from './job-world.ts';

const told = ({ github, app }: JobWorld, number: number) =>
  (github.state.repositories.get(repository)?.issues.get(number)?.comments ?? []).filter(
    ({ user }) => user === app.bot,
  );
test('PostgreSQL is restarted every two seconds while runs go on: every run ends right, once', {
  tags: 'variant',
}, async () => {
  const server = await startPostgres();
  if ('missing' in server) throw new Error(server.missing);
  await using postgres = server;
  await using world = await openJobWorld({ location: await postgres.database('restarted') });
  const issues = [await world.label(), await world.label()];
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
  await until(async () => (await ended().catch(() => [])).length === issues.length, 'all runs ended', 90_000).finally(
    async () => {
      over = true;
      // A server that goes down while nobody waits for it is an error outside of every test.
      await restarting;
    },
  );
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
