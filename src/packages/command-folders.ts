/** Finds folders below the working directory that have a test command of their own, for when the directory itself has none. */

import { findCommands, type Tree } from './commands.ts';
import { treeBelow } from './ecosystems/ecosystem.ts';

export interface CommandFolder {
  /** Relative to the tree that was looked through, without a slash at its end. */
  folder: string;
  test: string;
}

const deepest = 3;
/** A monorepo has hundreds: the first ones say enough. */
const mostLooked = 100;
const mostNamed = 3;
const notTheirs = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|testdata|examples?|dist|build|\.[^/]*)(?:\/|$)/;

/** At most three, the shallowest first. */
export async function foldersWithTests(tree: Tree): Promise<CommandFolder[]> {
  const paths = await tree.list();
  const listed: Tree = { list: async () => paths, read: (path) => tree.read(path) };
  const found: CommandFolder[] = [];
  for (const folder of foldersOf(paths)) {
    // What lies in a folder that has a command belongs to it.
    if (found.some((one) => folder.startsWith(`${one.folder}/`))) continue;
    const { test } = await findCommands(treeBelow(listed, `${folder}/`), {});
    if (test !== undefined) found.push({ folder, test });
    if (found.length === mostNamed) break;
  }
  return found;
}

function foldersOf(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const parts = path.split('/').slice(0, -1);
    for (let depth = 1; depth <= Math.min(deepest, parts.length); depth++) folders.add(parts.slice(0, depth).join('/'));
  }
  const depthOf = (folder: string) => folder.split('/').length;
  return [...folders]
    .filter((folder) => !notTheirs.test(folder))
    .sort((a, b) => depthOf(a) - depthOf(b) || a.localeCompare(b))
    .slice(0, mostLooked);
}

/** `app has one (npm test), web has one (pytest)`. */
export function folderWords(found: readonly CommandFolder[]): string {
  return found.map(({ folder, test }) => `\`${folder}\` has one (\`${test}\`)`).join(', ');
}
