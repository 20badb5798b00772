/** `/redgreen fix` through the App: delivery, queue, worker, pull request of somebody else. */
// @module-tag full

import { expect, test } from 'vitest';
import { git } from '../../support/git-http.ts';
import type { ModelRequest } from '../../support/model.ts';
import { greenFiles, openTheirs, redCheck, theirBranch, theirFiles } from '../../support/others-pull.ts';
import { done, repository, right } from '../../support/world.ts';
import { openJobWorld } from './job-world.ts';

const environment = { REDGREEN_TEST_COMMAND: 'node --test --test-isolation=none' };
const script = ({ body }: ModelRequest) =>
  JSON.stringify(body.messages.at(-1)?.content ?? '').includes('tool_result') ? done : right;

test('a writer’s /redgreen fix on a colleague’s pull request makes it green, its tests untouched', async () => {
  await using world = await openJobWorld({ files: greenFiles, environment, script });
  const pull = openTheirs(world.github);
  const repo = world.github.state.repositories.get(repository);
  if (repo === undefined) throw new Error('no repository');
  redCheck(world.github, repo, pull.pull?.headSha ?? '', 'Error: the sum of the parts\n');
  await world.comment(pull.number, '/redgreen fix');
  await world.worker();
  await world.idle();
  const run = await world.run(pull.number);
  expect(run).toMatchObject({ outcome: 'passed', trigger_kind: 'fix', branch: theirBranch, attempt_count: 1 });
  const file = (path: string) => git(repo.gitDir, ['show', `${theirBranch}:${path}`]);
  expect(file('src/price.js')).toContain('0.9');
  expect(file('test/price.test.js')).toBe(theirFiles['test/price.test.js']);
  expect(JSON.stringify(world.model.requests[0]?.body.messages)).toContain('the sum of the parts');
  expect(repo.issues.size).toBe(1);
  expect(repo.issues.get(pull.number)?.body).toBe('The code TEN takes ten percent off.');
  expect(repo.issues.get(pull.number)?.labels).toEqual(['ai-passed']);
});
