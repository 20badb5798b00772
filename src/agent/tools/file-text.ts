/** A file's bytes as text: UTF-8 where they are, else Latin-1, in which every byte is a character and none is lost. */

import { isUtf8 } from 'node:buffer';

export type FileText = { kind: 'text'; text: string; encoding: 'utf8' | 'latin1' } | { kind: 'binary'; type: string };

export function fileText(bytes: Buffer): FileText {
  const type = typeByMagic(bytes);
  if (type !== undefined) return { kind: 'binary', type };
  if (bytes.subarray(0, 8192).includes(0)) return { kind: 'binary', type: 'binary data' };
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  // A byte order mark is part of the file, and stays: taken out here it would be lost with the next edit.
  return { kind: 'text', text: bytes.toString(encoding), encoding };
}

const magic: readonly (readonly [start: string, type: string])[] = [
  ['89504e47', 'a PNG image'],
  ['ffd8ff', 'a JPEG image'],
  ['47494638', 'a GIF image'],
  ['25504446', 'a PDF document'],
  ['504b0304', 'a ZIP archive'],
  ['1f8b', 'gzip data'],
  ['28b52ffd', 'zstd data'],
  ['7f454c46', 'an ELF program'],
  ['0061736d', 'a WebAssembly module'],
  ['cafebabe', 'a Java class'],
  ['53514c69746520666f726d6174', 'an SQLite database'],
  ['774f4632', 'a WOFF2 font'],
  ['fffe', 'UTF-16 text (iconv -f UTF-16 shows it)'],
  ['feff', 'UTF-16 text (iconv -f UTF-16 shows it)'],
];

function typeByMagic(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 16).toString('hex');
  return magic.find(([prefix]) => start.startsWith(prefix))?.[1];
}
