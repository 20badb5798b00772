/** A worker's own disk, when what it keeps there is gone from the database: pruned, or purged because the App was taken off. */

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mirrorPath } from '../git/mirror.ts';
import { removeTrees } from '../run/remove-tree.ts';
import { keptRepositories, keptRuns } from '../store/app-runs.ts';
import type { Store } from '../store/database.ts';
import { hasOwnRecord } from '../store/prune.ts';
import { isRunId } from '../store/run-id.ts';

/** A run's folder may hold the only copy of work that could not be pushed, and a database may be one from before it. */
const folderGraceMs = 7 * 24 * 60 * 60_000;
/** A mirror is a cache; one that was touched so lately may belong to a run that is only beginning. */
const mirrorGraceMs = 60 * 60_000;

/** Removes folders of runs, and mirrors of repositories, that the database no longer names. `root` is the data folder. */
export async function removeGone(store: Store, root: string, now: Date): Promise<void> {
  if (hasOwnRecord(store, root)) return;
  const [runs, mirrors] = [join(root, 'runs'), join(root, 'mirrors')];
  const folders = (await untouched(runs, now.getTime() - folderGraceMs)).filter(isRunId);
  const kept = await keptRuns(store, folders);
  const gone = folders.filter((id) => !kept.has(id)).map((id) => join(runs, id));

  const names = await untouched(mirrors, now.getTime() - mirrorGraceMs);
  const known = names.length === 0 ? [] : await keptRepositories(store);
  const paths = new Set(known.map((repository) => mirrorPath(mirrors, repository)));
  for (const one of names.map((name) => join(mirrors, name)).filter((path) => !paths.has(path))) gone.push(one);
  const [failed, ...more] = await removeTrees(gone);
  if (failed !== undefined)
    throw new Error(
      `${failed.path} could not be removed: ${failed.reason}${more.length > 0 ? ` (and ${more.length} more)` : ''}`,
    );
}

async function untouched(folder: string, beforeMs: number): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < beforeMs) old.push(name);
  }
  return old;
}
