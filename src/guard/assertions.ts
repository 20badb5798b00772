/** What a test asserts: where, on what it depends, and how much it demands. */

import type { Token } from '../syntax/plain-tokens.ts';
import type { Statement } from '../syntax/shape.ts';
import { isAssertionWord, isFailWord } from './assertion-words.ts';
import { type Guarded, guardsOf, isCaught } from './guards.ts';
import { importedSubjects } from './imports.ts';
import type { Program } from './program.ts';
import { strengthOf } from './strength.ts';

export interface Assertion {
  start: number;
  end: number;
  line: number;
  tokens: Token[];
  /** All tokens, joined: equal text is the same assertion. */
  text: string;
  /** 3: says exactly what must come out. 2: a part or a range of it. 1: only that something is there. 0: always true. */
  strength: 0 | 1 | 2 | 3;
  guarded: Guarded[];
  /** Its own failure is caught. */
  caught: boolean;
  awaited: boolean;
  /** A call of the test's own helper, which is compared where it stands: what that asserts. */
  byHelper?: readonly Assertion[];
  /** Strings and numbers in it. */
  literals: string[];
}

/**
 * Every assertion of the program, in order. `helpers`: functions known to assert, with what they assert; to call one, or to hand
 * it to the runner as a test's body, is an assertion too.
 */
export function assertionsIn(program: Program, helpers: ReadonlyMap<string, readonly Assertion[]>): Assertion[] {
  const found: Assertion[] = [];
  let behind = 0;
  for (const [index, token] of program.tokens.entries()) {
    if (index < behind || token.kind !== 'word') continue;
    const helper = isUsed(program, index) ? helpers.get(token.text) : undefined;
    if (helper === undefined && !isAssertionWord(program, index)) continue;
    if (declares(program, index)) continue;
    const assertion = readAssertion(program, index);
    if (assertion === undefined) continue;
    found.push(helper === undefined ? assertion : asStrongAs(assertion, helper));
    behind = Math.max(assertion.end, index + 1);
  }
  return found;
}

/** Called, or handed on by its name. */
function isUsed({ tokens, language }: Program, index: number): boolean {
  const next = tokens[index + 1]?.text;
  if (next === '(') return true;
  if (language !== 'javascript') return false;
  const before = tokens[index - 1]?.text;
  return (before === ',' || before === '(') && (next === ',' || next === ')');
}

function asStrongAs(call: Assertion, helper: readonly Assertion[]): Assertion {
  const strongest = helper.reduce((best, one) => (one.strength > best.strength ? one : best));
  return { ...call, byHelper: helper, strength: strongest.strength };
}

/** `function assertTotal(` names the helper; it asserts nothing there. */
function declares({ tokens, match }: Program, index: number): boolean {
  const before = tokens[index - 1]?.text ?? '';
  if (['function', 'def', 'func', 'fn', 'fun', 'void', 'class'].includes(before)) return true;
  if (before === '{' && tokens[index - 2]?.text === 'def') return true;
  const close = match[index + 1] ?? -1;
  return tokens[index + 1]?.text === '(' && close > index && tokens[close + 1]?.text === '{';
}

function readAssertion(program: Program, index: number): Assertion | undefined {
  const { tokens, statements, statementAt, language } = program;
  let statement = statements[statementAt[index] ?? -1];
  if (statement === undefined) return undefined;
  let start = index;
  let end = statement.end;

  // `if got != want { t.Errorf(…) }` asserts by its condition.
  const owner = isFailWord(program, index) ? conditionAround(program, statement) : undefined;
  if (owner !== undefined) {
    statement = owner;
    start = owner.start;
    end = owner.end;
  } else {
    const around = enclosingBracket(program, index, statement);
    if (around === undefined)
      start = language === 'ruby' || language === 'python' ? statement.start : chainStart(program, index, statement);
    else end = around;
  }
  const own = tokens.slice(start, end);
  if (own.length === 0) return undefined;
  const lead = tokens.slice(statement.start, Math.min(start + 2, end)).map((token) => token.text);
  return {
    start,
    end,
    line: tokens[index]?.line ?? 1,
    tokens: own,
    text: own.map((token) => (token.kind === 'string' ? JSON.stringify(token.text) : token.text)).join(' '),
    strength: strengthOf(own, language, importedSubjects(program)),
    guarded: guardsOf(program, statement, index),
    caught: isCaught(program, statement),
    awaited: lead.includes('await') || lead.includes('return') || lead.includes('yield'),
    literals: demanding(own)
      .filter((token) => token.kind === 'string' || token.kind === 'number' || constants.has(token.text))
      .map((token) => token.text),
  };
}
/** What the assertion compares: in `if got != want { t.Errorf("…") }` the condition, not the message. */
function demanding(own: readonly Token[]): readonly Token[] {
  if (own[0]?.text !== 'if') return own;
  // The block is the last pair: `if got != (Remote{"a"}) { … }`.
  let depth = 0;
  for (let at = own.length - 1; at > 0; at--) {
    depth += Number(own[at]?.text === '}') - Number(own[at]?.text === '{');
    if (depth === 0 && own[at]?.text === '{') return own.slice(0, at);
  }
  return own;
}
const constants = new Set(['true', 'false', 'null', 'nil', 'None', 'True', 'False', 'undefined']);

function conditionAround({ blocks, statements }: Program, statement: Statement): Statement | undefined {
  const block = blocks[statement.block];
  return block?.kind === 'if' ? statements[block.owner] : undefined;
}

/** The close of the bracket around the word inside its own statement, where there is one. */
function enclosingBracket({ parent, match, tokens }: Program, index: number, statement: Statement): number | undefined {
  const open = parent[index] ?? -1;
  if (open < statement.start || tokens[open]?.text === '{') return undefined;
  const close = match[open] ?? -1;
  return close === -1 ? undefined : Math.min(close, statement.end);
}

/** From the assertion word back over what it is called on: `await`, `t.assert.`, `this->`, `Assertions.`. */
function chainStart({ tokens }: Program, index: number, statement: Statement): number {
  let start = index;
  while (start > statement.start) {
    const before = tokens[start - 1];
    if (before === undefined || before.text === ';' || before.text === '}' || before.text === '{') break;
    start--;
    if (index - start > 60) break;
  }
  return start;
}
