/**
 * Lists the entries of a git tree, returns one file's text by its path, and searches a commit for given texts. The last
 * listings are kept.
 */

import { posix } from 'node:path';
import { lastAnswers } from './answer-cache.ts';
import type { Git } from './git.ts';
import { splitNul } from './git-path.ts';
import { objectInfo, readBlob } from './object-contents.ts';

export const objectId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** With any of the modes that git has ever given to one. */
export const isRegular = (mode: string) => /^100(?:644|755|664)$/.test(mode);

export interface TreeEntry {
  mode: string;
  id: string;
  path: string;
}

/** Every entry of a tree or commit, submodules included. */
export async function listEntries(git: Git, tree: string): Promise<readonly TreeEntry[]> {
  return (await listing(git, tree)).entries;
}

/** A regular file's text; undefined where it is absent, no regular file, or over `maxBytes`. */
export async function readText(git: Git, commit: string, path: string, maxBytes: number): Promise<string | undefined> {
  const entry = (await listing(git, commit)).at(path);
  return entry && isRegular(entry.mode) ? (await readBlob(git, entry.id, maxBytes))?.toString() : undefined;
}

interface Listing {
  entries: readonly TreeEntry[];
  at(path: string): TreeEntry | undefined;
}

/** A run asks for thirty files of one tree, and each call of git takes 5 ms, or seconds where there are many. Of 500,000 files it is 100 MB. */
const listings = lastAnswers<Listing>(3);

/** Asked for a hundred times in a run of three attempts. */
const trees = lastAnswers<string | undefined>(20);

/** The tree of a commit, or a tree itself, by its id; undefined where it is not here. */
export async function treeOf(git: Git, id: string): Promise<string | undefined> {
  const find = async () => (await objectInfo(git, `${id}^{tree}`))?.id;
  // A name stands for another commit by and by.
  return objectId.test(id) ? await trees(git, id, find) : await find();
}

async function listing(git: Git, treeish: string): Promise<Listing> {
  if (!objectId.test(treeish)) return readListing(git, treeish);
  // A commit and its tree are asked for in turn: one listing is both.
  const tree = (await treeOf(git, treeish)) ?? treeish;
  return listings(git, tree, () => readListing(git, tree));
}

async function readListing(git: Git, tree: string): Promise<Listing> {
  const entries = splitNul(await git.bytes(['ls-tree', '-r', '-z', '--full-tree', tree])).map((record) => {
    const tab = record.indexOf('\t');
    const [mode = '', , id = ''] = record.slice(0, tab).split(' ');
    return { mode, id, path: record.slice(tab + 1) };
  });
  let byPath: ReadonlyMap<string, TreeEntry> | undefined;
  return {
    entries,
    at: (path) => {
      byPath ??= new Map(entries.map((entry) => [entry.path, entry]));
      return byPath.get(posix.normalize(path));
    },
  };
}

const timeoutMs = 10_000;
const mostBytes = 8 * 1024 * 1024;

/** Of a text of several lines its longest line is looked for. What cannot be searched within ten seconds holds none of them. */
export async function textsIn(git: Git, commit: string, texts: readonly string[]): Promise<Set<string>> {
  const lines = new Map(texts.map((text) => [text, longestLine(text)]));
  const input = [...lines.values()].join('\n');
  const args = ['grep', '-a', '-F', '-h', '--only-matching', '-f', '-', commit];
  const { stdout } = await git.run(args, { input, timeoutMs, cutAtBytes: mostBytes });
  const found = new Set(stdout.toString().split('\n'));
  return new Set(texts.filter((text) => found.has(lines.get(text) ?? '')));
}

/** Every line of the commit's files that matches, as far as ten seconds and eight megabytes go. */
export async function linesLike(git: Git, commit: string, pattern: string): Promise<string> {
  const args = ['grep', '-a', '-E', '-h', '-e', pattern, commit];
  const { stdout } = await git.run(args, { timeoutMs, cutAtBytes: mostBytes });
  return stdout.toString();
}

function longestLine(text: string): string {
  return text
    .split(/\r?\n/)
    .reduce((longest, line) => (line.trim().length > longest.length ? line.trim() : longest), '');
}
