/** Assertions that hold whatever the code does. */

import type { Language } from './language.ts';
import { literalWords, partial, weak } from './matcher-words.ts';
import type { Token } from './token.ts';

/**
 * Whether the assertion holds whatever the code does: constants only, a value compared with itself, or `or True`.
 * `imported`: names from modules that are no assertion library.
 */
export function isTautology(tokens: readonly Token[], language: Language, imported: ReadonlySet<string>): boolean {
  const alwaysTrue = tokens.some(
    (token, index) =>
      (token.text === '||' || token.text === 'or') &&
      token.kind !== 'string' &&
      ['true', 'True', '1'].includes(tokens[index + 1]?.text ?? ''),
  );
  if (alwaysTrue) return true;
  const never = tokens.some(
    (token, index) =>
      tokens[0]?.text === 'if' &&
      (token.text === '&&' || token.text === 'and') &&
      ['false', 'False', '0'].includes(tokens[index + 1]?.text ?? ''),
  );
  if (
    never ||
    (tokens[0]?.text === 'if' &&
      ['false', 'False'].includes(tokens[1]?.text === '(' ? (tokens[2]?.text ?? '') : (tokens[1]?.text ?? '')))
  ) {
    return true;
  }
  // RSpec's implicit subject.
  if (language === 'ruby' && /^(should|should_not|is_expected|are_expected)$/.test(tokens[0]?.text ?? '')) return false;
  if (comparesWithItself(tokens)) return true;
  return (
    !tokens.some((token, index) => isSubject(tokens, token, index, language) || isCalled(tokens, index, imported)) &&
    tokens.length > 1 &&
    hasConstant(tokens)
  );
}

/** `deepEqual(a, b)` of the project's own is what is tested, not what tests. */
function isCalled(tokens: readonly Token[], index: number, imported: ReadonlySet<string>): boolean {
  const { kind, text } = tokens[index] ?? { kind: 'punct', text: '' };
  if (kind !== 'word' || !imported.has(text) || /^(assert|expect|should|verify)/i.test(text)) return false;
  return !frame.has(text) && !isHandle(tokens, index);
}

function hasConstant(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'number' || token.kind === 'string' || literalWords.has(token.text));
}

/** A word that may differ with the code under test: no keyword, constant, matcher or receiver of the assertion itself. */
function isSubject(tokens: readonly Token[], token: Token, index: number, language: Language): boolean {
  if (token.kind !== 'word' || literalWords.has(token.text) || frame.has(token.text)) return false;
  if (isHandle(tokens, index)) return false;
  const before = tokens[index - 1]?.text;
  const next = tokens[index + 1]?.text;
  // Hung on behind what is asserted; a bare `isPrime(7)` or `toRoman(4)` calls the code under test.
  if (before === '.' && /^(to|is|has)[A-Z]/.test(token.text)) return false;
  if (
    librarys.test(token.text) &&
    (next === '(' || next === '.' || next === '!' || before === '.' || language === 'ruby')
  )
    return false;
  if (
    before === '.' &&
    (partial.test(token.text) ||
      weak.test(token.text) ||
      /^(equals?|strictEqual|deepStrictEqual|deepEqual|eq|eql|not|Equal|True|is|same)$/.test(token.text))
  )
    return false;
  if (bareMatchers.has(token.text) && (next === '(' || language === 'ruby')) return false;
  return true;
}
/** Words of assertion libraries. Any other `assertDiscount(100, 90)` is the project's own helper, and calls its code. */
const librarys =
  /^(be_\w+|expect|should|assert|assert_?(that|true|false|null|nil|not_?null|not_?nil|equals?|eq|ne|not_?equals?|same|is|is_?not|in|not_?in|is_?none|is_?not_?none|is_?instance|instance_?of|empty|not_?empty|includes?|contains\w*|match\w*|operator|predicate|greater\w*|less\w*|count\w*|almost_?equals?|raises|throws|string\w*|in_delta|array\w*|json\w*)|refute\w*|must_\w+|wont_\w+)$/i;
const frame = new Set(
  'await return $this if else not and or is in self this assert expect require to be Assertions Assert static new parent to_not not_to'.split(
    ' ',
  ),
);
/** `t.equal(…)`, `assert.Equal(t, …)`, `f"…"`: the runner's handle and a string's prefix, elsewhere names like any other. */
function isHandle(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (/^(t|tt|tc|b)$/.test(tokens[index]?.text ?? '') && (next?.text === '.' || next?.text === ',')) return true;
  return /^[frbu]$/.test(tokens[index]?.text ?? '') && next?.kind === 'string';
}
const bareMatchers = new Set('strictEqual deepStrictEqual deepEqual equal ok eq eql equal_to is equalTo'.split(' '));

/** The two arguments, or the two sides of a comparison, are the same words and there is no third thing. */
function comparesWithItself(tokens: readonly Token[]): boolean {
  const texts = tokens.map((token) => (token.kind === 'string' ? JSON.stringify(token.text) : token.text));
  const middle = texts.findIndex((text, index) => tokens[index]?.kind === 'punct' && (text === '==' || text === '==='));
  if (middle > 0) {
    const right: string[] = [];
    for (let at = middle + 1, depth = 0; at < texts.length; at++) {
      const text = texts[at] ?? '';
      if ('([{'.includes(text)) depth++;
      if (')]}'.includes(text) && --depth < 0) break;
      if (depth === 0 && (text === ',' || text === ';' || text === '&&' || text === 'and')) break;
      right.push(text);
    }
    const left = texts.slice(Math.max(0, middle - right.length), middle);
    const edge = texts[middle - right.length - 1];
    return (
      right.length > 0 &&
      right.join(' ') === left.join(' ') &&
      (edge === undefined || ['(', 'assert', '!', 'if'].includes(edge))
    );
  }
  // Two objects that are made alike test how they compare.
  return (
    !texts.includes('new') &&
    texts.some((text) => compares.test(text)) &&
    !texts.some((text) => denies.test(text)) &&
    sameArguments(texts)
  );
}

const compares = /equal|same|^eq|^is$|^be$|toBe|match|_eq$|include|identical|isA$/i;
const denies = /^(?:not|refute)|^\w*(?:Not[A-Z]|_not_)/;

/** `assertEquals(x, x)`, `expect(x).toBe(x)`, `assert_equal x, x`. */
function sameArguments(texts: readonly string[]): boolean {
  const groups: string[] = [];
  let depth = 0;
  let current: string[] = [];
  const end = () => {
    if (current.length > 0) groups.push(current.join(' '));
    current = [];
  };
  const bare = texts.length > 2 && /^(assert|refute)_/.test(texts[0] ?? '') && texts[1] !== '(';
  for (const text of bare ? ['(', ...texts.slice(1), ')'] : texts) {
    if ('([{'.includes(text) && text.length === 1) {
      if (depth === 0) end();
      else current.push(text);
      depth++;
    } else if (')]}'.includes(text) && text.length === 1) {
      depth--;
      if (depth === 0) end();
      else current.push(text);
    } else if (depth === 1 && text === ',') end();
    else if (depth > 0) current.push(text);
    if (depth === 0) current = [];
  }
  const [first, second] = groups;
  return first !== undefined && first === second && groups.length <= 3;
}
