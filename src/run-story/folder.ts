/** What of a run's folder outlives the run: its record, logs and diffs – not what it worked with. */

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes our git folder, whose objects hold also what was held back from the push, the sandbox's folders with the HOME of
 * setup, and exported trees. `more` names what else is to go, such as the tree of a run that passed. Never throws.
 */
export async function tidyRunFolder(runDir: string, more: readonly string[] = []): Promise<void> {
  const names = await readdir(runDir).catch((): string[] => []);
  const gone = names.filter((name) => ['own.git', 'sandbox', ...more].includes(name) || name.startsWith('over-'));
  await Promise.all(
    gone.map((name) => rm(join(runDir, name), { recursive: true, force: true }).catch(() => undefined)),
  );
}
