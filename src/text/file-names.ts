/**
 * Normalises file names as HFS+, NTFS and case-insensitive file systems read them, and recognises every spelling of
 * `.git`.
 */

/** True for `.git` in every spelling that HFS+, NTFS or a case-blind file system takes for it. */
export function isGitName(name: string): boolean {
  const folded = foldName(name);
  return folded === '.git' || /^git~\d+$/.test(folded);
}

/**
 * One form for all spellings of a name: NFKC, no ignorable characters (HFS+ drops them), lower case, no NTFS stream, no
 * trailing dots and spaces (Windows drops them).
 */
export function foldName(name: string): string {
  if (/^[\w.-]*[\w-]$/.test(name)) return name.toLowerCase();
  const bare = name.normalize('NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  return bare
    .toLowerCase()
    .normalize('NFKC')
    .replace(/:.*$/s, '')
    .replace(/[. ]+$/, '');
}
