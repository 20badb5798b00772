/**
 * Resolves where a symbolic link of a git tree leads, and says why a link must not be published. It follows the links of the
 * tree alone and never looks at a disk.
 */

import { posix } from 'node:path';
import { isGitName } from '../text/file-names.ts';

/** Path → target, for every link of a tree. */
export type Links = ReadonlyMap<string, string>;

/** Why a link must not be published, or undefined where it stays inside the tree. */
export function badLink(path: string, links: Links): string | undefined {
  const target = links.get(path) ?? '';
  if (target === '' || target.length > 4096 || /[\0\n\r]/.test(target)) return 'is a link to no proper path';
  if (target.startsWith('/') || /^[A-Za-z]:|\\/.test(target)) return 'is a link out of the repository';
  const end = follow(posix.dirname(path) === '.' ? [] : posix.dirname(path).split('/'), target, links, { hops: 0 });
  if (end === 'outside') return 'is a link out of the repository';
  if (end === 'loop') return 'is a link that leads to itself';
  return end.some(isGitName) ? 'is a link into .git' : undefined;
}

/** The path that a link ends at, by way of others; undefined where that is outside, or nowhere. */
export function endOf(path: string, links: Links): string | undefined {
  const folder = posix.dirname(path);
  const end = follow(folder === '.' ? [] : folder.split('/'), links.get(path) ?? '', links, { hops: 0 });
  return typeof end === 'string' ? undefined : end.join('/');
}

/** Walks component by component as a kernel does, so that `a/b/../..` counts from where the link `a/b` leads. */
function follow(from: string[], target: string, links: Links, budget: { hops: number }): string[] | 'outside' | 'loop' {
  let at = from;
  for (const part of target.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (at.length === 0) return 'outside';
      at = at.slice(0, -1);
      continue;
    }
    const next = links.get([...at, part].join('/'));
    if (next === undefined) {
      at = [...at, part];
      continue;
    }
    if (++budget.hops > 40) return 'loop';
    if (next.startsWith('/')) return 'outside';
    const end = follow(at, next, links, budget);
    if (typeof end === 'string') return end;
    at = end;
  }
  return at;
}
