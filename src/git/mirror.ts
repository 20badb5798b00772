/** Keeps bare copies (mirrors) of remote repositories on disk, from which clones take recent commits. */

import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { folderBytes } from '../run/folder-size.ts';
import { initGit } from './git.ts';
import { clonedDepth, fetchRefs, type Remote } from './remote-call.ts';

export interface MirrorOptions {
  branch: string;
  /** Where the server has the branch. */
  commit: string;
}

/** Each fetch leaves a pack; beyond this many the mirror is made anew, which no repack in the background has to be kept off. */
const maxPacks = 60;

/** The mirror as a remote to fetch the branch from; undefined where it does not have it, and the server is to be asked. */
export async function fromMirror(mirror: string, remote: Remote, options: MirrorOptions): Promise<Remote | undefined> {
  const { branch, commit } = options;
  try {
    if ((await packs(mirror)) > maxPacks) await rm(mirror, { recursive: true, force: true });
    const git = await initGit({ gitDir: mirror }, commit);
    if ((await git.run(['cat-file', '-e', `${commit}^{commit}`])).code !== 0) {
      const fetched = await fetchRefs(git, remote, [`+refs/heads/${branch}:refs/heads/${branch}`], [clonedDepth]);
      // Another run fetches into it at the same moment: this one does not wait.
      if (fetched.code !== 0) return undefined;
    }
    await git.text(['update-ref', `refs/heads/${branch}`, commit]);
    const now = new Date();
    await utimes(mirror, now, now);
    return { url: mirror };
  } catch {
    await rm(mirror, { recursive: true, force: true }).catch(() => undefined);
    return undefined;
  }
}

/** A folder's name for a repository, whatever its name holds. */
export function mirrorPath(folder: string, repository: string): string {
  return join(folder, `${encodeURIComponent(repository.toLowerCase())}.git`);
}

/** Removes those that were not used for the longest, until all together have at most `maxBytes`. */
export async function trimMirrors(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  const all = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const usedAt = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      return { path, usedAt, bytes: await folderBytes(path) };
    }),
  );
  let bytes = 0;
  for (const mirror of all.toSorted((a, b) => b.usedAt - a.usedAt)) {
    bytes += mirror.bytes;
    if (bytes > maxBytes) await rm(mirror.path, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function packs(mirror: string) {
  const names = await readdir(join(mirror, 'objects', 'pack')).catch((): string[] => []);
  return names.filter((name) => name.endsWith('.pack')).length;
}
