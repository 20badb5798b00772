/** Quotes any text as one word of a POSIX shell. A NUL, which no word can have, is left out. */
export function quoted(text: string): string {
  const word = text.replaceAll('\0', '');
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
