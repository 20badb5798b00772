/** Says what the verdict has to know of a programming language: data and queries, and how code of it is written. */

import type { Grammar } from './grammars.ts';

export type Mark = 'skip' | 'only' | 'todo' | 'xfail' | 'conditional';
export type ValueKind = 'number' | 'string' | 'truth' | 'pattern';

/** One record a language: no other file knows its endings, keywords or node types. */
export interface Language {
  /** As people call it. */
  name: string;
  grammar: Grammar;
  /** Of file names, without the dot; or whole names. */
  endings: readonly string[];
  /** Programs of a script's first line. */
  programs?: readonly string[];
  /** The text as the grammar can read more of it, of the same length. */
  readable?(text: string): string;
  /** Node types of comments, and of what a grammar puts beside them. */
  comments: readonly string[];
  /** `@import`: what only names other code. */
  imports: string;
  tests: TestForms;
  values: ValueForms;
  code: CodeForms;
  write: Writing;
}

export interface TestForms {
  /** `@test` the whole, `@name` a string or a word, `@body`. */
  query: string;
  /** What a test's head – all before its body, attributes included – reads as. */
  declares: RegExp;
  /** Node type of attributes that stand above a declaration and not in it. */
  above?: string;
  /** `@group` with `@name`: suites and classes. */
  groups?: string;
  /** In the head of a test or a group. */
  marks: readonly (readonly [Mark, RegExp])[];
  /** In the body: the test may end there without a result. */
  skips?: RegExp;
  /** In the head: it is green because something fails. */
  inverted?: RegExp;
  /** A file without a test may be one: a script that compares and fails. */
  scripts: boolean;
  /** `@part`: tests that stand in a file of production. */
  parts?: string;
}

export interface ValueForms {
  /**
   * `@assertion` the whole. Of an equality `@left` and `@right`, or `@subject` in the place of the left one; `@asserted` a condition that
   * must hold, `@refused` one that leads to a failure; `@pattern` a text or pattern that a part must be like.
   */
  assertions: string;
  /** An assertion that reads so asks for less than an equality does. */
  loose: RegExp;
  /** What is called to assert, to print or to name a case: what it is handed goes nowhere else. */
  reporters: RegExp;
  /** What is called only to make a value of a literal. */
  wraps: RegExp;
  /** Functions that compare two values, as a condition. */
  compares?: RegExp;
  literals: Readonly<Record<ValueKind, readonly string[]>>;
  /** A literal that reads so is put together at run time. */
  interpolated?: RegExp;
  /** Words that are constants. */
  constants: RegExp;
  names: NameForms;
}

export interface NameForms {
  identifiers: readonly string[];
  /** Lists, tuples, objects and what stands around a value without changing it. */
  containers: readonly string[];
  /** Key and value in one of them. */
  entries: readonly string[];
  /** `row.want`, `row["want"]`. */
  members: readonly string[];
  /** `@name` and `@value`. */
  bindings: string;
  /** `@scope` the whole, `@columns` the names, `@rows` the table or `@row` one of its rows. */
  rows: string;
  /** `@fields`: the fields of a record in their order. */
  fields?: string;
}

export interface CodeForms {
  /** `@function` the whole, `@name`, `@body`; `@type` of the result. */
  functions: string;
  /** `@value`: what a function gives. */
  results: string;
  /** `@statement`: it can be left out; `@condition`: its branch can be. */
  statements: string;
  /** `@constant` with `@value`: outside of functions. */
  constants: string;
  /** `@read`, with `@key` where it says which and `@default` where it says what else: environment, arguments, loaded modules. The properties: `nothing`, what reads nothing there; `by`, where the runner alone sets it. */
  reads?: string;
  /** `@condition` or `@key`: literals there may be answers that code knows. */
  keys: string;
}

export interface Writing {
  /** The body with a failure at its start; undefined: it takes none. */
  failing(body: { type: string; text: string; indent: string; head: string }): string | undefined;
  /** A statement that never runs. */
  never(statement: string): string;
  /** A condition that never holds. */
  not(condition: string): string;
  /** Another value of the same kind, by what it is at run time or by the declared type; undefined: there is none. */
  other(value: string, type: string): string | undefined;
}

/** Words as one alternative of a pattern. */
export const anyOf = (words: string) => `(${words.trim().split(/\s+/).join('|')})`;
