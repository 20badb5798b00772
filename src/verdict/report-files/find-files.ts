/** Where report files lie: by the globs of the setting, or where runners usually leave them. */

import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { matchesGlob } from '../../text/glob.ts';

/** Below each of them no folder is looked into that a glob does not name: a tree may have a hundred thousand. */
export const usualPlaces: readonly string[] = [
  ...['junit*.xml', 'report*.xml', 'test-re*.xml', 'pytest*.xml'],
  ...['reports', 'test-results', 'test-reports'].flatMap((folder) => [`${folder}/*.xml`, `${folder}/*/*.xml`]),
  ...['', '*/', '*/*/'].flatMap((module) => [
    ...['surefire-reports', 'failsafe-reports', 'test-reports'].map((folder) => `${module}target/${folder}/*.xml`),
    ...['*.xml', '*/*.xml'].map((file) => `${module}build/test-results/${file}`),
  ]),
  ...['target/nextest/*/junit.xml', '_build/test/lib/*/*.xml'],
];

const skipped: ReadonlySet<string> = new Set(['node_modules', '.git']);
const mostFiles = 500;

/** Those that are there, and when each was written, in milliseconds since 1970. */
export async function writtenAt(folder: string, globs: readonly string[]): Promise<Map<string, number>> {
  const root = await realpath(folder).catch(() => undefined);
  const paths = root === undefined ? [] : await foundFiles(root, globs);
  const times = await Promise.all(
    paths.map(async (path) => (await stat(join(folder, path)).catch(() => undefined))?.mtimeMs),
  );
  return new Map(paths.map((path, at) => [path, times[at] ?? 0]));
}

/** Not by `fs.glob`, which tries stars one way after the other: a few of them stop all that goes on in this process. */
export async function foundFiles(root: string, globs: readonly string[]): Promise<string[]> {
  const paths = new Set<string>();
  const entriesOf = readingOnce(root);
  for (const glob of globs) {
    const parts = glob.split('/');
    if (parts.includes('..')) continue;
    const magic = parts.findIndex((part) => /[*?[{\\]/.test(part));
    const certain = magic === -1 ? parts.slice(0, -1) : parts.slice(0, magic);
    const depth = glob.includes('**') ? Number.POSITIVE_INFINITY : parts.length - certain.length;
    // A folder is looked into only where the glob leads there, if that can be told by its own part.
    const named = /\*\*|[{\\]/.test(glob) ? [] : parts.slice(certain.length, -1);
    for await (const path of filesBelow(entriesOf, certain.join('/'), depth, named)) {
      if (matchesGlob(path, glob)) paths.add(path);
      if (paths.size >= mostFiles) return [...paths].sort();
    }
  }
  return [...paths].sort();
}

type EntriesOf = (folder: string) => Promise<Dirent[]>;

/** Many globs lead through the same folders. One that cannot be read has nothing. */
function readingOnce(root: string): EntriesOf {
  const read = new Map<string, Promise<Dirent[]>>();
  return (folder) => {
    const known = read.get(folder) ?? readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
    read.set(folder, known);
    return known;
  };
}

/** Relative to the root. */
async function* filesBelow(
  entriesOf: EntriesOf,
  folder: string,
  depth: number,
  [named, ...further]: readonly string[],
): AsyncGenerator<string> {
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) yield path;
    else if (depth > 1 && !skipped.has(entry.name) && (named === undefined || matchesGlob(entry.name, named)))
      yield* filesBelow(entriesOf, path, depth - 1, further);
  }
}
