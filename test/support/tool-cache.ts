/**
 * Node as `setup-node` leaves it, in a tool cache outside the Action's folder: commands in the sandbox find it, and not the system's,
 * of which an older one takes twice as long to start.
 */

import { copyFileSync, linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let made: string | undefined;

/** Variables of a step behind `setup-node`, in front of this PATH, and behind one that has put these folders there. */
export function withToolCache(path: string, first: readonly string[] = []): Record<string, string> {
  made ??= toolCache();
  return { RUNNER_TOOL_CACHE: made, PATH: [...first, join(made, 'node', 'bin'), path].join(':') };
}

function toolCache(): string {
  const folder = mkdtempSync(join(tmpdir(), 'redgreen-tools-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'node', 'bin'), { recursive: true });
  const node = join(folder, 'node', 'bin', 'node');
  try {
    linkSync(process.execPath, node);
  } catch {
    // On another disk.
    copyFileSync(process.execPath, node);
  }
  return folder;
}
