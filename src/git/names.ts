/** Finds added paths that collide with another path of the tree on a file system that ignores case. */

import { foldName } from '../text/file-names.ts';
import { partsOf } from './git-path.ts';

/**
 * Among `all` paths of a tree: does a part of an added path exist in another spelling, which is one and the same where case
 * does not count? The later one would overwrite the earlier, or lead through a link of its name. Returns what to say.
 */
export function sameNames(added: string[], all: string[]): (path: string) => string | undefined {
  const fold = memoizedFold();
  const wanted = new Map<string, Set<string>>();
  for (const path of added) for (const part of partsOf(path)) wanted.set(fold(part), new Set());
  const seen = new Set<string>();
  for (const path of all) {
    for (const part of partsOf(path)) {
      if (seen.has(part)) break;
      seen.add(part);
      wanted.get(fold(part))?.add(part);
    }
  }
  return (path) => {
    for (const part of partsOf(path)) {
      const other = [...(wanted.get(fold(part)) ?? [])].find((spelling) => spelling !== part);
      if (other !== undefined) return `is the same name as ${other} where case does not count`;
    }
    return undefined;
  };
}

function memoizedFold(): (path: string) => string {
  const known = new Map<string, string>();
  const fold = (path: string): string => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const slash = path.lastIndexOf('/');
    const name = foldName(path.slice(slash + 1));
    const folded = slash < 0 ? name : `${fold(path.slice(0, slash))}/${name}`;
    known.set(path, folded);
    return folded;
  };
  return fold;
}
