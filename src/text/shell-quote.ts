/** Quotes a text as one word for a POSIX shell, and removes the text's NUL characters. */
export function quoted(text: string): string {
  const word = text.replaceAll('\0', '');
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
