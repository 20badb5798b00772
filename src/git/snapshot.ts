/**
 * Writes the present state of a work tree as a git tree: HEAD's tree plus what changed since the setup command ran.
 * What a sparse checkout, LFS or an edit before setup made different must never get into a commit.
 */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTree } from '../run/remove-tree.ts';
import { failed, type Git, joinNul, pathIn, splitNul } from './git.ts';
import { withoutFiltered } from './lfs-content.ts';
import { type Offender, screen } from './screening.ts';
import { fingerprint, walkTree } from './tree-walk.ts';
import { differences, outcomeOf, submoduleMode, withEntries } from './trees.ts';

export interface Snapshot {
  /** HEAD's tree with what changed since setup. */
  tree: string;
  /** Paths left out of it: they stay as HEAD has them. */
  offenders: Offender[];
  /** Nested `.git` that was not there at setup and has been removed. */
  nestedGit: string[];
}

/** The whole work tree as it is, ignored paths and offenders apart. Only to be compared with another of its kind. */
export interface RawSnapshot extends Snapshot {
  /** Paths that the index did not take in, `offenders` in full. */
  left: ReadonlySet<string>;
  /** Path → what its files look like, of each submodule. */
  submodules: ReadonlyMap<string, string>;
}

/** Stages what changed and writes the tree. `known` are nested `.git` to leave alone; undefined at setup, when all are. */
export async function takeRaw(git: Git, tree: string, known: ReadonlySet<string> | undefined): Promise<RawSnapshot> {
  // Left by a git of ours that was ended; nobody else works in this folder.
  await rm(join(git.place.gitDir, 'index.lock'), { force: true });
  const look = () => Promise.all([listed(git), changedTracked(git)]);
  const [ignored, early] = await Promise.all([ignoredFolders(git), look()]);
  const [{ submodules }] = early;
  const { nestedGit, special, opened } = await walkTree(tree, new Set([...ignored, ...submodules]));
  const fresh = known === undefined ? nestedGit : nestedGit.filter((path) => !known.has(path));
  const removed = known === undefined ? [] : fresh;
  for (const path of removed) await removeTree(pathIn(tree, path));
  // Files of a folder that nobody could read looked deleted, and those beside a nested `.git` were not told.
  const [{ untracked }, { deleted, present }] = opened || removed.length > 0 ? await look() : early;

  const screened = await screen(tree, present, untracked);
  if (deleted.length > 0)
    await git.bytes(['update-index', '--force-remove', '-z', '--stdin'], { input: joinNul(deleted) });
  const untaken = await takeIn(git, screened.accepted);
  const odd = special.map((path) => ({ path, reason: 'is neither a file, a folder nor a link' }));
  const offenders = new Map([...odd, ...screened.offenders, ...untaken].map((offender) => [offender.path, offender]));
  const written = await git.text(['write-tree']);
  const prints = submodules.map(async (path) => [path, await fingerprint(tree, path)] as const);
  return {
    tree: written,
    offenders: [...offenders.values()],
    left: new Set([...special, ...screened.left, ...untaken.map(({ path }) => path)]),
    nestedGit: fresh,
    submodules: new Map(await Promise.all(prints)),
  };
}

/** Puts what changed between two raw snapshots on HEAD's tree. What was left out at setup already is not named again. */
export async function onHead(
  git: Git,
  head: { commit: string; tree: string },
  tree: string,
  setup: RawSnapshot,
  now: RawSnapshot,
): Promise<Snapshot> {
  const changes = await differences(git, setup.tree, now.tree);
  const taken = changes.filter(({ path }) => !now.left.has(path));
  const { kept, offenders } = await withoutFiltered(git, head.commit, tree, taken);
  const inSubmodules = [...now.submodules].filter(([path, print]) => (setup.submodules.get(path) ?? print) !== print);
  const all = [
    ...now.offenders.filter(({ path }) => !setup.left.has(path)),
    ...inSubmodules.map(([path]) => ({ path, reason: 'is a submodule: changes in it belong to another repository' })),
    ...offenders,
  ];
  // A clean checkout, the usual case: what is there now is what HEAD and the changes make.
  const same = setup.tree === head.tree && kept.length === changes.length;
  const result = same ? now.tree : await withEntries(git, head.commit, outcomeOf(kept));
  return { tree: result, offenders: all, nestedGit: now.nestedGit };
}

/** Where anything may lie: not walked. */
async function ignoredFolders(git: Git) {
  const listed = await git.bytes(['ls-files', '-o', '-i', '--exclude-standard', '--directory', '-z']);
  return splitNul(listed).map((path) => path.replace(/\/$/, ''));
}

/** Of the index the submodules, and what lies beside it; a nested repository is named as a folder, and stays out. */
async function listed(git: Git) {
  const all = await git.bytes(['ls-files', '-t', '-s', '-o', '--exclude-standard', '-z']);
  // What is untracked comes first, as `? path`.
  let end = 0;
  while (all[end] === 0x3f) end = all.indexOf(0, end) + 1;
  const untracked = splitNul(all.subarray(0, end)).map((record) => record.slice(2));
  const staged = all.subarray(end);
  // The search is over bytes: nearly no repository has one, and 50,000 lines need not be taken apart for it.
  const lines = staged.includes(submoduleMode) ? splitNul(staged) : [];
  const submodules = lines.filter((line) => line.slice(2).startsWith(submoduleMode));
  return {
    submodules: submodules.map((line) => line.slice(line.indexOf('\t') + 1)),
    untracked: untracked.filter((path) => !path.endsWith('/')),
  };
}

/** From lstat data alone: nothing is read here. */
async function changedTracked(git: Git) {
  const fields = splitNul(await git.bytes(['diff-files', '-z', '--raw', '--ignore-submodules=all']));
  const found: { deleted: string[]; present: string[] } = { deleted: [], present: [] };
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [record = '', path = ''] = fields.slice(at, at + 2);
    if (record.startsWith(`:${submoduleMode}`)) continue;
    (record.endsWith('D') ? found.deleted : found.present).push(path);
  }
  return found;
}

/** More than so many are not looked for one by one: each takes a dozen calls. */
const mostFound = 20;
const unencodable = /failed to encode|byte order mark|BOM is (?:required|prohibited)/;

/** Paths that the index does not take, each with the reason. */
async function takeIn(git: Git, paths: readonly string[]) {
  const offenders: Offender[] = [];
  const parts = [paths];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (part.length === 0 || (await isTaken(git, part))) continue;
    const half = part.length >> 1;
    if (half > 0 && offenders.length < mostFound) parts.push(part.slice(half), part.slice(0, half));
    else for (const path of part) offenders.push({ path, reason });
  }
  return offenders;
}

const reason = 'is not in the encoding that .gitattributes names for it';

async function isTaken(git: Git, paths: readonly string[]) {
  const args = ['update-index', '--add', '--replace', '-z', '--stdin'];
  const { code, stderr } = await git.run(args, { input: joinNul([...paths]) });
  if (code === 0) return true;
  if (code !== null && unencodable.test(stderr)) return false;
  throw failed('update-index', { code, stderr });
}
