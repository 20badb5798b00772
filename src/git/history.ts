/** Lists the commits of a branch since a given time, newest first, with the files that each commit changed. */

import { loggedFields } from './commit.ts';
import { type Git, splitNul } from './git.ts';
import { type Difference, differenceOf } from './trees.ts';

export interface PastCommit {
  commit: string;
  /** Its first parent; undefined of the first commit that the clone has. */
  base?: string;
  /** When it was committed. */
  at: Date;
  message: string;
  /** Against the base: of a merge what it brought in. */
  files: Difference[];
}

export async function commitsSince(git: Git, head: string, since: Date): Promise<PastCommit[]> {
  const which = ['--first-parent', `--since=${since.toISOString()}`, '--end-of-options', head];
  const records = await loggedFields(git, '%H%x00%P%x00%ct%x00%B%x00%x01', which);
  const commits = records.map(([commit = '', parents = '', seconds = '', message = '']): PastCommit => {
    const at = new Date(Number(seconds) * 1000);
    return { commit, base: parents.split(' ')[0] || undefined, at, message: message.trim(), files: [] };
  });
  await addFiles(git, commits);
  return commits;
}

/** In one call: one for each commit would take most of the time. */
async function addFiles(git: Git, commits: readonly PastCommit[]) {
  const files = new Map(commits.map((each) => [each.commit, each.files]));
  // What follows the commit on its line counts as its parent: a merge is compared with its first.
  const input = commits.map(({ commit, base }) => (base === undefined ? '' : `${commit} ${base}\n`)).join('');
  if (input === '') return;
  const args = ['diff-tree', '--stdin', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--no-ext-diff'];
  const fields = splitNul(await git.bytes(args, { input }));
  let own: Difference[] = [];
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at] ?? '';
    if (field.startsWith(':')) own.push(differenceOf(field, fields[++at] ?? ''));
    else own = files.get(field) ?? [];
  }
}
