/** Implements the model's `glob` tool, which lists files of the work tree or the log folder that match a pattern. */

import { lstat, readdir } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { ToolError } from '@anthropic-ai/sdk/lib/tools/ToolError';
import { betaGlobTool } from '@anthropic-ai/sdk/tools/agent-toolset/node';
import { matchesGlob } from '../../text/glob.ts';
import { confine, shown } from './path-access.ts';
import { optionalText, reworked, type Tool, type ToolContext, textField } from './tool.ts';

const shownPaths = 200;
// Above this, asking each file for its time costs more than the order is worth.
const sortedPaths = 2000;

export function globTool(context: ToolContext): Tool {
  const { roots } = context;
  return reworked(
    betaGlobTool({ workdir: roots.tree }),
    'Match files of the tree against a glob pattern (`src/**/*.ts`). Ignored files are left out; newest first.',
    async (input) => {
      const pattern = textField(input, 'pattern');
      if (isAbsolute(pattern) || pattern.split(/[\\/{},]/).includes('..')) {
        throw new ToolError('the pattern has to be relative, without ".."');
      }
      const root = await confine(roots, optionalText(input, 'path') ?? '.', 'search');
      const files = await filesUnder(context, root);
      const matching = files.filter((file) => matchesGlob(relative(root, file), pattern));
      return list(matching.length > sortedPaths ? matching.sort() : await newestFirst(matching), context);
    },
  );
}

/** Absolute paths of the files under a folder: the tree's listed ones, or all of a log folder. */
async function filesUnder({ ports, roots }: ToolContext, root: string) {
  if (root === roots.logDir || root.startsWith(`${roots.logDir}/`)) {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  }
  const inRoot = root === roots.tree ? '' : `${relative(roots.tree, root)}/`;
  return (await ports.listFiles()).filter((file) => file.startsWith(inRoot)).map((file) => join(roots.tree, file));
}

// git lists deleted files too, and links: only what is a file now counts.
async function newestFirst(files: string[]) {
  const stats = await Promise.all(
    files.map(async (file) => ({ file, stat: await lstat(file).catch(() => undefined) })),
  );
  return stats
    .flatMap(({ file, stat }) => (stat?.isFile() ? [{ file, mtimeMs: stat.mtimeMs }] : []))
    .sort((a, b) => b.mtimeMs - a.mtimeMs || (a.file < b.file ? -1 : 1))
    .map(({ file }) => file);
}

function list(files: string[], { roots }: ToolContext) {
  if (files.length === 0) return 'no matches';
  const lines = files.slice(0, shownPaths).map((file) => shown(roots, file));
  if (files.length > shownPaths) lines.push(`[${files.length - shownPaths} more left out: narrow the pattern]`);
  return lines.join('\n');
}
