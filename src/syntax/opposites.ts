/** The opposite of an assertion, by how assertion libraries name theirs. */

import type { Grammar } from './grammars.ts';

export interface AssertingCall {
  /** What is called, as it is written: `assert.throws`, `expect(x).toBeNull`. */
  callee: string;
  /** The arguments, with where they begin in `whole`. */
  operands: readonly { text: string; at: number }[];
  whole: string;
  /** The text of its file: a name that is not imported cannot be called. */
  file: string;
  grammar: Grammar;
}

/** undefined: it has none that compiles wherever the assertion does. */
export function oppositeCall(call: AssertingCall): string | undefined {
  const { callee, whole, file } = call;
  if (hollow.test(callee)) return undefined;
  const name = /\b\w+(?=!?$)/.exec(callee)?.[0] ?? '';
  const before = callee.slice(0, callee.lastIndexOf(name));
  const given = whole.slice(before.length + name.length);
  if (/^expect\s*\(/.test(callee) && /(?:\.|->)$/.test(before) && !/^(?:not_)?to(?:_not)?$/.test(name))
    return `${expectOpposite(before)}${name}${given}`;
  if (raising.test(name)) return otherError(call);
  const other = otherName(name, before);
  if (other !== undefined) return `${importPrefix(name, before, file)}${other}${given}`;
  return isTruth.test(name) ? negatedOperand(call) : undefined;
}

export function negatedCondition(condition: string, grammar: Grammar): string {
  return grammar === 'python' ? `not (${condition})` : `!(${condition})`;
}

/** Says only that something is there, that it was called, or that nothing went wrong. */
const hollow =
  /\b(?:toBeTruthy|toBeDefined|toBeInTheDocument|toHaveBeenCalled|exists?|be_truthy|truthy|NoError|NotNil|NotNull|NotEmpty|assertNotNull|assertIsNotNone|assertIsNot|assertNotEmpty|isNotNull|isNotEmpty|refute_nil|refute_empty|doesNotThrow|doesNotReject|NotPanics|TEST_ASSERT_NOT_(?:NULL|EMPTY)(?:_MESSAGE)?)$|\bnot\.to(?:BeNull|BeUndefined|Throw|BeFalsy)$|\bnot_to$|\bto_not$/;

/** Whether a condition, as an assertion asks it (`isAsked`) or an `if` that fails refuses it, is only about something being there, or no error. */
export function isHollowCondition(condition: string, grammar: Grammar, isAsked: boolean): boolean {
  const [, name = '', operator = ''] =
    /^([^&|]+?)(?<!\s)\s*([!=]==?|is not|is)\s*(?:nil|NULL|nullptr|null|undefined|None)$/.exec(condition) ?? [];
  const asksForNone = operator !== '' && !/!|not/.test(operator) === isAsked;
  if (operator !== '') return /err(?:or)?(?:\(\))?$/i.test(name) ? asksForNone : !asksForNone;
  return isUntyped(grammar) && !isBoolean.test(condition.replace(/^(?:!|not )/, ''));
}

/** `expect(x).` with or without its `not`. */
function expectOpposite(before: string): string {
  const plain = before.replace(/(\.|->)not(?:\.|->)$/, '$1').replace(/\.not\./, '.');
  return plain === before ? before.replace(/(\.|->)$/, '$1not$1') : plain;
}

/** Names of an assertion and its opposite that no rule makes of one another. */
const pairs: Readonly<Record<string, string>> = {
  to: 'not_to',
  match: 'doesNotMatch',
  throws: 'doesNotThrow',
  rejects: 'doesNotReject',
  contains: 'doesNotContain',
  isTrue: 'isFalse',
  like: 'unlike',
  NoError: 'Error',
  assertIs: 'assertIsNot',
  assertIsNone: 'assertIsNotNone',
  assertIsInstance: 'assertNotIsInstance',
  assertStringContainsString: 'assertStringNotContainsString',
  assertMatchesRegularExpression: 'assertDoesNotMatchRegularExpression',
};
const reversed = Object.fromEntries(Object.entries(pairs).map(([one, other]) => [other, one]));
/** GoogleTest's. */
const operators: Readonly<Record<string, string>> = { EQ: 'NE', LT: 'GE', GT: 'LE', TRUE: 'FALSE', STREQ: 'STRNE' };
const orders = { ...operators, ...Object.fromEntries(Object.entries(operators).map(([one, other]) => [other, one])) };

/** Rules of naming: with and without "not", in each library's way. */
function otherName(name: string, before: string): string | undefined {
  const [, sort = '', operator = ''] = /^(EXPECT_|ASSERT_)([A-Z]+)$/.exec(name) ?? [];
  if (orders[operator] !== undefined) return `${sort}${orders[operator]}`;
  if (name === 'assert_eq' || name === 'assert_ne') return name === 'assert_eq' ? 'assert_ne' : 'assert_eq';
  const known = pairs[name] ?? reversed[name];
  if (known !== undefined) return name === 'match' && !/\bassert\.$|\bt\.$/.test(before) ? undefined : known;
  if (/^(?:assert|t)\.$/.test(before) && /^(?:strictEqual|equal|deepEqual|deepStrictEqual)$/.test(name))
    return `not${name[0]?.toUpperCase()}${name.slice(1)}`;
  for (const rule of rules) {
    const [, start = '', not = '', end = ''] = rule.exec(name) ?? [];
    if (end !== '') return `${start}${not === '' ? 'Not' : ''}${end}`;
  }
  const [, unity = '', without = '', asked = ''] =
    /^(TEST_ASSERT_)(NOT_)?((?:NULL|EMPTY)(?:_MESSAGE)?)$/.exec(name) ?? [];
  if (unity !== '') return `${unity}${without === '' ? 'NOT_' : ''}${asked}`;
  const minitest =
    /^(assert|refute)_(nil|empty|includes|match|same|equal|predicate|respond_to|in_delta|operator)$/.exec(name);
  return minitest === null ? undefined : `${minitest[1] === 'assert' ? 'refute' : 'assert'}_${minitest[2]}`;
}

const rules = [
  /^(assert)(Not)?(Equals?|Same|Null|Empty|Contains|Count|In|Regex|AlmostEqual|InstanceOf)$/,
  /^()(Not)?(Equal|Nil|Null|Empty|Contains|Panics|ErrorIs|Zero|Same|Regexp)$/,
  /^(is)(Not)?(EqualTo|Null|Empty|SameAs|InstanceOf|Present)$/,
];

/** JUnit's names are imported one by one. */
function importPrefix(name: string, before: string, file: string): string {
  if (before !== '') return before;
  const [, of] = new RegExp(`^import static ([\\w.]+)\\.${name};`, 'm').exec(file) ?? [];
  return of === undefined ? '' : `${of}.`;
}

const raising = /^(?:raises|assert_raises?|assertRaises(?:Regexp?)?)$/;

/** Another class of errors, that nobody throws by accident. */
function otherError({ operands, whole }: AssertingCall): string | undefined {
  const [first] = operands;
  if (first === undefined || !/^[A-Z][\w.:]*$/.test(first.text)) return undefined;
  const other = whole.startsWith('assert_raise') ? 'NotImplementedError' : 'KeyboardInterrupt';
  return replaced(whole, first, other);
}

const isTruth =
  /^(?:assert|ok|assertTrue|assertFalse|True|False|assert_true|assert_false|assert_that|CHECK|CHECK_FALSE|REQUIRE|REQUIRE_FALSE|EXPECT|TEST_ASSERT(?:_(?:TRUE|FALSE)(?:_MESSAGE)?)?|BOOST_(?:CHECK|REQUIRE|TEST)|ck_assert|cr_assert|check|expect|verify|require|ensure|debug_assert|refute)$/;

/** What is asked to be true; a runner's handle may stand before it, and a message behind it or before it. */
function negatedOperand({ operands, whole, grammar }: AssertingCall): string | undefined {
  const asked = operands.filter(({ text }) => !/^(?:t|tb|b|self|this|["'`].*)$/s.test(text));
  const [first, ...others] = asked;
  if (first === undefined || others.length > 0) return undefined;
  if (isUntyped(grammar) && !isBoolean.test(first.text)) return undefined;
  return replaced(whole, first, negatedCondition(first.text, grammar));
}

const isUntyped = (grammar: Grammar) => /^(?:javascript|typescript|tsx|python|ruby|php)$/.test(grammar);
/** Where anything may stand, a value that is only there would do: what compares, or is called like a question. */
const isBoolean =
  /[!=<>]=|[<>]|^!|\b(?:not|in|is|instanceof|and|or)\b|&&|\b(?:is|has|can|should|was)(?:[A-Z_]\w*)?\(|\?(?:$|[\s(.])|\.(?:includes|test|some|every|starts_?[wW]ith|ends_?[wW]ith|isArray|equals?)\(/;

function replaced(whole: string, { text, at }: { text: string; at: number }, after: string): string {
  return whole.slice(0, at) + after + whole.slice(at + text.length);
}
