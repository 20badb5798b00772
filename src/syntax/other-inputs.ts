/** Another input in the place of one that code and tests both write, told so that the same one stands on both sides. */

export interface Made {
  /** The literal of the code with others in their place. */
  after: string;
  /** The inputs that it is made of, and the other ones. */
  of: ReadonlyMap<string, string>;
}

/** What tests put in, found by the whole of it or by how it begins without its blanks and hyphens. */
export interface Inputs {
  has(text: string): boolean;
  startingWith(start: string): string[];
  /** Those in which it stands as a word, in whatever case. */
  holding(word: string): string[];
  /** Another one in its place: no value that stands anywhere already, which may be the next row's. */
  other(text: string): string;
}

/** `taken`: values that stand in the code or the tests. */
export function inputsOf(texts: readonly string[], taken: ReadonlySet<string> = new Set()): Inputs {
  const all = new Set(texts);
  const sorted = [...all]
    .filter((text) => plain.test(text))
    .map((text) => ({ text, bared: bare(text) }))
    .sort((a, b) => (a.bared < b.bared ? -1 : 1));
  const startingWith = (start: string) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.bared ?? '') < start) low = middle + 1;
      else high = middle;
    }
    const next = sorted.slice(low, low + mostAlike);
    return next.filter(({ bared }) => bared.startsWith(start)).map(({ text }) => text);
  };
  const byWord = new Map<string, string[]>();
  for (const text of all)
    for (const word of new Set(wordsOf(text)))
      byWord.set(word, [...(byWord.get(word) ?? []), text].slice(0, mostAlike));
  const other = (text: string) => otherInput(text, taken);
  return { has: (text) => all.has(text), other, startingWith, holding: (word) => byWord.get(word.toLowerCase()) ?? [] };
}

export const wordsOf = (text: string) =>
  text
    .slice(0, 200)
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? [];

/** Of those that begin alike. */
const mostAlike = 20;

/** The input itself, several joined, or the beginning of one without its blanks and hyphens. undefined: it is made of none. */
export function madeOf(literal: string, inputs: Inputs): Made | undefined {
  if (literal.length > mostSigns) return undefined;
  const isPlain = plain.test(literal);
  if (isPlain && inputs.has(literal))
    return { after: inputs.other(literal), of: new Map([[literal, inputs.other(literal)]]) };
  const parts = literal.split(joints);
  const named = parts.filter((part, at) => at % 2 === 0 && part !== '');
  if (named.length > 1 && named.every((part) => inputs.has(part))) {
    // Numbers go on being ones that the code takes; a name may be looked up elsewhere as well.
    const of = new Map(
      named.filter(named.some(isNumber) ? isNumber : () => true).map((part) => [part, inputs.other(part)]),
    );
    return { after: withOtherParts(literal, of), of };
  }
  const start = bare(literal);
  const { length } = start;
  if (!isPlain || length < 6) return undefined;
  const whole = inputs.startingWith(start);
  if (whole.length === 0) return undefined;
  return { after: turned(literal, length), of: new Map(whole.map((input) => [input, turned(input, length)])) };
}

/** A word of inputs, which the code looks up by itself; `words`: all that it does, since they may stand in one input. */
export function madeOfWord(literal: string, inputs: Inputs, words: ReadonlySet<string>): Made | undefined {
  if (!words.has(literal.toLowerCase())) return undefined;
  const other = (input: string) =>
    input.replace(/\p{L}+/gu, (word) => (words.has(word.toLowerCase()) ? turned(word, word.length) : word));
  const whole = inputs.holding(literal);
  if (whole.length === 0) return undefined;
  return { after: turned(literal, literal.length), of: new Map(whole.map((input) => [input, other(input)])) };
}

/** A value that holds an input within: a date its year. */
export function withOtherParts(text: string, others: ReadonlyMap<string, string>): string {
  const parts = text.split(joints);
  return parts.map((part) => others.get(part) ?? part).join('');
}

export const isNumber = (text: string) => /^\d+(?:\.\d+)?$/.test(text);

const plain = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N} .,:;@/+_-]{1,80}$/u;
const mostSigns = 80;
const joints = /([^\w.]+)/;
const bare = (text: string) => text.replace(/[\s-]/g, '');

/** Of the same length and look: another last digit of a number, each letter and digit of a text. */
export function otherInput(text: string, taken: ReadonlySet<string> = new Set()): string {
  if (!isNumber(text)) return turned(text, text.length);
  const others = steps.map((step) => text.replace(/\d$/, (digit) => String((Number(digit) + step) % 10)));
  return others.find((one) => !taken.has(one)) ?? others[0] ?? text;
}

const steps = [1, 5, 3, 7, 2, 4, 6, 8, 9];

/** The next letter and digit, in as many signs that are neither blank nor hyphen. */
function turned(text: string, signs: number): string {
  let left = signs;
  return text.replace(/[^\s-]/g, (sign) => {
    if (left-- <= 0 || !/[a-zA-Z\d]/.test(sign)) return sign;
    return lastSigns[sign] ?? String.fromCharCode(sign.charCodeAt(0) + 1);
  });
}

const lastSigns: Record<string, string> = { z: 'a', Z: 'A', '9': '0' };
