/** Production that the attempt left to be written: a test that asks for any failure is content with it. */

import { roleOf } from '../guard/production.ts';
import type { ProofContext, ProofPort } from './experiments.ts';
import { freshLines } from './fresh-lines.ts';

/** One sentence each, where a new line of production only fails and says that it is not done. */
export async function unwrittenWords(port: ProofPort, context: ProofContext): Promise<string[]> {
  const { changed, command, testPaths: globs } = context;
  const found: string[] = [];
  for (const { path, status } of changed) {
    if (status === 'deleted' || roleOf(path, { command, globs }) !== 'production') continue;
    const [base = '', tree = ''] = [await port.read('base', path), await port.read('tree', path)];
    const lines = tree.split('\n');
    const line = freshLines(base, tree).find((at) => unwritten.test(lines[at - 1]?.slice(0, 500) ?? ''));
    if (line !== undefined)
      found.push(`${path}:${line} is left to be written: \`${lines[line - 1]?.trim().slice(0, 80)}\``);
  }
  return found;
}

/** A bare `NotImplementedError` may be a method that others have to write, and 501 is an answer; macros and these words are nothing else. */
const unwritten =
  /\b(?:todo|unimplemented)!\s*[([{]|(?<![\w.])TODO\((?:"|\))|^\s*(?:\?\?\?|\.\.\.;)\s*$|^(?!.*\b501\b).*\b(?:throw|raise|panic|die|fail|abort|croak|fatalError|[eE]rror|stop)\b!?[^\n]*["'`][^"'`\n]*(?:\bTODO\b|\b[nN]ot (?:yet )?implemented\b|\bnot yet written\b)/;
