/** Attributes that stand before a function: siblings of it in the grammar, and no part of it. */

import type { Node } from 'web-tree-sitter';

/**
 * By where the function begins, the texts of what stands before it, from `@above` of a query. A query that repeats siblings takes the cube
 * of their number: minutes for a few KB of attributes.
 */
export function attributesAbove(nodes: readonly Node[], text: string): ReadonlyMap<number, readonly string[]> {
  const above = new Map<number, string[]>();
  for (const { startIndex, endIndex, text: own } of nodes) {
    const run = above.get(startIndex) ?? [];
    above.delete(startIndex);
    run.push(own);
    above.set(nextAfter(text, endIndex), run);
  }
  return above;
}

/** Where the next begins that is neither space nor a line of comment. */
function nextAfter(text: string, at: number): number {
  const aside = /(?:\s+|\/\/.*\n)*/y;
  aside.lastIndex = at;
  return at + (aside.exec(text)?.[0].length ?? 0);
}
