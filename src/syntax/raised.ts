/** Errors that a test promises outside of any assertion: `@Test(expected = X.class)`, `$this->expectException(X::class)`. */

import type { Grammar } from './grammars.ts';
import { bentLiteral } from './literals.ts';
import type { Asserted, Replacement, Span } from './test-in-file.ts';

/** Behind what raises nothing runs: no value there is asked. `text`: the whole file. undefined: the test promises none. */
export function raisedIn(
  text: string,
  { start, end }: Pick<Span, 'start' | 'end'>,
  grammar: Grammar,
): Asserted | undefined {
  const form = forms[grammar];
  if (form === undefined) return undefined;
  const own = text.slice(start, end);
  const named = form.named.exec(own);
  const said = form.said?.exec(own);
  const other = named?.[1]?.includes(form.other) === true ? form.unless : form.other;
  const opposite = named && replacementOf({ text, at: start }, named, () => other);
  const value = said && replacementOf({ text, at: start }, said, (message) => bentLiteral(message, 'string', 0));
  if (!opposite && !value && form.promises?.test(own) !== true) return undefined;
  return { value: value ?? opposite ?? undefined, opposite: opposite ?? undefined };
}

interface Form {
  /** Whatever promises one, though nothing in it can be said otherwise. */
  promises?: RegExp;
  /** The class of errors, as the first group. */
  named: RegExp;
  /** The message, a literal. */
  said?: RegExp;
  /** A class that nobody throws by accident, and another for a test that promises it. */
  other: string;
  unless: string;
}

const forms: Partial<Record<Grammar, Form>> = {
  php: {
    promises: /\bexpectException\w*\(/,
    named: /(?:->|::)expectException\(\s*([\w\\]+)::class\s*\)/d,
    said: /(?:->|::)expectExceptionMessage\(\s*('[^'\\\n]+'|"[^"\\$\n]+")\s*\)/d,
    other: '\\UnderflowException',
    unless: '\\LengthException',
  },
  java: {
    named: /@Test\s*\([^()]*\bexpected\s*=\s*([\w.]+)\.class\b/d,
    other: 'NegativeArraySizeException',
    unless: 'ArrayStoreException',
  },
  'c-sharp': {
    named: /\bExpectedException\s*\(\s*typeof\s*\(\s*([\w.]+)\s*\)/d,
    other: 'System.InsufficientExecutionStackException',
    unless: 'System.DivideByZeroException',
  },
};

function replacementOf(
  { text, at }: { text: string; at: number },
  found: RegExpExecArray,
  said: (before: string) => string | undefined,
): Replacement | undefined {
  const [start, end] = (found.indices?.[1] ?? []).map((index) => at + index);
  if (start === undefined || end === undefined) return undefined;
  const before = text.slice(start, end);
  const after = said(before);
  return after === undefined
    ? undefined
    : { start, end, text: before, line: text.slice(0, start).split('\n').length, after };
}
