/** How much an assertion demands of the code under test. */

import type { Token } from '../syntax/plain-tokens.ts';
import type { Language } from './language.ts';
import { comparison, partial, weak } from './matcher-words.ts';
import { isTautology } from './tautology.ts';

export function strengthOf(tokens: readonly Token[], language: Language, imported: ReadonlySet<string>): 0 | 1 | 2 | 3 {
  // `if got != want { t.Errorf(…) }`: the condition says what must not be; a failure alone can only fail.
  const isBranch = tokens[0]?.text === 'if';
  if (!isBranch && tokens.slice(0, 4).some(({ text }) => failing.test(text))) return 3;
  if (isTautology(tokens, language, imported)) return 0;
  const words = tokens.filter(
    ({ kind, text }, at) => kind === 'word' && !imported.has(text) && isMatcher(tokens, at, language),
  );
  const says = (matcher: RegExp) => words.some(({ text }) => matcher.test(text));
  const compares = tokens.some(({ kind, text }) => kind !== 'string' && comparison.test(text));
  // That nothing is thrown says no more than that it ran.
  if (says(/^(?:toThrow|throws?)$/) && says(/^not$/)) return 1;
  const loose = tokens.some(({ text }, at) => tolerance.test(text) && /^[=:]$/.test(tokens[at + 1]?.text ?? ''));
  if (says(partial) || loose) return 2;
  if (compares || says(equality)) return says(weak) || (!isBranch && says(/^(not|not_to|to_not)$/)) ? 1 : 3;
  // A bare truth; only nothing is empty.
  const isEmpty = tokens.some(({ text }) => text === '!') && tokens.at(-2)?.text === 'length';
  const bare = !isEmpty && tokens.some(({ text }, at) => text === 'assert' && tokens[at + 1]?.text !== '.');
  return says(weak) || bare ? 1 : 3;
}
/** In JavaScript matchers are called or hang on something; `as any` is a cast. */
function isMatcher(tokens: readonly Token[], at: number, language: Language): boolean {
  if (tokens[at - 1]?.text === 'as') return false;
  return language !== 'javascript' || tokens[at - 1]?.text === '.' || tokens[at + 1]?.text === '(';
}
const failing = /^(fail|panic|Fatalf?|Errorf?|flunk|unreachable)$/;
const equality = /equal|same|^eql?$|EqualTo|^toBe$|calledwith|snapshot/i;
/** One that somebody set; the library's own default counts as exact. */
const tolerance = /^(abs|rel|abs_tol|rel_tol|atol|rtol|places|tolerance|delta|epsilon)$/;
