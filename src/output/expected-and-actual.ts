/** Extracts the expected and the actual value from the output of a failed test, as assertion libraries print them. */
import type { TestFailure } from '../run/verification.ts';

type Values = Pick<TestFailure, 'expected' | 'actual'>;

/** Reads the values by what assertion libraries print; the first form that names either wins. */
export function values(lines: readonly string[]): Values {
  for (const read of [labelled, sentence, difference]) {
    const found = read(lines);
    if (found.expected !== undefined || found.actual !== undefined) return found;
  }
  return {};
}

const expectedLabels =
  'expected|want|wanted|right|exp|to equal|expected value|expected pattern|expected substring|expected length'.split(
    '|',
  );
const actualLabels = 'received|actual|got|left|but was|found|received value|received length|which is'.split('|');

/** `Expected: 90` and `Received: 110`, `want: 90` and `got: 110`, `left: 110` and `right: 90`. */
function labelled(lines: readonly string[]): Values {
  const own = lines.map((line) => /^\s*([a-z][a-z ]{2,20}?)[ \t]*:[ \t]*(\S.*)$/i.exec(line) ?? []);
  const first = (labels: readonly string[]) =>
    own.find(
      ([, label = '', value = '']) => labels.includes(label.toLowerCase()) && !value.includes('> but was: <'),
    )?.[2];
  return { expected: first(expectedLabels), actual: first(actualLabels) };
}

/** What stands before two values, between and behind them; `expectedFirst`: the order of the two. */
const between: readonly { before?: string; words: string; after?: string; expectedFirst?: true }[] = [
  { words: ' !== ' },
  { before: 'expected: <', words: '> but was: <', after: '>', expectedFirst: true },
  { before: 'expected:<', words: '> but was:<', after: '>', expectedFirst: true },
  { before: 'expected [', words: '] but found [', after: ']', expectedFirst: true },
  ...all('Failed asserting that ', [' matches expected ', ' is identical to ']).map((each) => ({
    ...each,
    after: '.',
  })),
  ...all('xpected ', [' to deeply equal ', ' to strictly equal ', ' to deep equal ', ' to equal ', ' to be ']),
  ...all('xpected ', [', got ', ', but got ']).map((each) => ({ ...each, expectedFirst: true as const })),
  ...all('assert ', [' == ', ' is ']),
  { before: 'got ', words: ', want ' },
  { before: ' = ', words: ', want ' },
  { before: 's differ: ', words: ' != ' },
  { before: 'AssertionError: ', words: ' != ' },
  { words: ' deepEqual ' },
];

function all(before: string, words: readonly string[]): { before: string; words: string }[] {
  return words.map((each) => ({ before, words: each }));
}

function sentence(lines: readonly string[]): Values {
  for (const { before, words, after, expectedFirst } of between) {
    for (const line of lines) {
      const start = before === undefined ? 0 : line.indexOf(before);
      if (start < 0 || line.endsWith(':')) continue;
      const from = start + (before?.length ?? 0);
      const middle = line.indexOf(words, from);
      if (middle < 0) continue;
      const end = after === undefined ? line.length : line.lastIndexOf(after);
      const one = line.slice(from, middle).trim();
      const other = tidy(line.slice(middle + words.length, end > middle ? end : line.length));
      return expectedFirst ? { expected: one, actual: other } : { actual: one, expected: other };
    }
  }
  return {};
}

/** Without the remark that vitest adds: `90 // Object.is equality`. */
function tidy(text: string) {
  const remark = text.indexOf(' // ');
  return (remark < 0 ? text : text.slice(0, remark)).trim();
}

/** The changed lines of a difference; a legend such as `- Expected` or `+ actual - expected` says which side is which. */
function difference(lines: readonly string[]): Values {
  const minus: string[] = [];
  const plus: string[] = [];
  let minusIsActual = false;
  let required = false;
  for (const line of lines) {
    const text = line.trimStart();
    // Node lists who required a module that is not there, one file a line, each behind a dash.
    required = /^Require stack:/.test(text) || (required && /^- \S*[/\\]\S*$/.test(text));
    if (required) continue;
    if (/^\+ (?:expected|Expected)/.test(text) || /^- (?:actual|received|Received)/.test(text)) minusIsActual = true;
    if (/^(?:[-+] ?(?:expected|received|actual)|-{3} |\+{3} )/i.test(text)) continue;
    if (text.startsWith('-')) minus.push(text.slice(1).trim());
    if (text.startsWith('+')) plus.push(text.slice(1).trim());
  }
  // Of a list's or object's one line the comma before the next is no part.
  const joined = (list: string[]) => (list.length === 0 ? undefined : list.join('\n').replace(/^(.*),$/, '$1'));
  return minusIsActual
    ? { expected: joined(plus), actual: joined(minus) }
    : { expected: joined(minus), actual: joined(plus) };
}
