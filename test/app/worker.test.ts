import { expect, test } from 'vitest';
import { openJobWorld } from './job-world.ts';

test('a labelled issue becomes a green pull request', async () => {
  await using world = await openJobWorld();
  const issue = await world.label();
  await world.worker();
  await world.idle();
  expect(await world.run(issue)).toMatchObject({ outcome: 'passed', attempt_count: 2, retry_count: 1 });
});
