/** Values that a test puts in and expects again: others in what it puts in, and the old ones are expected still. */

import { tells } from './known-inputs.ts';
import { otherInput } from './other-inputs.ts';
import { literalsOf } from './plain-literals.ts';
import type { TestInFile } from './test-in-file.ts';

export interface Echoed {
  /** Values that the test expects and that are others in what it puts in. */
  values: string[];
  edits: { start: number; end: number; after: string }[];
}

/** `text`: of the whole file. The test's own name stays. */
export function echoedIn(text: string, { body, expectations }: Pick<TestInFile, 'body' | 'expectations'>): Echoed {
  const within = literalsOf(text).filter(({ start }) => start >= body.start && start < body.end);
  const expected = new Uint8Array(text.length);
  for (const { start, end } of expectations) expected.fill(1, start, end);
  const isExpected = (at: number) => expected[at] === 1;
  const answers = new Set(within.filter((one) => isExpected(one.start) && isValue(one.text)).map((one) => one.text));
  if (answers.size === 0) return { values: [], edits: [] };
  const any = anyOf([...answers].slice(0, mostAnswers));
  const values = new Set<string>();
  const edits = within.flatMap(({ text: before, start }) => {
    const own = [...new Set(before.match(any))];
    if (isExpected(start) || own.length < several || says.test(before)) return [];
    for (const value of own) values.add(value);
    return [{ start, end: start + before.length, after: withOthers(before, own) }];
  });
  return { values: [...values], edits };
}

/** One value may be a name; a text that holds several is what they are read from. */
const several = 2;

/** What an assertion says when it fails speaks of the values, and nothing reads it. */
const says =
  /\b(?:want(?:ed|s)?|expect(?:ed|s)?|got|should|must|instead|gives?|returns?)\b|%[-+#0-9.]*[a-zA-Z]|\$\{|#\{|\{\w*\}/i;

/** Every place of them where they are words of their own, all at once: one value's other may be the next value. */
export function withOthers(text: string, values: readonly string[]): string {
  return text.replace(anyOf(values), (value) => otherInput(value));
}

function anyOf(values: readonly string[]): RegExp {
  const longestFirst = values.toSorted((a, b) => b.length - a.length).map((value) => RegExp.escape(value));
  return new RegExp(`(?<![\\w.])(?:${longestFirst.join('|')})(?!\\w)`, 'g');
}

/** More are no settings that somebody wrote. */
const mostAnswers = 2000;

/** What may stand in two texts by chance is none. */
export const isValue = (text: string) => tells(text) && text.length > 2 && /^[\w .,:/+-]+$/.test(text);
