/** Turns a file system error into words that say why a file could not be read or written. */

const words: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
  EACCES: 'this user may not read or write it',
};

export function fileReason({ code, message }: NodeJS.ErrnoException): string {
  return words[code ?? ''] ?? code ?? message;
}
