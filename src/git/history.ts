/**
 * Lists a repository's past commits, the commits that each merge brought in, and the files that each change touched. Only ids
 * are compared, no text.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loggedFields } from './commit.ts';
import { type Git, splitNul } from './git.ts';
import { type Difference, differenceOf } from './trees.ts';

export interface PastCommit {
  commit: string;
  parents: string[];
  /** When it was committed. */
  at: Date;
  message: string;
}

/** Newest first. */
export async function commitsSince(git: Git, head: string, since: Date): Promise<PastCommit[]> {
  const format = '%H%x00%P%x00%ct%x00%B%x00%x01';
  const records = await loggedFields(git, format, [`--since=${since.toISOString()}`, '--end-of-options', head]);
  return records.map(([commit = '', parents = '', seconds = '', message = '']) => {
    const at = new Date(Number(seconds) * 1000);
    return { commit, parents: parents.split(' ').filter(Boolean), at, message: message.trim() };
  });
}

/** Commits whose parents the clone does not have. */
export async function cutOffAt({ place }: Git): Promise<ReadonlySet<string>> {
  const text = await readFile(join(place.gitDir, 'shallow'), 'utf8').catch(() => '');
  return new Set(text.split('\n').filter(Boolean));
}

/**
 * The commits that each merge of the first line brought in, by merge: a commit belongs to the oldest merge that has it.
 * Linear in the number of commits.
 */
export function broughtIn(commits: readonly PastCommit[], head: string): Map<string, string[]> {
  const known = new Map(commits.map((each) => [each.commit, each]));
  const line: PastCommit[] = [];
  for (let at = known.get(head); at !== undefined; at = known.get(at.parents[0] ?? '')) line.push(at);
  const taken = new Set(line.map(({ commit }) => commit));
  const found = new Map<string, string[]>();
  for (const { commit, parents } of line.reverse()) {
    const waiting = parents.slice(1);
    const own: string[] = [];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const side = known.get(next);
      if (side === undefined || taken.has(next)) continue;
      taken.add(next);
      own.push(next);
      for (const one of side.parents) waiting.push(one);
    }
    if (parents.length > 1) found.set(commit, own);
  }
  return found;
}

/** The files of each change against its base, in one call of git. */
export async function filesOfChanges(
  git: Git,
  changes: readonly { commit: string; base: string }[],
): Promise<Map<string, Difference[]>> {
  const found = new Map<string, Difference[]>(changes.map(({ commit }) => [commit, []]));
  if (changes.length === 0) return found;
  // What follows the commit on its line counts as its parent: a merge is compared with its first.
  const input = changes.map(({ commit, base }) => `${commit} ${base}\n`).join('');
  const args = ['diff-tree', '--stdin', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--no-ext-diff'];
  const fields = splitNul(await git.bytes(args, { input }));
  let files: Difference[] = [];
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at] ?? '';
    if (!field.startsWith(':')) {
      files = found.get(field) ?? [];
    } else files.push(differenceOf(field, fields[++at] ?? ''));
  }
  return found;
}
