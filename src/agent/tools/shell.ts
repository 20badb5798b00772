/** One word of a POSIX shell, whatever is in it. */
export function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
