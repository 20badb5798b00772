/** Production that the attempt left to be written: a test that asks for any failure is content with it. */

import { changedTexts } from './changed-texts.ts';
import type { ProofContext, ProofPort } from './experiments.ts';
import { freshCode } from './fresh-lines.ts';

/** One sentence each, where a new line of production only fails and says that it is not done. */
export async function unwrittenWords(port: ProofPort, context: ProofContext): Promise<string[]> {
  const found: string[] = [];
  for await (const { path, base, tree } of changedTexts(port, context, 'production')) {
    const left = freshCode(base, tree).find(({ text }) => unwritten.test(text));
    if (left) found.push(`${path}:${left.line} is left to be written: \`${left.text.trim().slice(0, 80)}\``);
  }
  return found;
}

/** A bare `NotImplementedError` may be a method that others have to write, and 501 is an answer; macros and these words are nothing else. */
const unwritten =
  /\b(?:todo|unimplemented)!\s*[([{]|(?<![\w.])TODO\((?:"|\))|^\s*(?:\?\?\?|\.\.\.;)\s*$|^(?!.*\b501\b).*\b(?:throw|raise|panic|die|fail|abort|croak|fatalError|[eE]rror|stop)\b!?[^\n]*["'`][^"'`\n]*(?:\bTODO\b|\b[nN]ot (?:yet )?implemented\b|\bnot yet written\b)/;
