/** How a double is found in a test, and taken away: what the languages have in common. */

import { chainIn, valueEnd } from './spans.ts';

export interface Replaced {
  start: number;
  end: number;
  after: string;
}

export interface Found {
  text: string;
  start: number;
  /** Behind the head. */
  behind: number;
  on: string;
  name: string;
  match: RegExpExecArray;
}

export interface Way {
  endings: RegExp;
  head: RegExp;
  without: (found: Found) => { edits: Replaced[]; end: number; given?: string } | undefined;
}

export const member = String.raw`\(\s*(?<on>[\w$.]+)\s*,\s*(?<quote>['"\x60])(?<name>[\w$]+)\k<quote>\s*`;

/** What is said of a double: behind it, or of the variable that holds it. */
export function withoutChain({ text, start, behind }: Found, steps: RegExp, kept = ''): ReturnType<Way['without']> {
  const chain = chainIn(text, behind, steps);
  if (chain > behind)
    return { edits: [{ start: behind, end: chain, after: kept }], end: chain, given: text.slice(behind, chain) };
  const [, held] = /\b(\w+)\s*=\s*(?:\w+\.)*$/.exec(text.slice(Math.max(0, start - 80), start)) ?? [];
  const said = held === undefined ? [] : [...text.slice(behind).matchAll(new RegExp(`(?<![\\w.])${held}(?=\\.)`, 'g'))];
  const edits = said.flatMap(({ index, 0: word }) => {
    const from = behind + index + word.length;
    const end = chainIn(text, from, steps);
    return end > from ? [{ start: from, end, after: '' }] : [];
  });
  const given = edits.map((one) => text.slice(one.start, one.end)).join('\n');
  return { edits, end: behind, given };
}

/** The value up to the end of its argument. */
export function otherValue({ text, behind }: Found, after: string): ReturnType<Way['without']> {
  const end = valueEnd(text, behind, /[,)]/);
  const given = text.slice(behind, end);
  return { edits: [{ start: behind, end, after }], end, given };
}

/** The whole value that is assigned. */
export function assigned(found: Found, after: (value: string) => string | undefined): ReturnType<Way['without']> {
  const { text, behind } = found;
  const end = valueEnd(text, behind, /[;\n]/);
  const given = text.slice(behind, end).trimEnd();
  const made = after(given);
  return made === undefined
    ? undefined
    : { edits: [{ start: behind, end: behind + given.length, after: made }], end, given };
}

export const renamed = ({ text, behind, name }: Found): ReturnType<Way['without']> => {
  const at = text.lastIndexOf(name, behind);
  return { edits: [{ start: at, end: at + name.length, after: `${name.replace(/\W$/, '')}_bent` }], end: behind };
};

/** A function that the same file declares. */
export const isNamedIn = (text: string, value: string) =>
  /^\w+$/.test(value) &&
  new RegExp(
    `\\b(?:function|def)\\s+${value}\\b|\\b${value}\\s*=\\s*(?:async\\s*)?(?:function\\b|lambda\\b|\\([^()]*\\)\\s*=>|\\w+\\s*=>)`,
  ).test(text);
