/** Finds changed paths that are unsafe to publish, such as links out of the repository and embedded repositories. */

import { posix } from 'node:path';
import { partsOf } from '../git/git.ts';
import { foldName, isGitName } from '../text/file-names.ts';

/**
 * True for what lies in a folder that git takes for a repository: whoever works in it runs what its config says. `paths` is the
 * whole tree; its root is left out, because there the `.git` of the clone comes first.
 */
export function inEmbeddedRepository(paths: readonly string[]): (path: string) => boolean {
  const parts = new Map<string, Set<string>>();
  for (const path of paths) {
    const [, folder = '', part = ''] = /^(.+)\/(head|commondir|objects(?=\/)|refs(?=\/))(?:$|\/)/i.exec(path) ?? [];
    if (folder !== '') parts.set(folder, (parts.get(folder) ?? new Set()).add(part.toLowerCase()));
  }
  const repositories = [...parts].flatMap(([folder, has]) =>
    has.has('head') && (has.has('commondir') || (has.has('objects') && has.has('refs'))) ? [`${folder}/`] : [],
  );
  return (path) => repositories.some((folder) => path.startsWith(folder));
}

/** True for what lies in a `node_modules` that the tree did not have before. */
export function inNewNodeModules(before: readonly string[]): (path: string) => boolean {
  const known = new Set(before.flatMap((path) => topNodeModules(path) ?? []));
  return (path) => {
    const folder = topNodeModules(path);
    return folder !== undefined && !known.has(folder);
  };
}

function topNodeModules(path: string) {
  return /^(?:.*?\/)?node_modules(?=\/)/.exec(path)?.[0];
}

/**
 * Among `all` paths of a tree: does a part of an added path exist in another spelling, which is one and the same where case
 * does not count? The later one would overwrite the earlier, or lead through a link of its name. Returns what to say.
 */
export function sameNames(added: string[], all: string[]): (path: string) => string | undefined {
  const fold = memoizedFold();
  const wanted = new Map<string, Set<string>>();
  for (const path of added) for (const part of partsOf(path)) wanted.set(fold(part), new Set());
  const seen = new Set<string>();
  for (const path of all) {
    for (const part of partsOf(path)) {
      if (seen.has(part)) break;
      seen.add(part);
      wanted.get(fold(part))?.add(part);
    }
  }
  return (path) => {
    for (const part of partsOf(path)) {
      const other = [...(wanted.get(fold(part)) ?? [])].find((spelling) => spelling !== part);
      if (other !== undefined) return `is the same name as ${other} where case does not count`;
    }
    return undefined;
  };
}

function memoizedFold() {
  const known = new Map<string, string>();
  const fold = (path: string): string => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const slash = path.lastIndexOf('/');
    const name = foldName(path.slice(slash + 1));
    const folded = slash < 0 ? name : `${fold(path.slice(0, slash))}/${name}`;
    known.set(path, folded);
    return folded;
  };
  return fold;
}

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
