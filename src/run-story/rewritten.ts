/** Expectations that a run writes over: what it compared with is not what is in the tree that is pushed. */

import { readPlainFile } from '../git/plain-file.ts';
import type { Repository } from '../git/repository.ts';
import type { Verification } from '../run/verification.ts';

const mostFiles = 2000;
const maxBytes = 1024 * 1024;

/** A green that wrote over `paths`, which the base's own tests leave alone, is red. */
export function withRewritten(green: Verification, paths: readonly string[]): Verification {
  if (paths.length === 0) return green;
  const note = `The run wrote over what its tests compare with: ${paths.slice(0, 5).join(', ')}. It passed against what it wrote, not against what is committed: nothing that runs may write there.`;
  return { ...green, result: 'failed', notes: [note, ...green.notes] };
}

/** Test code, snapshots and expected outputs of `tree` that read differently in `written`, the folder of a layer whose run is over. */
export async function rewrittenIn(
  repository: Repository,
  tree: string,
  written: string,
  context: { command: string; globs?: readonly string[] },
): Promise<string[]> {
  const found: string[] = [];
  const { isExpectation } = await import('../verify/prove-golden.ts');
  const expectations = (await repository.listFiles(tree)).filter((path) => isExpectation(path, context));
  for (const path of expectations.slice(0, mostFiles)) {
    const after = await readPlainFile(written, path, maxBytes);
    const before = after === undefined ? undefined : await repository.readFile(tree, path, maxBytes);
    if (before !== undefined && before !== after) found.push(path);
  }
  return found;
}
