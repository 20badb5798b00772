/** Texts of files that differ between two trees, read by the ids that the difference names: one call for each, not two. */

import { readBlob } from './blobs.ts';
import { isRegular } from './entries.ts';
import type { Repository } from './repository.ts';

const maxBytes = 1024 * 1024;

/** Reads a path on one side, as `readFile` would: undefined where it is not there, no regular file, or too large. */
export async function changedTexts(
  repository: Repository,
  base: string,
  tree: string,
): Promise<(side: 'base' | 'tree', path: string) => Promise<string | undefined>> {
  const changes = new Map((await repository.differences(base, tree)).map((change) => [change.path, change]));
  return async (side, path) => {
    const change = changes.get(path);
    if (change === undefined) return repository.readFile(side === 'base' ? base : tree, path, maxBytes);
    const [mode, id] = side === 'base' ? [change.fromMode, change.fromId] : [change.toMode, change.toId];
    return isRegular(mode) ? (await readBlob(repository.git, id, maxBytes))?.toString() : undefined;
  };
}
