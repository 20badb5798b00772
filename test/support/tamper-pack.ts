/**
 * Reads the tamper pack: each `.txtar` file is one change of a small base project, with the verdict it must get. Its first lines
 * are read by `readCase`; below them stands what the change does to the files.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../tamper-pack');

export interface PackCase {
  name: string;
  what: string;
  command: string;
  /** The one that finds it; absent in a cheat: another step stops it. */
  barrier?: string | undefined;
  /** Whether the change is really run: a cheat must exit 0, an honest change too. */
  run: boolean;
  mayChange: boolean;
  /** How the tests of the base read over an honest change. */
  second: 'backed' | 'changed-behaviour';
  base: ReadonlyMap<string, string>;
  tree: ReadonlyMap<string, string>;
  /** Old path → new path. */
  renamed: Record<string, string>;
}

/** The cases of one folder of the pack: `cheat`, `honest`, and the two that were written when the guard was done. */
export function packCases(kind: 'cheat' | 'honest' | 'held-out-cheat' | 'held-out-honest'): PackCase[] {
  return readdirSync(join(folder, kind))
    .filter((file) => file.endsWith('.txtar'))
    .sort()
    .map((file) => readCase(join(folder, kind, file)));
}

function readCase(path: string): PackCase {
  const { header, sections } = readTxtar(path);
  const template = readTxtar(join(folder, 'base', `${header.get('base') ?? ''}.txtar`));
  const base = new Map(template.sections);
  for (const [name, text] of sections) if (name.startsWith('base/')) base.set(name.slice(5), text);

  const tree = new Map(base);
  const [from, to] = (header.get('rename') ?? '').split(' -> ');
  if (from !== undefined && to !== undefined) {
    tree.set(to, need(tree.get(from), `${path}: ${from}`));
    tree.delete(from);
  }
  for (const [name, text] of sections) {
    if (name.startsWith('tree/')) tree.set(name.slice(5), text);
    else if (name.startsWith('edit '))
      tree.set(name.slice(5), edit(need(tree.get(name.slice(5)), `${path}: ${name}`), text, path));
    else if (!name.startsWith('base/')) throw new Error(`${path}: ${name} is neither base/, tree/ nor edit`);
  }
  for (const gone of (header.get('delete') ?? '').split(' ')) tree.delete(gone);

  return {
    name: basename(path, '.txtar'),
    what: header.get('what') ?? '',
    command: header.get('command') ?? template.header.get('command') ?? '',
    barrier: header.get('barrier'),
    run: header.get('run') === 'yes',
    second: header.get('second') === 'changed-behaviour' ? 'changed-behaviour' : 'backed',
    mayChange: header.get('story') === 'may-change',
    base,
    tree,
    renamed: from !== undefined && to !== undefined ? { [from]: to } : {},
  };
}

/** Blocks of `<<<`, old lines, `===`, new lines, `>>>`; each old text must be there. */
function edit(text: string, script: string, path: string): string {
  let edited = text;
  for (const [, before = '', after = ''] of script.matchAll(/^<<<\n([\s\S]*?)\n===\n([\s\S]*?)>>>$/gm)) {
    if (!edited.includes(before)) throw new Error(`${path}: the base does not hold\n${before}`);
    edited = edited.replace(before, () => after.replace(/\n$/, ''));
  }
  return edited;
}

function readTxtar(path: string): { header: Map<string, string>; sections: Map<string, string> } {
  const [head = '', ...rest] = readFileSync(path, 'utf8').split(/^-- (.+) --\n/m);
  const header = new Map(
    head.split('\n').flatMap((line): [string, string][] => {
      const at = line.indexOf(': ');
      return at === -1 ? [] : [[line.slice(0, at), line.slice(at + 2)]];
    }),
  );
  const sections = new Map<string, string>();
  for (let at = 0; at + 1 < rest.length; at += 2) sections.set(rest[at] ?? '', rest[at + 1] ?? '');
  return { header, sections };
}

function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${what} is missing`);
  return value;
}
