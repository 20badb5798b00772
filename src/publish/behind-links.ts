/**
 * What a link of the tree leads to has a second name. `sub/.vscode -> ../docs/editor` is a folder of settings though no path says
 * so, and where `CLAUDE.md` leads to `docs/guide.md`, who writes the guide instructs agents.
 */

import { endOf, type Links } from '../git/link-targets.ts';

type IsProtected = (path: string) => boolean;

/** Why a path may not change because of the name that a link gives it, or undefined. */
export function behindLinks(links: Links, isProtected: IsProtected): (path: string) => string | undefined {
  // A link to the root gives every path a second name, and says nothing.
  const ends = [...links.keys()].flatMap((link) => {
    const end = endOf(link, links) ?? '';
    return end === '' ? [] : [{ link, end }];
  });
  return (path) => {
    if (isProtected(path)) return undefined;
    const found = ends.find(({ link, end }) => isWithin(path, end) && isProtected(link + path.slice(end.length)));
    return found && `is what the link ${found.link} leads to, a name that a run never changes`;
  };
}

/** Why a new link must not be: it gives one of the tree's `paths` a name that nobody may write to. */
export function shownByLink(
  link: string,
  { links, paths, isProtected }: { links: Links; paths: readonly string[]; isProtected: IsProtected },
): string | undefined {
  const end = endOf(link, links) ?? '';
  if (end === '') return undefined;
  const shown = paths.find(
    (path) => isWithin(path, end) && !isProtected(path) && isProtected(link + path.slice(end.length)),
  );
  return shown && `is a link that gives ${shown} a name that a run never changes`;
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
