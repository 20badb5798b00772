/** Values as any language writes them, and what stands around them: rows of tables, cases, comparisons. */

import { plainTokens } from './plain-tokens.ts';

export interface Literal {
  text: string;
  start: number;
  line: number;
  /** It stands behind another one in a pair, `a: b` or `(a, b)`. */
  isValue: boolean;
  /** It stands beside `==`, or behind `case`. */
  isCompared: boolean;
  /** It stands before `:` or `=>`. */
  isKey: boolean;
  /** It leads a list or a row whose rest is one: `2000: [4, 23]`, `(2000, (4, 23))`. */
  leads: boolean;
}

/** With a table's keys that need no quotes. */
export function literalsOf(text: string): Literal[] {
  const tokens = plainTokens(text);
  const sign = (at: number) => tokens[at]?.text ?? '';
  // A pattern of nothing but a value, as a text or between slashes: `'^P2Y$'`, `/^P2Y$/`.
  const anchored = (at: number) =>
    tokens[at]?.kind === 'string'
      ? /^\^([\w-]+)\$$/.exec(sign(at))?.[1]
      : sign(at - 1) === '^' && sign(at - 2) === '/' && sign(at + 1) === '/' && sign(at).endsWith('$')
        ? sign(at).slice(0, -1)
        : undefined;
  const isLiteral = (at: number) => /^(?:string|number)$/.test(tokens[at]?.kind ?? '') || anchored(at) !== undefined;
  // `{ city: 'cities' }`, and Perl's `(city => 'cities')`: a function whose one word is given leads to no literal.
  const isKey = (at: number) =>
    tokens[at]?.kind === 'word' &&
    ((sign(at + 1) === ':' && /^[{,]$/.test(sign(at - 1))) ||
      (sign(at + 1) === '=>' && /^[({,]$/.test(sign(at - 1)) && isLiteral(at + 2)));
  // Of a list in brackets only a row within another list is a pair.
  const opens = (at: number) => (sign(at) === '[' ? /^[[,]$/.test(sign(at - 1)) : /^[({]$/.test(sign(at)));
  const isPaired = (at: number) =>
    /^(?:[:=]|=>|->)$/.test(sign(at - 1)) || (sign(at - 1) === ',' && opens(at - 3) && /^[)\]}]$/.test(sign(at + 1)));
  return tokens.flatMap(({ kind, text: own, line, at: start }, at): Literal[] => {
    if (!isLiteral(at) && !isKey(at)) return [];
    const isValue = (isLiteral(at - 2) || isKey(at - 2)) && isPaired(at);
    const isCompared = comparing.test(sign(at - 1)) || comparing.test(sign(at + 1));
    const isNamed = isKey(at) || sign(at + 1) === '=>' || (sign(at + 1) === ':' && /^[{,]$/.test(sign(at - 1)));
    const opened = sign(at + 2);
    const leads = /^[([{]$/.test(opened) && (isNamed || (sign(at + 1) === ',' && opens(at - 1)));
    const place = { line, start: kind === 'string' ? text.indexOf(own, start) : start };
    const value = anchored(at);
    if (value !== undefined)
      return [
        { text: value, line, start: text.indexOf(value, start), isValue: false, isCompared, isKey: isNamed, leads },
      ];
    return [{ text: own, ...place, isValue, isCompared, isKey: isNamed, leads }];
  });
}

const comparing = /^(?:===?|case|when|eq|in)$/;
