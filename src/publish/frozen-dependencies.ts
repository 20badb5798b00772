/** `dependencies: frozen`: a manifest or lock file that changes a dependency stays as it was. */

import type { Repository } from '../git/repository.ts';
import type { Difference } from '../git/trees.ts';
import { dependencyChanges } from './dependency-changes.ts';

const reason = 'changes dependencies, which the setting dependencies: frozen keeps as they are';

/** Of `changes` those that bring in, take out or change a dependency, or what runs at an installation. */
export async function frozenDependencies(
  repository: Repository,
  changes: readonly Difference[],
  { tree, parent }: { tree: string; parent: string },
): Promise<{ path: string; reason: string; rule: 'setting' }[]> {
  const read = (side: 'before' | 'after', path: string) => repository.readFile(side === 'before' ? parent : tree, path);
  const found: { path: string; reason: string; rule: 'setting' }[] = [];
  for (const { path } of changes) {
    if ((await dependencyChanges([path], read)).length > 0) found.push({ path, reason, rule: 'setting' });
  }
  return found;
}
