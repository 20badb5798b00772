import { expect, test } from 'vitest';
import { compilesC } from '../../src/run-story/tree-verifier.ts';
import { makeCheckout } from '../git/git-fixture.ts';

// Go 1.19 linked what it had compiled with the header of before.
test.each([
  ['Go beside C', { 'm/m.go': 'package m\n\n// #include "table.txt"\nimport "C"\n' }, true],
  ['Go alone', { 'm/m.go': 'package m\n', 'c.txt': '"C"\n' }, false],
])('what go compiled is not kept where C may be in it: %s', async (_, files, isC) => {
  await using checkout = await makeCheckout(files);
  const repository = await checkout.open();
  const baseTree = await repository.treeOf(repository.head.commit);
  expect(await compilesC({ repository, baseTree })).toBe(isC);
});
