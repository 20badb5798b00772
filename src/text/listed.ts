/** A long list as its words. */
export function listed(words: string): string[] {
  return words.trim().split(/\s+/);
}
