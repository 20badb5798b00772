/** Assertions that hold whatever the code does: constants only, a value compared with itself, `or True`, or no matcher. */

import type { Token } from '../syntax/plain-tokens.ts';
import type { Language } from './language.ts';
import { literalWords, partial, weak } from './matcher-words.ts';

/** `imported`: names from modules that are no assertion library. */
export function isTautology(tokens: readonly Token[], language: Language, imported: ReadonlySet<string>): boolean {
  const { text: head } = tokens[0] ?? { text: '' };
  // RSpec's implicit subject.
  if (language === 'ruby' && /^(should|should_not|is_expected|are_expected)$/.test(head)) return false;
  if (language === 'ruby' && isHandedBlock(tokens)) return true;
  // `if false { t.Error(…) }`, `assert ok || true`.
  if (head === 'if' && /^(false|False)$/.test(tokens[tokens[1]?.text === '(' ? 2 : 1]?.text ?? '')) return true;
  const [joins, value] = head === 'if' ? [/^(&&|and)$/, /^(false|False|0)$/] : [/^(\|\||or)$/, /^(true|True|1)$/];
  const always = ({ kind, text }: Token, at: number) =>
    kind !== 'string' && joins.test(text) && value.test(tokens[at + 1]?.text ?? '');
  if (tokens.some(always) || comparesWithItself(tokens) || isWithoutMatcher(tokens)) return true;
  const subjects = tokens.some((_, at) => isSubject(tokens, at, language, imported));
  return !subjects && tokens.length > 1 && tokens.some(isConstant);
}

/** `assert rows.all? do |row|` of Ruby: the block is the assertion's, which takes none, and nobody calls it. */
export function isHandedBlock(tokens: readonly Token[]): boolean {
  if (!/^(assert|refute)$/.test(tokens[0]?.text ?? '') || tokens[1]?.text === '(') return false;
  let depth = 0;
  return tokens.some(({ kind, text }, at) => {
    if (kind === 'word')
      return depth === 0 && /^do$/.test(text) && !/^(?:proc|lambda)$/.test(tokens[at - 1]?.text ?? '');
    if (/^[([{]$/.test(text)) depth++;
    if (/^[)\]}]$/.test(text)) depth--;
    return false;
  });
}

/** `expect(x)` and nothing behind it: no matcher, nothing is compared. Two values are: by a helper of that name. */
export function isWithoutMatcher(tokens: readonly Token[]): boolean {
  const own = tokens.filter(({ text }) => text !== ';' && text !== 'await');
  if (own[0]?.text !== 'expect' || !/^[({]$/.test(own[1]?.text ?? '')) return false;
  let depth = 0;
  let comma = -1;
  const end = own.findIndex(({ kind, text }, at) => {
    if (kind === 'string') return false;
    if (/^[({[]$/.test(text)) depth++;
    if (text === ',' && depth === 1 && comma < 0) comma = at;
    return /^[)}\]]$/.test(text) && --depth === 0;
  });
  // A text alone is what it says where it fails.
  const isCompared = comma > 0 && own.slice(comma + 1, end).some(({ kind, text }) => kind !== 'string' && text !== ',');
  return end === own.length - 1 && !isCompared;
}

const isConstant = ({ kind, text }: Token) => kind === 'number' || kind === 'string' || literalWords.has(text);

/** A word that may differ with the code under test: no keyword, constant, matcher or receiver of the assertion itself. */
function isSubject(tokens: readonly Token[], at: number, language: Language, imported: ReadonlySet<string>): boolean {
  const { kind, text } = tokens[at] as Token;
  if (kind !== 'word' || literalWords.has(text) || frame.test(text)) return false;
  const before = tokens[at - 1]?.text;
  const next = tokens[at + 1];
  // The runner's handle and a string's prefix: `t.equal(…)`, `assert.Equal(t, …)`, `f"…"`.
  if (/^(t|tt|tc|b)$/.test(text) && /^[.,]$/.test(next?.text ?? '')) return false;
  if (/^[frbu]$/.test(text) && next?.kind === 'string') return false;
  if (imported.has(text) && !/^(assert|expect|should|verify)/i.test(text)) return true;
  const isCall = before === '.' || /^[(.!]$/.test(next?.text ?? '') || language === 'ruby';
  if (librarys.test(text)) return !isCall;
  // Hung on behind what is asserted; a bare `isPrime(7)` or `toRoman(4)` calls the code under test.
  return before !== '.' || !(hungOn.test(text) || partial.test(text) || weak.test(text));
}
const hungOn = /^(to|is|has)[A-Z]|^(not|Equal|True|is|same)$/;
/** Words of assertion libraries. Any other `assertDiscount(100, 90)` is the project's own helper, and calls its code. */
const librarys =
  /^(be_\w+|expect|should|assert|assert_?(that|true|false|null|nil|not_?null|not_?nil|equals?|eq|ne|not_?equals?|same|is|in|is_?none|instance_?of|empty|includes?|contains\w*|match\w*|greater\w*|less\w*|count\w*|almost_?equals?|raises|throws|in_delta)|refute\w*|must_\w+|wont_\w+|equals?|equal_?to|(deep|strict|deepStrict)Equal|ok|eql?|is)$/i;
const frame =
  /^(await|return|\$this|if|else|not|and|or|in|self|this|require|to|be|Assertions|static|new|parent|to_not|not_to)$/;

/** `assertEquals(x, x)`, `expect(x).toBe(x)`, `assert_equal x, x`, `assert x == x`. */
function comparesWithItself(tokens: readonly Token[]): boolean {
  const texts = tokens.map(({ kind, text }) => (kind === 'string' ? JSON.stringify(text) : text));
  // Two objects that are made alike test how they compare.
  if (texts.includes('new') || texts.some((text) => denies.test(text))) return false;
  return texts.some((text) => compares.test(text)) && namesOneTwice(tokens);
}

/** Two values, and both are the same: what is asserted of it is that it is equal to itself. */
export function namesOneTwice(tokens: readonly Token[]): boolean {
  const [first, second, third] = operands(
    tokens.map(({ kind, text }) => (kind === 'string' ? JSON.stringify(text) : text)),
  );
  return first !== undefined && first === second && third === undefined;
}
const compares = /equal|same|^eq|^is$|^be$|toBe|match|_eq$|^===?$|isA$/i;
const denies = /^(?:not|refute)|^\w*(?:Not[A-Z]|_not_)/;

/** What stands between the outermost brackets, commas and `==`. */
function operands(texts: readonly string[]): string[] {
  const bare = /^assert(_\w+)?$/.test(texts[0] ?? '') && !/^[(.!]$/.test(texts[1] ?? '');
  const groups: string[][] = [[]];
  let depth = bare ? 1 : 0;
  for (const text of bare ? texts.slice(1) : texts) {
    if (/^[)\]}]$/.test(text)) depth--;
    const splits = depth === 0 || (depth === 1 && /^(,|===?)$/.test(text));
    if (splits) groups.push([]);
    else groups.at(-1)?.push(text);
    if (/^[([{]$/.test(text)) depth++;
  }
  return groups.filter((group) => group.length > 0).map((group) => group.join(' '));
}
