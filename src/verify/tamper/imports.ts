/** What a file imports: local modules, names, sources with their lines. */

import type { Program } from './statements.ts';

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

/** Names that come from local modules. */
export function importedNames({ tokens, language, statements }: Program): Set<string> {
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
    for (const token of own) if (token.kind === 'word') names.add(token.text);
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

/** What is imported and on which line: module paths, dotted names. */
export function importSources({ tokens, statements, language }: Program): Map<string, number> {
  const sources = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'string') continue;
    const before = tokens[index - 1]?.text;
    const caller = tokens[index - 2]?.text ?? '';
    if (
      before === 'from' ||
      before === 'import' ||
      before === 'require_relative' ||
      before === 'require' ||
      before === 'require_once' ||
      (before === '(' && /^(require|import|require_relative)$/.test(caller))
    ) {
      sources.set(token.text, token.line);
    }
  }
  if (language !== 'python') return sources;
  for (const { start } of statements) {
    const head = tokens[start]?.text;
    if (head !== 'from' && head !== 'import') continue;
    let name = '';
    for (
      let at = start + 1;
      at < start + 20 && tokens[at]?.line === tokens[start]?.line && tokens[at]?.text !== 'import';
      at++
    )
      name += tokens[at]?.text ?? '';
    sources.set(name, tokens[start]?.line ?? 1);
  }
  return sources;
}
