/** How much an assertion demands of the code under test. */

import type { Language } from './language.ts';
import { comparison, literalWords, negation, partial, weak } from './matcher-words.ts';
import { isTautology } from './tautology.ts';
import type { Token } from './token.ts';

export function strengthOf(tokens: readonly Token[], language: Language, imported: ReadonlySet<string>): 0 | 1 | 2 | 3 {
  if (
    tokens[0]?.text !== 'if' &&
    tokens.slice(0, 4).some((token) => /^(fail|panic|Fatalf?|Errorf?|flunk|unreachable)$/.test(token.text))
  )
    return 3;
  if (isTautology(tokens, language, imported)) return 0;
  const predicate = isOwnPredicate(tokens) || isEmptyList(tokens);
  let lowest: 1 | 2 | 3 = 3;
  let compares = false;
  let truth = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'punct' && comparison.has(token.text)) compares = true;
    if (negation.has(token.text) && !isEmptinessCheck(tokens, index)) lowest = 1;
    if (
      !predicate &&
      token.kind === 'punct' &&
      token.text === '!' &&
      tokens[index + 1]?.kind === 'word' &&
      language !== 'rust'
    )
      lowest = lowest > 2 ? 2 : lowest;
    if (token.kind !== 'word') continue;
    if (comparison.has(token.text) && language !== 'javascript') compares = true;
    const isType = token.text === 'any' && tokens[index - 1]?.text === 'as';
    if (weak.test(token.text) && !isType && !(token.text === 'True' && tokens[index - 1]?.text !== '.')) {
      if (/^(assertTrue|ok|truthy|True|isTrue|be_truthy|toBeTruthy)$/.test(token.text)) truth = true;
      else lowest = 1;
    } else if (partial.test(token.text) && lowest > 2 && isMatcher(tokens, index, language)) lowest = 2;
    if (
      /^(toThrow|toThrowError|raises|assertRaises|assertThrows|throws|raise_error|rejects|assert_raises|expectException)$/.test(
        token.text,
      )
    ) {
      lowest = min(lowest, throwStrength(tokens, index));
    }
  }
  const first = tokens.findIndex((token) => token.kind === 'word' && /^(assert|refute|ok)/.test(token.text));
  const bare =
    /^(assert|assert_true|refute|assertTrue|ok)!?$/.test(tokens[first]?.text ?? '') && tokens[first + 1]?.text !== '.';
  if (
    (truth || bare) &&
    !compares &&
    !calls(tokens, partial) &&
    !hasMatcher(tokens) &&
    !isTypedTruth(tokens, language) &&
    !predicate
  ) {
    lowest = 1;
  }
  if (
    compares &&
    tokens.some(
      (token) =>
        token.kind === 'punct' &&
        (token.text === '<' || token.text === '>' || token.text === '<=' || token.text === '>='),
    )
  ) {
    lowest = min(lowest, 2);
  }
  if (isLoose(tokens)) lowest = min(lowest, 2);
  return lowest;
}

/** Where the language or the library takes only a boolean, a predicate that must be true is exact. */
function isTypedTruth(tokens: readonly Token[], language: Language): boolean {
  if (!/^(java|kotlin|php|rust|go)$/.test(language)) return false;
  return !tokens.some(
    (token) =>
      token.kind === 'word' &&
      /^(is_\w+|isset|empty|instanceof|isEmpty|isPresent|nonNull|isNull|is_some|is_ok|is_err|is_none)$/.test(
        token.text,
      ),
  );
}

/** `assert(isValid(x))`: a predicate of the code's own answers yes or no. */
function isOwnPredicate(tokens: readonly Token[]): boolean {
  const called = tokens.find(({ kind }, at) => kind === 'word' && at > 0 && tokens[at + 1]?.text === '(');
  return /^(is|has|can)[A-Z]/.test(called?.text ?? '') && !languagesOwn.test(called?.text ?? '');
}
const languagesOwn =
  /^(isNaN|isFinite|isArray|isInteger|isSafeInteger|isInstance|isPrototypeOf|hasOwnProperty|hasOwn|isNull|isNotNull|isEmpty|isNotEmpty|isPresent|isTrue|isFalse|isEqualTo|isInstanceOf\w*|isOk|hasSize|hasLength)$/;

/** `assert(!list.length)`: only nothing is empty. */
function isEmptyList(tokens: readonly Token[]): boolean {
  const texts = tokens.map(({ text }) => text);
  return texts[texts.indexOf('(') + 1] === '!' && texts.at(-1) === ')' && texts.at(-2) === 'length';
}

/** In JavaScript matchers hang on something: a bare `match(…)` is the code's own, and bare `matches` a value. */
function isMatcher(tokens: readonly Token[], index: number, language: Language): boolean {
  return language !== 'javascript' || tokens[index - 1]?.text === '.';
}

function min(a: 1 | 2 | 3, b: 1 | 2 | 3): 1 | 2 | 3 {
  return a < b ? a : b;
}

/** A matcher hung on behind: `.to.equal(…)`, `.isEqualTo(…)`, `.strictEqual(…)`. */
function hasMatcher(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token) =>
      token.kind === 'word' &&
      /(equals?|same|EqualTo|toBe(?!Truthy|Falsy|Defined)|Equal|called_with|CalledWith|snapshot|Snapshot)/i.test(
        token.text,
      ),
  );
}

function calls(tokens: readonly Token[], pattern: RegExp): boolean {
  return tokens.some((token) => token.kind === 'word' && pattern.test(token.text));
}

/** `!= nil` and `is not None` say that something is there; `!=` against a value says what it is not: both demand little. */
function isEmptinessCheck(tokens: readonly Token[], index: number): boolean {
  // Go and C-like tests fail on `got != want`: there the comparison demands equality.
  const head = tokens[0]?.text;
  const value = tokens[index + 1]?.text ?? '';
  return head === 'if' && (tokens[index]?.text === '!=' || tokens[index]?.text === '!==') && !literalWords.has(value);
}

/** An exception of any kind proves little; one with a type or a message proves which. */
function throwStrength(tokens: readonly Token[], index: number): 1 | 2 | 3 {
  const named = namedError(tokens, index + 1).find(
    (token) => token.kind === 'string' || (token.kind === 'word' && /^[A-Z]/.test(token.text)),
  );
  if (named === undefined) return 1;
  return broad.has(named.text) ? 1 : 3;
}

/** What stands behind the word, or its arguments without the function that has to throw. */
function namedError(tokens: readonly Token[], open: number): readonly Token[] {
  if (tokens[open]?.text !== '(') return tokens.slice(open, open + 11);
  const parts: Token[][] = [[]];
  for (let at = open + 1, depth = 0; at < tokens.length && depth >= 0; at++) {
    const token = tokens[at] as Token;
    if (/^[([{]$/.test(token.text)) depth++;
    if (/^[)\]}]$/.test(token.text)) depth--;
    if (depth === 0 && token.text === ',') parts.push([]);
    else if (depth >= 0) parts.at(-1)?.push(token);
  }
  // `{ message: /…/ }` names the error, `{ pay(100) }` is what has to throw.
  const runs = (part: readonly Token[]) =>
    part.some(({ text }, at) => /^(=>|->|function|lambda)$/.test(text) || (text === '{' && part[at + 2]?.text !== ':'));
  return parts.filter((part, at) => at > 0 || !runs(part)).flat();
}
const broad = new Set('Exception Error Throwable BaseException StandardError Object RuntimeException'.split(' '));

/** A tolerance that somebody set; the library's own default counts as exact. */
function isLoose(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, index) =>
      token.kind === 'word' &&
      ['abs', 'rel', 'delta', 'places', 'atol', 'rtol', 'epsilon'].includes(token.text) &&
      tokens[index + 1]?.text === '=',
  );
}
