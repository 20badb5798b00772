/** A disk that is soon full, where mounting one is allowed: as root outside of most containers. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Of 2 MB, for the tests of one file; undefined where it cannot be mounted. */
export function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'redgreen-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  afterAll(() => {
    // What a test has left open there must not keep the folder.
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}
