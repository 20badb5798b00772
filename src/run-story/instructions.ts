/** What the repository tells those who work on it, as the base branch has it: never as a branch or the agent changed it. */

import { posix } from 'node:path';
import type { Workspace } from './workspace.ts';

/** The file nearest to the work, from the folder in which the commands run up to the root. */
export async function instructionsOf(
  { repository, base }: Pick<Workspace, 'repository' | 'base'>,
  workingDirectory: string,
): Promise<string | undefined> {
  for (let folder = posix.normalize(workingDirectory); ; folder = posix.dirname(folder)) {
    for (const name of ['AGENTS.md', 'CLAUDE.md']) {
      const text = await repository.readFile(base.commit, posix.join(folder, name)).catch(() => undefined);
      if (text !== undefined) return text;
    }
    if (folder === '.' || folder === '/') return undefined;
  }
}
