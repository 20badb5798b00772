/**
 * Limits how many files and bytes a pull request may change, and chooses which changes are left out. What a person can review
 * is far below these limits.
 */

import { smallFoldersFirst, topFolder } from '../git/git-path.ts';
import type { Difference } from '../git/trees.ts';

export interface PolicyLimits {
  files: number;
  fileBytes: number;
  totalBytes: number;
}

/** Of the whole branch against its base. */
export const policyLimits: PolicyLimits = { files: 1000, fileBytes: 5 * 1024 * 1024, totalBytes: 20 * 1024 * 1024 };

/**
 * The changes that are too much, given what the branch has changed `earlier`: changes of existing files stay, then new ones,
 * and those of the largest new folder are cut first.
 */
export function beyondLimits(
  changes: readonly Difference[],
  earlier: readonly Difference[],
  sizes: ReadonlyMap<string, number>,
  limits: PolicyLimits,
): Difference[] {
  const size = ({ toId }: Difference) => sizes.get(toId) ?? 0;
  const before = new Map(earlier.map((change) => [change.path, size(change)]));
  let files = before.size;
  let bytes = earlier.reduce((sum, change) => sum + size(change), 0);
  const added = changes.filter(({ status }) => status === 'added');
  const others = changes.filter(({ status }) => status !== 'added');
  const cut: Difference[] = [];
  for (const change of [...others, ...smallFoldersFirst(added, ({ path }) => path)]) {
    const known = before.get(change.path);
    const moreFiles = known === undefined ? 1 : 0;
    const moreBytes = size(change) - (known ?? 0);
    if (files + moreFiles > limits.files || bytes + moreBytes > limits.totalBytes) cut.push(change);
    else {
      files += moreFiles;
      bytes += moreBytes;
    }
  }
  return cut;
}

/** One line for each folder that was cut, and not one for each of ten thousand files. */
export function summaryOf(cut: readonly Difference[], limits: PolicyLimits): { path: string; reason: string }[] {
  const most = `the ${limits.files} files or ${limits.totalBytes} bytes that a pull request may change`;
  return [...Map.groupBy(cut, ({ path }) => topFolder(path))].map(([path, { length }]) => ({
    path,
    reason: `${length} ${length === 1 ? 'file is' : 'files are'} beyond ${most}`,
  }));
}
