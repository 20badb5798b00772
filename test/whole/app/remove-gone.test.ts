// @module-tag full

import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { purgeRepositories } from '../../../src/store/app-queries.ts';
import { until } from '../../support/processes.ts';
import { repository } from '../../support/world.ts';
import { openJobWorld } from './job-world.ts';

test("what the database names no more leaves the worker's disk: pruned elsewhere, or the App was taken off", async () => {
  await using world = await openJobWorld();
  const issue = await world.label();
  const first = await world.worker();
  await world.idle();
  const { id } = await world.run(issue);
  first.child.kill('SIGTERM');
  await first.exited;
  const at = (...parts: string[]) => join(world.folder, ...parts);
  const mirror = at('mirrors', 'acme%2Fshop.git');
  const [pruned, foreign] = ['20200101-000000-0123456789', '20200101-000000-9876543210'];
  for (const name of [pruned, foreign]) {
    mkdirSync(at('runs', name), { recursive: true });
    writeFileSync(at('runs', name, 'run.json'), '{}');
  }
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60_000);
  for (const path of [at('runs', id), at('runs', pruned), mirror]) utimesSync(path, longAgo, longAgo);

  const second = await world.worker();
  await until(() => !existsSync(at('runs', pruned)), 'the folder without a run is gone');
  // A run on record stays with its repository's mirror, and so does what was touched a moment ago.
  expect([at('runs', id), mirror, at('runs', foreign)].filter((path) => !existsSync(path))).toEqual([]);
  second.child.kill('SIGTERM');
  await second.exited;

  const jobs = await world.store.db.selectFrom('jobs').select('repository_id').execute();
  await purgeRepositories(world.store, { names: [repository], ids: jobs.map((job) => job.repository_id) });
  utimesSync(mirror, longAgo, longAgo);
  utimesSync(at('runs', id), longAgo, longAgo);
  await world.worker();
  await until(() => !existsSync(mirror) && !existsSync(at('runs', id)), 'all of the repository is gone');
});
