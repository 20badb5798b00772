/** Which bracket belongs to which, and what stands in which. */

import type { Token } from './plain-tokens.ts';

export interface Brackets {
  /** For each bracket the index of its partner, -1 where it has none; -1 for all other tokens. */
  match: Int32Array;
  /** For each token the index of the innermost bracket around it, -1 at the top. */
  parent: Int32Array;
}

export function bracketsOf(tokens: readonly Token[]): Brackets {
  const match = pairs(tokens);
  return { match, parent: enclosing(match) };
}

const openers: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
const closers: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** One that is never closed loses its partner and spoils no other: a closer goes back to its own kind. */
function pairs(tokens: readonly Token[]): Int32Array {
  const match = new Int32Array(tokens.length).fill(-1);
  const stack: { index: number; text: string }[] = [];
  const open: Record<string, number> = { '(': 0, '[': 0, '{': 0 };
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== 'punct') continue;
    if (openers[text] !== undefined) {
      stack.push({ index, text });
      open[text] = (open[text] ?? 0) + 1;
      continue;
    }
    const opener = closers[text];
    if (opener === undefined || (open[opener] ?? 0) === 0) continue;
    // A `)` does not reach out of its block.
    if (text !== '}' && !hasAbove(stack, opener)) continue;
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
