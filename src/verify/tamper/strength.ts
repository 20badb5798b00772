/** How much an assertion demands of the code under test. */

import type { Language } from './language.ts';
import type { Token } from './tokens.ts';

/** Matchers that say only a part, a range or a shape. */
const partial =
  /^(toMatchObject|toContain|toContainEqual|toContainText|toMatch|objectContaining|arrayContaining|stringContaining|stringMatching|toBeGreaterThan\w*|toBeLessThan\w*|toHaveLength|toHaveProperty|toSatisfy|match|matches|doesNotMatch|like|include|includes|contain|contains|contain_exactly|a_hash_including|hash_including|start_with|end_with|startsWith|endsWith|be_within|assertIn|assertContains|assertContainsEquals|assertStringContainsString|assertRegexp?|assertMatchesRegularExpression|assertGreater\w*|assertLess\w*|assertCountEqual|assertCount|assert_includes|assert_match|assert_in_delta|assert_in_epsilon|assert_operator|assertAlmostEqual\w*|assert_allclose|Contains|Subset|ElementsMatch|Len|Greater\w*|Less\w*|InDelta|InEpsilon|Regexp|hasSize|hasLength|hasMessageContaining|containsString|closeTo|isGreaterThan\w*|isLessThan\w*|isBetween|isCloseTo|must_include|must_match|must_be_close_to|satisfy|partial|assertArrayHasKey|HasPrefix|HasSuffix|starts_with|ends_with|contains_key|toHaveTextContent|lengthOf|above|below|least|most|within|oneOf|property)$/;
/** Matchers that say only that something is there, or what it is not. */
const weak =
  /^(toBeTruthy|toBeDefined|toBeInstanceOf|toBeTypeOf|anything|any|ANY|any_args|anyOf|any_instance_of|ok|truthy|exist|exists|instanceOf|instance_of|be_truthy|be_present|be_a|be_an|be_kind_of|be_instance_of|respond_to|assertTrue|assertIsNotNone|assertNotNull|assertIsInstance|assertInstanceOf|assertNotEmpty|assertNotEqual|assertNotEquals|assertNotSame|assertDoesNotThrow|assert_not_nil|assert_not_equal|assert_kind_of|assert_instance_of|assert_respond_to|assert_nothing_raised|refute_nil|refute_equal|refute_empty|assert_ne|NotNil|NotEmpty|NotEqual|NotPanics|NoError|IsType|isNotNull|isNotEmpty|isNotEqualTo|isInstanceOf|doesNotThrow|doesNotThrowAnyException|doesNotReject|notThrows|notStrictEqual|notEqual|notDeepEqual|shouldNotBe|wont_be_nil|wont_equal|must_be_kind_of|toHaveBeenCalled|toBeCalled|assert_called|is_ok|is_some|is_object|assertIsArray|assertIsString|assertIsInt|assertIsFloat|assertIsObject|True|is_a)$/;
const negation = new Set(['not', 'not_to', 'to_not', 'never', '!=', '!==', 'should_not']);
const comparison = new Set(['==', '===', '<', '>', '<=', '>=', '!=', '!==', 'is', 'in', '=~', 'eq', 'eql']);
const literalWords = new Set(['true', 'false', 'True', 'False', 'null', 'nil', 'None', 'undefined']);

export function strengthOf(tokens: readonly Token[], language: Language): 0 | 1 | 2 | 3 {
  if (
    tokens[0]?.text !== 'if' &&
    tokens.slice(0, 4).some((token) => /^(fail|panic|Fatalf?|Errorf?|flunk|unreachable)$/.test(token.text))
  )
    return 3;
  if (isTautology(tokens, language)) return 0;
  let lowest: 1 | 2 | 3 = 3;
  let compares = false;
  let truth = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'punct' && comparison.has(token.text)) compares = true;
    if (negation.has(token.text) && !isEmptinessCheck(tokens, index)) lowest = 1;
    if (token.kind === 'punct' && token.text === '!' && tokens[index + 1]?.kind === 'word' && language !== 'rust')
      lowest = lowest > 2 ? 2 : lowest;
    if (token.kind !== 'word') continue;
    if (comparison.has(token.text) && language !== 'javascript') compares = true;
    if (weak.test(token.text) && !(token.text === 'True' && tokens[index - 1]?.text !== '.')) {
      if (/^(assertTrue|ok|truthy|True|isTrue|be_truthy|toBeTruthy)$/.test(token.text)) truth = true;
      else lowest = 1;
    } else if (partial.test(token.text) && lowest > 2) lowest = 2;
    if (
      /^(toThrow|toThrowError|raises|assertRaises|assertThrows|throws|raise_error|rejects|assert_raises|expectException)$/.test(
        token.text,
      )
    ) {
      lowest = min(lowest, throwStrength(tokens, index));
    }
  }
  const bare = /^(assert|assert_true|refute|assertTrue|ok)!?$/.test(firstWord(tokens));
  if ((truth || bare) && !compares && !calls(tokens, partial) && !hasMatcher(tokens)) lowest = 1;
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

function min(a: 1 | 2 | 3, b: 1 | 2 | 3): 1 | 2 | 3 {
  return a < b ? a : b;
}

function firstWord(tokens: readonly Token[]): string {
  return tokens.find((token) => token.kind === 'word' && /^(assert|refute|ok)/.test(token.text))?.text ?? '';
}

/** A matcher hung on behind: `.to.equal(…)`, `.isEqualTo(…)`, `.strictEqual(…)`. */
function hasMatcher(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token) =>
      token.kind === 'word' &&
      /(equals?|same|EqualTo|toBe|Equal|called_with|CalledWith|snapshot|Snapshot)/i.test(token.text),
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
  const rest = tokens.slice(index + 1, index + 12);
  const named = rest.find((token) => token.kind === 'string' || (token.kind === 'word' && /^[A-Z]/.test(token.text)));
  if (named === undefined) return 1;
  return broad.has(named.text) ? 1 : 3;
}
export const broad = new Set([
  'Exception',
  'Error',
  'Throwable',
  'BaseException',
  'StandardError',
  'Object',
  'RuntimeException',
]);

/** A tolerance that somebody set; the library's own default counts as exact. */
function isLoose(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, index) =>
      token.kind === 'word' &&
      ['abs', 'rel', 'delta', 'places', 'atol', 'rtol', 'epsilon'].includes(token.text) &&
      tokens[index + 1]?.text === '=',
  );
}

/** Whether the assertion holds whatever the code does: constants only, a value compared with itself, or `or True`. */
export function isTautology(tokens: readonly Token[], language: Language): boolean {
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
  if (comparesWithItself(tokens)) return true;
  return (
    !tokens.some((token, index) => isSubject(tokens, token, index, language)) &&
    tokens.length > 1 &&
    hasConstant(tokens)
  );
}

function hasConstant(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'number' || token.kind === 'string' || literalWords.has(token.text));
}

/** A word that may differ with the code under test: no keyword, constant, matcher or receiver of the assertion itself. */
function isSubject(tokens: readonly Token[], token: Token, index: number, language: Language): boolean {
  if (token.kind !== 'word' || literalWords.has(token.text) || frame.has(token.text)) return false;
  const before = tokens[index - 1]?.text;
  const next = tokens[index + 1]?.text;
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
  /^(to[A-Z]\w*|is[A-Z]\w*|be_\w+|has[A-Z]\w*|expect|should|assert|assert_?(that|true|false|null|nil|not_?null|not_?nil|equals?|eq|ne|not_?equals?|same|is|is_?not|in|not_?in|is_?none|is_?not_?none|is_?instance|instance_?of|empty|not_?empty|includes?|contains\w*|match\w*|operator|predicate|greater\w*|less\w*|count\w*|almost_?equals?|raises|throws|string\w*|in_delta|array\w*|json\w*)|refute\w*|must_\w+|wont_\w+)$/i;
const frame = new Set(
  'await return $this if else not and or is in t tc tt self this assert expect require to be Assertions Assert static new parent to_not not_to msg message fail Errorf Fatal Fatalf Error panic f r b u'.split(
    ' ',
  ),
);
const bareMatchers = new Set([
  'strictEqual',
  'deepStrictEqual',
  'deepEqual',
  'equal',
  'ok',
  'eq',
  'eql',
  'equal_to',
  'is',
  'equalTo',
]);

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
  return texts.some((text) => compares.test(text)) && sameArguments(texts);
}

const compares = /equal|same|^eq|^is$|^be$|toBe|match|_eq$|include|identical|isA$/i;

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
