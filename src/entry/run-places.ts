/** Converts file paths that a run mentions into paths that can be opened from the current directory. */

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Places } from '../report/terminal.ts';
import { runFolderPath } from '../store/run-folder.ts';
import type { CommandIo } from './command-io.ts';
import { repositoryRoot } from './local-clone.ts';

export async function placesFrom({ cwd }: Pick<CommandIo, 'cwd'>, runId: string): Promise<Places> {
  const root = (await repositoryRoot(cwd)) ?? cwd;
  const folder = runFolderPath(join(root, '.redgreen'), runId);
  const fromHere = (path: string) => relative(cwd, path) || '.';
  return {
    folder: existsSync(folder) ? fromHere(folder) : undefined,
    file(path) {
      // What the run itself made is in its tree, until it has passed.
      const here = [join(root, path), join(folder, 'tree', path)].find((place) => existsSync(place));
      return here === undefined ? path : fromHere(here);
    },
  };
}
