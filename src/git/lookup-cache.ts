/** Caches in memory the results of git lookups that can never change, and drops the least recently used ones. */

import type { Git } from './git.ts';

/** Of each git folder the `most` that were asked for last. What is not there yet (undefined) is looked for anew. */
export function lookupCache<T>(most: number): (git: Git, key: string, find: () => Promise<T>) => Promise<T> {
  const kept = new WeakMap<Git, Map<string, Promise<T>>>();
  return (git, key, find) => {
    const known = kept.get(git) ?? new Map<string, Promise<T>>();
    kept.set(git, known);
    const found = known.get(key) ?? find();
    known.delete(key);
    known.set(key, found);
    const forget = () => known.delete(key);
    found.then((answer) => answer === undefined && forget(), forget);
    if (known.size > most) known.delete(known.keys().next().value ?? '');
    return found;
  };
}
