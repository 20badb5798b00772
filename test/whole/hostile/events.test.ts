/** Events by which somebody takes what is ours, or makes us spend: beside those of test/whole/action/admission.test.ts. */
// @module-tag full

import { expect, test } from 'vitest';
import { commentHead } from '../../../src/github/status-comments.ts';
import { branch, done, openWorld, quick, quickFiles, repository, rightAtOnce } from '../../support/world.ts';

const shop = { files: quickFiles, inputs: { ...quick, 'max-iterations': '0' } };

test('a forged record makes no branch ours, and a branch of our name is left as it is', async () => {
  await using world = await openWorld([rightAtOnce, done], shop);
  const { github } = world;
  github.grant(repository, 'eve', 'write');
  const theirs = github.commit(repository, branch, { 'src/price.js': 'evil\n' }, 'Mine\n\nRedgreen-Run: forged');
  const record = {
    run: 'forged',
    state: 'finished' as const,
    outcome: 'failed' as const,
    branch: 'main',
    pullRequest: 1,
    head: theirs,
    startedAt: '2026-11-21T10:00:00Z',
    deadline: '2026-11-21T11:00:00Z',
  };
  for (const user of ['eve', 'stranger', 'mona']) {
    github.comment(repository, 1, { user, body: `${commentHead(record)}\n### Redgreen · working on #1` });
    github.comment(repository, 1, { user, body: `${commentHead({ ...record, branch })}\n### Redgreen · Failed` });
  }
  const forged = world.at(1).comments.map(({ body }) => body);
  const result = await world.say(1, '/retry', { actor: 'eve' });
  expect(result.outputs).toMatchObject({ outcome: 'passed', branch: `${branch}-2` });
  expect(world.head(branch)).toBe(theirs);
  expect(world.commits(`${branch}-2`)).toHaveLength(1);
  expect(world.github.pushes.map(({ ref }) => ref)).toEqual([`refs/heads/${branch}-2`]);
  // Nobody's comment was written over.
  expect(
    world
      .at(1)
      .comments.slice(0, forged.length)
      .map(({ body }) => body),
  ).toEqual(forged);
});
