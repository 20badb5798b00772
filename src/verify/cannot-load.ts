/**
 * Whether a file of tests cannot be loaded where it is laid over another tree: it imports a file, or of a file a name, that is not there.
 * Only what fails before any test of it runs, whatever these do: imports at the head of a line, outside of any block.
 */

import { posix } from 'node:path';

export interface Trees {
  /** Where it is laid. */
  there: Files;
  /** Where it is green. */
  here: Files;
  /** Node itself loads modules, and nothing that translates them before. */
  isPlainNode: boolean;
}

export interface Files {
  has(path: string): boolean;
  paths: readonly string[];
  read(path: string): Promise<string | undefined>;
}

export async function cannotLoad(path: string, text: string, trees: Trees, depth = 0): Promise<boolean> {
  if (path.endsWith('.go')) return lacksGo(path, text, trees);
  if (path.endsWith('.rs')) return lacksRust(path, text, trees);
  if (/\.(?:c|cc|cpp|cxx)$/.test(path)) return lacksHeader(text, trees);
  for (const { candidates, names } of importsOf(path, text)) {
    const isHere = candidates.some((one) => trees.here.has(one));
    const known = candidates.filter((one) => trees.there.has(one));
    if (isHere && known.length === 0) return true;
    const [only] = known;
    if (known.length !== 1 || only === undefined) continue;
    const source = await trees.there.read(only);
    if (source === undefined) continue;
    // A helper of the tests may be what imports it.
    if (depth < mostDeep && (await cannotLoad(only, source, trees, depth + 1))) return true;
    if (!isLinked(path, source, trees)) continue;
    const words = new Set(source.match(/[\w$]+/g));
    if (names.some((name) => !words.has(name) && !trees.there.has(posix.join(posix.dirname(only), `${name}.py`))))
      return true;
  }
  return false;
}

const mostDeep = 2;

interface Import {
  /** Paths that it may mean. */
  candidates: string[];
  /** What is taken from it by name. */
  names: string[];
}

function importsOf(path: string, text: string): Import[] {
  const folder = posix.dirname(path);
  if (/\.[cm]?[jt]sx?$/.test(path)) {
    // A double in its place needs no file.
    if (/\bmock\w*\(/i.test(text)) return [];
    return [...text.matchAll(ofScripts)].flatMap(({ groups: { taken = '', from = '', required } = {} }) => {
      const candidates = ofModule(posix.join(folder, from || (required ?? '')));
      return /^type\b/.test(taken) ? [] : [{ candidates, names: from === '' ? [] : namesIn(taken) }];
    });
  }
  if (path.endsWith('.py'))
    return [...text.matchAll(ofPython)].flatMap(({ groups: { from = '', taken = '' } = {} }) => {
      const [, dots = '', name = ''] = /^(\.*)(.*)$/.exec(from) ?? [];
      const roots = dots === '' ? ['', 'src', 'lib', folder] : [posix.join(folder, '../'.repeat(dots.length - 1))];
      const places = roots.map((root) => posix.join(root, name.replaceAll('.', '/')));
      const names = taken.replaceAll(/[()]|#.*|\bas\s+\w+/g, '').match(/\w+/g) ?? [];
      return [{ candidates: places.flatMap((one) => [`${one}.py`, `${one}/__init__.py`]), names }];
    });
  if (path.endsWith('.rb'))
    return [...text.matchAll(ofRuby)].map(({ groups: { relative, name = '' } = {} }) => {
      const roots = relative === undefined ? ['lib', '', folder] : [folder];
      const file = name.endsWith('.rb') ? name : `${name}.rb`;
      return { candidates: roots.map((root) => posix.join(root, file)), names: [] };
    });
  if (/\.(?:t|pl)$/.test(path))
    return [...text.matchAll(ofPerl)].map(({ groups: { name = '', taken = '' } = {} }) => {
      const file = `${name.replaceAll('::', '/')}.pm`;
      const roots = ['lib', '', folder, posix.join(folder, 'lib')];
      return { candidates: roots.map((root) => posix.join(root, file)), names: taken.match(/(?<!:)\b\w+/g) ?? [] };
    });
  return [];
}

/** `import { a } from './b.js'`, `import './b.js'`, `const b = require('./b')`. */
const ofScripts =
  /^(?:import\s+(?:(?<taken>[^'";]*?)\s*from\s*)?['"](?<from>\.{1,2}\/[^'"\n]+)['"]|(?:const|let|var)\s[^=;'"]{1,200}=\s*(?:await import|require)\(['"](?<required>\.{1,2}\/[^'"\n]+)['"]\))/gm;
const ofPython =
  /^(?:from\s+(?<from>[.\w]+)\s+import\s+(?<taken>\([^)]*\)|[^\n]*)|import\s+(?<from>[\w.]+)\s*(?:#.*)?$)/gm;
const ofPerl = /^use\s+(?<name>[A-Z]\w*(?:::\w+)*)\s*(?:qw\((?<taken>[^)]*)\))?\s*;/gm;
const ofRuby = /^require(?<relative>_relative)?[ (]+['"](?<name>[\w./-]+)['"]\)?\s*(?:#.*)?$/gm;

/** As it is written, with another ending, or as a folder. */
function ofModule(place: string): string[] {
  const bare = place.replace(/\.[cm]?[jt]sx?$/, '');
  const endings = ['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx'];
  const all = [place, bare].flatMap((one) => endings.flatMap((end) => [`${one}.${end}`, `${one}/index.${end}`]));
  return [...new Set([place, ...all, `${place}.json`])];
}

/** Of `{ a, b as c }` what the other file calls it. */
function namesIn(taken: string): string[] {
  const [, inner] = /\{([^}]*)\}/.exec(taken) ?? [];
  const parts = (inner ?? '').split(',').map((part) => part.trim());
  return parts.flatMap((part) => (part.startsWith('type ') ? [] : (/^[\w$]+/.exec(part)?.[0] ?? [])));
}

/** A name that is not there ends the loading, and is not just undefined. What hands names on, or makes them when it is asked, may have any. */
function isLinked(path: string, source: string, { isPlainNode }: Trees): boolean {
  if (handsOn.test(source)) return false;
  if (path.endsWith('.py')) return true;
  if (/\.(?:t|pl)$/.test(path)) return /\bExporter\b/.test(source) && !/\bAUTOLOAD\b|\bsub import\b/.test(source);
  return isPlainNode && /\.m?[jt]s$/.test(path) && /^export\b/m.test(source);
}
const handsOn = /\bexport \*|\bimport \*|\b__getattr__\b|\bmodule\.exports\b|\bexports\.|\bglobals\(/;

/** A test of Go calls a function of its package that no file of the package has. */
async function lacksGo(path: string, text: string, { there, here }: Trees): Promise<boolean> {
  const folder = posix.dirname(path);
  const isOwn = (one: string) => posix.dirname(one) === folder && one.endsWith('.go');
  const source = async ({ paths, read }: Files, isAsked: (one: string) => boolean) =>
    (await Promise.all(paths.filter((one) => isOwn(one) && isAsked(one)).map(read))).join('\n');
  const own = await source(here, (one) => !one.endsWith('_test.go'));
  const declared = new Set([...own.matchAll(/^func ([A-Za-z]\w*)[([]/gm)].map(([, name]) => name));
  const known = new Set((await source(there, (one) => one !== path)).match(/\w+/g));
  const code = text.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\/|`[^`]*`|"(?:[^"\\\n]|\\.)*"/g, '');
  const called = [...code.matchAll(/(?<![.\w])([A-Za-z]\w*)\(/g)].map(([, name = '']) => name);
  const isDeclaredHere = (name: string) =>
    new RegExp(`\\b${name}\\b[\\w, ]*:=|\\b(?:var|func|type) ${name}\\b`).test(code);
  return called.some((name) => declared.has(name) && !known.has(name) && !isDeclaredHere(name));
}

/** A test of Rust beside the sources uses a name of the crate that no source has. */
async function lacksRust(path: string, text: string, { there }: Trees): Promise<boolean> {
  const [, root = ''] = /^(.*\/)?tests\/[^/]+\.rs$/.exec(path) ?? [undefined, undefined];
  const manifest = /(?:^|\/)tests\/[^/]+\.rs$/.test(path) ? await there.read(`${root}Cargo.toml`) : undefined;
  const crate = /^name\s*=\s*"([\w-]+)"/m.exec(manifest ?? '')?.[1]?.replaceAll('-', '_');
  if (crate === undefined) return false;
  const sources = there.paths.filter((one) => one.startsWith(`${root}src/`) && one.endsWith('.rs'));
  const known = new Set((await Promise.all(sources.map(there.read))).join('\n').match(/\w+/g));
  const uses = [...text.matchAll(new RegExp(`^use ${crate}::([^;]*);`, 'gm'))].map(([, taken = '']) => taken);
  const names = uses.flatMap((taken) => taken.replaceAll(/\bas\s+\w+|\bself\b/g, '').match(/\w+/g) ?? []);
  return names.some((name) => !known.has(name) && !sources.includes(`${root}src/${name}.rs`));
}

/** A header that was brought along. */
function lacksHeader(text: string, { there, here }: Trees): boolean {
  if (/^\s*#\s*if(?!ndef)/m.test(text)) return false;
  const included = [...text.matchAll(/^#\s*include\s+"([^"\n]+)"/gm)].map(([, name = '']) => posix.basename(name));
  const isIn = ({ paths }: Files, name: string) => paths.some((one) => posix.basename(one) === name);
  return included.some((name) => isIn(here, name) && !isIn(there, name));
}
