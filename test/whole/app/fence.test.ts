/** A worker that comes back from the dead: it was stopped past its lease, and another one has brought its job to the end. */
// @module-tag full

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { until } from '../../support/processes.ts';
import { repository } from '../../support/world.ts';
import { type JobWorld, openJobWorld } from './job-world.ts';
import { looksUntouched } from './looks-untouched.ts';

test('it cannot push, open a pull request, or comment', async () => {
  await using world = await openJobWorld();
  const point = 'after checkpoint-made 1';
  const issue = await world.label();
  const stopped = await world.worker({ die: { [issue]: point }, signal: 'SIGSTOP' });
  await until(() => stopped.log().includes('dies at'), 'it is stopped');
  await using _other = await world.worker();
  await world.idle();
  const before = await everything(world);

  stopped.child.kill('SIGCONT');
  await sleep(4_000);
  stopped.child.kill('SIGTERM');
  await stopped.exited;
  expect(await everything(world)).toEqual(before);
  await looksUntouched(world, issue, point);
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
