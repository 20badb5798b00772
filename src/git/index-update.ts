/**
 * Adds changed files to the run's own git index, and names those that git cannot take. An attribute of the tree can name an
 * encoding that a file is not in, and git then rejects every file of the same call: a line of `.gitattributes` would end the
 * run. Such a file stays out.
 */

import { failed, type Git } from './git.ts';
import { joinNul, topFolder } from './git-path.ts';
import type { Offender } from './screening.ts';

/** More than so many are not looked for one by one: each takes a dozen calls. */
const mostFound = 20;
const unencodable = /failed to encode|byte order mark|BOM is (?:required|prohibited)/;

export interface TakenIn {
  /** Paths that the index did not take. */
  left: string[];
  offenders: Offender[];
}

export async function takeIn(git: Git, paths: readonly string[]): Promise<TakenIn> {
  const taken: TakenIn = { left: [], offenders: [] };
  const parts = [paths];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (part.length === 0 || (await isTaken(git, part))) continue;
    const [first = ''] = part;
    if (part.length === 1) taken.offenders.push({ path: first, reason });
    else if (taken.offenders.length < mostFound) {
      const half = part.length >> 1;
      parts.push(part.slice(half), part.slice(0, half));
      continue;
    } else
      for (const [folder, { length }] of Map.groupBy(part, topFolder))
        taken.offenders.push({
          path: folder,
          reason: `${length} files, some of which are not in the encoding that .gitattributes names for them`,
        });
    for (const one of part) taken.left.push(one);
  }
  return taken;
}

const reason = 'is not in the encoding that .gitattributes names for it';

async function isTaken(git: Git, paths: readonly string[]): Promise<boolean> {
  const args = ['update-index', '--add', '--replace', '-z', '--stdin'];
  const { code, stderr } = await git.run(args, { input: joinNul([...paths]) });
  if (code === 0) return true;
  if (code !== null && unencodable.test(stderr)) return false;
  throw failed('update-index', { code, stderr });
}
