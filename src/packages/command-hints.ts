/**
 * Finds test and install commands in subfolders and in files such as AGENTS.md, to suggest them to the user. None of
 * these commands may run unless the user asks.
 */

import { isObject, objectIn, parsedJson } from '../text/json.ts';
import { commandKind } from './command-kind.ts';
import { findCommands } from './commands.ts';
import { type Tree, treeBelow, yamlOf } from './ecosystems/ecosystem.ts';

const mostOfFile = 5;

export async function commandHints(tree: Tree) {
  const found = Object.entries(files).map(async ([file, commandsIn]) => {
    const named = commandsIn((await tree.read(file)) ?? '').flatMap((text) => text.split('\n'));
    const kinds = await Promise.all(named.map((command) => commandKind(tree, command)));
    const commands = named.filter((_, at) => kinds[at] === 'test' || kinds[at] === 'install');
    return { file, commands: [...new Set(commands.map((command) => command.trim()))].slice(0, mostOfFile) };
  });
  return (await Promise.all(found)).filter(({ commands }) => commands.length > 0);
}

const files: Readonly<Record<string, (text: string) => string[]>> = {
  '.github/workflows/copilot-setup-steps.yml': (text) => textsOf(objectIn(yamlOf(text).jobs), 'run'),
  // Comments of this kind of JSON stand before or behind what is looked for.
  '.devcontainer/devcontainer.json': postCreate,
  '.devcontainer.json': postCreate,
  'AGENTS.md': quotedCommands,
  'CLAUDE.md': quotedCommands,
};

/** One command, its words, or several by name. */
function postCreate(text: string) {
  const [, written = ''] = /"postCreateCommand"\s*:\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\]|\{[^}]*\})/.exec(text) ?? [];
  const value = parsedJson(written);
  const commands = isObject(value) ? Object.values(value) : [value];
  return commands.flatMap((one) => (Array.isArray(one) ? one.join(' ') : typeof one === 'string' ? one : []));
}

/** In fences and in back quotes. */
function quotedCommands(text: string) {
  const fenced = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block = '']) => block.replace(/^\$ /gm, ''));
  const inline = [...text.matchAll(/`([^`\n]{3,120})`/g)].map(([, command = '']) => command);
  return [...fenced, ...inline];
}

function textsOf(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name === key && typeof one === 'string' ? [one] : textsOf(one, key),
  );
}

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

function foldersOf(paths: readonly string[]) {
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
