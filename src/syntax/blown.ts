/** A source in which functions only throw: a test that runs one of them hears it, whatever it compares. */

import type { Node } from 'web-tree-sitter';
import { type Parsed, parseText } from './grammars.ts';
import { testLanguageOf } from './languages/index.ts';
import type { TestLanguage } from './languages/language.ts';
import { type Blown, plainlyBlown } from './plain-blown.ts';

/**
 * All functions that one of these lines (from 1) stands in, the outermost of each. undefined: none stands in any, or the language is not
 * known. Lines outside of all functions are left as they are.
 */
export async function blown(path: string, text: string, lines: readonly number[]): Promise<Blown | undefined> {
  const language = testLanguageOf(path);
  if (language === undefined || !('grammar' in language)) return plainlyBlown(path, text, lines);
  const parsed = await parseText(text, language.grammar);
  if (typeof parsed === 'string') return undefined;
  using _ = parsed;
  return blownIn(parsed, { path, text }, lines, language);
}

function blownIn(
  { tree }: Parsed,
  { path, text }: { path: string; text: string },
  lines: readonly number[],
  language: TestLanguage,
): Blown | undefined {
  const found = new Map<number, Node>();
  const all = text.split('\n');
  for (const line of lines) {
    const own = functionAt(tree.rootNode, all[line - 1] ?? '', line - 1);
    if (own !== undefined && !isOfTests(own)) found.set(own.startIndex, own);
  }
  if (found.size === 0) return language.grammar === 'bash' ? onlyExits(path, text) : undefined;
  let now = text;
  const names: string[] = [];
  for (const node of [...found.values()].sort((a, b) => b.startIndex - a.startIndex)) {
    const body = node.childForFieldName('body');
    const failing = body === null ? undefined : thrownIn(body, text, language);
    if (body === null || failing === undefined) return undefined;
    now = now.slice(0, body.startIndex) + failing + now.slice(body.endIndex);
    names.unshift(nameOf(node));
  }
  return { text: now, names: names.filter((name) => name !== '') };
}

/** Rust keeps tests beside the code, under `#[test]` or in a module under `#[cfg(test)]`. */
function isOfTests(node: Node | null): boolean {
  let above = node?.previousNamedSibling;
  for (; above?.type === 'attribute_item'; above = above.previousNamedSibling)
    if (/\btest\b/.test(above.text)) return true;
  return node !== null && isOfTests(node.parent);
}

/** A program of shell is a function of its own. */
function onlyExits(path: string, text: string): Blown | undefined {
  return text.startsWith('#!') ? { text: behindFirst(text, 'exit 97'), names: [programName(path)] } : undefined;
}

export const programName = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.sh$/, '');
export const behindFirst = (text: string, line: string) => text.replace(/\n|$/, `\n${line}\n`);

/** The outermost one: a callback within may be run by nobody, and its owner is. */
function functionAt(root: Node, line: string, row: number): Node | undefined {
  const column = /^\s*/.exec(line)?.[0].length ?? 0;
  // `export const half = (n) => n / 2;` begins outside of it.
  const last = line.replace(/[;,)\]}\s]+$/, '').length - 1;
  for (const at of last > column ? [column, last] : [column]) {
    let outermost: Node | undefined;
    for (let node = root.descendantForPosition({ row, column: at }); node !== null; node = node.parent)
      if (functions.test(node.type) && node.childForFieldName('body') !== null) outermost = node;
    if (outermost !== undefined) return outermost;
  }
  return undefined;
}

/** A constructor has to call another one first. */
const functions =
  /^(?:(?:generator_)?function_(?:declaration|definition|item|expression)|arrow_function|(?:singleton_)?method(?:_definition|_declaration)?|local_function_statement)$/;

function thrownIn(body: Node, text: string, language: TestLanguage): string | undefined {
  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', body.startIndex - 1) + 1))?.[0] ?? '';
  if (language.grammar === 'go') return `{\n${indent}\tpanic("bent")${body.text.slice(1)}`;
  return language.fail({ type: body.type, text: body.text, indent, head: '' });
}

/** In C it stands within the declarator; what is assigned has it before. */
export function nameOf(node: Node): string {
  const of = ['name', 'declarator'].map((field) => node.childForFieldName(field)?.text).find(Boolean);
  const assigned = ['name', 'left', 'key'].map((field) => node.parent?.childForFieldName(field)?.text).find(Boolean);
  const written = of ?? assigned ?? '';
  return /(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*[?!]?(?=\s*(?:\(|$))/u.exec(written)?.[0] ?? '';
}
