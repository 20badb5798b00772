/** Commits of a repository, by whatever names them, and what is in them. */

import { git } from './git-http.ts';
import { refOf } from './git-refs.ts';
import { Refusal, type RepositoryCall } from './github-calls.ts';

export interface TreeEntry {
  mode: string;
  type: 'dir' | 'file';
  sha: string;
  size: number;
  path: string;
  name: string;
}

/** The commit that a name or a hash stands for; 404 where it is none. */
export function needCommit({ repository: { gitDir } }: RepositoryCall, ref: string): string {
  const tagged = refOf(gitDir, `refs/tags/${ref}`);
  const branch = tagged === undefined ? refOf(gitDir, `refs/heads/${ref}`) : undefined;
  if (branch !== undefined) return branch;
  try {
    return git(gitDir, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).trim();
  } catch {
    throw new Refusal(404, 'Not Found');
  }
}

/** All files and folders of a commit. A run asks for several paths of one. */
export function treeOf(gitDir: string, commit: string): readonly TreeEntry[] {
  const key = `${gitDir} ${commit}`;
  const known = trees.get(key) ?? readTree(gitDir, commit);
  trees.set(key, known);
  return known;
}

const trees = new Map<string, readonly TreeEntry[]>();

function readTree(gitDir: string, commit: string): TreeEntry[] {
  return git(gitDir, ['ls-tree', '-r', '-t', '-z', '-l', commit])
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [, mode = '', type, sha = '', size, path = ''] = /^(\d+) (\w+) (\w+) +(\S+)\t(.+)$/s.exec(line) ?? [];
      const name = path.split('/').at(-1) ?? '';
      return { mode, type: type === 'tree' ? 'dir' : 'file', sha, size: Number(size) || 0, path, name };
    });
}
