/**
 * Whether tests load another file under a name than before a change, although the file that they loaded is still there: a package beside
 * a module, a file beside a folder, a folder that is searched earlier, an entry of package.json that leads elsewhere. Nothing is run.
 */

import { posix } from 'node:path';
import type { Files } from './cannot-load.ts';

export interface Sides {
  base: Files;
  tree: Files;
}

export interface LoadedInstead {
  /** The file of tests that loads it, and the name under which it does. */
  test: string;
  name: string;
  before: string;
  now: string;
}

/** `tests`: files of the base that hold tests, or that only tests load. */
export async function loadedInstead(
  { base, tree }: Sides,
  tests: readonly string[],
  command: string,
): Promise<LoadedInstead[]> {
  const manifests = { base: await manifestOf(base), tree: await manifestOf(tree) };
  const found: LoadedInstead[] = [];
  for (const test of tests.slice(0, mostTests)) {
    const text = (await base.read(test)) ?? '';
    if (text.length > mostChars) continue;
    const before = placesOf(test, text, { command, manifest: manifests.base });
    const after = new Map(placesOf(test, text, { command, manifest: manifests.tree }));
    for (const [name, groups] of before) {
      for (const [at, places] of groups.entries()) {
        const [was, is] = [places.find(base.has), after.get(name)?.[at]?.find(tree.has)];
        if (was !== undefined && is !== undefined && was !== is && tree.has(was))
          found.push({ test, name, before: was, now: is });
      }
    }
  }
  return found;
}

const mostTests = 300;
const mostChars = 200_000;

/** Names that a file loads, and for each the places where it is looked for, in their order; a group for each order that is known. */
type Places = [name: string, groups: string[][]][];

interface Surroundings {
  command: string;
  manifest: Manifest;
}

function placesOf(path: string, text: string, { command, manifest }: Surroundings): Places {
  const folder = posix.dirname(path);
  if (/\.[cm]?[jt]sx?$/.test(path))
    return namesIn(text, ofScripts).map((name) => {
      const isRequired = new RegExp(`\\brequire\\(\\s*['"]${RegExp.escape(name)}['"]`).test(text);
      const place = name.startsWith('.') ? posix.join(folder, name) : manifest(name, isRequired ? 'require' : 'import');
      return [name, place === undefined ? [] : [inNode(place)]];
    });
  if (path.endsWith('.py')) {
    const names = [...text.matchAll(ofPython)].flatMap(({ groups: { from = '', taken = '' } = {} }) => {
      const parts = taken.replaceAll(/[()]|#.*|\bas\s+\w+/g, '').match(/\w+/g) ?? [];
      return [from, ...parts.map((one) => `${from}.${one}`)];
    });
    const searched = searchedBy(command, /\bPYTHONPATH=(\S+)/, ':');
    return names.map((name) => {
      const place = name.replaceAll('.', '/');
      return [
        name,
        grouped(searched, ['', 'src', 'lib'], (root) =>
          [`${place}/__init__.py`, `${place}.py`].map((one) => posix.join(root, one)),
        ),
      ];
    });
  }
  if (path.endsWith('.rb') || /\.(?:t|pl|pm)$/.test(path)) {
    const isRuby = path.endsWith('.rb');
    const searched = searchedBy(command, / -I ?(\S+)/g, ':');
    return namesIn(text, isRuby ? ofRuby : ofPerl).map((name) => {
      const file = isRuby ? name.replace(/(?:\.rb)?$/, '.rb') : `${name.replaceAll('::', '/')}.pm`;
      return [name, grouped(searched, [], (root) => [posix.join(root, file)])];
    });
  }
  if (path.endsWith('.lua')) {
    const said = [...text.matchAll(/package\.path\s*=\s*["']([^"']+)/g)].map(([, one = '']) => one).join(';');
    const searched = searchedBy(`${command} LUA_PATH=${said}`, /\bLUA_PATH=["']?([^\s"']+)/g, ';').filter((one) =>
      one.includes('?'),
    );
    const templates = searched.length > 0 ? searched : ['?.lua', '?/init.lua'];
    return namesIn(text, ofLua).map((name) => [
      name,
      [templates.map((one) => posix.normalize(one.replaceAll('?', name.replaceAll('.', '/'))))],
    ]);
  }
  return [];
}

const ofScripts = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)['"]([^'"\n]{1,200})['"]/g;
const ofPython =
  /^(?:from\s+(?<from>\w[.\w]*)\s+import\s+(?<taken>\([^)]{0,5000}\)|[^\n]*)|import\s+(?<from>\w[\w.]*))/gm;
const ofRuby = /^\s*require[ (]+['"]([\w./-]+)['"]/gm;
const ofPerl = /^\s*use\s+([A-Z]\w*(?:::\w+)*)/gm;
const ofLua = /\brequire\s*\(?\s*["']([\w./-]+)["']/g;
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Folders, or patterns of files, in the order in which a command says that they are searched. */
function searchedBy(command: string, pattern: RegExp, between: string): string[] {
  const told = pattern.global ? [...command.matchAll(pattern)] : [pattern.exec(command)].filter((one) => one !== null);
  return told.flatMap(([, all = '']) => all.split(between)).filter((one) => one !== '' && !/[$`]/.test(one));
}

/** Of folders whose order nobody knows each stands for itself. */
function grouped(ordered: readonly string[], others: readonly string[], at: (root: string) => string[]): string[][] {
  return [ordered.flatMap(at), ...others.map(at)];
}

/** As it is written, with an ending, or as a folder. */
function inNode(place: string): string[] {
  const bare = place.replace(/\.[cm]?js$/, '');
  const ending = (path: string) => endings.map((one) => `${path}.${one}`);
  const translated = bare === place ? [] : ['ts', 'tsx', 'mts', 'cts'].map((one) => `${bare}.${one}`);
  return [place, ...translated, ...ending(place), ...ending(`${place}/index`)];
}
const endings = ['js', 'json', 'mjs', 'cjs', 'jsx', 'ts', 'tsx', 'mts', 'cts'];

/** Where package.json leads a name that begins with `#` or with the package's own name. */
type Manifest = (name: string, loading: Loading) => string | undefined;
type Loading = 'import' | 'require';

async function manifestOf(files: Files): Promise<Manifest> {
  const read = (await files.read('package.json')) ?? '{}';
  let own: { name?: unknown; main?: unknown; exports?: unknown; imports?: unknown };
  try {
    own = JSON.parse(read) ?? {};
  } catch {
    return () => undefined;
  }
  const { name: called, main, exports, imports } = own;
  return (name, loading) => {
    if (name.startsWith('#')) return mapped(imports, name, loading);
    if (typeof called !== 'string' || (name !== called && !name.startsWith(`${called}/`))) return undefined;
    const part = `.${name.slice(called.length)}`;
    const isWhole =
      typeof exports === 'string' || (isMap(exports) && !Object.keys(exports).some((one) => one.startsWith('.')));
    if (exports !== undefined) return mapped(isWhole ? { '.': exports } : exports, part, loading);
    return part === '.' && typeof main === 'string' ? posix.normalize(main) : posix.normalize(part);
  };
}

function mapped(map: unknown, name: string, loading: Loading): string | undefined {
  if (!isMap(map)) return undefined;
  if (name in map) return target(map[name], loading);
  for (const [key, value] of Object.entries(map)) {
    const [head = '', tail] = key.split('*');
    if (tail === undefined || !name.startsWith(head) || !name.endsWith(tail)) continue;
    return target(value, loading)?.replaceAll('*', name.slice(head.length, name.length - tail.length));
  }
  return undefined;
}

/** Of several conditions the first that Node knows: others, as `browser`, are for bundlers. */
function target(value: unknown, loading: Loading): string | undefined {
  if (typeof value === 'string') return posix.normalize(value);
  if (!isMap(value)) return undefined;
  for (const [condition, one] of Object.entries(value))
    if (/^(?:node|module-sync|default)$/.test(condition) || condition === loading) return target(one, loading);
  return undefined;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
