import { expect, it } from 'vitest';
import { heldBackNotes, ignoredNotes, setupNotes } from '../../src/run-story/attempt-verdict.ts';
import type { RepeatedSetup } from '../../src/run-story/reinstall.ts';
import { makeCheckout, write } from '../git/git-fixture.ts';

it('tells what was not part of a verification: held back, setup that failed, ignored', async () => {
  await using checkout = await makeCheckout({ '.gitignore': 'build/\n', 'a.js': '1\n' });
  const repository = await checkout.open();
  await repository.markSetup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await write(checkout.tree, { 'a.js': '2\n', 'build/f.js': '3\n' });
  const { tree } = await repository.snapshot();

  expect(setupNotes({ kind: 'done', changed: [] })).toEqual([]);
  expect(setupNotes({ kind: 'done', changed: ['package.json'] })).toEqual([
    'Changed dependencies: package.json; setup ran again',
  ]);
  expect(setupNotes({ kind: 'failed', note: 'setup failed' } as RepeatedSetup)).toEqual(['setup failed']);
  expect(await ignoredNotes(repository, "Cannot find module './build/f.js'")).toEqual([
    'build/f.js is ignored by git: it is in no commit, and the tests run without it',
  ]);
  expect(await ignoredNotes(repository, 'expected 1 to be 2')).toEqual([]);
  const heldBack = [{ path: '.npmrc', reason: 'is a path that a run never changes' }];
  const nothing = { tree, snapshot: tree, files: 0, insertions: 0, deletions: 0, paths: [] };
  expect(heldBackNotes({ ...nothing, heldBack })).toEqual([
    '.npmrc is not part of what was tested and will not be pushed: is a path that a run never changes',
  ]);
});
