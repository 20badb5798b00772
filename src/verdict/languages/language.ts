/** Defines the record of a programming language: grammar, how to find tests and assertions, how to mutate code. */

import { expanded } from '../../text/glob.ts';
import type { Grammar } from './grammars.ts';

export type Mark = 'skip' | 'only' | 'todo' | 'xfail' | 'conditional';
export type ValueKind = 'number' | 'string' | 'truth' | 'pattern' | 'empty list';

/** One record a language: no other file knows its endings, keywords or node types. Several of a kind stand in one text, with blanks between. */
export interface Language {
  /** As people call it. */
  name: string;
  grammar: Grammar;
  /** Of file names, without the dot; or whole names. */
  endings: string;
  /** Programs of a script's first line. */
  programs?: string;
  /** The text as the grammar can read more of it, of the same length. */
  readable?(text: string): string;
  /** Names of files that only declare types: nothing of them runs. */
  declarations?: RegExp;
  /** `@import`: what only names other code. `@load`: a call that loads it amid other code. */
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
  /** In the head: it is green because something fails. */
  inverted?: RegExp;
  /** A file without a test may be one: a script that compares and fails. */
  scripts?: true;
  /** `@part`: tests that stand in a file of production. */
  parts?: string;
}

export interface ValueForms {
  /** Node types of calls. */
  calls: string;
  /**
   * What asserts, by the last name of what is called and by the whole of it; between them what its arguments are in their order: `left`
   * and `right` of an equality, or `right` alone where the chain of calls begins with the other; `asserted`, a condition that must hold;
   * `pattern`, a text or pattern that a part must be like; `…` stands before the last argument, `-` for any other.
   */
  asserting: readonly (readonly [name: RegExp, args: string, called?: RegExp])[];
  /** In a chain of calls that asks for the opposite. */
  negated?: RegExp;
  /** Assertions that are no calls: `@assertion` with `@asserted`, or with `@refused`, a condition that leads to a failure, and to no other condition first. */
  assertions?: string;
  /** What else is called only to print or to name a case: what it is handed goes nowhere else. */
  reporters: RegExp;
  /** What is called only to make a value of a literal. */
  wraps: RegExp;
  /** Functions that compare two values, as a condition. */
  compares?: RegExp;
  literals: Record<'number' | 'string' | 'truth', string> & { pattern?: string };
  /** A literal that reads so is put together at run time. */
  interpolated?: RegExp;
  /** Words that are constants. */
  constants: RegExp;
  names: NameForms;
}

export interface NameForms {
  identifiers: string;
  /** Lists, tuples, objects and what stands around a value without changing it. */
  containers: string;
  /** Key and value in one of them. */
  entries: string;
  /** `row.want`, `row["want"]`. */
  members: string;
  /** `@name` and `@value`. */
  bindings: string;
  /** `@scope` the whole, `@columns` the names, `@rows` the table or `@row` one of its rows. */
  rows: string;
  /** `@fields`: the fields of a record in their order. */
  fields?: string;
}

export interface CodeForms {
  /** Node types of functions, and of what binds a name or a key to one. */
  functions: string;
  /** `@value`: what a function gives. */
  results: string;
  /** `@statement`: it can be left out; `@condition`: its branch can be. */
  statements: string;
  /** Environment, arguments and loaded modules: `@read`, with `@key` where it says which and `@default` where it says what else; how `@_from` is written; what reads nothing there; and whether the runner alone sets it. */
  reads: readonly (readonly [query: string, from: string, nothing: string, by?: 'runner'])[];
  /** Node types of parts that a compiler may leave out. */
  conditional?: string;
  /** Where constants may be answers that code knows; `%` stands for one. */
  keys: string;
}

export interface Writing {
  /** A line at the head of a changed file: what checks its types alone lets it be. */
  unchecked?: string;
  /** The body with a failure at its start; undefined: it takes none. */
  failing(body: { type: string; text: string; indent: string; head: string }): string | undefined;
  /** A statement that never runs. */
  never(statement: string): string;
  /** A condition that never holds. */
  not(condition: string): string;
  /** What stands before a condition that holds where this one does not; default: `!`. */
  opposite?: string;
  /** Fails where `other` gives another value, as `mutant 12` with the line, and gives this one where it does not: known at run time alone. */
  differs?(value: string, line: number): string;
  /** Another value of the same kind, by what it is at run time or by the declared type; undefined: there is none. */
  other(value: string, type: string): string | undefined;
}

/** Node types of comments in all grammars, and of what some put beside them. */
export const comments = 'comment line_comment block_comment hash_bang_line php_tag text';

/** Whether it is one of the words between blanks. */
export const isAmong = (word: string, words: string): boolean => word !== '' && words.split(' ').includes(word);

/** One of these names, and nothing else: in it `*` stands for more letters, `~` for blanks, `…` for anything, and `{a,b}` for either. */
export const oneOf = (words: string) => lastOf(words, '^');

/** What is called ends with one of these words, or is it. */
export const lastOf = (words: string, before = '(?:^|\\.)') =>
  new RegExp(`${before}(?:${words.split(/\s+/).flatMap(expanded).map(formOf).join('|')})$`);

const signs: Readonly<Record<string, string>> = { '*': '\\w*', '~': '\\s+', '…': '[^]*' };

const formOf = (name: string) =>
  name
    .split(/([*~…])/)
    .map((part) => signs[part] ?? RegExp.escape(part))
    .join('');

/** At the start of a block; another body takes none. */
export const atStart =
  (failure: string): Writing['failing'] =>
  ({ text, indent }) =>
    text.startsWith('{') ? `{\n${indent}    ${failure}${text.slice(1)}` : undefined;

/** `never` is a condition that no compiler sees through. */
export const withBraces = (never: string) => ({
  never: (statement: string) => `if ${never} { ${statement} }`,
  not: (condition: string) => `${never} && (${condition})`,
});

interface Types {
  truth?: string;
  /** Names between blanks. */
  numbers: string;
  texts?: string;
  /** The value with more at its end. */
  longer?(value: string): string;
}

/** Of a truth, a number or a text; what else a function gives has none. */
export const otherTyped =
  ({ truth = 'bool', numbers, texts = 'string', longer = (value) => `((${value}) + "x")` }: Types) =>
  (value: string, type: string): string | undefined => {
    if (type === truth) return `!(${value})`;
    if (numbers.split(' ').includes(type)) return `((${value}) + 1)`;
    return texts.split(' ').includes(type) ? longer(value) : undefined;
  };
