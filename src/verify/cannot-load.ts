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

export async function cannotLoad(path: string, written: string, trees: Trees, depth = 0): Promise<boolean> {
  if (written.length > mostChars || loadsOtherwise.test(written)) return false;
  const text = headOf(path, written);
  if (path.endsWith('.go')) return lacksGo(path, text, trees);
  if (path.endsWith('.rs')) return lacksRust(path, text, trees);
  if (/\.(?:c|cc|cpp|cxx)$/.test(path)) return lacksHeader(text, trees);
  for (const { candidates, names } of importsOf(path, text)) {
    const isHere = candidates.some((one) => trees.here.has(one));
    const known = candidates.filter((one) => trees.there.has(one));
    if (isHere && known.length === 0 && !isElsewhere(path, candidates, trees.there)) return true;
    const [only] = known;
    if (known.length !== 1 || only === undefined) continue;
    const source = await trees.there.read(only);
    if (source === undefined) continue;
    // A helper of the tests may be what imports it.
    if (depth < mostDeep && (await cannotLoad(only, source, trees, depth + 1))) return true;
    if (!isLinked(path, source, trees)) continue;
    const isIn = async (name: string, files: Files) =>
      files.has(posix.join(posix.dirname(only), `${name}.py`)) ||
      new Set((await files.read(only))?.match(/[\w$]+/g)).has(name);
    for (const name of names) if (!(await isIn(name, trees.there)) && (await isIn(name, trees.here))) return true;
  }
  return false;
}

const mostDeep = 2;
const mostChars = 200_000;
/** It puts something in the place of a module that is not there. */
const loadsOtherwise =
  /\bsys\.(?:modules|meta_path)\b|\b(?:importlib|importorskip|__import__|LOADED_FEATURES)\b|[%$]INC\b/;

/** Imports at the head of a file: up to what may be a text of several lines, a comment, or a block in which they may be caught. */
function headOf(path: string, text: string): string {
  const [, end] = heads.find(([ending]) => ending.test(path)) ?? [];
  const plain = path.endsWith('.py')
    ? text.replace(/^\s*("{3}|'{3})[\s\S]*?\1/, '')
    : text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/g, '');
  return end === undefined ? text : (plain.split(end, 1)[0] ?? '');
}
const openQuote = /^[^"'\n]*(?:["'][^"'\n]*["'][^"'\n]*)*["'][^"'\n]*$/;
const heads: readonly (readonly [ending: RegExp, end: RegExp])[] = [
  [/\.py$/, /"{3}|'{3}|\\\n/],
  [
    /\.rb$/,
    new RegExp(`^(?:=begin|__END__)|^[ \\t]*(?:begin|if|unless|def)\\b|<<|%[qQ]?[^\\w\\s]|${openQuote.source}`, 'm'),
  ],
  [/\.(?:t|pl)$/, new RegExp(`^(?:=[a-z]|__(?:END|DATA)__)|<<|\\bqq?\\b|${openQuote.source}`, 'm')],
  [/\.[cm]?[jt]sx?$/, /`|=>|^[ \t]*(?:try|if|for|while|switch|do|function|async|\{|\()/m],
  [/\.(?:c|cc|cpp|cxx)$/, /R"/],
];

/** A folder of another name may hold it, and be searched. */
function isElsewhere(path: string, candidates: readonly string[], { paths }: Files): boolean {
  if (/\.[cm]?[jt]sx?$/.test(path)) return false;
  const endings = candidates.map((one) => `/${posix.basename(one) === '__init__.py' ? one : posix.basename(one)}`);
  return paths.some((one) => endings.some((ending) => `/${one}`.endsWith(ending)));
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
  /^(?:import\s+(?:(?<taken>[^\s'";][^'";]{0,2000}?)\bfrom\s*)?['"](?<from>\.{1,2}\/[^'"\n]+)['"]|(?:const|let|var)\s[^=;'"]{1,200}=\s*(?:await import|require)\(['"](?<required>\.{1,2}\/[^'"\n]+)['"]\)(?!\s*\.\s*(?:catch|then)\b))/gm;
const ofPython =
  /^(?:from\s+(?<from>[.\w]+)\s+import\s+(?<taken>\([^)]{0,5000}\)|[^\n]*)|import\s+(?<from>[\w.]+)\s*(?:#.*)?$)/gm;
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
  const code = text.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\/|`[^`]*`|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'/g, '');
  const called = [...code.matchAll(/(?<![.\w])([A-Za-z]\w*)\(/g)].map(([, name = '']) => name);
  const isDeclaredHere = (name: string) =>
    new RegExp(`\\b${name}\\b[\\w, ]*:=|\\b(?:var|func|type) ${name}\\b|\\b${name} func\\b`).test(code);
  return called.some((name) => declared.has(name) && !known.has(name) && !isDeclaredHere(name));
}

/** A test of Rust beside the sources uses a name of the crate that no source has. */
async function lacksRust(path: string, written: string, { there, here }: Trees): Promise<boolean> {
  const [, root = ''] = /^(.*\/)?tests\/[^/]+\.rs$/.exec(path) ?? [undefined, undefined];
  const manifest = /(?:^|\/)tests\/[^/]+\.rs$/.test(path) ? await there.read(`${root}Cargo.toml`) : undefined;
  const crate = /^name\s*=\s*"([\w-]+)"/m.exec(manifest ?? '')?.[1]?.replaceAll('-', '_');
  if (crate === undefined) return false;
  const namesIn = async ({ paths, read }: Files) => {
    const sources = paths.filter((one) => one.startsWith(`${root}src/`) && one.endsWith('.rs'));
    const words = (await Promise.all(sources.map(read))).join('\n').match(/\w+/g) ?? [];
    return new Set([...words, ...sources.map((one) => posix.basename(one, '.rs'))]);
  };
  const [known, brought] = [await namesIn(there), await namesIn(here)];
  // Under an attribute it may be left out.
  const [text = ''] = written.split(/\/\*|r#*"|\bmacro_rules!/, 1);
  const uses = [...text.matchAll(new RegExp(`^use ${crate}::(?<!\\]\\s*use \\w+::)([^;]{0,2000});`, 'gm'))].map(
    ([, taken = '']) => taken,
  );
  const names = uses.flatMap((taken) => taken.replaceAll(/\bas\s+\w+|\bself\b/g, '').match(/\w+/g) ?? []);
  return names.some((name) => !known.has(name) && brought.has(name));
}

/** A header that was brought along. */
function lacksHeader(text: string, { there, here }: Trees): boolean {
  // Under a condition it may be left out.
  let depth = 0;
  const included = text.split('\n').flatMap((line) => {
    const [, word, name = ''] = /^\s*#\s*(if|endif|include(?=\s+"))\w*\s*"?([^"]*)/.exec(line) ?? [];
    if (word === 'if') depth++;
    if (word === 'endif') depth--;
    return word === 'include' && depth === 0 ? [posix.basename(name)] : [];
  });
  const isIn = ({ paths }: Files, name: string) => paths.some((one) => posix.basename(one) === name);
  return included.some((name) => isIn(here, name) && !isIn(there, name));
}
