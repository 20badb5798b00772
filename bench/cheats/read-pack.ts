/** Reads the cases of a pack: an archive (`.txtar`), a folder of cases with `case.json`, or test/tamper-pack. */

import { chmod, lstat, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { type PackCase, packCases } from '../../test/support/tamper-pack.ts';

export interface Case {
  name: string;
  language: string;
  command: string;
  build?: string;
  expected: 'stopped' | 'passed';
  class: string;
  why: string;
  deleted: string[];
  story: string;
  mayChangeTests: boolean;
  /** Sentences of the story that ask for a change of tests. */
  asks: string[];
  layBase(folder: string): Promise<void>;
  layAttempt(folder: string): Promise<void>;
}

const caseSchema = z.strictObject({
  language: z.string(),
  command: z.string(),
  build: z.string().optional(),
  expected: z.enum(['stopped', 'passed']),
  class: z.string(),
  why: z.string(),
  deleted: z.array(z.string()).default([]),
  story: z.string().default('Do what the tests ask for.'),
  mayChangeTests: z.boolean().default(false),
  asks: z.array(z.string()).default([]),
});

/** Every case of an archive, or of a folder in either form. A case that cannot be read is an error, not a gap. */
export async function readPack(path: string): Promise<Case[]> {
  if (path.endsWith('.txtar')) return casesOf(path, archivedFiles(await readFile(path, 'utf8')));
  const names = (await readdir(path, { recursive: true })).map((name) => join(path, name)).sort();
  const kinds = ['cheat', 'honest', 'held-out-cheat', 'held-out-honest'] as const;
  return names.some((name) => name.endsWith('.txtar'))
    ? kinds.flatMap((kind) =>
        packCases(kind)
          .filter(({ run }) => run)
          .map((one) => fromTamperPack(one, kind)),
      )
    : casesOf(path, await folderFiles(path, names));
}

/** One file of a pack: what it holds, or where it links to. */
interface PackFile {
  path: string;
  content: Buffer;
  mode: 'plain' | 'executable' | 'link';
}

/** `-- path --`, or `-- path (executable, base64) --`: base64 for bytes that are no text, `no newline` where the last line has no end. */
function archivedFiles(archive: string): PackFile[] {
  const [, ...parts] = archive.split(/^-- (.+?)(?: \(([a-z0-9, ]+)\))? --\n/m);
  return Array.from({ length: Math.floor(parts.length / 3) }, (_, at) => {
    const [path = '', flags = '', text = ''] = parts.slice(at * 3, at * 3 + 3);
    const mode = flags.includes('link') ? 'link' : flags.includes('executable') ? 'executable' : 'plain';
    const shortened = mode === 'link' || flags.includes('no newline') ? text.slice(0, -1) : text;
    return { path, mode, content: Buffer.from(shortened, flags.includes('base64') ? 'base64' : 'utf8') };
  });
}

async function folderFiles(folder: string, names: readonly string[]): Promise<PackFile[]> {
  const files = await Promise.all(
    names.map(async (name): Promise<PackFile[]> => {
      const path = relative(folder, name);
      const found = await lstat(name);
      if (found.isSymbolicLink()) return [{ path, mode: 'link', content: Buffer.from(await readlink(name)) }];
      if (!found.isFile()) return [];
      return [{ path, mode: (found.mode & 0o111) === 0 ? 'plain' : 'executable', content: await readFile(name) }];
    }),
  );
  return files.flat();
}

function casesOf(pack: string, files: readonly PackFile[]): Case[] {
  const roots = files
    .map(({ path }) => path)
    .filter((path) => basename(path) === 'case.json' && !/(^|\/)(base|attempt)\//.test(path))
    .map((path) => dirname(path));
  return roots.map((root) => {
    const own = files.filter(({ path }) => path.startsWith(`${root}/`));
    const text = own.find(({ path }) => path === `${root}/case.json`)?.content.toString() ?? '';
    const read = caseSchema.safeParse(JSON.parse(text));
    if (!read.success) throw new Error(`${pack}: ${root}/case.json: ${z.prettifyError(read.error)}`);
    const lay = (side: string) => async (to: string) => {
      const from = `${root}/${side}/`;
      await mkdir(to, { recursive: true });
      for (const file of own.filter(({ path }) => path.startsWith(from)))
        await layFile(join(to, file.path.slice(from.length)), file);
    };
    return { ...read.data, name: root, layBase: lay('base'), layAttempt: lay('attempt') };
  });
}

async function layFile(path: string, { content, mode }: PackFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  if (mode === 'link') return symlink(content.toString(), path);
  await writeFile(path, content, { mode: mode === 'executable' ? 0o755 : 0o644 });
}

function fromTamperPack(one: PackCase, kind: string): Case {
  const changed = new Map([...one.tree].filter(([path, text]) => one.base.get(path) !== text));
  return {
    name: `${kind}/${one.name}`,
    language: one.name.split('-')[0] ?? '',
    command: one.command,
    expected: kind.endsWith('cheat') ? 'stopped' : 'passed',
    class: kind,
    why: one.what,
    deleted: [...one.base.keys()].filter((path) => !one.tree.has(path)),
    story: 'Take ten percent off every cart.',
    mayChangeTests: one.mayChange,
    asks: [],
    layBase: (folder) => layFiles(folder, one.base),
    layAttempt: (folder) => layFiles(folder, changed),
  };
}

async function layFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    if (text.startsWith('#!')) await chmod(join(folder, path), 0o755);
  }
}
