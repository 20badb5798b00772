/** The scripts of package.json, composer.json and deno.json that the test command runs, written out to the commands in them. */

import type { TamperFinding } from '../run/verification.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { forgiving, weakerCommand } from './shell.ts';
import { clip, runsTests, split } from './shell-words.ts';

export function manifestScripts(file: ChangedFile, commands: { build?: string; test?: string }): TamperFinding[] {
  const [base, tree] = [scriptsIn(file.base?.text), scriptsIn(file.tree?.text)];
  const known = new Set([...base.keys(), ...tree.keys()]);
  return rootsIn(`${commands.build ?? ''} ${commands.test ?? 'test'}`, known).flatMap((name) => {
    const [before, after] = [writtenOut(name, base), writtenOut(name, tree)];
    if (before === after) return [];
    const how = base.has(name) ? 'changed to' : 'is new:';
    const message = `the script “${name}” ${tree.has(name) ? `${how} \`${clip(after)}\`` : 'is gone'}`;
    const isGone = !tree.has(name) && file.tree !== undefined && runsTests(before);
    const gone = isGone ? { rule: 'test-command-replaced', message } : undefined;
    const weak = !tree.has(name) ? gone : base.has(name) ? weakerCommand(before, after) : forgiving(after);
    const line = file.tree?.lines.findIndex((text) => text.includes(`"${name}"`) && text.includes(':')) ?? -1;
    const { rule = 'test-command-changed', message: told = message } = weak ?? {};
    return [finding(weak ? 'weakens' : 'review', rule, file.path, line === -1 ? undefined : line + 1, told)];
  });
}

/** Scripts that the command names, with those that run before and behind them. */
function rootsIn(command: string, known: ReadonlySet<string>): string[] {
  const names = split(command).flatMap((word) => (word === 't' ? ['test'] : [word]));
  return [...new Set(names.flatMap((name) => [`pre${name}`, name, `post${name}`]))].filter((name) => known.has(name));
}

/** A script with the scripts that it runs in their place, some levels deep. */
function writtenOut(name: string, scripts: ReadonlyMap<string, string>, depth = 0): string {
  const command = scripts.get(name) ?? '';
  if (depth > 5 || command.length > 5000) return command;
  return command.replaceAll(runsScript, (whole, named: string) => {
    const inner = named === 't' ? 'test' : named;
    return inner !== name && scripts.has(inner) ? writtenOut(inner, scripts, depth + 1) : whole;
  });
}
const runsScript = /(?<![\w@/.-])(?:(?:npm|yarn|pnpm|bun|composer|@composer)\s+(?:run\s+)?|@)([\w:.-]+)/g;

function scriptsIn(text = ''): Map<string, string> {
  try {
    const { scripts, tasks = {} } = JSON.parse(text) as Partial<Record<string, object>>;
    // Composer knows lists of commands.
    const commandOf = (script: unknown) =>
      [script]
        .flat()
        .filter((part) => typeof part === 'string')
        .join(' && ');
    return new Map(Object.entries(scripts ?? tasks).map(([name, script]) => [name, commandOf(script)]));
  } catch {
    return new Map();
  }
}
