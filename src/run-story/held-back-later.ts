/** What of a change of dependencies could not be published here: told before anything is spent. */

import { sizesOf } from '../git/blobs.ts';
import { listEntries } from '../git/entries.ts';
import { isLockFile } from '../packages/lock-files.ts';
import { policyLimits } from '../publish/publish-limits.ts';
import type { Workspace } from './workspace.ts';

/** Of the base: lock files larger than any file that is published, and folders with archives of packages. */
export async function heldBackLater({ repository, head }: Pick<Workspace, 'repository' | 'head'>): Promise<string[]> {
  const entries = await listEntries(repository.git, head);
  const locks = entries.filter(({ path }) => isLockFile(path));
  const sizes = await sizesOf(
    repository.git,
    locks.map(({ id }) => id),
  );
  const most = policyLimits.fileBytes;
  const large = locks.filter(({ id }) => (sizes.get(id) ?? 0) > most).map(({ path }) => path);
  const archives = entries.flatMap(({ path }) => archiveFolder.exec(path)?.[1] ?? []);
  return [
    ...large.map(
      (path) => `${path} is larger than ${most >> 20} MiB: a change of it is held back, and with it the package.`,
    ),
    ...[...new Set(archives)].map((folder) => `${folder} has archives of packages: one more of them is held back.`),
  ].slice(0, mostTold);
}

const mostTold = 3;
const archiveFolder =
  /^(.*?(?:\.yarn\/cache|vendor\/(?:cache|bundle)|wheels|wheelhouse))\/[^/]+\.(?:zip|gem|whl|t?gz)$/;
