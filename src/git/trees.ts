/** Compares two git trees, composes new trees from entries or files, and writes a tree's files to disk. */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checkpoint } from '../run/run.ts';
import { type Git, joinNul, partsOf, splitNul } from './git.ts';
import { isRegular, listEntries, objectId, readBlob, type TreeEntry, treeOf } from './git-objects.ts';
import { lookupCache } from './lookup-cache.ts';

/** One changed path. A rename is a deletion and an addition. Mode `000000` and an id of zeros stand for "not there". */
export interface Difference {
  path: string;
  status: 'added' | 'deleted' | 'modified';
  fromMode: string;
  toMode: string;
  fromId: string;
  toId: string;
}

export type DiffStat = Pick<Checkpoint, 'files' | 'insertions' | 'deletions' | 'paths'>;

export const absentMode = '000000';
export const fileMode = '100644';
export const submoduleMode = '160000';
export const linkMode = '120000';

const plainDiff = ['diff-tree', '-r', '--no-renames', '--no-ext-diff', '--no-textconv'];

/** A dozen steps of a run ask what an attempt changed. */
const compared = lookupCache<readonly Difference[]>(6);

export async function differences(git: Git, from: string, to: string): Promise<readonly Difference[]> {
  if (from === to) return [];
  const compare = () => readDifferences(git, from, to);
  return objectId.test(from) && objectId.test(to) ? compared(git, `${from} ${to}`, compare) : compare();
}

/** From `diff-tree --raw`, so that we read the bytes that git committed and no patch text. */
async function readDifferences(git: Git, from: string, to: string): Promise<readonly Difference[]> {
  const fields = splitNul(await git.bytes([...plainDiff, '-z', '--raw', '--no-abbrev', from, to]));
  const found: Difference[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) found.push(differenceOf(fields[at] ?? '', fields[at + 1] ?? ''));
  return found;
}

/** Like `differences`, but a file that moved is one change: git takes files for the same that are alike by half or more. */
export async function changesWithMoves(git: Git, from: string, to: string) {
  const fields = splitNul(await git.bytes(['diff-tree', '-r', '-M', '-z', '--name-status', from, to])).values();
  return Array.from(fields, (letter) => {
    const [path = '', next] = [fields.next().value, letter.startsWith('R') ? fields.next().value : undefined];
    if (next !== undefined) return { path: next, status: 'renamed' as const, from: path };
    return {
      path,
      status: letter === 'A' ? ('added' as const) : letter === 'D' ? ('deleted' as const) : ('modified' as const),
    };
  });
}

/** From a record of `--raw` and the path that follows it. */
export function differenceOf(record: string, path: string): Difference {
  const [fromMode = '', toMode = '', fromId = '', toId = ''] = record.slice(1).split(' ');
  const status = fromMode === absentMode ? 'added' : toMode === absentMode ? 'deleted' : 'modified';
  return { path, status, fromMode, toMode, fromId, toId };
}

/** Lines added and deleted; a binary file counts as a file with no lines. */
export async function diffStat(git: Git, from: string, to: string): Promise<DiffStat> {
  const stat: DiffStat = { files: 0, insertions: 0, deletions: 0, paths: [] };
  if (from === to) return stat;
  for (const record of splitNul(await git.bytes([...plainDiff, '-z', '--numstat', from, to], withoutAttributes(git)))) {
    const [, added = '', deleted = '', path = ''] = /^(\d+|-)\t(\d+|-)\t([\s\S]*)$/.exec(record) ?? [];
    stat.files += 1;
    stat.insertions += Number(added) || 0;
    stat.deletions += Number(deleted) || 0;
    stat.paths.push(path);
  }
  return stat;
}

/** The patch from one tree to the other, cut after `maxBytes` with a line that says so. */
export async function patch(git: Git, from: string, to: string, maxBytes = 4 * 1024 * 1024): Promise<string> {
  if (from === to) return '';
  const args = [...plainDiff, '-p', '--binary', '--full-index', from, to];
  const { stdout, cut } = await git.run(args, { ...withoutAttributes(git), cutAtBytes: maxBytes });
  const text = stdout.toString();
  return cut
    ? `${text.slice(0, text.lastIndexOf('\n') + 1)}… the rest of the patch is left out (over ${maxBytes} bytes)\n`
    : text;
}

/** `tree` with each entry put in its place; mode `000000` takes the path out. Returns the new tree's id. */
export async function withEntries(git: Git, tree: string, entries: TreeEntry[]): Promise<string> {
  if (entries.length === 0) return (await treeOf(git, tree)) ?? noTree(tree);
  await using index = await indexOf(git, tree);
  // Deletions first: a file may take the place of a folder.
  const sorted = entries.toSorted((a, b) => Number(b.mode === absentMode) - Number(a.mode === absentMode));
  await updateIndex(git, sorted, index.env);
  // Awaited here: the index goes with the scope, and without it write-tree writes the empty tree.
  return await git.text(['write-tree'], { env: index.env });
}

/** Puts entries into an index, the own one without `env`. */
export async function updateIndex(
  git: Git,
  entries: readonly TreeEntry[],
  env?: Record<string, string>,
): Promise<void> {
  const input = joinNul(entries.map(({ mode, id, path }) => `${mode} ${id}\t${path}`));
  await git.bytes(['update-index', '--replace', '-z', '--index-info'], { env, input });
}

function noTree(id: string): never {
  throw new Error(`${id} is no tree that is here`);
}

/** What each difference leads to, as entries for `withEntries`. */
export function outcomeOf(changes: readonly Difference[]): TreeEntry[] {
  return changes.map(({ path, toMode, toId }) => ({ path, mode: toMode, id: toId }));
}

/** `tree` with `paths` (files, or folders with all they hold) as the tree or commit `from` has them; gone where it has none. */
export async function treeWith(git: Git, tree: string, from: string, paths: string[]): Promise<string> {
  const exact = new Set(paths.map((path) => path.replace(/\/+$/, '')));
  const differing = await differences(git, tree, from);
  const changes = differing.filter(({ path }) => partsOf(path).some((part) => exact.has(part)));
  return withEntries(git, tree, outcomeOf(changes));
}

/** `tree` with these regular files in it, path → content; one that is there keeps its mode. */
export async function treeWithFiles(git: Git, tree: string, files: ReadonlyMap<string, string>): Promise<string> {
  const there = files.size === 0 ? [] : await listEntries(git, tree);
  const modes = new Map(there.filter(({ path }) => files.has(path)).map(({ path, mode }) => [path, mode]));
  const ids: string[] = [];
  for (const content of files.values())
    ids.push(await git.text(['hash-object', '-w', '--no-filters', '--stdin'], { input: content }));
  const entries = [...files.keys()].map((path, at) => ({ mode: modes.get(path) ?? fileMode, id: ids[at] ?? '', path }));
  return withEntries(git, tree, entries);
}

/** Writes `paths` of `tree` into the folder `into`, bytes and modes as a checkout would: eol conversion, links, exec bits. */
export async function writeFiles(git: Git, tree: string, paths: string[], into: string): Promise<void> {
  if (paths.length === 0) return;
  await using index = await indexOf(git, tree);
  await git.bytes(['checkout-index', '-f', '-z', '--stdin'], {
    env: { ...index.env, GIT_WORK_TREE: into },
    input: joinNul(paths),
    cwd: into,
  });
}

/** The paths among `paths` whose attributes in `tree` name a filter (Git LFS and the like), with the filter's name. */
export async function filteredPaths(git: Git, tree: string, paths: string[]): Promise<Map<string, string>> {
  if (paths.length === 0 || !(await namesFilters(git, tree))) return new Map();
  await using index = await indexOf(git, tree);
  const args = ['check-attr', '--cached', '-z', '--stdin', 'filter'];
  const fields = splitNul(await git.bytes(args, { env: index.env, input: joinNul(paths) }));
  const found = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = '', , value = ''] = fields.slice(at, at + 3);
    if (!['unspecified', 'unset', 'set'].includes(value)) found.set(path, value);
  }
  return found;
}

/** Whether an attribute of the tree can name a filter: without a word of one nothing need be asked of git. */
async function namesFilters(git: Git, tree: string) {
  const files = (await listEntries(git, tree)).filter(({ path }) => /(^|\/)\.gitattributes$/.test(path));
  for (const { mode, id } of files) {
    if (!isRegular(mode)) return true;
    if ((await readBlob(git, id, 1024 * 1024))?.includes('filter=') ?? true) return true;
  }
  return false;
}

/** Diffs as if there were no `.gitattributes`: an agent's `*.ts -diff` must not hide a change from who reads it. */
function withoutAttributes(git: Git) {
  const { gitDir } = git.place;
  return {
    cwd: gitDir,
    env: { GIT_WORK_TREE: join(gitDir, 'objects', 'info'), GIT_INDEX_FILE: join(gitDir, 'no-index') },
  };
}

let indexes = 0;

/** A temporary index that holds `tree`; removed at the end of the scope. */
async function indexOf(git: Git, tree: string): Promise<{ env: Record<string, string> } & AsyncDisposable> {
  const file = join(git.place.gitDir, `index.${++indexes}`);
  const env = { GIT_INDEX_FILE: file };
  await git.bytes(['read-tree', tree], { env });
  return { env, [Symbol.asyncDispose]: () => rm(file, { force: true }) };
}
