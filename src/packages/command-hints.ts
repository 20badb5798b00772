/**
 * Collects install and test commands from AGENTS.md, CLAUDE.md, devcontainer files and Copilot setup steps as hints for a
 * person. They are shown and never run by themselves.
 */

import { objectIn } from '../text/json.ts';
import { commandKind } from './command-kind.ts';
import type { Tree } from './ecosystems/ecosystem.ts';
import { yamlOf } from './ecosystems/formats.ts';

export interface CommandHint {
  file: string;
  commands: string[];
}

const mostOfFile = 5;

export async function commandHints(tree: Tree): Promise<CommandHint[]> {
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

function postCreate(text: string): string[] {
  const [, command] = /"postCreateCommand"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  return command === undefined ? [] : [JSON.parse(`"${command}"`)];
}

/** In fences and in back quotes. */
function quotedCommands(text: string): string[] {
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
