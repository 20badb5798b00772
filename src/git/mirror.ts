/** Brings a bare copy (mirror) of a remote repository up to date, from which clones take recent commits. */

import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
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

async function packs(mirror: string) {
  const names = await readdir(join(mirror, 'objects', 'pack')).catch((): string[] => []);
  return names.filter((name) => name.endsWith('.pack')).length;
}
