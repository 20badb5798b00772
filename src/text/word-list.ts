/** Splits a text at white space into a list of its words. */
export function listed(words: string): string[] {
  return words.trim().split(/\s+/);
}
