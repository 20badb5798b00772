/** What a language tells of its tests: one file a language, all that an experiment needs to know to bend them. */

import type { Grammar } from '../grammars.ts';

export interface TestLanguage {
  grammar: Grammar;
  /** Endings of file names, without the dot. */
  endings: readonly string[];
  /** Tests: `@case` the whole, `@name` its name (a string or a word), `@body` what it does, `@call` what declares it (or a name of `compares`), or `@above` what may stand before it and does. */
  cases: string;
  /** What `@call` must read as; absent where the query says enough. */
  declares?: RegExp;
  /** Equalities: `@whole`, `@left` and `@right` the operands (one may be missing) or all of them as `@tokens`, and what compares by names of `compares`. */
  equalities: string;
  /** What these captures must read as; `runs`, with the flag g: what a function is handed to (the group `names`) that is a test by that, and `main` only runs them. */
  compares: Readonly<Record<string, RegExp>>;
  /** A test with this in its head or body is not run as written: marked to fail, skipped, waiting for something. */
  setAside: RegExp;
  literals: Literals;
  outline: Outline;
  /** A file without a test in it may be one: a script that compares and fails. */
  scripts: boolean;
  /** A statement that fails the test whose body this is; the body with it in. undefined: the body takes none. */
  fail(body: { type: string; text: string; indent: string; head: string }): string | undefined;
  /** Any other value may stand where one is expected: then what is no literal is bent into a text. */
  untyped: boolean;
}

/** What a file declares, for comparing its tests with those it had. */
export interface Outline {
  /** `@call` what may be a test or a group by what is called; `@type` and `@function` with `@name` and `@body`. */
  query: string;
  /** Names of functions that are tests; absent where attributes alone say so. */
  named?: RegExp;
  /** In these files only. */
  files?: RegExp;
  /** An attribute (`@Test`, `#[test]`) makes a test. */
  attributed?: boolean;
}

/** A language without a grammar here: what a line says is enough to open a test, and to see an equality. */
export interface PlainLanguage {
  endings: readonly string[];
  /** What stands before a test's body, its name as the group `name`, with the flag g; absent: a file is a script. */
  opens?: RegExp;
  /** A file with this in it is loaded by others and holds no test of its own, where nothing opens one. */
  module?: RegExp;
  /** An equality on a line, its expected value as the group `literal`, with the flag d. */
  equality: RegExp;
  /** What opens a text over several lines that is compared, as the group `opens`, with the flag d. */
  long?: RegExp;
  setAside: RegExp;
  fail: TestLanguage['fail'];
  /** How a sum is written; absent: as it is. */
  sum?(sum: string): string;
}

/** Node types. */
export interface Literals {
  /** Of an equality's operands the one in which they are looked for first; absent: the right one. */
  expected?: 'left';
  number: readonly string[];
  string: readonly string[];
  truth: readonly string[];
  /** A literal with this in it is put together when it runs, and no value. */
  interpolated?: RegExp;
  /** Nodes of an operand that are looked into for a literal: lists, tuples, objects; of `entries` only the last child. */
  containers: readonly string[];
  entries: readonly string[];
}

/** One argument on a line: texts and brackets, three deep, with what commas they hold. */
export const argument = String.raw`(?:[^,()[\]{}'"]|'[^']*'|"[^"]*"|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^[\]]*\]|\{[^{}]*\})+`;

/** The forms of an equality. */
export const anyOf = (...forms: readonly string[]) => new RegExp(forms.join('|'), 'd');
