/** The tests of a file in a language without a grammar here: lines that open a test, and equalities on one line. */

import type { PlainLanguage } from './languages/language.ts';
import { bentLiteral, type LiteralKind } from './literals.ts';
import type { Expectation, Replacement, TestInFile } from './test-in-file.ts';

/** A test goes as far as the next one begins; without any the file is a script, and the test itself. */
export function plainTests(text: string, { opens, equality, setAside, module, long }: PlainLanguage): TestInFile[] {
  const lineAt = lineCounter(text);
  const found = opens === undefined ? [] : [...text.matchAll(opens)];
  const tests = found.map((match, at): TestInFile => {
    const start = match.index;
    const from = start + match[0].length;
    const end = found[at + 1]?.index ?? text.length;
    const body = { start: from, end, text: text.slice(from, end), type: 'lines', indent: '' };
    return {
      ...{ start, end, text: text.slice(start, end), head: match[0], body },
      name: match.groups?.name ?? '',
      line: lineAt(from),
      expectations: expectationsIn(text, { start: from, end }, equality, lineAt),
      rows: [],
      steps: [],
      whole: false,
      setAside: setAside.test(text.slice(start, end)),
    };
  });
  const assertedIn = (body: TestInFile['body']) => {
    const { asserted } = calledIn(text, body, lineAt);
    const value = long === undefined ? undefined : longIn(body, long, lineAt);
    return value === undefined ? { asserted } : { asserted: { ...asserted, value } };
  };
  const withCalls = (one: TestInFile) =>
    one.expectations.length > 0 ? one : { ...one, ...assertedIn(one.body), rows: rowsIn(text, one.body, lineAt) };
  if (tests.length > 0 || text.trim() === '' || module?.test(text)) return tests.map(withCalls);
  const all = { start: 0, end: text.length, text };
  return [
    withCalls({
      ...{ ...all, name: 'the script', line: 1, head: '', body: { ...all, type: 'lines', indent: '' }, whole: true },
      expectations: expectationsIn(text, all, equality, lineAt),
      rows: [],
      steps: [],
      setAside: setAside.test(text),
    }),
  ];
}

/** The text that an equality compares with, begun otherwise. */
function longIn({ start, text }: TestInFile['body'], long: RegExp, lineAt: LineAt): Replacement | undefined {
  const [from = -1, to = -1] = long.exec(text)?.indices?.groups?.opens ?? [];
  if (from < 0) return undefined;
  const opens = text.slice(from, to);
  return { start: start + from, end: start + to, text: opens, line: lineAt(start + from), after: `${opens}bent ` };
}

/** A line that calls something with literals: its last one, and in the opposite's place the one before, where a name stands last. */
function calledIn(
  text: string,
  { start, end }: { start: number; end: number },
  lineAt: LineAt,
): Pick<TestInFile, 'asserted'> {
  let at = start;
  for (const line of text.slice(start, end).split('\n')) {
    const isCall =
      line.length < 500 && /^\s*(?!\w*(?:\s*=(?![=>~])))[a-z][\w.:]*[\s(]/.test(line) && !statements.test(line);
    // A quote that a text holds would turn round what stands in texts and what between them.
    const literals = isCall
      ? [...line.matchAll(/(?<![\w$.])\d+(?:\.\d+)?(?![\w.])|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g)]
      : [];
    const found = literals.filter(([literal]) => /\w/.test(literal) && !/\\|^".*[$@]/.test(literal));
    const [last, before] = found.toReversed().map((match) => replacementAt(at + match.index, match[0], lineAt));
    if (last !== undefined) return { asserted: { call: last, opposite: before } };
    at += line.length + 1;
  }
  return {};
}
const statements =
  /^\s*(?:my|our|local|use|no|package|sub|if|elsif|else|unless|for|foreach|while|until|return|print|printf|say|die|warn|require|plan|done_testing|function|end|export|source|load|echo|cd|run|set|setup|teardown|case|then|do|done|fi|bail_out)\b/;

/** The last value of each row of a table: lines in brackets, each with several, or of a key. */
function rowsIn(text: string, span: { start: number; end: number }, lineAt: LineAt): Expectation[] {
  const found = expectationsIn(text, span, rowEnd, lineAt);
  return found.length > 1 ? found : [];
}

const rowEnd =
  /^\s*(?:[[{(][^#]*,|(?:'[^']*'|"[^"]*"|\[[^\]]*\])\s*=>?)\s*(?<literal>\d+(?:\.\d+)?|'[^'\\]*'|"[^"\\$@]*")\s*(?:[\])}]\s*)?,?\s*$/d;

function replacementAt(start: number, literal: string, lineAt: LineAt): Replacement | undefined {
  const after = bentLiteral(literal, kindOf(literal), 0);
  return after === undefined
    ? undefined
    : { start, end: start + literal.length, text: literal, line: lineAt(start), after };
}

function expectationsIn(
  text: string,
  { start, end }: { start: number; end: number },
  equality: RegExp,
  lineAt: LineAt,
): Expectation[] {
  const found: Expectation[] = [];
  let at = start;
  for (const line of text.slice(start, end).split('\n')) {
    const match = line.length > 500 ? undefined : equality.exec(line)?.indices?.groups?.literal;
    if (match !== undefined) {
      const literal = line.slice(...match);
      const span = { start: at + match[0], end: at + match[1], text: literal };
      found.push({ ...span, line: lineAt(span.start), kind: kindOf(literal) });
    }
    at += line.length + 1;
  }
  return found;
}

export function kindOf(literal: string): LiteralKind {
  if (/^\d/.test(literal)) return 'number';
  return /^(?:true|false)$/i.test(literal) ? 'truth' : 'string';
}

/** Counts on from the last offset: tests stand one behind the other, and so do places in them. */
function lineCounter(text: string): LineAt {
  let [at, line] = [0, 1];
  return (offset) => {
    if (offset < at) [at, line] = [0, 1];
    for (let end = text.indexOf('\n', at); end !== -1 && end < offset; end = text.indexOf('\n', at)) {
      at = end + 1;
      line++;
    }
    return line;
  };
}
type LineAt = (offset: number) => number;
