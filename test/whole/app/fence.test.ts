/** A worker that comes back from the dead: it was stopped past its lease, and another one has brought its job to the end. */
// @module-tag full

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { until } from '../../support/processes.ts';
import { repository } from '../../support/world.ts';
import { type JobWorld, openJobWorld } from './job-world.ts';
import { looksUntouched } from './looks-untouched.ts';

/** What the worker would do next at each point. */
const parts = [
  { points: { 'after checkpoint-made 1': 'push, open a pull request, comment' }, tags: [] },
  {
    points: {
      'after verification-finished 2': 'record the end',
      'after run-finished': 'write the summary and the labels',
    },
    tags: ['variant'],
  },
];

for (const { points, tags } of parts)
  test(`it cannot ${Object.values(points).join(', nor ')}`, { tags }, async () => {
    await using world = await openJobWorld();
    const die: Record<string, string> = {};
    for (const point of Object.keys(points)) die[await world.label()] = point;
    const stopped = await Promise.all(Object.keys(points).map(() => world.worker({ die, signal: 'SIGSTOP' })));
    await until(() => stopped.every((worker) => worker.log().includes('dies at')), 'all of them are stopped');
    await using _other = await world.worker();
    await world.idle();
    const before = await everything(world);

    for (const worker of stopped) worker.child.kill('SIGCONT');
    await sleep(4_000);
    for (const worker of stopped) worker.child.kill('SIGTERM');
    await Promise.all(stopped.map(({ exited }) => exited));
    expect(await everything(world)).toEqual(before);
    for (const [issue, point] of Object.entries(die)) await looksUntouched(world, Number(issue), point);
  });

/** All that somebody could have written: on GitHub, in git, in the store. */
async function everything({ github, store }: JobWorld) {
  const repo = github.state.repositories.get(repository);
  // As it is now: the stand-in goes on writing into its own lists.
  return structuredClone({
    writes: github.writes().filter(({ path }) => !/access_tokens|installation\/token/.test(path)).length,
    pushes: github.pushes,
    comments: [...(repo?.issues.values() ?? [])].map(({ number, comments, labels }) => ({ number, comments, labels })),
    events: await store.db.selectFrom('events').selectAll().execute(),
    runs: await store.db.selectFrom('runs').selectAll().orderBy('id').execute(),
    jobs: await store.db.selectFrom('jobs').select(['id', 'state', 'generation', 'error']).execute(),
  });
}
