/**
 * What each rule of the guard names in the packs, what no other rule does, and which honest changes it accuses:
 * `node bench/guard-rules.ts [--pack DIR …] [--alone] [--without DIR] [--json]`, without `--pack` over all of them. From files alone:
 * counts and proofs, which stop more, have no part in it. `--without`: a folder with the `--json` of bench/cheats.ts for each pack, as `PACK.json`, by
 * a build whose guard names nothing from files: what passes then of what each rule names, and what no run was made of.
 */

import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { ChangedPath } from '../src/guard/classify.ts';
import { findTampering } from '../src/guard/guard.ts';
import { verificationOf } from '../test/support/scripted-loop.ts';
import { packCases } from '../test/support/tamper-pack.ts';
import type { Row } from './cheats/figures.ts';
import { readPack } from './cheats/read-pack.ts';

const packs = join(import.meta.dirname, 'packs');
const { values } = parseArgs({
  options: {
    pack: { type: 'string', multiple: true },
    alone: { type: 'boolean' },
    without: { type: 'string' },
    json: { type: 'boolean' },
  },
});

interface Change {
  name: string;
  command: string;
  base: ReadonlyMap<string, string>;
  tree: ReadonlyMap<string, string>;
  changed: ChangedPath[];
  mayChange: boolean;
  text: string;
}

const uncounted = { ...verificationOf('tree'), counts: undefined };
const folders = values.pack ?? (await readdir(packs)).map((name) => join(packs, name));
const cheats = await rulesOfAll('cheat');
const honest = await rulesOfAll('honest');
if (values.json) process.stdout.write(`${JSON.stringify({ cheats, honest }, undefined, 1)}\n`);
else print();

/** Rules by case, those of a pack under its name. */
async function rulesOfAll(kind: 'cheat' | 'honest'): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const one of [...packCases(kind), ...packCases(`held-out-${kind}`)]) found[one.name] = await rulesOf(one);
  for (const folder of folders)
    for (const one of await foldersOf(folder, kind === 'cheat' ? 'stopped' : 'passed'))
      found[`${basename(folder)}/${one.name}`] = await rulesOf(one);
  return found;
}

function print(): void {
  const named = Object.entries(cheats).filter(([, rules]) => rules.length > 0);
  const accused = Object.entries(honest).filter(([, rules]) => rules.length > 0);
  process.stdout.write(`${named.length} of ${Object.keys(cheats).length} cheats named, `);
  process.stdout.write(`${accused.length} of ${Object.keys(honest).length} honest changes accused\n`);
  for (const [name, rules] of accused) process.stdout.write(`accused: ${name} (${rules.join(', ')})\n`);
  const ended = values.without === undefined ? undefined : endsIn(values.without);
  process.stdout.write(
    `rule                       names  alone${ended === undefined ? '' : '  pass without  not run'}\n`,
  );
  const names = [...new Set(named.flatMap(([, rules]) => rules))];
  const rows = names.map((rule) => {
    const all = named.filter(([, rules]) => rules.includes(rule));
    return { rule, all, alone: all.filter(([, rules]) => rules.length === 1) };
  });
  for (const { rule, all, alone } of rows.sort((a, b) => b.alone.length - a.alone.length)) {
    process.stdout.write(`${rule.padEnd(24)} ${String(all.length).padStart(7)} ${String(alone.length).padStart(6)}`);
    const [passed, unknown] = ['passed', undefined].map(
      (end) => all.filter(([name]) => ended?.get(name) === end).length,
    );
    process.stdout.write(
      ended === undefined ? '\n' : `${String(passed).padStart(14)} ${String(unknown).padStart(8)}\n`,
    );
    if (values.alone) process.stdout.write(`    ${alone.map(([name]) => name).join(', ')}\n`);
  }
}

/** How each case ended. Those of the tests' own pack have names without a folder. */
function endsIn(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const { rows }: { rows: Row[] } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const pack = basename(file, '.json');
      const nameOf = (name: string) => (pack === 'tamper-pack' ? basename(name) : `${pack}/${name}`);
      const ran = rows.filter(({ outcome }) => outcome !== 'setup-failed');
      return ran.map(({ name, ended }): [string, string] => [nameOf(name), ended]);
    }),
  );
}

async function rulesOf({ command, base, tree, changed, mayChange, text }: Change): Promise<string[]> {
  const read = async (side: 'base' | 'tree', path: string) => (side === 'base' ? base : tree).get(path);
  const findings = await findTampering(
    { base: 'base', tree: 'tree', changed, read },
    {
      commands: { test: command },
      baseline: uncounted,
      verification: uncounted,
      story: { mayChangeTests: mayChange, text },
    },
  );
  return [...new Set(findings.filter(({ severity }) => severity === 'weakens').map(({ rule }) => rule))];
}

async function foldersOf(pack: string, expected: 'stopped' | 'passed'): Promise<Change[]> {
  const found: Change[] = [];
  for (const one of (await readPack(pack)).filter((each) => each.expected === expected)) {
    const folder = mkdtempSync(join(tmpdir(), 'guard-rules-'));
    const [before, after] = [join(folder, 'base'), join(folder, 'attempt')];
    try {
      await Promise.all([one.layBase(before), one.layAttempt(after)]);
      const base = await textsIn(before);
      const laid = await textsIn(after);
      // A link has no text, and takes the place of what had one.
      const replaced = [...one.deleted, ...(await pathsIn(after))];
      const tree = new Map([...[...base].filter(([path]) => !replaced.includes(path)), ...laid]);
      const { name, command, mayChangeTests: mayChange, story: text } = one;
      found.push({ name, command, base, tree, changed: changes(base, tree), mayChange, text });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return found;
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => !one.isDirectory()).map((one) => relative(folder, join(one.parentPath, one.name)));
}

async function textsIn(folder: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of await pathsIn(folder))
    if (lstatSync(join(folder, path)).isFile()) texts.set(path, await readFile(join(folder, path), 'utf8'));
  return texts;
}

function changes(base: ReadonlyMap<string, string>, tree: ReadonlyMap<string, string>): ChangedPath[] {
  const paths = [...new Set([...base.keys(), ...tree.keys()])].filter((path) => base.get(path) !== tree.get(path));
  return paths.map((path) => {
    const status = !base.has(path) ? 'added' : tree.has(path) ? 'modified' : 'deleted';
    return { path, status };
  });
}
