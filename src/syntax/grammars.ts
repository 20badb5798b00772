/** tree-sitter, loaded when a proof first needs it: the engine once, each grammar once. No grammar: the proof says so. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Language, Query, Tree } from 'web-tree-sitter';

/** Those that are part of a build. */
export const grammars = [
  ...(['javascript', 'typescript', 'tsx', 'python', 'go', 'rust', 'java', 'ruby', 'php'] as const),
  ...(['cpp', 'c-sharp', 'bash'] as const),
];
export type Grammar = (typeof grammars)[number];

export interface Parsed {
  tree: Tree;
  /** A query of this grammar, compiled once. */
  query(source: string): Query;
}

/** Larger texts are not read: nobody writes such a test by hand. */
const mostChars = 1 << 20;
const parseMs = 2000;

type Engine = typeof import('web-tree-sitter');
const unzip = promisify(gunzip);
let engine: Promise<Engine> | undefined;
const languages = new Map<Grammar, Promise<Language>>();
const queries = new WeakMap<Language, Map<string, Query>>();

/** The text as a tree; a reason where it is too large, takes too long, or the grammar is not here. Free the tree after use. */
export async function parseText(text: string, grammar: Grammar, ms = parseMs): Promise<Parsed | string> {
  if (text.length > mostChars) return `larger than ${mostChars >> 20} MiB`;
  let language: Language;
  try {
    language = await loaded(grammar);
  } catch (error) {
    return `no grammar: ${(error as Error).message}`;
  }
  const { Parser } = await (engine as Promise<Engine>);
  const parser = new Parser();
  try {
    parser.setLanguage(language);
    const until = performance.now() + ms;
    // Some grammars take seconds for a few KB of nothing but brackets: the callback ends them.
    const tree = parser.parse(text, null, { progressCallback: () => performance.now() > until });
    if (tree === null) return 'the parser took too long';
    return { tree, query: (source) => queryOf(language, source) };
  } catch (error) {
    // An engine that gave up over one text is not asked about the next.
    engine = undefined;
    languages.clear();
    return `the parser gave up: ${(error as Error).message}`;
  } finally {
    parser.delete();
  }

  function queryOf(of: Language, source: string): Query {
    const known = queries.get(of) ?? new Map<string, Query>();
    queries.set(of, known);
    const query = known.get(source) ?? new QueryClass(of, source);
    known.set(source, query);
    return query;
  }
}
let QueryClass: Engine['Query'];

function loaded(grammar: Grammar): Promise<Language> {
  const known = languages.get(grammar) ?? load(grammar);
  languages.set(grammar, known);
  return known;
}

async function load(grammar: Grammar): Promise<Language> {
  engine ??= start();
  const { Language: language } = await engine;
  return language.load(await wasm(grammar));
}

async function start(): Promise<Engine> {
  const found = await import('web-tree-sitter');
  const binary = await wasm('engine');
  // Emscripten wants a plain buffer: a view into Node's pool would hand over its neighbours.
  await found.Parser.init({
    wasmBinary: binary.buffer.slice(binary.byteOffset, binary.byteOffset + binary.byteLength),
  });
  QueryClass = found.Query;
  return found;
}

/** Beside what was built, whether that is one file or shared chunks; from the sources, what was built last. */
const folders = ['grammars', '../grammars', '../../dist/grammars'].map((path) => join(import.meta.dirname, path));

async function wasm(name: string): Promise<Uint8Array> {
  const path = folders.map((folder) => join(folder, `${name}.wasm.gz`)).find((each) => existsSync(each));
  if (path === undefined) throw new Error(`${name} is not part of this build`);
  return unzip(await readFile(path));
}
