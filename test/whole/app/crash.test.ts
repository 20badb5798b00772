/** A worker is killed at every named point of a run. Another one goes on, and nobody can see that it happened. */
// @module-tag full
// @module-tag soak

import { expect, test } from 'vitest';
import { type JobWorld, openJobWorld } from './job-world.ts';
import { looksUntouched } from './looks-untouched.ts';

/** How often each point is died at on SQLite. `make soak` has 20, which takes half an hour. */
const rounds = Number(process.env.REDGREEN_CRASH_ROUNDS ?? 1);

const api = '/api/v3/repos/acme/shop';
const all = [
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

/** Where nothing is outside that the point before did not leave there, `make soak` alone dies. */
const likeTheOneBefore =
  /^(opened|after (run-started|attempt-started|checkpoint-made|verification-)|before (verification-|checkpoint-pushed 2))/;
const points = rounds > 1 ? all : all.filter((point) => !likeTheOneBefore.test(point));

const environment = { REDGREEN_MAX_RUNS_PER_DAY: '10000' };

test(`SQLite: ${points.length} points, ${rounds} times each`, { timeout: 600_000 * rounds }, async () => {
  for (let round = 0; round < rounds; round++) {
    await using world = await openJobWorld({ environment });
    await dieEverywhere(world, points, 2);
  }
});

/** One issue for three points, far from each other, and in `make soak` for each; workers that die are replaced until the queue is empty. */
async function dieEverywhere(world: JobWorld, where: readonly string[], workers: number): Promise<void> {
  const die: Record<string, string[]> = {};
  const apart = rounds > 1 ? where.length : Math.ceil(where.length / 3);
  for (let at = 0; at < apart; at++) die[await world.label()] = where.filter((_, index) => index % apart === at);
  const died = await world.work({ die }, workers);
  const missed = where.filter((point) => !died.some((line) => new RegExp(`^${point}$`).test(line)));
  expect(missed).toEqual([]);
  expect(died).toHaveLength(where.length);
  for (const [issue, at] of Object.entries(die)) await looksUntouched(world, Number(issue), at.join(' and '));
}
