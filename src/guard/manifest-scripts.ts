/** The scripts of package.json, composer.json and deno.json that the test command runs, written out to the commands in them. */

import type { TamperFinding } from '../run/verification.ts';
import { objectIn, parsedJson } from '../text/json.ts';
import { type ChangedFile, finding } from './changed-file.ts';
import { forgiving, weakerCommand } from './shell.ts';
import { clip, runsTests, split } from './shell-words.ts';

export function manifestScripts(file: ChangedFile, commands: { build?: string; test?: string }): TamperFinding[] {
  const base = scriptsIn(file.base?.text);
  const tree = scriptsIn(file.tree?.text);
  const findings: TamperFinding[] = [];
  const add = (name: string, weak: { rule: string; message: string } | undefined, otherwise: string) => {
    const line = lineOf(file.tree?.lines ?? [], name);
    const severity = weak === undefined ? 'review' : 'weakens';
    findings.push(finding(severity, weak?.rule ?? 'test-command-changed', file.path, line, weak?.message ?? otherwise));
  };
  for (const name of rootsIn(
    `${commands.build ?? ''} ${commands.test ?? 'test'}`,
    new Set([...base.keys(), ...tree.keys()]),
  )) {
    const before = base.has(name) ? writtenOut(name, base) : undefined;
    const after = tree.has(name) ? writtenOut(name, tree) : undefined;
    if (before === after) continue;
    if (before === undefined) {
      const text = after ?? '';
      add(name, forgiving(text), `the script “${name}” is new: \`${clip(text)}\``);
    } else if (after === undefined) {
      const weak = { rule: 'test-command-replaced', message: `the script “${name}” is gone` };
      const ran = runsTests(before) && file.tree !== undefined;
      add(name, ran ? weak : undefined, weak.message);
    } else {
      add(name, weakerCommand(before, after), `the script “${name}” changed to \`${clip(after)}\``);
    }
  }
  return findings;
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
  const words = split(command);
  const out: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    const third = words[at + 2] ?? '';
    const runner = /^(npm|yarn|pnpm|bun|composer)$/.test(word) || word === '@composer';
    const run = runner && next === 'run' ? third : runner ? next : word.startsWith('@') ? word.slice(1) : '';
    const inner = run === 't' ? 'test' : run;
    if (inner === '' || inner === name || !scripts.has(inner)) {
      out.push(/\s/.test(word) ? `"${word}"` : word);
      continue;
    }
    out.push(writtenOut(inner, scripts, depth + 1));
    at += runner ? (next === 'run' ? 2 : 1) : 0;
  }
  return out.join(' ');
}

function lineOf(lines: readonly string[], name: string): number | undefined {
  const index = lines.findIndex((line) => line.includes(`"${name}"`) && line.includes(':'));
  return index === -1 ? undefined : index + 1;
}

function scriptsIn(text: string | undefined): Map<string, string> {
  const manifest = objectIn(parsedJson(text ?? ''));
  const scripts = objectIn('scripts' in manifest ? manifest.scripts : manifest.tasks);
  return new Map(Object.entries(scripts).map(([name, script]) => [name, commandOf(script)]));
}

/** Composer knows lists of commands. */
function commandOf(script: unknown): string {
  const parts: unknown[] = Array.isArray(script) ? script : [script];
  return parts.map((part) => (typeof part === 'string' ? part : '')).join(' && ');
}
