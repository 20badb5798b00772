import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeCheckout } from './git-fixture.ts';

it('each tree is written out as it is, the newest snapshot, one before it and one made beside a snapshot', async () => {
  await using checkout = await makeCheckout({ 'kept.txt': 'kept', 'src/a.txt': 'one' });
  const repository = await checkout.open();
  await repository.markSetup();
  const head = await repository.treeOf(repository.head.commit);
  const write = (text: string) => writeFile(join(checkout.tree, 'src/a.txt'), text);
  const out = async (tree: string) => {
    const into = join(checkout.root, `into-${Math.random()}`);
    await mkdir(into);
    await repository.exportOver(head, tree, into);
    return { names: await readdir(into, { recursive: true }), text: await readFile(join(into, 'src/a.txt'), 'utf8') };
  };
  await write('two');
  const second = await repository.snapshot();
  expect(await out(second.tree)).toEqual({ names: ['src', 'src/a.txt'], text: 'two' });
  const [third, beside] = await Promise.all([write('three').then(() => repository.snapshot()), out(second.tree)]);
  expect(beside.text).toBe('two');
  expect((await out(second.tree)).text).toBe('two');
  expect((await out(third.tree)).text).toBe('three');
  const made = await repository.treeWithFiles(third.tree, new Map([['src/a.txt', 'made']]));
  expect(await out(made)).toEqual({ names: ['src', 'src/a.txt'], text: 'made' });
  expect((await repository.snapshot()).tree).toBe(third.tree);
  await repository.writeTree(second.tree);
  expect((await out(third.tree)).text).toBe('three');
  expect((await repository.snapshot()).tree).toBe(second.tree);
});
