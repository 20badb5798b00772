/** Marks text from outside as data: between delimiters that nobody outside can write. */

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
