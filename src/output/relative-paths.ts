/**
 * Makes the absolute paths in test failures relative to the repository's root, which it finds in the output or guesses
 * from the paths.
 */
import { listed } from '../text/word-list.ts';
import type { Failure } from './failure-lines.ts';

/**
 * The failures with paths relative to the repository's root in file, stack and text. `roots` are what runners called
 * their root; without any, the root is what an absolute path has in front of a file that is also named relatively, or
 * in front of a folder where sources and tests live.
 */
export function relative(failures: Failure[], roots: readonly string[]): Failure[] {
  const found = [...new Set([...roots.map(withSlash), ...guessed(failures)])].sort((a, b) => b.length - a.length);
  if (found.length === 0) return failures;
  const cut = (text: string) =>
    found.reduce((rest, root) => rest.replaceAll(`file://${root}`, '').replaceAll(root, ''), text);
  return failures.map((failure) => ({
    ...failure,
    name: cut(failure.name) || failure.name,
    file: failure.file && (cut(failure.file) || failure.file),
    place: failure.place && cut(failure.place),
    message: failure.message && cut(failure.message),
    stack: failure.stack?.map(cut),
    lines: failure.lines.map((line) => ({ ...line, text: cut(line.text) })),
  }));
}

function withSlash(folder: string) {
  return folder.endsWith('/') ? folder : `${folder}/`;
}

const sourceFolders = listed(
  'src Sources Tests test tests spec specs __tests__ lib app packages apps t cmd internal pkg crates examples e2e',
);

/** What stands in front of the first of these folders. */
function beforeSources(path: string) {
  const parts = path.split('/').slice(0, -1);
  const at = parts.findIndex((part) => sourceFolders.includes(part));
  return at < 0 ? undefined : `${parts.slice(0, at).join('/')}/`;
}

function guessed(failures: Failure[]) {
  const paths = failures.flatMap((failure) => [
    failure.file ?? '',
    ...(failure.stack ?? []).map((frame) => frame.replace(/:\d+$/, '')),
  ]);
  const named = new Set(paths.filter((path) => path !== '' && !path.startsWith('/') && path.includes('/')));
  const roots = new Set<string>();
  for (const path of paths) {
    if (!path.startsWith('/')) continue;
    const tail = [...named].slice(0, 50).find((name) => path.endsWith(`/${name}`));
    const root = tail !== undefined ? path.slice(0, -tail.length) : beforeSources(path);
    if (root !== undefined && root.length > 1 && !/^\/(?:usr|opt|lib)\//.test(root)) roots.add(root);
    if (roots.size >= 8) break;
  }
  return [...roots];
}
