import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeTree, removeTrees } from '../../src/run/remove-tree.ts';
import { scratch } from '../support/fixtures.ts';

/** Folders within folders, deeper than a path of 4,096 bytes can say; made by a shell that steps down. */
async function deepTree(levels = 400): Promise<string> {
  const folder = scratch();
  const name = 'n'.repeat(100);
  const script = `use strict; my $n=shift; for my $i (1..${levels}) { mkdir $n or die $!; open(my $f,">","f$i"); chdir $n or die $!; }`;
  execFileSync('perl', ['-e', script, name], { cwd: folder });
  return folder;
}

test('a tree that is too deep for paths', async () => {
  const folder = await deepTree();
  await expect(rm(folder, { recursive: true, force: true })).rejects.toThrow(/ENAMETOOLONG/);
  await removeTree(folder);
  expect(existsSync(folder)).toBe(false);
});

test('folders without rights, links, names that are no UTF-8, and nothing outside', async () => {
  const folder = await deepTree(60);
  const outside = scratch();
  await writeFile(join(outside, 'kept'), 'x');
  await symlink(outside, join(folder, 'link'));
  await mkdir(join(folder, 'closed', 'within'), { recursive: true });
  await writeFile(join(folder, 'closed', 'within', 'f'), 'x');
  await writeFile(Buffer.concat([Buffer.from(join(folder, 'closed/')), Buffer.from([0xff, 0xfe])]), 'x');
  await chmod(join(folder, 'closed', 'within'), 0);
  await chmod(join(folder, 'closed'), 0);
  await removeTree(folder);
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(join(outside, 'kept'))).toBe(true);
  const link = join(outside, 'to-itself');
  await symlink(outside, link);
  await removeTree(link);
  expect([existsSync(link), existsSync(join(outside, 'kept'))]).toEqual([false, true]);
});

test('what is not there is removed; what cannot be is told, and the others go', async () => {
  await removeTree('/tmp/redgreen-not-there');
  const folder = await deepTree(3);
  const failed = await removeTrees(['/proc/self', folder]);
  expect(failed).toEqual([{ path: '/proc/self', reason: expect.any(String) }]);
  expect(existsSync(folder)).toBe(false);
});
