/**
 * Resolves the paths that the model gives to its file tools, and refuses paths that these tools may not touch. Refused
 * are paths outside of the work tree and the log folder, paths in `.git`, and forbidden links and special files.
 */

import { lstat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import { resolvePath } from '@anthropic-ai/sdk/tools/agent-toolset/node';
import { isGitName } from '../../text/file-names.ts';

export interface Roots {
  /** Absolute, with every link in it resolved. */
  tree: string;
  logDir: string;
}

export type Access = 'read' | 'write' | 'search';

/**
 * The absolute, link-free path that `path` names, where the tools may go there. Throws a ToolError that says why not.
 * `read` and `write` take regular files with one name only; `write` follows no link at all and never enters the logs;
 * `search` takes folders too.
 */
export async function confine(roots: Roots, path: string, access: Access): Promise<string> {
  if (path.includes('\0')) throw refused(path, 'has a NUL character');
  const named = resolve(roots.tree, path);
  refuseGit(roots.tree, named, path);
  // Follows every link, dangling ones too, and refuses what then lies outside both roots.
  const real = await resolvePath({ workdir: roots.tree, allowedRoots: [roots.logDir] }, path);
  refuseGit(roots.tree, real, path);
  if (access === 'write') {
    if (!within(roots.tree, real) || within(roots.logDir, real)) throw refused(path, 'is outside the tree');
    if (real !== named) throw refused(path, 'goes through a symbolic link; write to the file that it leads to');
  }
  await refuseSpecial(real, path, access);
  return real;
}

/** How a path is told to the model: relative to the tree, or as it is where it lies in the logs. */
export function shown(roots: Roots, path: string): string {
  return within(roots.tree, path) ? relative(roots.tree, path) || '.' : path;
}

function refuseGit(tree: string, path: string, shownPath: string) {
  if (relative(tree, path).split(sep).some(isGitName))
    throw refused(shownPath, 'is git’s own folder, which no tool may enter');
}

// A hard link can name a file outside the tree and still resolve inside; a FIFO would hang, a device never ends.
async function refuseSpecial(real: string, shownPath: string, access: Access) {
  const stat = await lstat(real).catch(() => undefined);
  if (stat === undefined || (access === 'search' && stat.isDirectory())) return;
  if (stat.isDirectory()) throw refused(shownPath, 'is a directory');
  if (!stat.isFile()) throw refused(shownPath, 'is not a regular file');
  if (stat.nlink > 1) throw refused(shownPath, 'is a hard link with other names; use bash where it has to be read');
}

function within(root: string, path: string) {
  const way = relative(root, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

function refused(path: string, why: string) {
  return new ToolError(`${JSON.stringify(path)} ${why}`);
}
