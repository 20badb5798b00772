// @module-tag full

import { expect, test } from 'vitest';
import { repository } from '../../support/world.ts';
import { type JobWorld, openJobWorld, secondTry } from './job-world.ts';

const bot = ({ app, github }: JobWorld, name: string, number: number) =>
  (github.state.repositories.get(name)?.issues.get(number)?.comments ?? []).filter(({ user }) => user === app.bot);

test('a repository that is renamed during a run: it is pushed and told under the new name, and goes to its own default branch', async () => {
  const renamed = 'acme/store';
  await using world = await openJobWorld({
    defaultBranch: 'trunk',
    script(request) {
      const { github } = world;
      if (JSON.stringify(request.body).includes('retry 1 of') && github.state.repositories.has(repository)) {
        github.rename(repository, renamed);
      }
      return secondTry(request);
    },
  });
  const issue = await world.label();
  const worker = await world.worker();
  await world.idle();
  const run = await world.run(issue);
  expect(run, worker.log()).toMatchObject({ outcome: 'passed', attempt_count: 2, repository });
  expect(world.commits(issue)).toHaveLength(2);
  const repo = world.github.state.repositories.get(renamed);
  expect(repo?.issues.get(run.pull_request_number ?? 0)).toMatchObject({
    labels: ['ai-passed'],
    pull: { draft: false, headBranch: run.branch, base: 'trunk' },
  });
  expect(repo?.issues.get(issue)?.labels).toEqual(['ai-passed']);
  expect(repo?.issues.get(run.pull_request_number ?? 0)?.body).toContain(`Closes #${issue}`);
  expect(bot(world, renamed, issue)).toHaveLength(1);
  expect(bot(world, renamed, issue)[0]?.body).toContain('`passed`');

  // What is asked next goes on from the same branch, by the repository's number.
  await world.enqueue({ name: 'issue_comment', payload: {} }, issue, {
    ...{ repository: renamed, kind: 'retry' },
    payload: JSON.stringify({ actor: 'mona', hint: 'Use a constant.', isPullRequest: false }),
  });
  await world.idle();
  const runs = await world.store.db.selectFrom('runs').selectAll().orderBy('started_at').execute();
  expect(runs.at(-1)).toMatchObject({ trigger_kind: 'retry', repository: renamed, branch: run.branch });
});
