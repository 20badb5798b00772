/** What the code no longer has: a test that spoke of it goes with it, and the base's own version of that test decides. */

import type { ChangedFile, Side } from './changed-file.ts';
import type { Token } from './token.ts';

/** Names that changed code declared or read, and strings in it, which no changed code has any more. */
export function removedNames(files: readonly ChangedFile[]): ReadonlySet<string> {
  const code = files.filter(({ kind, base }) => kind === 'source' && base?.cases.length === 0);
  const still = new Set(code.flatMap(({ tree }) => wordsIn(tree?.program?.tokens ?? [])));
  const deleted = code.filter(({ status }) => status === 'deleted').map(({ path }) => stem(path));
  const names = [...code.flatMap(({ base }) => namesOf(base)), ...deleted];
  return new Set(names.filter((name) => name.length > 2 && !still.has(name)));
}

/** Whether the tokens speak of one of the names: by a word, or within a string. */
export function speaksOf(tokens: readonly Token[], names: ReadonlySet<string>): boolean {
  return names.size > 0 && wordsIn(tokens).some((word) => names.has(word));
}

function namesOf(side: Side | undefined): string[] {
  const { tokens, match } = side?.program ?? { tokens: [], match: [] };
  return tokens.flatMap((token, at) => {
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

function stem(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}
