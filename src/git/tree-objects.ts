/**
 * Trees read one by one from the git that goes on answering, where few folders have to be looked into: a process for a listing or a
 * comparison is 4 ms. undefined where git itself is to be asked: many folders, or a tree that git would not have written.
 */

import type { Git } from './git.ts';
import { decodePath, encodePath } from './git-path.ts';
import { lastAnswers } from './last-answers.ts';
import { objectBytes } from './object-reader.ts';

export interface TreeEntry {
  mode: string;
  id: string;
  path: string;
}

export interface Pair {
  path: string;
  from: TreeEntry | undefined;
  to: TreeEntry | undefined;
}

/** `path` is the name alone. */
type Entry = TreeEntry;

const folderMode = '040000';
const submoduleMode = '160000';

/** Each is a question; beyond these a listing by git itself is quicker. */
const mostFolders = 64;

/** Those with more folders: nothing is asked in vain twice. */
const large = new WeakSet<Git>();

/** Every entry of a tree, in git's order. */
export async function walkedEntries(git: Git, tree: string): Promise<TreeEntry[] | undefined> {
  let left = mostFolders;
  const walk = async (id: string, above: string): Promise<TreeEntry[] | undefined> => {
    if (--left < 0) large.add(git);
    if (left < 0) return undefined;
    const entries = await entriesOf(git, id);
    const below = entries?.map((entry) => {
      const path = `${above}${entry.path}`;
      return entry.mode === folderMode ? walk(entry.id, `${path}/`) : [{ ...entry, path }];
    });
    return below && whole(await Promise.all(below));
  };
  return large.has(git) ? undefined : walk(tree, '');
}

/** What is not the same in two trees or commits, by path. Folders that are the same are not looked into. */
export async function walkedPairs(git: Git, from: string, to: string): Promise<Pair[] | undefined> {
  let left = mostFolders;
  const walk = async (ids: readonly (string | undefined)[], above: string): Promise<Pair[] | undefined> => {
    left -= 2;
    if (left < 0) return undefined;
    const sides = await Promise.all(ids.map((id) => (id === undefined ? [] : entriesOf(git, id))));
    const [before, after] = sides;
    if (before === undefined || after === undefined) return undefined;
    const found = differing(before, after).map(({ path, from, to }) => {
      const inside = [from, to].map((side) => (side?.mode === folderMode ? side : undefined));
      const files = [from, to].map((side) => (side?.mode === folderMode ? undefined : side));
      // Whether a change of it counts, its settings say.
      if (files.some((side) => side?.mode === submoduleMode)) return undefined;
      const own = files.some((side) => side !== undefined)
        ? [{ path: above + path, from: files[0], to: files[1] }]
        : [];
      if (inside.every((side) => side === undefined)) return own;
      const below = walk(
        inside.map((side) => side?.id),
        `${above}${path}/`,
      );
      return below.then((pairs) => pairs && [...own, ...pairs]);
    });
    return whole(await Promise.all(found));
  };
  const pairs = await walk([`${from}^{tree}`, `${to}^{tree}`], '');
  const keyed = pairs?.map((pair) => ({ pair, key: encodePath(pair.path) }));
  return keyed?.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ pair }) => pair);
}

function differing(before: readonly Entry[], after: readonly Entry[]): Pair[] {
  const there = new Map(after.map((entry) => [entry.path, entry]));
  const pairs: Pair[] = [];
  for (const from of before) {
    const to = there.get(from.path);
    there.delete(from.path);
    if (from.mode !== to?.mode || from.id !== to.id) pairs.push({ path: from.path, from, to });
  }
  return [...pairs, ...[...there].map(([path, to]) => ({ path, from: undefined, to }))];
}

function whole<T>(parts: readonly (readonly T[] | undefined)[]): T[] | undefined {
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

const read = lastAnswers<readonly Entry[] | undefined>(2 * mostFolders);

/** Of one folder. */
export function entriesOf(git: Git, tree: string): Promise<readonly Entry[] | undefined> {
  return read(git, tree, async () => {
    const bytes = await objectBytes(git, tree);
    if (bytes === undefined) throw new Error(`the git object ${tree} cannot be read`);
    return parsed(bytes, tree.replace(/\^.*/, '').length / 2);
  });
}

/** `<mode> <name>`, NUL, then the id in `idBytes` bytes, again and again. */
function parsed(tree: Buffer, idBytes: number): Entry[] | undefined {
  const entries: Entry[] = [];
  let last: Uint8Array = Buffer.alloc(0);
  for (let start = 0; start < tree.length; ) {
    const space = tree.indexOf(0x20, start);
    const end = tree.indexOf(0, start);
    const next = end + 1 + idBytes;
    const name = tree.subarray(space + 1, end);
    const mode = canonical(Number.parseInt(tree.toString('latin1', start, space), 8));
    // In git's order, in which a folder's name ends in a slash: so no name is there twice.
    const key = mode === folderMode ? Buffer.concat([name, Buffer.of(0x2f)]) : name;
    const isWhole = space !== -1 && space < end && next <= tree.length && name.length > 0 && !name.includes(0x2f);
    if (!isWhole || Buffer.compare(last, key) >= 0) return undefined;
    entries.push({ mode, id: tree.toString('hex', end + 1, next), path: decodePath(name) });
    last = key;
    start = next;
  }
  // A folder and a file of one name do not follow each other.
  return new Set(entries.map(({ path }) => path)).size === entries.length ? entries : undefined;
}

/** Older gits wrote more modes than there are. */
function canonical(mode: number): string {
  const type = mode & 0o170000;
  if (type === 0o100000) return mode & 0o100 ? '100755' : '100644';
  return type === 0o120000 ? '120000' : type === 0o040000 ? folderMode : submoduleMode;
}
