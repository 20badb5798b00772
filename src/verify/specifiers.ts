/** Where the imports and relative strings of a file lead, so that two places of one test can be compared. */

import { posix } from 'node:path';
import { languageOf } from '../guard/language.ts';

export interface Move {
  from: string;
  to: string;
}

/** The files of one side, and where each of its moved modules is now. */
export interface ModuleSide {
  files: ReadonlySet<string>;
  byBare: ReadonlyMap<string, readonly string[]>;
  /** Path on this side to the new path. */
  now: ReadonlyMap<string, string>;
  /** The path that go.mod gives the repository. */
  goModule: string | undefined;
}

export function sideOf(
  paths: readonly string[],
  now: ReadonlyMap<string, string>,
  goMod: string | undefined,
): ModuleSide {
  const byBare = new Map<string, string[]>();
  for (const path of paths) {
    if (languageOf(path) === undefined) continue;
    const known = byBare.get(bare(path));
    if (known === undefined) byBare.set(bare(path), [path]);
    else known.push(path);
  }
  return { files: new Set(paths), byBare, now, goModule: /^module\s+(\S+)/m.exec(goMod ?? '')?.[1] };
}
const imports =
  /^\s*(import\b|from\b|use\b|using\b|package\b|namespace\b(?! eval \w+ \{.*\S)|mod\b|extern\b|include\b|#\s*include\b|require\w*\b|load\b|\}\s*from\b|(const|let|var|my|local)\b.*\b(require|import)\b|(vi|jest)\.\w*[mM]ock\(|(\w+\s+)?"[\w.~-]+(\/[\w.~-]+)+"\s*$)/;
export const isImport = (line: string) => imports.test(line);

/** The line with where it leads instead of how that is written; imported names stay. */
export function placed(line: string, file: string, side: ModuleSide): string {
  if (!isImport(line)) return line.replace(strings, (whole, _quote, text) => relativeIn(text, file, side) ?? whole);
  if (/["']/.test(line)) {
    return line.replace(strings, (whole, quote: string, text: string, at: number) => {
      const before = line.slice(0, at);
      const leads =
        relativeIn(text, file, side) ??
        (/\b(require_relative|include)\s*\(?\s*$/.test(before) ? relative(`./${text}`, file, side) : undefined) ??
        (loads.test(before) ? absolute(text, side) : undefined);
      return leads === undefined ? whole : `${quote}${leads}${quote}`;
    });
  }
  const folder = posix.dirname(file).split('/').join('.');
  return line
    .replace(/^(\s*package\s+)([\w.]+)/, (whole, head: string, name: string) =>
      `.${folder}`.endsWith(`.${name}`) ? `${head}\0` : whole,
    )
    .replace(/^(\s*(?:from|import)\s+)([\w.]+)/, (whole, head: string, name: string) => {
      const [, dots = '', rest = ''] = /^(\.*)(.*)$/.exec(name) ?? [];
      const path = rest.replaceAll('.', '/');
      const leads =
        dots === '' ? absolute(path, side) : relative(`${'../'.repeat(dots.length - 1)}./${path}`, file, side);
      return leads === undefined ? whole : `${head}${leads}`;
    });
}

const strings = /(["'`])((?:(?!\1)[^\\\n])*)\1/g;
const loads = /(\bfrom|\b(require|import|[mM]ock|unmock|load)\s*\(?|^\s*([\w.]+|import(\s+[\w.]+)?)?)\s*$/;

function relativeIn(text: string, file: string, side: ModuleSide): string | undefined {
  const path = /^\/?(\.\.?\/.*|\.\.)$/.exec(text)?.[1];
  return path === undefined ? undefined : relative(path, file, side);
}

function relative(path: string, file: string, side: ModuleSide): string {
  const joined = posix.join(posix.dirname(file), path);
  return leadsTo(joined, filesAt([joined], side), side);
}

/** From the root or where sources begin; a tail that fits says nothing. */
function absolute(path: string, side: ModuleSide): string | undefined {
  const inModule = side.goModule !== undefined && path.startsWith(`${side.goModule}/`);
  if (inModule) return packageAt(path.slice((side.goModule ?? '').length + 1), path, side);
  const found = filesAt(
    roots.map((root) => posix.join(root, path)),
    side,
  );
  return found.length === 0 ? undefined : leadsTo(path, found, side);
}
const roots = ['', 'src', 'lib', 'src/main/java', 'src/main/kotlin'];

/** A package of Go is its folder: it moved where each of its files did, to one place. */
function packageAt(folder: string, path: string, { files, now }: ModuleSide): string {
  const own = [...files].filter((each) => posix.dirname(each) === folder && /(?<!_test)\.go$/.test(each));
  const moved = own.flatMap((each) => now.get(each) ?? []);
  const to = new Set(moved.map((each) => posix.dirname(each)));
  // In the new place others may lie beside it; on the old side all must have gone.
  const all = own.every((each) => now.has(each) || now.get(each) === each);
  return to.size === 1 && (all || to.has(folder)) ? `\0${[...to][0]}` : path;
}

function filesAt(paths: readonly string[], { files, byBare }: ModuleSide): string[] {
  return paths.flatMap((path) =>
    files.has(path)
      ? [path]
      : ['', 'index', '__init__', 'mod'].flatMap((name) => byBare.get(posix.join(path, name)) ?? []),
  );
}

function leadsTo(path: string, found: readonly string[], { now }: ModuleSide): string {
  const [only] = found;
  const to = found.length === 1 && only !== undefined ? now.get(only) : undefined;
  return to === undefined ? `${path}\0${found.join('\0')}` : `\0${to}`;
}
const bare = (path: string) => path.slice(0, path.length - posix.extname(path).length);
