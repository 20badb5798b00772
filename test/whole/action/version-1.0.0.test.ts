/** What the Action of version 1.0.0 left on GitHub: this one ends it, or goes on from its comment. */

import { expect, test } from 'vitest';
import { gitHubOfVersion } from '../../support/recorded-version.ts';
import { branch, done, openWorld, quick, quickFiles, rightAtOnce, type World } from '../../support/world.ts';

const shop = { files: quickFiles, inputs: { ...quick, 'max-iterations': '1' } };
const running = (world: World, number: number) =>
  world.told(number).filter(({ body }) => body.includes('"state":"running"'));

// On the pull request it is what the App's test of version 1.0.0 shows.
for (const [number, tags] of [
  [1, ['full']],
  [2, ['full', 'variant']],
] as [number, string[]][])
  test(`/retry on #${number} after a run that failed: the same branch and pull request, the summary is folded`, {
    tags,
  }, async () => {
    await using world = await openWorld([rightAtOnce, done], {
      ...shop,
      github: await gitHubOfVersion('action-failed'),
    });
    const before = world.commits();
    expect(before).toHaveLength(2);
    const [older] = world.told(2);
    expect(older?.body).toContain('### Redgreen · Failed after 2 attempts');

    const { outputs } = await world.say(number, '/retry');
    expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1', branch, 'pull-request-number': '2' });
    expect(world.commits().slice(0, 2)).toEqual(before);
    expect(world.commits()).toHaveLength(3);
    const [folded, newest, ...more] = world.told(2);
    expect(more).toEqual([]);
    expect(folded?.id).toBe(older?.id);
    expect(folded?.body).toContain('Redgreen · Failed after 2 attempts · an earlier run; the newest summary is below');
    expect(newest?.body).toContain('### Redgreen · Passed after 1 attempt');
    expect(world.repo.issues.size).toBe(2);
    expect([world.at(1).labels, world.at(2).labels]).toEqual([['ai-passed'], ['ai-passed']]);
  });

test('killed, and no post step came: /retry goes on from its commit and ends its comment', {
  tags: ['full', 'variant'],
}, async () => {
  await using world = await openWorld([rightAtOnce, done], { ...shop, github: await gitHubOfVersion('action-killed') });
  const before = world.commits();
  expect(before).toHaveLength(1);
  expect(running(world, 1)).toHaveLength(1);
  const { outputs } = await world.say(2, '/retry', { env: { GITHUB_RUN_ID: '4713' } });
  expect(outputs).toMatchObject({ outcome: 'passed', branch, 'pull-request-number': '2' });
  expect(world.commits().slice(0, 1)).toEqual(before);
  // The record is that of the run that was cut off, the line is how its pull request stands now.
  expect(world.told(1)).toHaveLength(1);
  expect(world.told(1)[0]?.body).toMatch(/"state":"finished".*"outcome":"error"/);
  expect(world.told(1)[0]?.body).toMatch(/^Redgreen · `passed` · Passed after 1 attempt.* · \[#2\]/m);
  expect([...running(world, 1), ...running(world, 2)]).toEqual([]);
});
