/** What an attempt wrote in a source: lines of code that its base does not have. */

import { isImport } from '../verify/specifiers.ts';

/** From 1; without imports and lines of comment. */
export function freshLines(base: string, tree: string): number[] {
  const known = new Set(base.split('\n').map((line) => line.trim()));
  return tree.split('\n').flatMap((line, at) => {
    const isCode = /\w/.test(line) && !comments.test(line) && !isImport(line);
    return isCode && !known.has(line.trim()) ? [at + 1] : [];
  });
}

/** The same with the beginning of each. */
export function freshCode(base: string, tree: string): { line: number; text: string }[] {
  const lines = tree.split('\n');
  return freshLines(base, tree).map((line) => ({ line, text: (lines[line - 1] ?? '').slice(0, 500) }));
}

const comments = /^\s*(?:\/\/|#|\*|\/\*|--|"""|'''|<\?php)/;
