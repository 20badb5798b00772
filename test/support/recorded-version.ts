/** What version 1.0.0 left behind: see test/fixtures/version-1.0.0/README.md. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GitHubStandIn } from './github.ts';
import { restoreGitHub } from './github-recorded.ts';

const fixtures = join(import.meta.dirname, '../fixtures/version-1.0.0');

/** A folder of its own with the files of one recording, removed at the end. */
export function filesOfVersion(name: 'cli' | 'app' | 'action-killed'): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'redgreen-version-'));
  execFileSync('tar', ['-xzf', join(fixtures, `${name}.tar.gz`), '--no-same-owner', '-C', path]);
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** GitHub as that version left it. */
export const gitHubOfVersion = (name: 'app' | 'action-failed' | 'action-killed'): Promise<GitHubStandIn> =>
  restoreGitHub(fixtures, name);
