/**
 * Deletes run folders and repository mirrors on a worker's disk that the database no longer lists. The database loses them
 * when runs are pruned or the App is uninstalled.
 */

import { join } from 'node:path';
import { mirrorPath } from '../git/mirror.ts';
import { removeTrees } from '../run/remove-tree.ts';
import { keptRepositories } from '../store/app-runs.ts';
import type { Store } from '../store/database.ts';
import { hasOwnRecord, orphanRuns, untouched } from '../store/prune.ts';

/** A run's folder may hold the only copy of work that could not be pushed, and a database may be one from before it. */
const folderGraceMs = 7 * 24 * 60 * 60_000;
/** A mirror is a cache; one that was touched so lately may belong to a run that is only beginning. */
const mirrorGraceMs = 60 * 60_000;

/** Removes folders of runs, and mirrors of repositories, that the database no longer names. `root` is the data folder. */
export async function removeGone(store: Store, root: string, now: Date): Promise<void> {
  if (hasOwnRecord(store, root)) return;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const runs = await orphanRuns(store, root, ago(folderGraceMs));
  const mirrors = join(root, 'mirrors');
  const names = await untouched(mirrors, ago(mirrorGraceMs));
  const known = names.length === 0 ? [] : await keptRepositories(store);
  const paths = new Set(known.map((repository) => mirrorPath(mirrors, repository)));
  const unknown = names.map((name) => join(mirrors, name)).filter((path) => !paths.has(path));
  const [failed] = await removeTrees([...runs.map((id) => join(root, 'runs', id)), ...unknown]);
  if (failed !== undefined) throw new Error(`${failed.path} could not be removed: ${failed.reason}`);
}
