import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../src/run/make-folder.ts';
import { folderWith } from '../support/cli.ts';

test('makes a folder with those above it, and finds it there the next time', async () => {
  using folder = folderWith({ file: '' });
  const path = join(folder.path, 'a/b/c');
  await makeFolder(path, 0o700);
  await makeFolder(path, 0o700);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  await expect(makeFolder(join(folder.path, 'file/x'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await expect(makeFolder(join(folder.path, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
});

test('callers that make the same missing folders at once all get them', async () => {
  using folder = folderWith({});
  for (let round = 0; round < 100; round++) {
    const path = join(folder.path, `${round}/a/b/c/d`);
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => makeFolder(path)));
    expect(statSync(path).isDirectory()).toBe(true);
  }
});

// Node's own mkdir tries this for ever.
test.each(['/proc/redgreen', '/proc/redgreen/a/b'])('gives up at once where nothing can be made: %s', async (path) => {
  await expect(makeFolder(path)).rejects.toMatchObject({ code: 'ENOENT', syscall: 'mkdir' });
});
