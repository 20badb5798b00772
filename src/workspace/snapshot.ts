/**
 * The work tree as a git tree id. Changed paths are looked at before git reads them; the tree is HEAD's plus what changed
 * since setup, so that a sparse checkout, LFS content or a dirty file is never committed by the way.
 */

import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, lstat, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from './git.ts';
import { joinNul, pathIn, splitNul } from './git-path.ts';
import { isGitName } from './protected-names.ts';
import { removeWhole, walkTree } from './tree-walk.ts';
import {
  absentMode,
  type Difference,
  differences,
  filteredPaths,
  outcomeOf,
  readBlob,
  submoduleMode,
  withEntries,
} from './trees.ts';

export interface Offender {
  path: string;
  reason: string;
}

export interface Snapshot {
  /** HEAD's tree with what changed since setup. */
  tree: string;
  /** Paths left out of it: they stay as HEAD has them. */
  offenders: Offender[];
  /** Nested `.git` that was not there at setup and has been removed. */
  nestedGit: string[];
}

/** The whole work tree as it is, ignored paths and offenders apart. Only to be compared with another of its kind. */
export interface RawSnapshot {
  tree: string;
  offenders: Offender[];
  nestedGit: string[];
}

/** One changed file larger than this is left out: a 3 GB sparse file took git add 34 s. GitHub itself stops at 100 MB. */
export const maxFileBytes = 20 * 1024 * 1024;
/** All changed files together; what comes after it, by path, is left out. */
export const maxChangedBytes = 256 * 1024 * 1024;
export const maxChangedFiles = 50_000;

/** Stages what changed and writes the tree. `known` are nested `.git` to leave alone; undefined at setup, when all are. */
export async function takeRaw(git: Git, tree: string, known: ReadonlySet<string> | undefined): Promise<RawSnapshot> {
  // Left by a git of ours that was ended; nobody else works in this folder.
  await rm(join(git.place.gitDir, 'index.lock'), { force: true });
  const { nestedGit, special } = await clearNested(git, tree, known);
  const { deleted, present } = await changedPaths(git);
  const offenders = special.map((path) => ({ path, reason: 'is neither a file, a folder nor a link' }));
  const accepted = await screen(tree, present, offenders);
  await git.bytes(['update-index', '--force-remove', '-z', '--stdin'], { input: joinNul(deleted) });
  await git.bytes(['update-index', '--add', '--replace', '-z', '--stdin'], { input: joinNul(accepted) });
  return { tree: await git.text(['write-tree']), offenders: unique(offenders), nestedGit };
}

/** Puts what changed between two raw snapshots on HEAD's tree. */
export async function onHead(
  git: Git,
  head: string,
  tree: string,
  setup: RawSnapshot,
  now: RawSnapshot,
): Promise<Snapshot> {
  const offenders = [...now.offenders];
  const left = new Set(offenders.map(({ path }) => path));
  const all = (await differences(git, setup.tree, now.tree)).filter(({ path }) => !left.has(path));
  const kept = await withoutFiltered(git, head, tree, all, offenders);
  return { tree: await withEntries(git, head, outcomeOf(kept)), offenders, nestedGit: now.nestedGit };
}

async function clearNested(git: Git, tree: string, known: ReadonlySet<string> | undefined) {
  const ignored = splitNul(await git.bytes(['ls-files', '-o', '-i', '--exclude-standard', '--directory', '-z']));
  const staged = splitNul(await git.bytes(['ls-files', '-s', '-z']));
  const submodules = staged
    .filter((line) => line.startsWith(submoduleMode))
    .map((line) => line.slice(line.indexOf('\t') + 1));
  const skip = new Set([...ignored.map((path) => path.replace(/\/$/, '')), ...submodules]);
  const { nestedGit, special } = await walkTree(tree, skip);
  const fresh = known === undefined ? nestedGit : nestedGit.filter((path) => !known.has(path));
  if (known !== undefined) for (const path of fresh) await removeWhole(pathIn(tree, path));
  return { nestedGit: fresh, special };
}

/** From lstat data alone: nothing is read here. `ls-files -o` names a nested repository as a folder, which stays out. */
async function changedPaths(git: Git): Promise<{ deleted: string[]; present: string[] }> {
  const fields = splitNul(await git.bytes(['diff-files', '-z', '--raw', '--ignore-submodules=all']));
  const deleted: string[] = [];
  const present = new Set<string>();
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [record = '', path = ''] = fields.slice(at, at + 2);
    if (record.startsWith(`:${submoduleMode}`)) continue;
    if (record.endsWith('D')) deleted.push(path);
    else present.add(path);
  }
  const others = splitNul(await git.bytes(['ls-files', '-o', '--exclude-standard', '-z']));
  for (const path of others) if (!path.endsWith('/')) present.add(path);
  return { deleted, present: [...present].sort() };
}

async function screen(tree: string, paths: string[], offenders: Offender[]): Promise<string[]> {
  const accepted: string[] = [];
  let total = 0;
  for (const path of paths) {
    const { reason, size } = await judge(tree, path);
    total += size;
    if (reason !== undefined) offenders.push({ path, reason });
    else if (total > maxChangedBytes)
      offenders.push({ path, reason: `is beyond ${maxChangedBytes} bytes of changes in total` });
    else if (accepted.length >= maxChangedFiles)
      offenders.push({ path, reason: `is beyond ${maxChangedFiles} changed files` });
    else accepted.push(path);
  }
  return accepted;
}

async function judge(tree: string, path: string): Promise<{ reason?: string; size: number }> {
  const place = pathIn(tree, path);
  const info = await lstat(place).catch(() => undefined);
  if (info === undefined) return { reason: 'cannot be looked at', size: 0 };
  if (path.split('/').some(isGitName)) return { reason: 'has a name that a file system can take for .git', size: 0 };
  if (info.isSymbolicLink()) return { size: 0 };
  if (!info.isFile()) return { reason: 'is neither a file, a folder nor a link', size: 0 };
  if (info.size > maxFileBytes) return { reason: `is larger than ${maxFileBytes} bytes (${info.size})`, size: 0 };
  if (info.nlink > 1) return { reason: 'is a hard link: its content may lie outside the repository', size: 0 };
  if ((info.mode & 0o600) !== 0o600) await chmod(place, (info.mode & 0o777) | 0o600).catch(() => {});
  const readable = await access(place, constants.R_OK).then(
    () => true,
    () => false,
  );
  return readable ? { size: info.size } : { reason: 'cannot be read', size: 0 };
}

/**
 * Files behind a filter (Git LFS, git-crypt): the work tree has other bytes than the commit, and nothing here runs the
 * filter. One that was only touched is unchanged; one that was changed cannot be published and is left out.
 */
async function withoutFiltered(
  git: Git,
  head: string,
  tree: string,
  changes: Difference[],
  offenders: Offender[],
): Promise<Difference[]> {
  const written = changes.filter(({ toMode }) => toMode !== absentMode).map(({ path }) => path);
  const filtered = await filteredPaths(git, head, written);
  const kept: Difference[] = [];
  for (const change of changes) {
    const filter = filtered.get(change.path);
    if (filter === undefined || change.toMode === absentMode) kept.push(change);
    else if (!(await isPointerTo(git, change, tree)))
      offenders.push({ path: change.path, reason: `is kept by the git filter "${filter}", which is not run here` });
  }
  return kept;
}

async function isPointerTo(git: Git, { fromId, fromMode, path }: Difference, tree: string): Promise<boolean> {
  if (fromMode === absentMode) return false;
  const pointer = (await readBlob(git, fromId, 1024))?.toString() ?? '';
  const oid = /^oid sha256:([0-9a-f]{64})$/m.exec(pointer)?.[1];
  if (oid === undefined) return false;
  const bytes = await readFile(pathIn(tree, path));
  return createHash('sha256').update(bytes).digest('hex') === oid;
}

function unique(offenders: Offender[]): Offender[] {
  return [...new Map(offenders.map((offender) => [offender.path, offender])).values()];
}
