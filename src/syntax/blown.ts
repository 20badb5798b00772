/** A source in which functions only throw: a test that runs one of them hears it, whatever it compares. */

import type { Node } from 'web-tree-sitter';
import { type Parsed, parseText } from './grammars.ts';
import { testLanguageOf } from './languages/index.ts';
import type { TestLanguage } from './languages/language.ts';

export interface Blown {
  text: string;
  /** The functions, as they are named. */
  names: string[];
}

/**
 * All functions that one of these lines (from 1) stands in, the outermost of each. undefined: none stands in any, or the language is not
 * known. Lines outside of all functions are left as they are.
 */
export async function blown(path: string, text: string, lines: readonly number[]): Promise<Blown | undefined> {
  const language = testLanguageOf(path);
  if (language === undefined || !('grammar' in language)) return undefined;
  const parsed = await parseText(text, language.grammar);
  if (typeof parsed === 'string') return undefined;
  try {
    return blownIn(parsed, text, lines, language);
  } finally {
    parsed.tree.delete();
  }
}

function blownIn({ tree }: Parsed, text: string, lines: readonly number[], language: TestLanguage): Blown | undefined {
  const found = new Map<number, Node>();
  for (const line of lines) {
    const own = functionAt(tree.rootNode, text, line);
    if (own !== undefined) found.set(own.startIndex, own);
  }
  if (found.size === 0) return undefined;
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

/** The outermost one: a callback within may be run by nobody, and its owner is. */
function functionAt(root: Node, text: string, line: number): Node | undefined {
  const row = line - 1;
  const column = /^\s*/.exec(text.split('\n')[row] ?? '')?.[0].length ?? 0;
  let outermost: Node | undefined;
  for (let node = root.descendantForPosition({ row, column }); node !== null; node = node.parent)
    if (functions.test(node.type) && node.childForFieldName('body') !== null) outermost = node;
  return outermost;
}

/** A constructor has to call another one first. */
const functions =
  /^(?:(?:generator_)?function_(?:declaration|definition|item|expression)|arrow_function|(?:singleton_)?method(?:_definition|_declaration)?|local_function_statement)$/;

function thrownIn(body: Node, text: string, language: TestLanguage): string | undefined {
  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', body.startIndex - 1) + 1))?.[0] ?? '';
  if (language.grammar === 'go') return `{\n${indent}\tpanic("bent")${body.text.slice(1)}`;
  return language.fail({ type: body.type, text: body.text, indent, head: '' });
}

function nameOf(node: Node): string {
  const of = ['name', 'declarator'].map((field) => node.childForFieldName(field)?.text).find(Boolean);
  const written = of ?? node.parent?.childForFieldName('name')?.text ?? '';
  return /[\p{L}_$][\p{L}\p{N}_$]*[?!]?(?=\s*(?:\(|$))/u.exec(written)?.[0] ?? '';
}
