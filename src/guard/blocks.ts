/** Blocks in one form for every language: Python's indentation and Ruby's `do … end` become braces, each with its match. */

import type { Language } from './language.ts';
import type { Token } from './token.ts';

export interface Blocks {
  tokens: Token[];
  /** For each bracket the index of its partner, -1 where it has none; -1 for all other tokens. */
  match: Int32Array;
  /** For each token the index of the innermost bracket around it, -1 at the top. */
  parent: Int32Array;
}

export function withBlocks(tokens: readonly Token[], language: Language): Blocks {
  const braced =
    language === 'python' ? fromIndentation(tokens) : language === 'ruby' ? fromKeywords(tokens) : [...tokens];
  const match = matchBrackets(braced);
  return { tokens: braced, match, parent: enclosing(match) };
}

const openers: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
const closers: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

function brace(text: '{' | '}', at: Token): Token {
  return { kind: 'punct', text, line: at.line, column: at.column };
}

/** A line that is indented deeper opens a block; each that comes back closes one. Lines inside brackets do not count. */
function fromIndentation(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  const indents = [0];
  let depth = 0;
  let line = 0;
  for (const token of tokens) {
    if (token.line !== line && depth === 0) {
      if (token.column > (indents.at(-1) ?? 0)) {
        indents.push(token.column);
        out.push(brace('{', token));
      }
      while (token.column < (indents.at(-1) ?? 0)) {
        indents.pop();
        out.push(brace('}', out.at(-1) ?? token));
      }
    }
    // What follows a string of several lines stands on the line where it ended.
    line = token.line + (token.kind === 'string' ? count(token.text, '\n') : 0);
    if (token.kind === 'punct' && openers[token.text] !== undefined) depth++;
    if (token.kind === 'punct' && closers[token.text] !== undefined) depth = Math.max(0, depth - 1);
    out.push(token);
  }
  const last = tokens.at(-1);
  if (last !== undefined) for (let open = indents.length; open > 1; open--) out.push(brace('}', last));
  return out;
}

function count(text: string, char: string): number {
  let found = 0;
  for (let at = text.indexOf(char); at !== -1; at = text.indexOf(char, at + 1)) found++;
  return found;
}

const always = new Set(['def', 'class', 'module', 'begin', 'do', 'defmodule', 'defp']);
/** Open a block only where a statement begins: else they qualify the statement before them. */
const atStart = new Set(['if', 'unless', 'while', 'until', 'case', 'for']);

function fromKeywords(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  /** The line of a `while … do`, whose `do` opens nothing of its own. */
  let loopLine = 0;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const plain = token.kind === 'word' && before?.text !== '.' && before?.text !== '::' && !isLabel(tokens, index);
    if (plain && token.text === 'end') {
      out.push(brace('}', token));
      continue;
    }
    out.push(token);
    if (!plain) continue;
    const begins = before === undefined || before.line !== token.line || startsValue.has(before.text);
    const opens =
      (always.has(token.text) && !(token.text === 'do' && loopLine === token.line)) ||
      (atStart.has(token.text) && begins);
    if (!opens || (token.text === 'def' && isEndless(tokens, index))) continue;
    if (token.text === 'while' || token.text === 'until' || token.text === 'for') loopLine = token.line;
    out.push(brace('{', token));
  }
  return out;
}
const startsValue = new Set('= ( [ { , ; do then else begin => && || return |'.split(' '));

/** `if: true`, `:end`: a name, no keyword. */
function isLabel(tokens: readonly Token[], index: number): boolean {
  return tokens[index + 1]?.text === ':' || tokens[index - 1]?.text === ':';
}

/** `def price = 90`: no `end` follows. */
function isEndless(tokens: readonly Token[], index: number): boolean {
  const line = tokens[index]?.line;
  for (let next = index + 1, depth = 0; next < index + 40; next++) {
    const token = tokens[next];
    if (token === undefined || token.line !== line) return false;
    if (token.text === '(') depth++;
    if (token.text === ')') depth--;
    if (token.text === '=' && depth === 0) return true;
  }
  return false;
}

/** Pairs brackets. One that is never closed loses its partner and spoils no other: a closer goes back to its own kind. */
function matchBrackets(tokens: readonly Token[]): Int32Array {
  const match = new Int32Array(tokens.length).fill(-1);
  const stack: { index: number; text: string }[] = [];
  const open: Record<string, number> = { '(': 0, '[': 0, '{': 0 };
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'punct') continue;
    if (openers[token.text] !== undefined) {
      stack.push({ index, text: token.text });
      open[token.text] = (open[token.text] ?? 0) + 1;
      continue;
    }
    const opener = closers[token.text];
    if (opener === undefined || (open[opener] ?? 0) === 0) continue;
    // A `)` does not reach out of its block.
    if (token.text !== '}' && !hasAbove(stack, opener)) continue;
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
      open[top.text] = (open[top.text] ?? 0) - 1;
      if (top.text !== opener) continue;
      match[top.index] = index;
      match[index] = top.index;
      break;
    }
  }
  return match;
}

function enclosing(match: Int32Array): Int32Array {
  const parent = new Int32Array(match.length).fill(-1);
  const stack: number[] = [];
  for (const [index, partner] of match.entries()) {
    if (partner !== -1 && partner < index) while ((stack.at(-1) ?? -1) >= partner) stack.pop();
    parent[index] = stack.at(-1) ?? -1;
    if (partner > index) stack.push(index);
  }
  return parent;
}

/** Whether the opener lies on the stack above the innermost `{`, looking at the few on top. */
function hasAbove(stack: readonly { text: string }[], opener: string): boolean {
  for (let top = stack.length - 1; top >= 0 && top > stack.length - 20; top--) {
    const text = stack[top]?.text;
    if (text === opener) return true;
    if (text === '{') return false;
  }
  return false;
}
