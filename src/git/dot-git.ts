/** What a checkout's `.git` says, read as text: git itself never looks at it, so nothing it configures can run. */

import { access, constants, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { objectId } from './entries.ts';

export interface DotGit {
  /** `file`: a `gitdir:` pointer, as a linked work tree or a submodule has. */
  kind: 'folder' | 'file';
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
  const info = await stat(place).catch(absent);
  if (info === undefined) {
    const bare = (await readText(join(folder, 'HEAD'))) !== undefined && (await isFolder(join(folder, 'objects')));
    return bare ? { kind: 'folder', gitDir: folder, commonDir: folder } : undefined;
  }
  if (info.isDirectory()) return withCommon('folder', place);
  const pointer = /^gitdir: (.+?)\s*$/.exec((await readText(place)) ?? '')?.[1];
  return pointer === undefined ? undefined : withCommon('file', resolve(folder, pointer));
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
  if (await isFolder(join(dot.commonDir, 'reftable'))) {
    throw new Error(
      'the repository keeps its refs as reftable, which is not supported: git refs migrate --ref-format=files',
    );
  }
  const ids = parsePacked((await readText(join(dot.commonDir, 'packed-refs'))) ?? '');
  const symbolic = new Map<string, string>();
  for (const kind of ['heads', 'tags', 'remotes']) await readLoose(dot.commonDir, `refs/${kind}`, ids, symbolic);

  const head = ((await readText(join(dot.gitDir, 'HEAD'))) ?? '').trim();
  const name = /^ref: (refs\/heads\/.+)$/.exec(head)?.[1];
  if (name === undefined) return { commit: objectId.test(head) ? head : undefined, branch: undefined, ids, symbolic };
  return { commit: ids.get(name), branch: name.slice('refs/heads/'.length), ids, symbolic };
}

/** Every folder with objects of the repository: its own and those it borrows from, absolute. */
export async function objectFolders(objects: string, depth = 0): Promise<string[]> {
  if (depth > 5 || !(await isFolder(objects))) return [];
  const lines = ((await readText(join(objects, 'info', 'alternates'))) ?? '').split('\n');
  const borrowed = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const further = await Promise.all(
    borrowed.map((line) => objectFolders(isAbsolute(line) ? line : resolve(objects, line), depth + 1)),
  );
  return [...new Set([objects, ...further.flat()])];
}

/** Lets a git folder find what lies in these folders with objects; returns the file that says so. */
export async function borrowObjects(gitDir: string, folders: readonly string[]): Promise<string> {
  const file = join(gitDir, 'objects', 'info', 'alternates');
  await writeFile(file, folders.map((folder) => `${folder}\n`).join(''));
  return file;
}

/** Set where objects were left on the server (`--filter`): our git cannot ask for them. */
export async function isPartial(dot: DotGit): Promise<boolean> {
  const packs = await readdir(join(dot.commonDir, 'objects', 'pack')).catch(() => []);
  return packs.some((name) => name.endsWith('.promisor'));
}

export async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(absent);
}

const absences = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'ELOOP']);

/** Where no more files can be opened, or the disk fails, nothing is known: a ref that is there must not count as missing. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (!absences.has(error.code ?? '')) throw error;
}

async function withCommon(kind: DotGit['kind'], gitDir: string): Promise<DotGit> {
  const common = (await readText(join(gitDir, 'commondir')))?.trim();
  return { kind, gitDir, commonDir: common ? resolve(gitDir, common) : gitDir };
}

function parsePacked(text: string): Map<string, string> {
  const lines = text.split('\n').map((line) => line.split(' '));
  return new Map(
    lines.flatMap(([id = '', name = '']) =>
      objectId.test(id) && /^refs\/(heads|tags|remotes)\//.test(name) ? [[name, id] as const] : [],
    ),
  );
}

async function readLoose(root: string, folder: string, ids: Refs['ids'], symbolic: Refs['symbolic']): Promise<void> {
  const entries = (await readdir(join(root, folder), { withFileTypes: true }).catch(absent)) ?? [];
  for (const entry of entries) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) await readLoose(root, name, ids, symbolic);
    if (!entry.isFile() || name.endsWith('.lock')) continue;
    const text = ((await readText(join(root, name))) ?? '').trim();
    const target = /^ref: (refs\/\S+)$/.exec(text)?.[1];
    if (target !== undefined) symbolic.set(name, target);
    else if (objectId.test(text)) ids.set(name, text);
  }
}

async function isFolder(path: string): Promise<boolean> {
  const info = await stat(path).catch(absent);
  return info?.isDirectory() ?? false;
}
