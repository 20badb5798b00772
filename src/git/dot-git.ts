/**
 * Reads HEAD, refs and object folders of a repository from its `.git` as plain files, without starting git. Git must
 * not be started there, because settings in that folder could run code.
 */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { access, constants, readdir } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { objectId } from './git-objects.ts';

export interface DotGit {
  /** Where HEAD and the index are. */
  gitDir: string;
  /** Where objects and refs are; differs from `gitDir` in a linked work tree. */
  commonDir: string;
}

export interface Refs {
  commit: string | undefined;
  branch: string | undefined;
  /** Full name → object id. */
  ids: Map<string, string>;
  /** Full name → full name, for `refs/remotes/origin/HEAD`. */
  symbolic: Map<string, string>;
}

/** The `.git` of `folder` (or a bare repository), undefined where there is none. */
export async function findDotGit(folder: string): Promise<DotGit | undefined> {
  const place = join(folder, '.git');
  const info = infoOf(place);
  if (info === undefined) {
    const bare = textOf(join(folder, 'HEAD')) !== undefined && isFolder(join(folder, 'objects'));
    return bare ? { gitDir: folder, commonDir: folder } : undefined;
  }
  if (info.isDirectory()) return withCommon(place);
  const pointer = /^gitdir: (.+?)\s*$/.exec(textOf(place) ?? '')?.[1];
  return pointer === undefined ? undefined : withCommon(resolve(folder, pointer));
}

/** The first of its folders that a branch needs and that cannot be written, with why. */
export async function unwritableFolder(folder: string): Promise<{ path: string; code: string } | undefined> {
  const dot = await findDotGit(folder);
  for (const part of dot === undefined ? [] : ['objects', 'refs', join('refs', 'heads')]) {
    const path = join(dot?.commonDir ?? '', part);
    const code = await access(path, constants.W_OK).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
    if (code !== undefined && code !== 'ENOENT') return { path, code };
  }
  return undefined;
}

/** HEAD and every branch, tag and remote branch. `commit` is undefined where nothing was committed yet. */
export async function readRefs(dot: DotGit): Promise<Refs> {
  if (isFolder(join(dot.commonDir, 'reftable'))) {
    throw new Error(
      'the repository keeps its refs as reftable, which is not supported: git refs migrate --ref-format=files',
    );
  }
  const ids = parsePacked(textOf(join(dot.commonDir, 'packed-refs')) ?? '');
  const symbolic = new Map<string, string>();
  for (const kind of ['heads', 'tags', 'remotes']) readLoose(dot.commonDir, `refs/${kind}`, ids, symbolic);

  const head = (textOf(join(dot.gitDir, 'HEAD')) ?? '').trim();
  const name = /^ref: (refs\/heads\/.+)$/.exec(head)?.[1];
  if (name === undefined) return { commit: objectId.test(head) ? head : undefined, branch: undefined, ids, symbolic };
  return { commit: ids.get(name), branch: name.slice('refs/heads/'.length), ids, symbolic };
}

/** Every folder with objects of the repository: its own and those it borrows from, absolute. */
export function objectFolders(objects: string, depth = 0): string[] {
  if (depth > 5 || !isFolder(objects)) return [];
  const lines = (textOf(join(objects, 'info', 'alternates')) ?? '').split('\n');
  const borrowed = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const further = borrowed.flatMap((line) =>
    objectFolders(isAbsolute(line) ? line : resolve(objects, line), depth + 1),
  );
  return [...new Set([objects, ...further])];
}

/** Lets a git folder find what lies in these folders with objects; returns the file that says so. */
export function borrowObjects(gitDir: string, folders: readonly string[]): string {
  const file = join(gitDir, 'objects', 'info', 'alternates');
  writeFileSync(file, folders.map((folder) => `${folder}\n`).join(''));
  return file;
}

/** Set where objects were left on the server (`--filter`): our git cannot ask for them. */
export async function isPartial(dot: DotGit): Promise<boolean> {
  const packs = await readdir(join(dot.commonDir, 'objects', 'pack')).catch(() => []);
  return packs.some((name) => name.endsWith('.promisor'));
}

/** undefined where there is no such file. At once: with promises, some dozen files take 10 ms of each start. */
export function textOf(path: string): string | undefined {
  return orAbsent(() => readFileSync(path, 'utf8'));
}

const absences = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'ELOOP']);

/** Where no more files can be opened, or the disk fails, nothing is known: a ref that is there must not count as missing. */
function orAbsent<T>(read: () => T) {
  try {
    return read();
  } catch (error) {
    if (!absences.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return undefined;
  }
}

function withCommon(gitDir: string): DotGit {
  const common = textOf(join(gitDir, 'commondir'))?.trim();
  return { gitDir, commonDir: common ? resolve(gitDir, common) : gitDir };
}

function parsePacked(text: string) {
  const lines = text.split('\n').map((line) => line.split(' '));
  return new Map(
    lines.flatMap(([id = '', name = '']) =>
      objectId.test(id) && /^refs\/(heads|tags|remotes)\//.test(name) ? [[name, id] as const] : [],
    ),
  );
}

function readLoose(root: string, folder: string, ids: Refs['ids'], symbolic: Refs['symbolic']): void {
  const entries = orAbsent(() => readdirSync(join(root, folder), { withFileTypes: true })) ?? [];
  for (const entry of entries) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) readLoose(root, name, ids, symbolic);
    if (!entry.isFile() || name.endsWith('.lock')) continue;
    const text = (textOf(join(root, name)) ?? '').trim();
    const target = /^ref: (refs\/\S+)$/.exec(text)?.[1];
    if (target !== undefined) symbolic.set(name, target);
    else if (objectId.test(text)) ids.set(name, text);
  }
}

function infoOf(path: string) {
  return orAbsent(() => statSync(path));
}

function isFolder(path: string) {
  return infoOf(path)?.isDirectory() ?? false;
}
