/** Refs of a bare repository as its files tell them: of one run the stand-in reads twenty, and each would be a git process. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The commit that a ref, by its full name, points to; undefined where there is none. */
export function refOf(gitDir: string, ref: string): string | undefined {
  // The loose one first: while refs are packed it goes only when the packed one is there.
  return looseRef(gitDir, ref) ?? packedRefs(gitDir).get(ref);
}

/** Every ref and where it points, in the order of their names. */
export function refsOf(gitDir: string): Map<string, string> {
  const loose = readdirSync(join(gitDir, 'refs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `refs/${name}`)
    .map((ref): [string, string | undefined] => [ref, looseRef(gitDir, ref)])
    .filter((entry): entry is [string, string] => entry[1] !== undefined);
  const all = new Map([...packedRefs(gitDir), ...loose]);
  return new Map([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The branch that HEAD names, as a full ref. */
export function headRefOf(gitDir: string): string {
  return readFileSync(join(gitDir, 'HEAD'), 'utf8')
    .replace(/^ref: /, '')
    .trim();
}

/** Not a folder of refs, and not the lock of one that is being written. */
function looseRef(gitDir: string, ref: string): string | undefined {
  const text = read(join(gitDir, ref))?.trim() ?? '';
  return /^[0-9a-f]{40}$/.test(text) ? text : undefined;
}

function packedRefs(gitDir: string): Map<string, string> {
  const lines = (read(join(gitDir, 'packed-refs')) ?? '').matchAll(/^([0-9a-f]{40}) (.+)$/gm);
  return new Map([...lines].map(([, sha = '', ref = '']) => [ref, sha]));
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
