import { join } from 'node:path';
import { expect, test } from 'vitest';
import { originOf } from '../../src/git/checkout-check.ts';
import { borrowClone, copyCommits } from '../../src/git/fixture-repository.ts';
import { temporaryFolder } from '../../src/run/remove-tree.ts';
import { repositoryWith } from '../support/cli.ts';

test('a story that starts from a clone knows where that was cloned from, without its password', async () => {
  using clone = repositoryWith({ 'a.txt': 'a\n' });
  clone.git('remote', 'add', 'origin', 'https://somebody:password@git.example.test/some/name.git');
  const commit = clone.git('rev-parse', 'HEAD').trim();
  await using folder = await temporaryFolder(join(clone.path, 'fixtures-'));
  const [borrowed, copied] = [join(folder.path, 'borrowed'), join(folder.path, 'copied')];
  await borrowClone(clone.path, borrowed);
  await copyCommits(clone.path, [commit], copied);
  expect([await originOf(borrowed), await originOf(copied)]).toEqual(Array(2).fill('git.example.test/some/name'));
});
