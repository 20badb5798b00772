/** What the code no longer has: a test that spoke of it goes with it, and the base's own version of that test decides. */

import type { Token } from '../syntax/plain-tokens.ts';
import type { ChangedFile, Side } from './changed-file.ts';
import { roleOf } from './production.ts';

/**
 * Whether tokens of a test speak of what went: where the code as a whole got smaller, any may; else by a name that changed code
 * declared or read, or a word of its strings, which no changed code has any more.
 */
export function removedCode(files: readonly ChangedFile[]): (tokens: readonly Token[]) => boolean {
  const code = files.filter(({ kind, path }) => kind === 'source' && isCode(path));
  // Beside tests stand their own helpers.
  const alone = code.filter(({ base, tree }) =>
    [base, tree].every((side) => side === undefined || side.cases.length === 0),
  );
  const sizeOf = (side: 'base' | 'tree') =>
    alone.reduce((sum, one) => sum + (one[side]?.program?.tokens.length ?? 0), 0);
  if (sizeOf('tree') < sizeOf('base')) return () => true;
  const still = new Set(
    code.flatMap(({ tree }) => wordsIn(tree?.program?.tokens.filter((_, at) => !isInTest(tree, at)) ?? [])),
  );
  const names = new Set(
    code.flatMap(({ base }) => namesOf(base)).filter((name) => name.length > 2 && !still.has(name)),
  );
  return (tokens) => names.size > 0 && wordsIn(tokens).some((word) => names.has(word) || names.has(testedBy(word)));
}

/** `test_cache` and `TestCache` are about `cache`. */
const testedBy = (word: string) =>
  word.replace(/^(?:test_|Test(?=[A-Z]))(.)/, (_, first: string) =>
    word.startsWith('T') ? first.toLowerCase() : first,
  );

const isCode = (path: string) => roleOf(path, { command: '' }) === 'production';
const isInTest = ({ cases }: Side, at: number) => cases.some(({ start, end }) => start <= at && at < end);

function namesOf(side: Side | undefined): string[] {
  const { tokens, match } = side?.program ?? { tokens: [], match: [] };
  return tokens.flatMap((token, at) => {
    if (side === undefined || isInTest(side, at)) return [];
    if (token.kind !== 'word') return wordsIn([token]);
    const before = tokens[at - 1]?.text ?? '';
    const next = tokens[at + 1]?.text ?? '';
    const isMethod = next === '(' && tokens[(match[at + 1] ?? -1) + 1]?.text === '{';
    // What is called on something may be the language's own.
    const named = declaring.test(before) || /^[:=]$/.test(next) || isMethod || (before === '.' && next !== '(');
    return named ? [token.text] : [];
  });
}
const declaring = /^(function|def|class|func|fn|fun|interface|type|struct|enum|sub|get|set|static|async|\*)$/;

function wordsIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, text }) =>
    kind === 'word' ? [text] : kind === 'string' ? text.split(/[^\p{L}\p{N}_$-]+/u) : [],
  );
}
