/** Tests that are calls: `it('…', () => {})`, `describe "…" do`, `t.Run("…", …)`, `test('…')->skip()`. */

import type { Token } from '../syntax/plain-tokens.ts';
import type { FoundCase, Mark } from './found-case.ts';
import type { Program } from './program.ts';

const caseWords = new Set(
  'it test specify example scenario xit xtest xspecify xexample fit ftest fspecify fexample its property pit'.split(
    ' ',
  ),
);
const groupWords = new Set(
  'describe context suite feature xdescribe xcontext fdescribe fcontext example_group'.split(' '),
);
/** What may hang on a case word; of anything else (`test.set('Accept', 'x')`) only what is given a function is a test. */
const chained = new Set('each for concurrent sequential serial parallel shuffle slow describe step'.split(' '));
/** Tokens between a call's bracket and its function: beyond it nothing is looked for, or nested calls would cost quadratic time. */
const reach = 600;
const objects = new Set(['Deno', 'QUnit', 'RSpec', 't', 'tap', 'b', 'suite', 'test']);

/** Marks that a chain (`it.skip`), a trailing call (`->skip()`) or an option (`{ skip: true }`) sets. */
const marksByWord: Record<string, Mark> = {
  skip: 'skip',
  skipIf: 'conditional',
  runIf: 'conditional',
  if: 'conditional',
  disabled: 'skip',
  ignore: 'skip',
  fixme: 'skip',
  only: 'only',
  focus: 'only',
  todo: 'todo',
  pending: 'todo',
  fails: 'xfail',
  failing: 'xfail',
  fail: 'xfail',
};

export function callCases(program: Program): FoundCase[] {
  const { tokens, language } = program;
  if (language === 'python' || language === 'java' || language === 'rust' || language === 'shell') return [];
  const found: FoundCase[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word') continue;
    const group = groupWords.has(token.text);
    const run = token.text === 'Run' && language === 'go';
    if (!group && !run && !caseWords.has(token.text)) continue;
    const one = readCase(program, index, group);
    if (one !== undefined) found.push(one);
  }
  return found;
}

function readCase(program: Program, index: number, group: boolean): FoundCase | undefined {
  const { tokens, match, language } = program;
  const token = tokens[index] as Token;
  const before = tokens[index - 1];
  if (before?.text === '.' && !objects.has(tokens[index - 2]?.text ?? '')) return undefined;
  if (before !== undefined && before.kind === 'word' && before.line === token.line && !mayPrecede.has(before.text))
    return undefined;
  if (before?.text === '->' || before?.text === '::' || before?.text === ':') return undefined;

  const marks: FoundCase['marks'] = [];
  const mark = (kind: Mark | undefined, line: number) => kind !== undefined && marks.push({ mark: kind, line });
  if (/^[xp](it|test|describe|specify|context|example)$/.test(token.text)) mark('skip', token.line);
  if (/^f(it|test|describe|specify|context|example)$/.test(token.text)) mark('only', token.line);

  let at = index + 1;
  let foreign = false;
  for (; tokens[at]?.text === '.' && tokens[at + 1]?.kind === 'word'; ) {
    const word = tokens[at + 1] as Token;
    mark(own(marksByWord, word.text), word.line);
    foreign ||= own(marksByWord, word.text) === undefined && !chained.has(word.text);
    at += 2;
    // `it.each([...])('…')`, `it.skipIf(x)('…')`: a call before the call.
    const close = match[at] ?? -1;
    if (tokens[at]?.text === '(' && close > at && tokens[close + 1]?.text === '(') at = close + 1;
    else if (tokens[at]?.kind === 'string' && tokens[at - 1]?.text === 'each') at = afterTemplate(tokens, at);
  }
  const end = endOfCall(program, index, at);
  if (end === undefined) return undefined;

  const name = nameOf(program, at, end);
  const body = bodyOf(program, at, end);
  if (foreign && body >= end) return undefined;
  readOptions(tokens, at + 1, body, mark);
  for (let next = end - 1; next > body && next > end - 12; next--) readTrailing(tokens, next, match, index, mark);
  if (body === end && !group && language === 'ruby') mark('todo', token.line);
  return { kind: group ? 'group' : 'case', name, line: token.line, start: index, end, body, marks };
}

const mayPrecede = new Set(['await', 'return', 'do', 'then', 'else', 'in', 'export', 'default', 'const', 'void']);

function own(record: Record<string, Mark>, key: string): Mark | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Behind a tagged table (`each` with a template string, whose pieces are several tokens). */
function afterTemplate(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + reach && tokens[next]?.text !== '(') next++;
  return next;
}

/** The end of the call: its closing bracket, or the end of the statement where it is called without one. */
function endOfCall(program: Program, index: number, at: number): number | undefined {
  const { tokens, match, statements, statementAt, language } = program;
  const next = tokens[at];
  const statement = statements[statementAt[index] ?? -1];
  const limit = statement?.end ?? tokens.length;
  if (next?.text === '(' && next.kind === 'punct') {
    const close = match[at] ?? -1;
    if (close === -1) return limit;
    // What hangs on the call (`->skip()`, ` do … end`) belongs to it.
    return Math.max(
      close + 1,
      statement?.start === index || language === 'php' || language === 'ruby' ? limit : close + 1,
    );
  }
  if (language !== 'ruby') return undefined;
  if (next?.kind === 'string' || next?.text === '{' || next?.text === 'do' || /^[A-Z:]/.test(next?.text ?? ''))
    return limit;
  return undefined;
}

function nameOf({ tokens }: Program, at: number, end: number): string {
  const first = tokens[at]?.text === '(' && tokens[at]?.kind === 'punct' ? at + 1 : at;
  const token = tokens[first];
  if (token?.kind === 'string' && first < end) return token.text;
  // RSpec's one-liners: what they say is their name.
  if (tokens[first]?.text === '{' || tokens[first + 1]?.text === '{' || tokens[first]?.text === ':')
    return tokens
      .slice(first, Math.min(end, first + 40))
      .map(({ text }) => text)
      .join(' ');
  const words = tokens.slice(first, Math.min(end, first + 6)).map((one) => one.text);
  const stop = words.findIndex((word) => word === 'do' || word === ',' || word === '=>');
  return words.slice(0, stop === -1 ? 4 : stop).join(' ');
}

/** Where the function or block that is the test's body begins. */
function bodyOf({ tokens, blocks, match, language }: Program, at: number, end: number): number {
  for (let next = at; next < Math.min(end, at + reach); next++) {
    const token = tokens[next];
    if (token?.kind !== 'punct') {
      if (
        token?.kind === 'word' &&
        (token.text === 'function' || token.text === 'func' || token.text === 'fn' || token.text === 'do')
      )
        return next;
      continue;
    }
    if (token.text === '=>') return next;
    if (token.text === '{' && blocks.length > 0 && (match[next] ?? -1) >= end - 2 && (next > at || language === 'ruby'))
      return next;
  }
  return end;
}

/** Options between the name and the body: `{ skip: true }`, `skip: 'why'`, `:pending`. */
function readOptions(
  tokens: readonly Token[],
  from: number,
  to: number,
  mark: (kind: Mark | undefined, line: number) => void,
): void {
  for (let at = from; at < Math.min(to, from + reach); at++) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    const kind = own(marksByWord, token.text);
    if (kind === undefined || kind === 'conditional') continue;
    const value = tokens[at + 1]?.text === ':' || tokens[at + 1]?.text === '=>' ? tokens[at + 2]?.text : undefined;
    const symbol = tokens[at - 1]?.text === ':' && tokens[at - 2]?.kind !== 'word';
    if (symbol || (value !== undefined && value !== 'false' && value !== 'nil' && value !== 'undefined'))
      mark(kind, token.line);
  }
}

/** `->skip()`, `->todo()`, `.skip()` behind the call. */
function readTrailing(
  tokens: readonly Token[],
  at: number,
  match: Int32Array,
  start: number,
  mark: (kind: Mark | undefined, line: number) => void,
): void {
  const token = tokens[at];
  const before = tokens[at - 1]?.text;
  if (token?.kind !== 'word' || (before !== '->' && before !== '.') || tokens[at + 1]?.text !== '(') return;
  // Only what hangs on the whole call: the bracket before it closes the call that began the case.
  const opened = match[at - 2] ?? -1;
  if (opened > start + 1 && before === '.') return;
  mark(own(marksByWord, token.text), token.line);
}
