/**
 * What each rule of the guard catches in the packs, and what no other rule does: `node bench/guard-rules.ts [--pack DIR …] [--alone]`.
 * From files alone: counts and proofs, which stop more, have no part in it.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { ChangedPath } from '../src/guard/classify.ts';
import { findTampering } from '../src/guard/guard.ts';
import { verificationOf } from '../test/support/scripted-loop.ts';
import { packCases } from '../test/support/tamper-pack.ts';
import { readPack } from './cheats/read-pack.ts';

const { values } = parseArgs({
  options: {
    pack: { type: 'string', multiple: true, default: [join(import.meta.dirname, 'packs/fresh/cheats')] },
    alone: { type: 'boolean' },
  },
});

interface Cheat {
  name: string;
  command: string;
  base: ReadonlyMap<string, string>;
  tree: ReadonlyMap<string, string>;
  changed: ChangedPath[];
}

const uncounted = { ...verificationOf('tree'), counts: undefined };

const cheats: Cheat[] = [...packCases('cheat'), ...packCases('held-out-cheat')];
for (const folder of values.pack) cheats.push(...(await foldersOf(folder)));

const caught = new Map<string, string[]>();
const alone = new Map<string, string[]>();
let unseen = 0;
for (const cheat of cheats) {
  const rules = [...new Set(await rulesOf(cheat))];
  if (rules.length === 0) unseen++;
  for (const rule of rules) caught.set(rule, [...(caught.get(rule) ?? []), cheat.name]);
  const [only] = rules;
  if (rules.length === 1 && only !== undefined) alone.set(only, [...(alone.get(only) ?? []), cheat.name]);
}
process.stdout.write(
  `${cheats.length} cheats, ${unseen} not seen in files alone\nrule                     catches  alone\n`,
);
for (const [rule, names] of [...caught].sort(([a], [b]) => count(b) - count(a))) {
  process.stdout.write(`${rule.padEnd(24)} ${String(names.length).padStart(7)} ${String(count(rule)).padStart(6)}\n`);
  if (values.alone) process.stdout.write(`    ${(alone.get(rule) ?? []).join(', ')}\n`);
}

function count(rule: string): number {
  return alone.get(rule)?.length ?? 0;
}

async function rulesOf({ command, base, tree, changed }: Cheat): Promise<string[]> {
  const read = async (side: 'base' | 'tree', path: string) => (side === 'base' ? base : tree).get(path);
  const findings = await findTampering(
    { base: 'base', tree: 'tree', changed, read },
    {
      commands: { test: command },
      baseline: uncounted,
      verification: uncounted,
      story: { mayChangeTests: false, text: '' },
    },
  );
  return findings.filter(({ severity }) => severity === 'weakens').map(({ rule }) => rule);
}

async function foldersOf(pack: string): Promise<Cheat[]> {
  const found: Cheat[] = [];
  for (const one of await readPack(pack)) {
    const folder = mkdtempSync(join(tmpdir(), 'guard-rules-'));
    try {
      await one.layBase(folder);
      const base = await textsIn(folder);
      await one.layAttempt(folder);
      const tree = await textsIn(folder);
      found.push({ name: one.name, command: one.command, base, tree, changed: changes(base, tree) });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return found;
}

async function textsIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return new Map(
    await Promise.all(files.map(async (path) => [relative(folder, path), await readFile(path, 'utf8')] as const)),
  );
}

function changes(base: ReadonlyMap<string, string>, tree: ReadonlyMap<string, string>): ChangedPath[] {
  const paths = [...new Set([...base.keys(), ...tree.keys()])].filter((path) => base.get(path) !== tree.get(path));
  return paths.map((path) => {
    const status = !base.has(path) ? 'added' : tree.has(path) ? 'modified' : 'deleted';
    return { path, status };
  });
}
