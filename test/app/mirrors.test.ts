import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mirrorPath, trimMirrors } from '../../src/app/mirrors.ts';
import { folderWith } from '../support/cli.ts';

test('the disk that mirrors take is bounded: the least used go first', async () => {
  using folder = folderWith({});
  const names = ['acme/old', 'acme/middle', 'acme/new'];
  for (const [index, name] of names.entries()) {
    const path = mirrorPath(folder.path, name);
    await mkdir(path, { recursive: true });
    writeFileSync(join(path, 'pack'), Buffer.alloc(1_000));
    utimesSync(path, 1_000 + index, 1_000 + index);
  }
  await trimMirrors(folder.path, 2_500);
  expect(names.map((name) => existsSync(mirrorPath(folder.path, name)))).toEqual([false, true, true]);
  await trimMirrors(join(folder.path, 'none'), 1);
});
