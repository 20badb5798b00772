/** Says which paths of a tree lie in an embedded git repository or in a newly added `node_modules`. */

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

function topNodeModules(path: string): string | undefined {
  return /^(?:.*?\/)?node_modules(?=\/)/.exec(path)?.[0];
}
