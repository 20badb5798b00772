/**
 * Defines the interface of a language's package system, such as Python's: it reads manifests and proposes setup, build
 * and test commands.
 */

import { parse } from 'smol-toml';
import { parseDocument } from 'yaml';
import { objectIn } from '../../text/json.ts';

/** The files of the working directory. */
export interface Tree {
  /** The file's text; undefined where there is none. */
  read(path: string): Promise<string | undefined>;
  /** Names in the working directory; deeper paths may be among them. */
  list(): Promise<string[]>;
}

/** The same with a folder as its root; `start` ends with a `/`, or is empty. */
export function treeBelow(tree: Tree, start: string): Tree {
  return {
    read: (path) => tree.read(start + path),
    list: async () =>
      (await tree.list()).filter((path) => path.startsWith(start)).map((path) => path.slice(start.length)),
  };
}

export interface Proposal {
  setup?: string;
  build?: string;
  test?: string;
  /** The files that decided. */
  files: string[];
  /** false: knows how to test and not how to fetch dependencies. */
  fetches?: false;
  note?: string;
  /** Anybody else's word comes before it. */
  isGuess?: boolean;
  /** A file that would have named the commands and cannot be read: a sentence without its full stop. */
  unreadable?: string;
}

export interface Ecosystem {
  /** Words of a test command that speak of this ecosystem. */
  words: readonly string[];
  find(tree: Tree, names: ReadonlySet<string>): Promise<Proposal | Proposal[] | undefined>;
}

export type Found = Proposal & { words: readonly string[] };

export function tomlOf(text: string): Record<string, unknown> {
  try {
    return parse(text);
  } catch {
    return {};
  }
}

export function yamlOf(text: string): Record<string, unknown> {
  const document = parseDocument(text);
  return document.errors.length > 0 ? {} : objectIn(document.toJS({ maxAliasCount: 100 }));
}
