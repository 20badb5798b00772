import { expect, test } from 'vitest';
import { openWarmth } from '../../src/run-story/tree-verifier.ts';
import type { VerifierOptions } from '../../src/run-story/verifier.ts';
import { makeCheckout } from '../git/git-fixture.ts';

const c = 'package m\n\n// #include "table.txt"\nimport "C"\n';
const plain = 'package m\n';

// Go 1.19 linked what it had compiled with the header of before.
test.each([
  ['what C code includes', c, { 'table.txt': '2\n' }, 'cold'],
  ['a header', c, { 'include/v.h': '#define V 2\n' }, 'cold'],
  ['Go beside C', c, { 'b.go': 'package m\n' }, 'warm'],
  ['what Go embeds', plain, { 'table.txt': '2\n' }, 'warm'],
])('over go’s cache, %s changed', async (_, source, changed, home) => {
  await using checkout = await makeCheckout({ 'm.go': source, 'table.txt': '1\n', 'include/v.h': '#define V 1\n' });
  const repository = await checkout.open();
  const baseTree = await repository.treeOf(repository.head.commit);
  const tree = await repository.treeWithFiles(baseTree, new Map(Object.entries(changed)));
  const warmth = openWarmth({ repository, baseTree } as VerifierOptions);
  expect(await warmth.homeOf(tree)).toBe('warm');
  warmth.keep(true);
  expect(await warmth.homeOf(tree)).toBe(home);
});
