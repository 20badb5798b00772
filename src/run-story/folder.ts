/** What of a run's folder outlives the run: its record, logs and diffs – not what it worked with. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTrees } from '../run/remove-tree.ts';

/**
 * Removes our git folder, whose objects hold also what was held back from the push, the sandbox's folders with the HOME of
 * setup, and exported trees. `more` names what else is to go, such as the tree of a run that passed. Never throws.
 */
export async function tidyRunFolder(runDir: string, more: readonly string[] = []): Promise<void> {
  const names = await readdir(runDir).catch((): string[] => []);
  const gone = names.filter((name) => ['own.git', 'sandbox', ...more].includes(name) || name.startsWith('over-'));
  await removeTrees(gone.map((name) => join(runDir, name)));
}
