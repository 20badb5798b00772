/**
 * Encloses untrusted text, such as a story, in a run's own delimiters, so that the model can tell it from instructions. Where
 * the text itself contains the delimiter, that is encoded, so that nobody outside can end the enclosed part.
 */

import { createHash } from 'node:crypto';

/** The run's delimiter word: the same through the run, so that the conversation's prefix stays cached. */
export function nonceOf(runId: string): string {
  return createHash('sha256').update(`redgreen data ${runId}`).digest('hex').slice(0, 12);
}

/** `text` between the run's delimiters; where it holds the delimiter itself, that is encoded. */
export function delimited(name: string, text: string, nonce: string): string {
  const encoded = text.replaceAll(nonce, `&#${nonce.charCodeAt(0)};${nonce.slice(1)}`);
  return `<data-${nonce} name="${name}">\n${encoded.trim()}\n</data-${nonce}>`;
}
