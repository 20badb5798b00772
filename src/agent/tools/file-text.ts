/**
 * Decodes a file's bytes as UTF-8 or else as Latin-1, and recognises binary files. In Latin-1 every byte is a character, so
 * none is lost.
 */

import { isUtf8 } from 'node:buffer';

export type FileText = { kind: 'text'; text: string; encoding: 'utf8' | 'latin1' } | { kind: 'binary'; type: string };

export function fileText(bytes: Buffer): FileText {
  if (/^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2)))
    return { kind: 'binary', type: 'UTF-16 text (iconv -f UTF-16 shows it)' };
  if (bytes.subarray(0, 8192).includes(0)) return { kind: 'binary', type: 'binary data' };
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  // A byte order mark is part of the file, and stays: taken out here it would be lost with the next edit.
  return { kind: 'text', text: bytes.toString(encoding), encoding };
}
