/**
 * Converts git's paths between bytes and strings, and splits and joins NUL-separated records. Paths are nearly always UTF-8. A
 * byte that is not comes through as a lone surrogate (U+DC80–U+DCFF), so that every path is a string and still finds its way
 * back to the same bytes.
 */

import { isUtf8 } from 'node:buffer';

export function decodePath(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString('utf8') : decodeBroken(bytes);
}

export function encodePath(path: string): Buffer {
  if (path.isWellFormed()) return Buffer.from(path);
  const parts = [...path].map((char) => {
    const code = char.charCodeAt(0);
    return char.length === 1 && code >= 0xdc80 && code <= 0xdcff ? Buffer.of(code - 0xdc00) : Buffer.from(char);
  });
  return Buffer.concat(parts);
}

/** Records that end in NUL, as every `-z` prints and `-z --stdin` reads them. */
export function splitNul(bytes: Buffer): string[] {
  const records: string[] = [];
  let start = 0;
  for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
    records.push(decodePath(bytes.subarray(start, end)));
    start = end + 1;
  }
  return records;
}

export function joinNul(records: string[]): Buffer {
  const nul = Buffer.of(0);
  return Buffer.concat(records.flatMap((record) => [encodePath(record), nul]));
}

/** An absolute path below `root` for the file system, which would mangle a lone surrogate in a string. */
export function pathIn(root: string, path: string): string | Buffer {
  return path.isWellFormed() ? `${root}/${path}` : Buffer.concat([Buffer.from(`${root}/`), encodePath(path)]);
}

/** The path and every folder above it, longest first. */
export function* partsOf(path: string): Generator<string> {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) yield path.slice(0, end);
}

/** `src/` of `src/a/b.js`; a path at the root stands for itself. */
export function topFolder(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/') + 1) : path;
}

/** In the given order, but by the size of the top folder: where something is cut, the largest goes. */
export function smallFoldersFirst<T>(items: readonly T[], pathOf: (item: T) => string): T[] {
  const counts = new Map<string, number>();
  const top = (item: T) => topFolder(pathOf(item));
  for (const item of items) counts.set(top(item), (counts.get(top(item)) ?? 0) + 1);
  return items.toSorted((a, b) => (counts.get(top(a)) ?? 0) - (counts.get(top(b)) ?? 0));
}

function decodeBroken(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const length = [1, 2, 3, 4].find((size) => at + size <= bytes.length && isUtf8(bytes.subarray(at, at + size)));
    text +=
      length === undefined ? String.fromCharCode(0xdc00 + (bytes[at] ?? 0)) : bytes.toString('utf8', at, at + length);
    at += length ?? 1;
  }
  return text;
}
