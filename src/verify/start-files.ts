/** Which start files of the tests only load more of the production than they did. */

import { posix } from 'node:path';
import type { ChangedPath } from '../guard/classify.ts';
import { loadsMoreProduction } from '../guard/loads-production.ts';

export interface BothSides {
  list(side: 'base'): Promise<readonly string[]>;
  read(side: 'base' | 'tree', path: string): Promise<string | undefined>;
  changed: readonly ChangedPath[];
  isProduction(path: string): boolean;
}

export async function loadingFiles(paths: readonly string[], sides: BothSides): Promise<string[]> {
  if (paths.length === 0) return [];
  const isThere = productionOf(await sides.list('base'), sides);
  const loading: string[] = [];
  for (const path of paths) {
    const [before, after] = await Promise.all([sides.read('base', path), sides.read('tree', path)]);
    if (before === undefined || after === undefined) continue;
    if (loadsMoreProduction({ path, before, after }, isThere)) loading.push(path);
  }
  return loading;
}

/** Files of production, and folders that hold some, as the attempt has them. */
function productionOf(
  base: readonly string[],
  { changed, isProduction }: Pick<BothSides, 'changed' | 'isProduction'>,
): (path: string) => boolean {
  const gone = new Set(changed.flatMap(({ path, status, from }) => (status === 'deleted' ? path : (from ?? []))));
  const paths = [...base, ...changed.map(({ path }) => path)].filter((path) => !gone.has(path) && isProduction(path));
  const there = new Set<string>();
  for (const path of paths) for (let at = path; at !== '.' && !there.has(at); at = posix.dirname(at)) there.add(at);
  return (path) => there.has(path);
}
