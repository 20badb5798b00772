/** What the repository tells those who work on it, as the base branch has it: never as a branch or the agent changed it. */

import { posix } from 'node:path';
import type { Workspace } from './workspace.ts';

const names = ['AGENTS.md', 'CLAUDE.md'];
const mostIncluded = 5;

/** The file nearest to the work, from the folder in which the commands run up to the root, with what it includes by `@path`. */
export async function instructionsOf(
  { repository, base }: Pick<Workspace, 'repository' | 'base'>,
  workingDirectory: string,
): Promise<string | undefined> {
  const read = (path: string) => repository.readFile(base.commit, path).catch(() => undefined);
  for (let folder = posix.normalize(workingDirectory); ; folder = posix.dirname(folder)) {
    for (const name of names) {
      const text = await read(posix.join(folder, name));
      if (text !== undefined) return included(text, folder, read);
    }
    if (folder === '.' || folder === '/') return undefined;
  }
}

/** A line that is `@path` alone becomes that file's text; one level, a few files, all of this repository. */
async function included(
  text: string,
  folder: string,
  read: (path: string) => Promise<string | undefined>,
): Promise<string> {
  const lines: string[] = [];
  let left = mostIncluded;
  for (const line of text.split('\n')) {
    const path = /^(?:[-*] )?@([\w./-]+)\s*$/.exec(line)?.[1];
    const from = path === undefined ? undefined : posix.join(folder, path);
    const inside = from !== undefined && !from.startsWith('..') && !posix.isAbsolute(path ?? '') && left > 0;
    const found = inside ? await read(from) : undefined;
    if (found !== undefined) left--;
    lines.push(found === undefined ? line : `${path}:\n${found.trim()}`);
  }
  return lines.join('\n');
}
