/** What a tree lists: every entry of a tree or commit, and one file's text, from one listing of each tree. */

import { posix } from 'node:path';
import { readBlob } from './blobs.ts';
import type { Git } from './git.ts';
import { splitNul } from './git-path.ts';
import { lastAnswers } from './last-answers.ts';
import { objectBytes, objectInfo } from './object-reader.ts';

export interface TreeEntry {
  mode: string;
  id: string;
  path: string;
}

export const objectId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** With any of the modes that git has ever given to one. */
export const isRegular = (mode: string) => /^100(?:644|755|664)$/.test(mode);

/** Every entry of a tree or commit, submodules included. */
export async function listEntries(git: Git, tree: string): Promise<readonly TreeEntry[]> {
  return (await listing(git, tree)).entries ?? lsTree(git, ['-r', tree]);
}

/** A regular file's text; undefined where it is absent, no regular file, or over `maxBytes`. */
export async function readText(git: Git, commit: string, path: string, maxBytes: number): Promise<string | undefined> {
  const entry = await (await listing(git, commit)).at(path);
  return entry && isRegular(entry.mode) ? (await readBlob(git, entry.id, maxBytes))?.toString() : undefined;
}

/** The same without a listing of the whole tree: two questions, and no process where one is answering already. */
export async function readAlone(git: Git, commit: string, path: string, maxBytes: number): Promise<string | undefined> {
  const { dir, base } = posix.parse(posix.normalize(path));
  const folder = await objectInfo(git, `${commit}:${dir}`);
  const bytes = folder?.type === 'tree' ? await objectBytes(git, folder.id) : undefined;
  const entry = bytes && entryOf(bytes, base, commit.length / 2);
  return entry && isRegular(entry.mode) ? (await readBlob(git, entry.id, maxBytes))?.toString() : undefined;
}

/** From a tree object: `<mode> <name>`, NUL, then the id in `idBytes` bytes, again and again. */
function entryOf(tree: Buffer, name: string, idBytes: number): Pick<TreeEntry, 'mode' | 'id'> | undefined {
  for (let start = 0; start < tree.length; ) {
    const end = tree.indexOf(0, start);
    if (end === -1) return undefined;
    const [mode = '', ...words] = tree.toString('utf8', start, end).split(' ');
    const next = end + 1 + idBytes;
    if (words.join(' ') === name) return { mode, id: tree.toString('hex', end + 1, next) };
    start = next;
  }
  return undefined;
}

interface Listing {
  /** Not kept where there are too many. */
  entries?: readonly TreeEntry[];
  at(path: string): Promise<TreeEntry | undefined>;
}

/** A run asks for thirty files of one tree, and each call of git takes 5 ms. */
const listings = lastAnswers<Listing>(4);
/** About 20 MB. */
const mostEntries = 100_000;

async function listing(git: Git, treeish: string): Promise<Listing> {
  if (!objectId.test(treeish)) return readListing(git, treeish);
  // A commit and its tree are asked for in turn: one listing is both.
  const tree = (await objectInfo(git, `${treeish}^{tree}`))?.id ?? treeish;
  return listings(git, tree, () => readListing(git, tree));
}

async function readListing(git: Git, tree: string): Promise<Listing> {
  const entries = await lsTree(git, ['-r', tree]);
  if (entries.length > mostEntries) return { at: async (path) => (await lsTree(git, [tree, '--', path]))[0] };
  let byPath: ReadonlyMap<string, TreeEntry> | undefined;
  return {
    entries,
    at: async (path) => {
      byPath ??= new Map(entries.map((entry) => [entry.path, entry]));
      return byPath.get(posix.normalize(path));
    },
  };
}

async function lsTree(git: Git, args: readonly string[]): Promise<TreeEntry[]> {
  return splitNul(await git.bytes(['ls-tree', '-z', '--full-tree', ...args])).map((record) => {
    const tab = record.indexOf('\t');
    const [mode = '', , id = ''] = record.slice(0, tab).split(' ');
    return { mode, id, path: record.slice(tab + 1) };
  });
}
