/** Rust keeps tests inside the code: to lay the base's tests over a tree, only their module is exchanged. */

import type { Token } from '../syntax/plain-tokens.ts';
import { outlineOf } from '../syntax/program.ts';

/** The tree's file with the base's `#[cfg(test)]` modules; undefined where they are equal or the base has none. What cannot be read is the base's. */
export async function withBaseTestModules(base: string, tree: string): Promise<string | undefined> {
  const before = await testModules(base);
  if (before?.length === 0) return undefined;
  const after = await testModules(tree);
  if (before === undefined || after === undefined) return base === tree ? undefined : base;
  const lines = tree.split('\n');
  const own = (from: { first: number; last: number }, text: string[]) => text.slice(from.first - 1, from.last);
  const wanted = before.map((module) => own(module, base.split('\n')));
  if (wanted.flat().join('\n') === after.flatMap((module) => own(module, lines)).join('\n')) return undefined;
  for (const { first, last } of after.toReversed()) lines.splice(first - 1, last - first + 1);
  return [...lines, ...wanted.flat(), ''].join('\n');
}

/** First and last line of each module whose attributes name `test`, attributes included; `mod tests;` is one too. */
async function testModules(text: string): Promise<{ first: number; last: number }[] | undefined> {
  const shape = await outlineOf('lib.rs', text, 2000);
  if (typeof shape === 'string') return undefined;
  const { tokens, statements } = shape;
  return statements.flatMap(({ start, end, block }) => {
    if (block !== -1 || !isTestModule(tokens, start, end)) return [];
    const last = tokens[end - 1];
    return [{ first: tokens[start]?.line ?? 1, last: last?.line ?? text.split('\n').length }];
  });
}

function isTestModule(tokens: readonly Token[], start: number, end: number): boolean {
  const head = tokens.slice(start, Math.min(end, start + 60)).map((token) => token.text);
  const open = head.findIndex((text, at) => at > 0 && text === '{');
  const own = head.slice(0, open === -1 ? undefined : open);
  return own[0] === '#' && own.includes('cfg') && own.includes('test') && own.includes('mod');
}
