/**
 * Fills a work tree with what a checkout leaves out: submodules, recursively, and the content of Git LFS pointers. Nothing
 * configured in a submodule may run, and only the server of the main repository may get the GitHub token.
 */

import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseConfig } from './checkout-check.ts';
import { borrowObjects, findDotGit, objectFolders, textOf } from './dot-git.ts';
import { type Source, sourceOf } from './fetch-url-check.ts';
import { type Git, initGit, pathIn } from './git.ts';
import { listEntries } from './git-objects.ts';
import { fillContent, pointersLeft } from './lfs-content.ts';
import { fetchContent } from './lfs-fetch.ts';
import { type Remote, remoteAt, ruleOf, sentence } from './remote-call.ts';
import { fetchCommit } from './remote-fetch.ts';
import type { Repository } from './repository.ts';
import type { Offender } from './screening.ts';
import { isBehindLink } from './tree-walk.ts';
import { submoduleMode } from './trees.ts';

interface SubmodulePlace {
  git: Git;
  /** The work tree's root. */
  tree: string;
  /** Clones whose own `.git/modules` are looked through first. */
  near: readonly string[];
  /** Where the repository is; absent where it is nowhere but here. */
  remote?: Remote;
  /** Proxy and certificate variables, where no remote has them. */
  env?: Remote['env'];
}

/** One whose commit is known, for what it asks for beside its files. */
interface FilledSubmodule {
  path: string;
  commit: string;
  /** Ours, with the commit's objects. */
  git: Git;
  /** Where it is from; undefined where its address is none to fetch from. */
  url: string | undefined;
  /** Folders of objects of the clones nearby. */
  near: string[];
}

interface Wanted {
  path: string;
  name: string;
  url: string;
  commit: string;
}

const deepest = 5;
const mostFetched = 100;

/** The first submodule or content that cannot be had; undefined where all of `commit` is there. */
export async function fillTree(
  { git, tree, lfs }: Pick<Repository, 'git' | 'tree' | 'lfs'>,
  commit: string,
  from: Pick<SubmodulePlace, 'near' | 'remote' | 'env'>,
): Promise<(Offender & { of: 'submodule' | 'lfs' }) | undefined> {
  const { remote, env } = from;
  const { filled, missing } = await fillSubmodules({ git, tree, ...from }, commit);
  if (missing !== undefined) return { of: 'submodule', ...missing };
  const ofModules = filled.map(({ path, commit, git, url, near }) => ({
    ...{ git, commit, tree: join(tree, path), inside: `${path}/` },
    remote: url === undefined ? undefined : remoteAt(url, remote, env),
    stores: [...near.map((objects) => join(dirname(objects), 'lfs', 'objects')), lfs[1]],
  }));
  for (const part of [{ git, tree, commit, remote, stores: lfs }, ...ofModules]) {
    const absent = await fillPointers(part);
    if (absent !== undefined) return { of: 'lfs', ...absent };
  }
  return undefined;
}

/** Fills the folders of all submodules of `commit`, theirs included; what is there already is used. */
export async function fillSubmodules(
  place: SubmodulePlace,
  commit: string,
): Promise<{ filled: FilledSubmodule[]; missing?: Offender }> {
  let left = mostFetched;
  const filled: FilledSubmodule[] = [];
  const fill = async (
    at: Git,
    from: string,
    inside: string,
    url: string,
    depth: number,
  ): Promise<Offender | undefined> => {
    for (const wanted of await wantedBy(at, from)) {
      const path = inside + wanted.path;
      if (depth > deepest || --left < 0)
        return {
          path,
          reason: `the repository has more than ${mostFetched} submodules, or nests them more than ${deepest} deep`,
        };
      const source = sourceOf(wanted.url, url);
      const { git, near } = await ownGit(place, path, wanted, left);
      if (!(await isFilled(place, path, wanted))) {
        const reason = await fetched(place, git, wanted.commit, source);
        if (reason !== undefined) return { path, reason };
        if (!(await writeOut(place, git, path, wanted.commit)))
          return { path, reason: 'a link stands where its folder is to be' };
      } else if (!(await isHere(git, wanted.commit))) continue;
      filled.push({ path, commit: wanted.commit, git, url: source.url, near });
      const missing = await fill(git, wanted.commit, `${path}/`, source.url ?? '', depth + 1);
      if (missing !== undefined) return missing;
    }
    return undefined;
  };
  const missing = await fill(place.git, commit, '', place.remote?.url ?? '', 1);
  return { filled, ...(missing !== undefined && { missing }) };
}

/** Those that `.gitmodules` names and does not switch off; an entry that it does not name asks for nothing. */
async function wantedBy(git: Git, commit: string): Promise<Wanted[]> {
  const links = (await listEntries(git, commit)).filter(({ mode }) => mode === submoduleMode);
  if (links.length === 0) return [];
  const { code, stdout } = await git.run(['cat-file', 'blob', `${commit}:.gitmodules`], { cutAtBytes: 1024 * 1024 });
  const settings = code === 0 ? await parseConfig(stdout.toString()) : [];
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  return links.flatMap(({ path, id }) => {
    const name = settings
      .find(({ key, value }) => /^submodule\..+\.path$/.test(key) && value.replace(/\/+$/, '') === path)
      ?.key.slice(10, -5);
    const url = name === undefined ? undefined : values.get(`submodule.${name}.url`);
    if (name === undefined || url === undefined || values.get(`submodule.${name}.update`) === 'none') return [];
    return [{ path, name, url, commit: id }];
  });
}

/** A bare folder of ours that borrows the objects of the clones nearby. */
async function ownGit(
  { git, near }: SubmodulePlace,
  path: string,
  { name, commit }: Wanted,
  number: number,
): Promise<{ git: Git; near: string[] }> {
  const gitDir = join(`${git.place.gitDir}-modules`, `${number}`);
  const own = await initGit({ ...git.place, gitDir, tree: undefined }, commit);
  const folders = (await Promise.all(near.map((clone) => moduleObjects(clone, path, name)))).flat();
  borrowObjects(gitDir, folders);
  return { git: own, near: folders };
}

async function moduleObjects(clone: string, path: string, name: string) {
  const [dot, module] = await Promise.all([findDotGit(clone), findDotGit(join(clone, path)).catch(() => undefined)]);
  const named = dot !== undefined && !name.split('/').includes('..') ? join(dot.commonDir, 'modules', name) : undefined;
  const found = [module?.commonDir, named].filter((folder) => folder !== undefined);
  return (await Promise.all(found.map((folder) => objectFolders(join(folder, 'objects'))))).flat();
}

/** A checkout may have them already. At another commit, or without a `.git` that says at which, they are put anew: who wrote there is not known. */
async function isFilled({ tree }: SubmodulePlace, path: string, { commit }: Wanted) {
  const folder = pathIn(tree, path);
  const names = await readdir(folder).catch((): string[] => []);
  if (names.length === 0) return false;
  const dot = await findDotGit(join(tree, path)).catch(() => undefined);
  const head = dot === undefined ? undefined : textOf(join(dot.gitDir, 'HEAD'))?.trim();
  return head === commit;
}

async function isHere(git: Git, commit: string) {
  return (await git.run(['rev-list', '--objects', '--no-walk', '--quiet', '--end-of-options', commit])).code === 0;
}

async function fetched(place: SubmodulePlace, git: Git, commit: string, source: Source) {
  if (await isHere(git, commit)) return undefined;
  if (source.url === undefined) return source.refusal;
  const { remote } = place;
  const { url } = source;
  const from = remoteAt(url, remote, place.env);
  const refused = await fetchCommit(git, from, commit);
  if (refused && from.authorization === undefined && ruleOf(refused.stderr) === 'authentication')
    return `${url} is not open to everybody, and there is no token for it here`;
  if (refused) return `${url} cannot be read: ${sentence(refused.stderr, from)}`;
  return (await isHere(git, commit)) ? undefined : `${url} does not have the commit ${commit}`;
}

/** False where a link is in the way: what is written there would lie outside of the tree. */
async function writeOut({ tree }: SubmodulePlace, git: Git, path: string, commit: string) {
  const folder = pathIn(tree, path);
  if (await isBehindLink(tree, path)) return false;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await git.text(['read-tree', commit]);
  await git.bytes(['checkout-index', '-a', '-f', '-q'], {
    env: { GIT_WORK_TREE: join(tree, path) },
    cwd: join(tree, path),
  });
  return true;
}

interface PointersPart extends Pick<SubmodulePlace, 'git' | 'tree' | 'remote'> {
  commit: string;
  /** Where the tree lies in the repository's. */
  inside?: string;
  /** Looked through for contents; what is fetched goes into the last. */
  stores: readonly string[];
}

/** Puts contents in the place of pointers, up to the first that cannot be had. */
async function fillPointers({ git, tree, commit, inside = '', remote, stores }: PointersPart) {
  if (inside !== '') await fillContent(git, tree, commit, stores);
  const pointers = await pointersLeft(git, tree, commit);
  if (pointers.length === 0) return undefined;
  const config = (await git.run(['cat-file', 'blob', `${commit}:.lfsconfig`], { cutAtBytes: 64 * 1024 })).stdout;
  const absent = await fetchContent({ remote, config: config.toString(), store: stores.at(-1) ?? '' }, pointers);
  await fillContent(git, tree, commit, stores);
  return absent && { ...absent, path: inside + absent.path };
}
