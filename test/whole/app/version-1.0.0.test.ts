/** What a server of version 1.0.0 left behind: its database opens, the run that it was killed in goes on, and its comments are taken up. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventsOf } from '../../../src/store/read.ts';
import { filesOfVersion, gitHubOfVersion } from '../../support/recorded-version.ts';
import { repository } from '../../support/world.ts';
import { type JobWorld, openJobWorld } from './job-world.ts';
import { looksUntouched } from './looks-untouched.ts';

const failed = { issue: 1, pull: 2 };
const killed = { issue: 3, pull: 4 };

/** The world as it was a moment after the server had been killed. */
async function openAfter(files: { path: string }): Promise<JobWorld> {
  const before = { folder: join(files.path, 'data'), github: await gitHubOfVersion('app') };
  return await openJobWorld({ before, environment: { REDGREEN_MAX_ITERATIONS: '1' } });
}

const told = ({ github, app }: JobWorld, number: number) =>
  (github.state.repositories.get(repository)?.issues.get(number)?.comments ?? [])
    .filter(({ user }) => user === app.bot)
    .map(({ body }) => body);

test('the run goes on to its end: one pull request, one comment in each place, its commit is kept', {
  tags: 'full',
}, async () => {
  using files = filesOfVersion('app');
  await using world = await openAfter(files);
  const { id } = await world.run(killed.issue);
  const recorded = await eventsOf(world.store, id);
  expect(await world.run(killed.issue)).toMatchObject({ state: 'running', version: '1.0.0', attempt_count: 2 });
  expect(told(world, killed.issue)).toEqual([expect.stringContaining('"state":"running"')]);
  const commits = world.commits(killed.issue);
  expect(commits).toHaveLength(1);

  await world.work({ leaseMs: 6_000 }, 1);
  await looksUntouched(world, killed.issue, 'a point of version 1.0.0', {
    outcome: 'passed',
    label: 'ai-passed',
    attempts: 2,
    retries: 1,
    commits: ['Discount codes', 'Fix failing tests (retry 1/1)'],
  });
  expect(world.commits(killed.issue)[0]).toBe(commits[0]);
  // The attempt that the record has is not paid again.
  expect(world.model.requests).toHaveLength(2);
  const events = await eventsOf(world.store, id);
  expect(events.slice(0, recorded.length)).toEqual(recorded);
  // The run beside it, which had ended, is as it was.
  expect(await world.run(failed.issue)).toMatchObject({ outcome: 'failed', attempt_count: 2, retry_count: 1 });
  expect(told(world, failed.pull)).toHaveLength(1);
});

// On the issue it is what the Action's test of version 1.0.0 shows.
for (const [where, tags] of [
  ['pull', ['full']],
  ['issue', ['full', 'variant']],
] as ['pull' | 'issue', string[]][])
  test(`/retry on the ${where} of a run that failed goes on from its branch and folds its summary`, {
    tags,
  }, async () => {
    using files = filesOfVersion('app');
    await using world = await openAfter(files);
    const before = world.commits(failed.issue);
    const [older = ''] = told(world, failed.pull);
    expect(older).toContain('### Redgreen · Failed after 2 attempts');
    await world.comment(failed[where], '/retry');
    await world.work({ leaseMs: 6_000 }, 1);

    const runs = await world.store.db
      .selectFrom('runs')
      .selectAll()
      .where('issue', '=', failed.issue)
      .orderBy('id')
      .execute();
    expect(runs).toMatchObject([
      { version: '1.0.0', outcome: 'failed' },
      { outcome: 'passed', attempt_count: 2, branch: world.branchOf(failed.issue), pull_request_number: failed.pull },
    ]);
    expect(world.commits(failed.issue).slice(0, 2)).toEqual(before);
    const [folded = '', newest = '', ...more] = told(world, failed.pull);
    expect(more).toEqual([]);
    expect(folded).toContain('Redgreen · Failed after 2 attempts · an earlier run; the newest summary is below');
    expect(folded.split('\n')[0]).toBe(older.split('\n')[0]);
    expect(newest).toContain('### Redgreen · Passed');
    const repo = world.github.state.repositories.get(repository);
    expect([...(repo?.issues.values() ?? [])].filter(({ pull }) => pull !== undefined)).toHaveLength(2);
  });
