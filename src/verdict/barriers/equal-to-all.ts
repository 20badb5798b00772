/** Finds new objects whose equality method returns true for everything, so that every comparing assertion passes. */

import { posix } from 'node:path';
import { isTestPath } from '../file-roles.ts';
import { oneOf } from '../languages/language.ts';
import type { Token } from '../languages/syntax-tree.ts';
import { type Barrier, type ChangedCode, newTokens } from './barrier.ts';

export const equalToAll: Barrier = {
  name: 'equal-to-all',
  stops: 'A new object is equal to everything.',
  find: ({ files }) =>
    files.flatMap((file) =>
      (isOfNewTests(file, files) ? [] : newTokens(file)).flatMap(({ token, at }) =>
        declaresEquality(file, at) && answersYes(file.tokens.slice(at + 1, at + 40))
          ? [{ path: file.path, line: token.line, message: 'an object that is equal to everything' }]
          : [],
      ),
    ),
};

/** No test of the base and nothing that ships loads it: then what the new tests notice tells more, as with a library's wildcard. */
function isOfNewTests({ path, role, status }: ChangedCode, files: readonly ChangedCode[]) {
  const { name } = posix.parse(path);
  const isLoaded = (other: ChangedCode) =>
    !/^test/.test(other.role) && other.tokens.some(({ text }) => text.includes(name));
  return status === 'added' && /^test/.test(role) && isTestPath(path) && !files.some(isLoaded);
}

/** By the names that languages and libraries of assertions call. */
function declaresEquality({ tokens, language }: ChangedCode, at: number) {
  const { text: word } = tokens[at] as Token;
  const [before = '', next = ''] = [tokens[at - 1]?.text, tokens[at + 1]?.text];
  if (word === '__eq__' || /^(==|===|eql\?)$/.test(word))
    return before === 'def' || (before === '{' && tokens[at - 2]?.text === 'def');
  if (language === 'go') return before === ')' && ['Is', 'Equal'].includes(word);
  const isDeclared = ['equals', 'eq'].includes(word) && declarers.test(before);
  return next === '(' && (word === 'asymmetricMatch' || isDeclared);
}

const others = oneOf('if for while let const var match case end ; class def');
const declarers = oneOf('boolean Boolean fun bool fn function public');

/** The first thing that the body does is to answer `true`. */
function answersYes(behind: readonly Token[]) {
  let depth = 0;
  for (const [at, { text }] of behind.entries()) {
    if (/^[([]$/.test(text)) depth++;
    if (/^[)\]]$/.test(text)) depth--;
    if (depth > 0 || at === 0) continue;
    if (['return', '=>', '='].includes(text)) return isTrue(behind[at + 1]);
    if (isTrue({ text })) return true;
    if (others.test(text)) return false;
  }
  return false;
}

const isTrue = (token: Pick<Token, 'text'> | undefined) => token?.text.toLowerCase() === 'true';
