/**
 * Loads the parser tree-sitter and its language grammars when first needed, and parses source into syntax trees.
 */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Language, Query, Tree } from 'web-tree-sitter';

/** Those that are part of a build. */
export const grammars = [
  ...(['javascript', 'typescript', 'tsx', 'python', 'go', 'rust', 'java', 'ruby', 'php'] as const),
  ...(['cpp', 'c-sharp'] as const),
];
export type Grammar = (typeof grammars)[number];

/** Frees its memory when its scope ends. */
export interface Parsed extends Disposable {
  tree: Tree;
  /** A query of this grammar, compiled once. */
  query(source: string): Query;
}

/** Larger texts are not read: nobody writes such a test by hand, and some cost a parser minutes. */
const mostChars = 1 << 18;
const parseMs = 2000;

type Engine = typeof import('web-tree-sitter');
const unzip = promisify(gunzip);
let engine: Promise<Engine> | undefined;
const languages = new Map<Grammar, Promise<Language>>();
const queries = new WeakMap<Language, Map<string, Query>>();

/** Processor time of this thread: what is read does not depend on what else the machine does. */
function threadMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The text as a tree; a reason where it is too large, takes too long or the grammar cannot be loaded. Free the tree after use. */
export async function parseText(text: string, grammar: Grammar): Promise<Parsed | string> {
  if (text.length > mostChars) return `larger than ${mostChars >> 10} KiB`;
  if (broken !== undefined) return broken;
  if (nests(text)) return 'nested too deeply';
  const loading = languages.get(grammar) ?? load(grammar);
  languages.set(grammar, loading);
  const language = await loading.catch((error: Error) => error.message);
  if (typeof language === 'string') return language;
  const { Parser, Query: QueryClass } = await (engine as Promise<Engine>);
  const parser = new Parser();
  let tree: Tree | null;
  try {
    parser.setLanguage(language);
    const until = threadMs() + parseMs;
    // Some grammars take seconds for a few KB of nothing but brackets: the callback ends them.
    tree = parser.parse(text, null, { progressCallback: () => threadMs() > until });
    parser.delete();
  } catch (error) {
    // What broke is asked nothing more, not even to free its memory: it may never answer. There is no second engine in a process.
    broken = `the parser broke: ${(error as Error).message}`;
    return broken;
  }
  if (tree === null) return 'the parser took too long';
  if (chains(tree)) {
    tree.delete();
    return 'nested too deeply';
  }
  return { tree, query: (source) => queryOf(language, source), [Symbol.dispose]: () => tree.delete() };

  function queryOf(of: Language, source: string) {
    const known = queries.get(of) ?? new Map<string, Query>();
    queries.set(of, known);
    const query = known.get(source) ?? new QueryClass(of, source);
    known.set(source, query);
    return query;
  }
}
let broken: string | undefined;

/** Whether more brackets are open at once than anybody writes: beyond some ten thousand the engine's stack overflows. */
function nests(text: string) {
  let depth = 0;
  for (const [sign] of text.matchAll(/[()[\]{}]/g)) {
    depth = Math.max(0, depth + (/[([{]/.test(sign) ? 1 : -1));
    if (depth > 2000) return true;
  }
  return false;
}

/** `a.b().c()…` nests without open brackets: a query takes time for every level of every node, minutes for 100 KB. */
function chains(tree: Tree) {
  const cursor = tree.walk();
  try {
    for (let depth = 0; depth <= deepest; ) {
      // What holds fewer nodes than levels are left has no such depth: nearly all of a tree is not walked.
      const isWide = depth + cursor.currentNode.descendantCount > deepest + 1;
      if (isWide && cursor.gotoFirstChild()) depth++;
      else
        while (!cursor.gotoNextSibling()) {
          if (!cursor.gotoParent()) return false;
          depth--;
        }
    }
    return true;
  } finally {
    cursor.delete();
  }
}
const deepest = 1500;

async function load(grammar: Grammar) {
  engine ??= start();
  const { Language: language } = await engine;
  return language.load(await wasm(grammar));
}

async function start() {
  const found = await import('web-tree-sitter');
  const binary = await wasm('engine');
  // Emscripten wants a plain buffer: a view into Node's pool would hand over its neighbours.
  await found.Parser.init({
    wasmBinary: binary.buffer.slice(binary.byteOffset, binary.byteOffset + binary.byteLength),
  });
  return found;
}

/** Beside what was built, whether that is one file or shared chunks; from the sources, what was built last. */
const folders = ['grammars', '../grammars', '../../../dist/grammars'].map((path) => join(import.meta.dirname, path));

async function wasm(name: string) {
  const path = folders.map((folder) => join(folder, `${name}.wasm.gz`)).find((each) => existsSync(each));
  if (path === undefined)
    throw new Error(`this installation of Redgreen lacks grammars/${name}.wasm.gz: install it again`);
  return unzip(await readFile(path));
}
