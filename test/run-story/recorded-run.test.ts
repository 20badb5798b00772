/** Where a clone lies on another disk than /var/tmp, its runs work in one folder of `.redgreen`, always of the same name. */

import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openWorkFolder } from '../../src/run-story/recorded-run.ts';

test('on another disk a clone has the same folder in each run, and the tree goes to the folder of its run', async () => {
  const root = mkdtempSync('/dev/shm/redgreen-');
  try {
    const work = async (runDir: string) => {
      mkdirSync(runDir, { recursive: true });
      await using folder = await openWorkFolder(runDir, '/a/clone');
      mkdirSync(`${folder.path}/tree`);
      return folder.path;
    };
    const first = await work(`${root}/runs/1`);
    expect(first.startsWith(`${root}/work-`)).toBe(true);
    expect(await work(`${root}/runs/2`)).toBe(first);
    expect([existsSync(first), existsSync(`${root}/runs/1/tree`), existsSync(`${root}/runs/2/tree`)]).toEqual([
      false,
      true,
      true,
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
