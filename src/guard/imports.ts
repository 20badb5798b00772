/** What a file imports: local modules, names, sources with their lines. */

import type { Program } from './statements.ts';
import type { Token } from './token.ts';

const localModule = /^(\.{1,2}\/|@\/|~\/|src\/|#)/;

/** Paths of local modules that the file imports. */
export function modulesOf({ tokens, language }: Program): Set<string> {
  const modules = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'string') continue;
    const before = tokens[index - 1]?.text;
    const caller = tokens[index - 2]?.text;
    const imported =
      before === 'from' ||
      before === 'import' ||
      (before === '(' && (caller === 'require' || caller === 'import')) ||
      before === 'require_relative';
    if (imported && (localModule.test(token.text) || language === 'ruby')) modules.add(token.text);
  }
  return modules;
}

/** Names from modules that are no assertion library: what they are called for is what is tested. */
export function importedSubjects(program: Program): ReadonlySet<string> {
  const known = subjects.get(program) ?? importedNames(program, assertionLibrary);
  subjects.set(program, known);
  return known;
}
const subjects = new WeakMap<Program, ReadonlySet<string>>();
const assertionLibrary =
  /^(junit|hamcrest|assertj|testng|truth|kotest|kotlin|nose|unittest|pytest|assertpy|expects|sure|testing|pretty_assertions|googletest|rstest|PHPUnit|Pest)$/;

/** Names that come from local modules, and from all that the language cannot tell from them. */
export function importedNames({ tokens, language, statements }: Program, but?: RegExp): Set<string> {
  const names = new Set<string>();
  for (const { start, end } of statements) {
    const head = tokens[start]?.text;
    const own = tokens.slice(start, Math.min(end, start + 120));
    const imports =
      head === 'import' ||
      head === 'from' ||
      head === 'use' ||
      own.some((token, at) => token.text === 'require' && own[at + 1]?.text === '(');
    if (!imports) continue;
    const module = own.find((token) => token.kind === 'string')?.text;
    if (language === 'javascript' && (module === undefined || !localModule.test(module))) continue;
    const words = own.filter((token) => token.kind === 'word').map((token) => token.text);
    if (but !== undefined && words.some((word) => but.test(word))) continue;
    for (const word of words) names.add(word);
  }
  for (const word of [
    'import',
    'from',
    'const',
    'let',
    'var',
    'require',
    'use',
    'as',
    'type',
    'await',
    'self',
    'super',
    'pytest',
    'unittest',
  ])
    names.delete(word);
  return names;
}

export interface ImportSource {
  line: number;
  /** Names that it gives; empty where it gives all or none by name. */
  names: Set<string>;
}

/** What is imported: module paths and dotted names, each with its line. */
export function importSources({ tokens, statements, statementAt, language }: Program): Map<string, ImportSource> {
  const sources = new Map<string, ImportSource>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'string' || !isImported(tokens, index)) continue;
    const start = statements[statementAt[index] ?? -1]?.start ?? index;
    sources.set(token.text, { line: token.line, names: wordsIn(tokens.slice(Math.max(start, index - 120), index)) });
  }
  if (language !== 'python') return sources;
  for (const { start, end } of statements) {
    const head = tokens[start]?.text;
    if (head !== 'from' && head !== 'import') continue;
    const own = tokens.slice(start + 1, Math.min(end, start + 120));
    const split = own.findIndex((token) => token.text === 'import');
    const name = own
      .slice(0, split === -1 ? undefined : split)
      .map((token) => token.text)
      .join('');
    sources.set(name, { line: tokens[start]?.line ?? 1, names: wordsIn(split === -1 ? [] : own.slice(split)) });
  }
  return sources;
}

function isImported(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]?.text ?? '';
  if (before === '(') return /^(require|import|require_relative)$/.test(tokens[index - 2]?.text ?? '');
  return /^(from|import|require_relative|require|require_once)$/.test(before);
}

function wordsIn(tokens: readonly Token[]): Set<string> {
  const words = tokens.filter((token) => token.kind === 'word').map((token) => token.text);
  return new Set(words.filter((word) => !/^(import|from|const|let|var|require|as|type|await|export)$/.test(word)));
}
