/** Prepares the files for one test run: a commit's files over what setup installed, without outdated build outputs. */

import { existsSync, mkdirSync } from 'node:fs';
import { lstat, lutimes, readdir, rename } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { removeTree } from '../run/remove-tree.ts';
import type { Owner } from './backend.ts';
import type { Exec } from './exec.ts';
import { type Mount, runNames } from './mount-list.ts';
import { runOwn } from './own-command.ts';
import { copyTree, handOver, sameRoot } from './sandbox-folder.ts';
import { type GitPlace, makeGitMountPoint } from './throw-away-git.ts';

export interface Layer extends AsyncDisposable {
  /** At the tree's own path (with `sandbox: none` in a copy), with the sandbox's network and `test-env`. */
  exec: Exec;
  /**
   * Host folder with what commands wrote, next to the checkpoint's files; where overlay cannot be mounted, the whole copy.
   * Foreign code made what is in it: links may lead anywhere.
   */
  written: string;
  /**
   * Puts its content and what its commands wrote below later layers, under this name; the layer is over with it. undefined where
   * nothing can be put below: layers are copies.
   */
  keepBelow: (() => Promise<string>) | undefined;
  /**
   * Ends its commands: what they compiled in HOME lies below that of every later warm layer, and of the agent. For `kept` homes.
   * false where there is nothing, and while another layer is open: what is mounted below it stays as it is.
   */
  keepCaches(): Promise<boolean>;
}

/**
 * `warm`: as setup left it, with compiled results that a layer has kept. `kept`: the same, for base code alone: it lives as long as
 * the layer, and its caches may be kept. `cold`: as setup left it.
 */
export type LayerHome = 'warm' | 'kept' | 'cold';

export interface LayerContent {
  /** Folder whose files lie over the frozen tree. It is moved, not copied. Without it nothing lies over it. */
  over?: string;
  /** Paths of the frozen tree, relative to its root, that are not there, and that nothing of `over` hides. */
  deleted: string[];
  /** The tree as git names it: the one that is checked out, as git says in the layer. */
  tree?: string;
  /** Nothing lies below: what setup left is not there. */
  bare?: boolean;
  /** What a layer has kept lies between the frozen tree and these files. */
  on?: string;
  /** Paths that git has, so that setup has not made them. Without it outputs of deleted sources stay. */
  isTracked?: (path: string) => Promise<boolean>;
}

export interface LayerSource {
  tree: string;
  runDir: string;
  /** Newer than whatever setup made, of this layer's own too. */
  setupEndedMs: number;
  owner: Owner;
  overlay: boolean;
  git: GitPlace;
}

/** Puts the layer's folders in place. `deleted` is what is still to be removed by a command in the layer. */
export async function prepareLayer(
  source: LayerSource,
  folder: string,
  { over, deleted, bare = false, on, isTracked }: LayerContent,
): Promise<{ mount: Mount; written: string; toDelete: string[] }> {
  const { tree, runDir, owner, overlay } = source;
  const below = join(runDir, runNames.frozen);
  mkdirSync(folder, { recursive: true });
  const toDelete =
    over === undefined || bare ? deleted : await timesAndRemovals(source, below, { over, deleted, isTracked });
  if (bare || !overlay) {
    const own = join(folder, 'tree');
    if (bare) await moveTree(over, own);
    else await copyOver(below, over, own);
    if (source.git !== 'none') await makeGitMountPoint(own, source.git);
    sameRoot(tree, own);
    await handOver(own, owner);
    return { mount: { type: 'writable', from: own, to: tree }, written: own, toDelete };
  }
  const upper = join(folder, 'upper');
  await moveTree(over, upper);
  for (const name of ['work', 'upper.merged']) mkdirSync(join(folder, name));
  await handOver(folder, owner);
  // The root of an overlay has the mode and owner of the upper folder, which somebody made in a private place.
  sameRoot(tree, upper);
  const inRun = (path: string) => path.slice(runDir.length + 1);
  const inLayer = (name: string) => `${runNames.layer}/${name}`;
  mkdirSync(join(runDir, runNames.layer), { recursive: true });
  const lower = on === undefined ? runNames.frozen : `${on}:${runNames.frozen}`;
  return {
    mount: { type: 'layers', lower, own: inRun(folder), upper: inLayer('upper'), work: inLayer('work'), to: tree },
    written: upper,
    toDelete,
  };
}

/** Gives what lies over the tree its times; what a command in the layer has to remove. */
async function timesAndRemovals(
  { setupEndedMs }: LayerSource,
  below: string,
  { over, deleted, isTracked }: LayerContent & { over: string },
): Promise<string[]> {
  await makeNewer(over, setupEndedMs);
  const stale = isTracked ? await staleOutputs(below, { over, deleted, isTracked }) : [];
  return [...deleted, ...stale];
}

/** Across file systems too. */
export async function moveTree(from: string | undefined, to: string): Promise<void> {
  if (from === undefined) return mkdirSync(to);
  await rename(from, to).catch(async () => {
    await runOwn('cp', ['-a', '-T', '--', from, to]);
    await removeTree(from);
  });
}

async function copyOver(below: string, over: string | undefined, to: string): Promise<void> {
  await copyTree(below, to);
  if (over === undefined) return;
  await makeWay(over, to);
  await runOwn('cp', ['-a', '--remove-destination', '-T', '--', over, to]);
  await removeTree(over);
}

/** What cp refuses: a folder where a file or a link was, and the other way round. Nothing foreign runs meanwhile. */
async function makeWay(over: string, copy: string): Promise<void> {
  for (const entry of await readdir(over, { withFileTypes: true })) {
    const [from, to] = [join(over, entry.name), join(copy, entry.name)];
    const there = await lstat(to).catch(() => undefined);
    if (!there) continue;
    if (entry.isDirectory() !== there.isDirectory()) await removeTree(to);
    else if (entry.isDirectory()) await makeWay(from, to);
  }
}

/** Gives every file below `over` a time after `afterMs`, where it has none: `tsc -b` kept the output of a source from an older commit. */
export async function makeNewer(over: string, afterMs: number): Promise<void> {
  const time = new Date(Math.max(Date.now(), Math.ceil(afterMs) + 1));
  for (const path of await filesBelow(over)) {
    const { mtimeMs } = await lstat(join(over, path));
    if (mtimeMs <= afterMs) await lutimes(join(over, path), time, time);
  }
}

/**
 * Paths in the tree `below` that setup made of sources that `over` has otherwise (Python's) or that are deleted; `isTracked`
 * knows what is no output.
 */
export async function staleOutputs(
  below: string,
  { over, deleted, isTracked }: { over: string; deleted: string[]; isTracked: (path: string) => Promise<boolean> },
): Promise<string[]> {
  const changed = [...(await filesBelow(over)), ...deleted].filter((path) => path.endsWith('.py'));
  const found = new Set<string>();
  const take = async (folder: string, made: RegExp) => {
    for (const name of await readdir(join(below, folder)).catch(() => []))
      if (made.test(name) && !existsSync(join(over, folder, name)) && !(await isTracked(join(folder, name))))
        found.add(join(folder, name));
  };
  for (const path of changed) await take(join(dirname(path), '__pycache__'), startingWith(path, String.raw`\..*pyc`));
  for (const path of deleted) {
    const ending = kinds.find(({ of }) => of.test(path))?.made;
    if (ending === undefined) continue;
    for (const folder of outputFolders(path)) await take(folder, startingWith(path, ending));
  }
  return [...found];
}

const kinds = [
  { of: /\.[mc]?[jt]sx?$/, made: String.raw`(\.d)?\.[mc]?[jt]sx?(\.map)?` },
  { of: /\.(java|kt|scala|groovy)$/, made: String.raw`(\$.*|Kt)?\.class` },
  { of: /\.(c|cc|cpp|cxx|m|s)$/i, made: String.raw`(\.\w+)?\.(o|obj|lo|d)` },
  { of: /\.py$/, made: String.raw`\.py[co]` },
];

const outputs = ['', 'dist', 'build', 'out', 'lib', 'obj', 'target/classes', 'target/test-classes'];
const jvmSources = /^src\/(main|test)\/(java|kotlin|scala|groovy)(\/|$)/;

/** Beside the source, and below the output folders of each folder above it: with the source's folder, and without `src`. */
function outputFolders(path: string): string[] {
  const parts = dirname(path) === '.' ? [] : dirname(path).split('/');
  return parts.concat('').flatMap((_, index) => {
    const [above, rest] = [parts.slice(0, index).join('/'), parts.slice(index).join('/')];
    const inner = jvmSources.test(`${rest}/`) ? rest.replace(jvmSources, '') : rest.replace(/^(src|source)(\/|$)/, '');
    return outputs.flatMap((output) => [...new Set([rest, inner])].map((below) => join(above, output, below)));
  });
}

function startingWith(path: string, ending: string): RegExp {
  const stem = RegExp.escape(basename(path, extname(path)));
  return new RegExp(`^${stem}${ending}$`);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((one) => !one.isDirectory())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1));
}
