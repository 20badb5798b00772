/** Reads git objects and a commit's files, and lists a tree's entries. */

import { posix } from 'node:path';
import { type Git, splitNul } from './git.ts';
import { lookupCache } from './lookup-cache.ts';

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
const listings = lookupCache<Listing>(3);

/** Asked for a hundred times in a run of three attempts. */
const trees = lookupCache<string | undefined>(20);

/** The tree of a commit, or a tree itself, by its id; undefined where it is not here. */
export async function treeOf(git: Git, id: string): Promise<string | undefined> {
  const find = async () => (await objectInfo(git, `${id}^{tree}`))?.id;
  // A name stands for another commit by and by.
  return objectId.test(id) ? await trees(git, id, find) : await find();
}

async function listing(git: Git, treeish: string) {
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

/** A blob's bytes, or undefined where it is larger than `maxBytes`. */
export async function readBlob(git: Git, id: string, maxBytes: number): Promise<Buffer | undefined> {
  const info = await objectInfo(git, id);
  if (info !== undefined && info.size > maxBytes) return undefined;
  const bytes = info?.type === 'blob' ? await objectBytes(git, id) : undefined;
  if (bytes === undefined) throw new Error(`the git object ${id} cannot be read`);
  return bytes;
}

/** Sizes in bytes; an object that is not there has none. */
export async function sizesOf(git: Git, ids: readonly string[]): Promise<Map<string, number>> {
  const sizes = await Promise.all(
    [...new Set(ids)].map(async (id) => [id, (await objectInfo(git, id))?.size] as const),
  );
  return new Map(sizes.flatMap(([id, size]) => (size === undefined ? [] : [[id, size] as const])));
}

/** Blobs of known sizes; one without is not there and is left out. */
export async function readBlobs(
  git: Git,
  ids: readonly string[],
  sizes: ReadonlyMap<string, number>,
): Promise<Map<string, Buffer>> {
  const wanted = [...new Set(ids)].filter((id) => sizes.has(id));
  const read = await Promise.all(wanted.map(async (id) => [id, await objectBytes(git, id)] as const));
  return new Map(read.flatMap(([id, bytes]) => (bytes === undefined ? [] : [[id, bytes] as const])));
}

interface ObjectInfo {
  id: string;
  type: string;
  size: number;
}

/** What `name` stands for, a ref, an id or `<id>^{tree}`; undefined where it is not here. */
export async function objectInfo(git: Git, name: string): Promise<ObjectInfo | undefined> {
  return (await ask(git, '--batch-check', name))?.info;
}

/** Its bytes; undefined where it is not here. */
export async function objectBytes(git: Git, id: string): Promise<Buffer | undefined> {
  return (await ask(git, '--batch', id))?.bytes;
}

interface Answer {
  info: ObjectInfo;
  bytes?: Buffer;
}

interface Question {
  name: string;
  answered(answer: Answer | undefined): void;
  failed(error: unknown): void;
}

/** Of git's `cat-file`: what an object is, or its bytes as well. */
type Option = '--batch-check' | '--batch';

const waiting = { '--batch-check': new WeakMap<Git, Question[]>(), '--batch': new WeakMap<Git, Question[]>() };

async function ask(git: Git, option: Option, name: string): Promise<Answer | undefined> {
  if (/[\n\0]/.test(name)) return undefined;
  return await new Promise((answered, failed) => {
    const questions = waiting[option].get(git) ?? [];
    waiting[option].set(git, questions);
    questions.push({ name, answered, failed });
    if (questions.length === 1) setImmediate(() => void answerAll(git, option, questions.splice(0)));
  });
}

async function answerAll(git: Git, option: Option, questions: readonly Question[]) {
  try {
    const out = await git.bytes(['cat-file', option], { input: questions.map(({ name }) => `${name}\n`).join('') });
    let at = 0;
    for (const { answered } of questions) {
      const end = out.indexOf(0x0a, at) + 1;
      const info = headerOf(out.toString('utf8', at, end));
      at = end;
      if (info === undefined || option === '--batch-check') answered(info && { info });
      else {
        // A copy: what is kept of it must not hold the whole answer.
        answered({ info, bytes: Buffer.from(out.subarray(at, at + info.size)) });
        at += info.size + 1;
      }
    }
  } catch (error) {
    for (const { failed } of questions) failed(error);
  }
}

/** `<name> missing` and the like are no object. */
function headerOf(line: string): ObjectInfo | undefined {
  const [, id = '', type = '', size = ''] = /^([0-9a-f]+) (\w+) (\d+)\n$/.exec(line) ?? [];
  return id === '' ? undefined : { id, type, size: Number(size) };
}
