/** Inputs of tests that stand as literals in new lines of production: rows of a table, cases of a switch, keys of a cache. */

import { withEdits } from './bends.ts';
import {
  type Inputs,
  inputsOf,
  isNumber,
  type Made,
  madeOf,
  madeOfWord,
  withOtherParts,
  wordsOf,
} from './other-inputs.ts';
import { type Literal, literalsOf } from './plain-literals.ts';
import type { TestInFile } from './test-in-file.ts';

/** What the attempt wrote: `lines` (from 1) are new and code. */
export interface NewLines {
  path: string;
  text: string;
  lines: ReadonlySet<number>;
  /** Of a file of data, whose every row is one of a table. */
  cells?: readonly Literal[] | undefined;
}

/** A file of tests, and those in it that ask for the change. None: the whole file asks. */
export interface AskingFile {
  path: string;
  text: string;
  tests: readonly Pick<TestInFile, 'start' | 'end' | 'expectations' | 'rows'>[];
}

export interface KnownInputs {
  /** As production writes them, each once. */
  keys: readonly KnownInput[];
  /** Rows of the same shape that no test asks for. */
  others: number;
  /** Files with other inputs in their place, the same ones on both sides. */
  production: ReadonlyMap<string, string>;
  tests: ReadonlyMap<string, string>;
}

/** undefined: production knows none of them. `isTold`: what the story names, or the base's own files, is nobody's secret. */
export function knownInputs(
  sources: readonly NewLines[],
  files: readonly AskingFile[],
  isTold: (text: string) => boolean,
): KnownInputs | undefined {
  const asked = files.map(askedIn);
  const taken = new Set([...sources, ...files].flatMap(({ text }) => literalsOf(text).map((one) => one.text)));
  const inputs = inputsOf(
    asked.flatMap((one) => one.inputs.map(({ text }) => text)),
    taken,
  );
  const answers = [...new Set(asked.flatMap((one) => one.answers.map(({ text }) => text)))].slice(0, mostAnswers);
  const beside = besideEach(asked);
  const found = sources.map((source) => keysIn(source, { inputs, answers, beside, isTold }));
  const keys = found.flatMap((one) => one.keys);
  if (keys.length === 0) return undefined;
  const others = new Map(keys.flatMap(({ of }) => [...of]));
  return {
    keys: [...new Map(keys.map((key) => [key.text, key])).values()],
    others: found.reduce((sum, one) => sum + one.others, 0),
    production: new Map(
      sources.map(({ path, text }, at) => [path, withEdits(text, (found[at]?.keys ?? []).map(editOf))]),
    ),
    tests: new Map(
      files.map(({ path, text }, at) => [path, withEdits(text, changesIn(asked[at], others).map(editOf))]),
    ),
  };
}

/** More are no table that somebody wrote, and each literal is held against each of them. */
const mostAnswers = 2000;

export interface KnownInput extends Literal, Made {
  path: string;
  /** A value that the tests expect stands beside it. */
  isAnswered: boolean;
  /** It is compared, or another literal follows it in a pair. */
  isCase: boolean;
}

export interface Asked {
  inputs: Literal[];
  answers: Literal[];
  /** Of other tests, and of what stands around them. */
  around: Literal[];
}

/** Literals of a file of tests, by what they are for. */
export function askedIn({ text, tests }: AskingFile): Asked {
  const all = literalsOf(text);
  if (tests.length === 0) return { inputs: all, answers: [], around: [] };
  const lines = new Set(tests.flatMap(({ rows }) => rows.map(({ line }) => line)));
  const kinds = new Uint8Array(text.length);
  for (const { start, end } of tests) kinds.fill(1, start, end);
  for (const { start, end } of tests.flatMap(({ expectations, rows }) => [...expectations, ...rows]))
    kinds.fill(2, start, end);
  const kindOf = ({ start, line }: Literal): keyof Asked => {
    if (kinds[start] === 2) return 'answers';
    return lines.has(line) || kinds[start] === 1 ? 'inputs' : 'around';
  };
  const { inputs = [], answers = [], around = [] } = Object.groupBy(all, kindOf);
  return { inputs, answers, around };
}

type Changed = Literal & { after: string };
const editOf = ({ text, start, after }: Changed) => ({ start, end: start + text.length, after });

/** A name is the same one in all tests of a file; a number is another elsewhere. */
function changesIn(asked: Asked | undefined, others: ReadonlyMap<string, string>): Changed[] {
  const { inputs = [], answers = [], around = [] } = asked ?? {};
  const named = around.filter(({ text }) => !isNumber(text) && text.length > 2);
  return [
    ...[...inputs, ...named].map((one) => ({ ...one, after: others.get(one.text) ?? one.text })),
    ...answers.map((one) => ({ ...one, after: withOtherParts(one.text, others) })),
  ].filter(({ text, after }) => text !== after);
}

interface AskedFor {
  inputs: Inputs;
  answers: readonly string[];
  beside: ReadonlyMap<string, ReadonlySet<string>>;
  isTold: (text: string) => boolean;
}

/** What stands around each telling input in its test: where no equality is read, the answer is one of these. */
function besideEach(asked: readonly Asked[]): Map<string, Set<string>> {
  const beside = new Map<string, Set<string>>();
  for (const { inputs } of asked) {
    inputs.forEach(({ text, line }, at) => {
      if (!tells(text)) return;
      const near = inputs.slice(Math.max(0, at - 1), at + 3).filter((one) => Math.abs(one.line - line) < 2);
      const own = beside.get(text) ?? new Set<string>();
      for (const one of near) if (one.text !== text && tells(one.text)) own.add(one.text);
      beside.set(text, own);
    });
  }
  return beside;
}

function keysIn(
  { path, text, lines, cells }: NewLines,
  { inputs, answers, beside, isTold }: AskedFor,
): { keys: KnownInput[]; others: number } {
  const literals = cells ?? literalsOf(text);
  const explained = new Set<number>();
  const said = new Set(answers.flatMap(wordsOf));
  // Where a word leads to a word of what is expected.
  const isWord = (at: number) =>
    literals[at + 1]?.isValue === true && said.has(literals[at + 1]?.text.toLowerCase() ?? '');
  const words = new Set(literals.filter((_, at) => isWord(at)).map((one) => one.text.toLowerCase()));
  const keys = literals.flatMap((literal, at): KnownInput[] => {
    if (!lines.has(literal.line) || literal.isValue) return [];
    const byWord = isWord(at) ? madeOfWord(literal.text, inputs, words) : undefined;
    const made = madeOf(literal.text, inputs) ?? byWord;
    if (made === undefined) return [];
    const isNear = (own: string) => made.of.keys().some((input) => beside.get(input)?.has(own));
    // The next case stands in the tests' next line as well: it is no answer to this one.
    const given = literals
      .slice(at + 1, at + 4)
      .filter(({ line }) => line - literal.line < 2)
      .filter((one) => isAnswer(one.text, answers) || (!one.isCompared && !one.isKey && isNear(one.text)));
    const own = [...given, ...(byWord === undefined ? [] : literals.slice(at + 1, at + 2))].map((one) => one.text);
    const isCase = literal.isCompared || literal.leads || literals[at + 1]?.isValue === true;
    // A number elsewhere is one that something is computed with.
    if (own.length === 0 && /^\d{1,5}$/.test(literal.text) && !isCase) return [];
    if (own.length === 0 && ![...made.of.keys()].some(tells)) return [];
    for (const { start } of given) explained.add(start);
    if (literals[at + 1]?.isValue) explained.add(literals[at + 1]?.start ?? 0);
    // Examples of a story have answers, and those are what is asked for.
    const isSecret = !isTold(literal.text) || own.some((answer) => isLongNumber(answer) && !isTold(answer));
    if (!isSecret) explained.add(literal.start);
    return isSecret ? [{ ...literal, ...made, path, isAnswered: own.length > 0, isCase }] : [];
  });
  const rows = text.split('\n');
  const known = new Map<number, string>();
  const shapeAt = (line: number) => {
    const shape = known.get(line) ?? (cells ? '' : shapeOf(rows[line - 1] ?? ''));
    known.set(line, shape);
    return shape;
  };
  const shapes = new Set(keys.map(({ line }) => shapeAt(line)));
  for (const { start } of keys) explained.add(start);
  // What names the columns of a table stands in each of its rows.
  const columns = Map.groupBy(literals, ({ isKey, text: own }) => (isKey ? own : ''));
  const others = literals.filter(({ start, line, text: own, isKey }) => {
    if (isKey && (columns.get(own)?.length ?? 0) > 1) return false;
    return !explained.has(start) && tells(own) && shapes.has(shapeAt(line)) && !isAnswer(own, answers);
  });
  // A row is a key and a value.
  return { keys, others: Math.ceil(others.length / 2) };
}

const shapeOf = (line: string) => line.trim().replace(/"[^"]*"|'[^']*'|`[^`]*`|\d[\w.]*|\b\w+(?=\s*:)/g, '_');

/** Zero, one and ten stand everywhere, and so do single letters. */
export const tells = (text: string) => text.length > 1 && !/^(?:[\d.]|10*)$/.test(text);
const isLongNumber = (text: string) => isNumber(text) && text.replace('.', '').length > 2;

/** It may be joined to the rest: the month and day of a date. */
const isAnswer = (text: string, answers: readonly string[]) =>
  answers.some((answer) => answer === text || (isHalf(text, answer) && answer.includes(text)));
const isHalf = (text: string, answer: string) => text.length > 3 && text.length * 2 >= answer.length;
