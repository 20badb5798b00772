/** Finds new objects whose equality method always returns true, so that every assertion that compares with them passes. */

import type { Token } from '../languages/source.ts';
import { type Barrier, type ChangedCode, newTokens } from './barrier.ts';

export const equalToAll: Barrier = {
  name: 'equal-to-all',
  stops: 'An object is made that is equal to everything.',
  find: ({ files }) =>
    files.flatMap((file) =>
      newTokens(file).flatMap(({ token, at }) =>
        declaresEquality(file, at) && answersYes(file.tokens.slice(at + 1, at + 40))
          ? [{ path: file.path, line: token.line, message: 'an object that is equal to everything' }]
          : [],
      ),
    ),
};

/** By the names that languages and libraries of assertions call. */
function declaresEquality({ tokens, language }: ChangedCode, at: number): boolean {
  const { text: word } = tokens[at] as Token;
  const [before = '', next = ''] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  if (word === '__eq__' || /^(==|===|eql\?)$/.test(word))
    return before === 'def' || (before === '{' && tokens[at - 2]?.text === 'def');
  if (language === 'go') return before === ')' && /^(Is|Equal)$/.test(word);
  if (next !== '(') return false;
  return (
    word === 'asymmetricMatch' ||
    (/^(equals|eq)$/.test(word) && /^(boolean|Boolean|fun|bool|fn|function|public)$/.test(before))
  );
}

/** The first thing that the body does is to answer `true`. */
function answersYes(behind: readonly Token[]): boolean {
  let depth = 0;
  for (const [at, { text }] of behind.entries()) {
    if (/^[([]$/.test(text)) depth++;
    if (/^[)\]]$/.test(text)) depth--;
    if (depth > 0 || at === 0) continue;
    if (/^(return|=>|=)$/.test(text)) return /^(true|True)$/.test(behind[at + 1]?.text ?? '');
    if (/^(true|True)$/.test(text)) return true;
    if (/^(if|for|while|let|const|var|match|case|end|;|class|def)$/.test(text)) return false;
  }
  return false;
}
