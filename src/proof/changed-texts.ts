/** What an attempt changed in the files of one role: their texts on both sides. */

import { type Role, roleOf } from '../guard/production.ts';
import type { ProofContext, ProofPort } from './experiments.ts';

export interface ChangedText {
  path: string;
  /** Empty where it was not there, or is too large. */
  base: string;
  tree: string;
}

/** One after the other, each read when it is asked for; none of what was deleted. */
export async function* changedTexts(
  port: Pick<ProofPort, 'read'>,
  { changed, command, testPaths: globs }: Pick<ProofContext, 'changed' | 'command' | 'testPaths'>,
  role: Role,
): AsyncGenerator<ChangedText> {
  for (const { path, status } of changed) {
    if (status === 'deleted' || roleOf(path, { command, globs }) !== role) continue;
    const [base = '', tree = ''] = [await port.read('base', path), await port.read('tree', path)];
    yield { path, base, tree };
  }
}
