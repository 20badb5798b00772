/** Finds the report files of test runners by the configured globs, or in the places where runners usually write them. */

import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expanded, matchesGlob } from '../../text/glob.ts';

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
  for (const glob of globs.flatMap(expanded)) {
    const parts = glob.split('/').filter((part, at, all) => part !== '.' && (part !== '**' || all[at - 1] !== part));
    if (parts.includes('..')) continue;
    if (parts.at(-1) === '**') parts.push('*');
    for await (const path of filesAt(entriesOf, '', parts)) {
      paths.add(path);
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

/** Relative to the root. A folder is looked into only where a part of the glob leads there. */
async function* filesAt(entriesOf: EntriesOf, folder: string, parts: readonly string[]): AsyncGenerator<string> {
  const [part, ...further] = parts;
  if (part === undefined) return;
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    const isOpen = entry.isDirectory() && !skipped.has(entry.name);
    if (part === '**') {
      if (isOpen && !entry.name.startsWith('.')) yield* filesAt(entriesOf, path, parts);
    } else if (matchesGlob(entry.name, part)) {
      if (isOpen) yield* filesAt(entriesOf, path, further);
      else if (further.length === 0 && !entry.isDirectory()) yield path;
    }
  }
  if (part === '**') yield* filesAt(entriesOf, folder, further);
}
