/** What holds of a run whatever happened to its workers: one pull request, one comment in each place, no lost commit, no attempt too many. */

import { expect } from 'vitest';
import { eventsOf } from '../../../src/store/run-queries.ts';
import { git } from '../../support/git-http.ts';
import { repository } from '../../support/world.ts';
import type { JobWorld } from './job-world.ts';

export interface Expected {
  outcome: string;
  label: 'ai-passed' | 'ai-failed';
  attempts: number;
  retries: number;
  /** Subjects of the branch's commits, oldest first. */
  commits: string[];
}

const usual: Expected = {
  outcome: 'passed',
  label: 'ai-passed',
  attempts: 2,
  retries: 1,
  commits: ['Discount codes', 'Fix failing tests (retry 1/3)'],
};

export async function looksUntouched(
  world: JobWorld,
  issue: number,
  point: string,
  expected: Expected = usual,
): Promise<void> {
  const { github, store } = world;
  const repo = github.state.repositories.get(repository);
  const branch = world.branchOf(issue);
  const runs = await store.db.selectFrom('runs').selectAll().where('issue', '=', issue).execute();
  const [run] = runs;
  const where = `died at ${point}`;
  expect(runs, where).toHaveLength(1);
  expect(run, where).toMatchObject({
    outcome: expected.outcome,
    attempt_count: expected.attempts,
    retry_count: expected.retries,
    branch,
  });
  const job = await store.db.selectFrom('jobs').selectAll().where('number', '=', issue).executeTakeFirstOrThrow();
  expect(job, where).toMatchObject({ state: 'done', run_id: run?.id });
  expect(job.generation, where).toBeGreaterThanOrEqual(2);

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
    expect(told(number)[0]?.body, where).toContain(`\`${expected.outcome}\``);
    expect([...(repo?.issues.get(number)?.labels ?? [])], where).toEqual([expected.label]);
  }

  const commits = world.commits(issue);
  expect(
    commits.map((line) => line.slice(41)),
    where,
  ).toEqual(expected.commits);
  // A set: of two pushes at the same time the stand-in writes down both for each.
  const pushed = new Set(github.pushes.flatMap(({ ref, after }) => (ref === `refs/heads/${branch}` ? [after] : [])));
  expect(pushed.size, where).toBe(expected.commits.length);
  for (const commit of pushed) git(repo?.gitDir ?? '', ['merge-base', '--is-ancestor', commit, branch]);
}
