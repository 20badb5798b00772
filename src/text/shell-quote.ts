/** Quotes any text as one word of a POSIX shell, without NUL characters, which no word can have. */
export function quoted(text: string): string {
  const word = text.replaceAll('\0', '');
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
