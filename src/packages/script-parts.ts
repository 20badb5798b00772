/** A test command that chains lint, build and tests, taken apart: each part can be a command of its own. */

import type { Tree } from './ecosystems/ecosystem.ts';
import { type Scripts, scriptsOf } from './ecosystems/javascript.ts';
import { makeParts } from './make-parts.ts';

/** In the order in which they run; one part, or none, where nothing can be told apart. */
export async function scriptParts(tree: Tree, command: string): Promise<string[]> {
  const parts = await makeParts(tree, command);
  if (parts !== undefined) return parts;
  const scripts = await scriptsOf(tree);
  return scripts === undefined ? chained(command) : partsOf(command, { ...scripts, inScript: false, depth: 0 });
}

interface ScriptScope extends Scripts {
  /** Programs of the dependencies are on the PATH. */
  inScript: boolean;
  depth: number;
}

const deepest = 5;

function partsOf(command: string, scope: ScriptScope): string[] {
  const commands = chained(command);
  if (commands.length > 1) return commands.flatMap((one) => partsOf(one, scope));
  const names = scope.depth < deepest ? calledScripts(command, scope) : undefined;
  if (names === undefined) return [scope.inScript ? onItsOwn(command, scope.exec) : command];
  return names.flatMap((name) => partsOfScript(name, scope));
}

function partsOfScript(name: string, scope: ScriptScope): string[] {
  const { texts, run } = scope;
  const own = [`pre${name}`, name, `post${name}`].flatMap((one) => texts.get(one) ?? []);
  const parts = own.flatMap((text) => partsOf(text, { ...scope, inScript: true, depth: scope.depth + 1 }));
  return own.length === 1 && parts.length === 1 ? [`${run} ${name}`] : parts;
}

/** The scripts of package.json that the command is a plain call of; undefined where it is none. */
function calledScripts(command: string, { texts }: ScriptScope): string[] | undefined {
  const words = command.trim().split(/\s+/);
  const [first = '', second = '', third] = words;
  const known = (name: string | undefined): string[] | undefined =>
    name !== undefined && texts.has(name) ? [name] : undefined;
  if (['npm-run-all', 'run-s', 'run-p', 'npm-run-all2'].includes(first)) {
    const names = words.slice(1).filter((word) => !/^(?:-[sp]|--silent|--parallel|--sequential|--serial)$/.test(word));
    return names.length > 0 && names.every((name) => texts.has(name)) ? names : undefined;
  }
  if (!['npm', 'pnpm', 'yarn', 'bun'].includes(first)) return undefined;
  if (second === 'run' || second === 'run-script') return words.length === 3 ? known(third) : undefined;
  if (words.length !== 2) return undefined;
  if (first === 'npm') return ['t', 'tst', 'test'].includes(second) ? known('test') : undefined;
  return first === 'bun' ? undefined : known(second);
}

/** Split at `&&`; whole where anything else joins commands, or where one of them changes what the next sees. */
export function chained(command: string): string[] {
  const parts: string[] = [];
  let quote = '';
  let from = 0;
  for (let at = 0; at < command.length; at++) {
    const one = command[at] ?? '';
    if (one === '\\') at++;
    else if (quote !== '') quote = one === quote ? '' : quote;
    else if (one === '"' || one === "'") quote = one;
    else if (command.startsWith('&&', at)) {
      parts.push(command.slice(from, at).trim());
      from = ++at + 1;
    } else if (/[;&`()\n]/.test(one) || command.startsWith('||', at)) return [command];
  }
  parts.push(command.slice(from).trim());
  return parts.some((part) => part === '' || /^(?:cd|export|set|source|pushd|unset|\.)\s/.test(part))
    ? [command]
    : parts;
}

/** With the way to its program in front, where that comes with the dependencies. */
function onItsOwn(command: string, exec: string): string {
  const [, variables = '', rest = ''] = /^((?:\w+=(?:"[^"]*"|'[^']*'|\S*)\s+)*)(.*)$/s.exec(command.trim()) ?? [];
  const program = rest.split(/\s/)[0] ?? '';
  return program.includes('/') || onEveryMachine.has(program) ? command.trim() : `${variables}${exec} ${rest}`;
}
const onEveryMachine = new Set(
  'node npm npx pnpm yarn bun bunx deno sh bash make echo printf rm mkdir cp mv test true false cat find touch sleep git python python3 go cargo'.split(
    ' ',
  ),
);
