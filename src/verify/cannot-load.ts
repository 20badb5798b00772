/**
 * Whether a file of tests cannot be loaded where it is laid over another tree: it imports a file, or of a file a name, that is not there.
 * Only what fails before any test of it runs, whatever these do: imports at the head of a line, outside of any block.
 */

import { posix } from 'node:path';

export interface Trees {
  /** Where it is laid. */
  there: Files;
  /** Where it is green. */
  here: Pick<Files, 'has'>;
  /** Names of the runners of these tests. */
  runners: readonly string[];
}

export interface Files {
  has(path: string): boolean;
  paths: readonly string[];
  read(path: string): Promise<string | undefined>;
}

export async function cannotLoad(path: string, text: string, trees: Trees): Promise<boolean> {
  const imports = importsOf(path, text);
  for (const { candidates, names } of imports) {
    const isHere = candidates.some((one) => trees.here.has(one));
    const known = candidates.filter((one) => trees.there.has(one));
    if (isHere && known.length === 0) return true;
    const [only] = known;
    if (known.length !== 1 || only === undefined || !isLinked(path, trees)) continue;
    const source = await trees.there.read(only);
    // What hands names on, or makes them when it is asked, may have any.
    if (source === undefined || handsOn.test(source)) continue;
    const words = new Set(source.match(/[\w$]+/g));
    if (names.some((name) => !words.has(name) && !trees.there.has(posix.join(posix.dirname(only), `${name}.py`))))
      return true;
  }
  return false;
}

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
  return [];
}

/** `import { a } from './b.js'`, `import './b.js'`, `const b = require('./b')`. */
const ofScripts =
  /^(?:import\s+(?:(?<taken>[^'";]*?)\s*from\s*)?['"](?<from>\.{1,2}\/[^'"\n]+)['"]|(?:const|let|var)\s[^=;'"]{1,200}=\s*(?:await import|require)\(['"](?<required>\.{1,2}\/[^'"\n]+)['"]\))/gm;
const ofPython =
  /^(?:from\s+(?<from>[.\w]+)\s+import\s+(?<taken>\([^)]*\)|[^\n]*)|import\s+(?<from>[\w.]+)\s*(?:#.*)?$)/gm;
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

/** A name that is not there ends the loading, and is not just undefined: of Python, and where Node itself loads the file. */
function isLinked(path: string, { runners, there }: Trees): boolean {
  if (path.endsWith('.py')) return true;
  const isOfNode = runners.length === 1 && runners[0] === 'node:test' && /\.m?js$/.test(path);
  return isOfNode && !there.paths.some((one) => /(?:^|\/)\.?babel/.test(one));
}
const handsOn = /\bexport \*|\bimport \*|\b__getattr__\b|\bmodule\.exports\b|\bexports\.|\bglobals\(/;
