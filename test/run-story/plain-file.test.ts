import { chmodSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlainFile, replacePlainFile } from '../../src/run-story/plain-file.ts';
import { folderWith } from '../support/cli.ts';

test('a file that foreign code left is read and replaced only where neither it nor its folder is a link', async () => {
  using outside = folderWith({ secret: 'secret\n' });
  using folder = folderWith({ 'a/lock': 'old\n', large: 'x'.repeat(20) });
  const at = (path: string) => join(folder.path, path);
  symlinkSync(join(outside.path, 'secret'), at('link'));
  symlinkSync(outside.path, at('b'));
  mkdirSync(at('folder'));
  writeFileSync(at('bytes'), Buffer.of(0xff, 0xfe));
  chmodSync(at('a/lock'), 0o755);

  expect(await readPlainFile(folder.path, 'a/lock', 10)).toBe('old\n');
  for (const path of ['link', 'b/secret', 'folder', 'large', 'bytes', 'absent', 'no/such', '../secret']) {
    expect(await readPlainFile(folder.path, path, 10), path).toBeUndefined();
  }
  expect(await replacePlainFile(folder.path, 'a/lock', 'new\n')).toBe(true);
  expect(readFileSync(at('a/lock'), 'utf8')).toBe('new\n');
  expect(lstatSync(at('a/lock')).mode & 0o777).toBe(0o755);
  expect(await replacePlainFile(folder.path, 'link', 'new\n')).toBe(true);
  expect(lstatSync(at('link')).isFile()).toBe(true);
  for (const path of ['b/secret', 'folder', 'no/such']) {
    expect(await replacePlainFile(folder.path, path, 'new\n'), path).toBe(false);
  }
  expect(readFileSync(join(outside.path, 'secret'), 'utf8')).toBe('secret\n');
});
