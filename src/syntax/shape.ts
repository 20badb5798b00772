/** A syntax tree as tokens, statements and the blocks around them: what is needed to see on what an assertion depends. */

import type { Tree } from 'web-tree-sitter';
import { type Brackets, bracketsOf } from './brackets.ts';
import { threadMs } from './grammars.ts';
import * as types from './node-kinds.ts';
import { contentOf, plainTokens, type Token } from './plain-tokens.ts';

/** Tokens from `start` up to, not including, `end`; what nests in its blocks is inside and has statements of its own. */
export interface Statement {
  start: number;
  end: number;
  /** The block it stands in, -1 at the top. */
  block: number;
}

export interface Block {
  kind: types.BlockKind;
  open: number;
  close: number;
  /** The statement that the block belongs to. */
  owner: number;
  parent: number;
}

export interface Shape extends Brackets {
  tokens: readonly Token[];
  statements: Statement[];
  blocks: Block[];
  /** For each token its innermost statement. */
  statementAt: Int32Array;
}

/** Deeper is not read: nobody nests so by hand, and each level is one of the stack. */
const deepest = 1500;

export function shapeIn(tree: Tree, text: string, until: number): Shape | string {
  const tokens: Token[] = [];
  const statements: Statement[] = [];
  const blocks: Block[] = [];
  const owners: number[] = [];
  const cursor = tree.walk();
  let [statement, block] = [-1, -1];
  /** Where attributes began that stand before what they belong to. */
  let attributes = -1;

  try {
    if (!visit('', false, 0)) return threadMs() > until ? 'it took too long' : 'nested too deeply';
  } finally {
    cursor.delete();
  }
  return { tokens, ...bracketsOf(tokens), statements, blocks, statementAt: Int32Array.from(owners) };

  function visit(around: string, inList: boolean, depth: number): boolean {
    const { nodeType: type, nodeIsNamed: isNamed, startIndex: from, endIndex: to } = cursor;
    if (from === to || (isNamed && types.leftOut.test(type))) return true;
    if (depth > deepest || (tokens.length % 1024 === 0 && threadMs() > until)) return false;
    if (isNamed && types.strings.test(type)) return string(around, depth);
    if (isNamed && types.words.test(type)) return push('word', text.slice(from, to), from);

    const outer = { statement, block };
    if (inList && isNamed && type === 'attribute_item') attributes = attributes === -1 ? tokens.length : attributes;
    else if (inList && isNamed && !types.lists.test(type)) begin();
    const indented = type === 'block' && isNamed && text[from] !== '{';
    if (indented) open(type, around, from);
    const isRead = cursor.gotoFirstChild() ? children(type, around, depth) : leaf(from, to);
    if (indented) close(to);
    if (statement !== outer.statement) end(outer.statement);
    block = outer.block;
    return isRead;
  }

  function children(type: string, around: string, depth: number): boolean {
    const isList = depth === 0 || types.lists.test(type) || types.ended.test(type);
    const known = block;
    let isFirst = true;
    do {
      const own = cursor.nodeType;
      const isOpening = own === '{' && (types.lists.test(type) || types.braced.test(type));
      if (isOpening) open(type, around, cursor.startIndex);
      else if (own === '}' && block !== known) close(cursor.startIndex);
      else if (own === 'end' && block !== known) close(cursor.startIndex);
      else if (!visit(type, isList && !types.parts.test(cursor.currentFieldName ?? ''), depth + 1)) return false;
      // Ruby's `def … end` and its like.
      if (isFirst && types.ended.test(type) && !isOpening && endsInEnd()) open(type, around, cursor.endIndex);
      isFirst = false;
    } while (cursor.gotoNextSibling());
    cursor.gotoParent();
    return true;
  }

  function endsInEnd(): boolean {
    const parent = cursor.currentNode.parent;
    return parent?.lastChild?.type === 'end';
  }

  /** In a string with code in it the pieces between are strings of their own. */
  function string(around: string, depth: number): boolean {
    const { startIndex: from, endIndex: to } = cursor;
    // A pattern's flags are a word of their own: one less is less code.
    const flags = cursor.nodeType === 'regex' ? (/(?<=.\/)[a-z]+$/.exec(text.slice(from, to))?.[0] ?? '') : '';
    if (!holdsCode()) {
      push('string', contentOf(text.slice(from, to - flags.length)), from);
      return flags === '' || push('word', flags, to - flags.length);
    }
    let at = from;
    cursor.gotoFirstChild();
    do {
      if (!types.interpolations.test(cursor.nodeType)) continue;
      push('string', text.slice(at === from ? at + 1 : at, cursor.startIndex), at);
      at = cursor.endIndex;
      if (!code(around, depth + 1)) return false;
    } while (cursor.gotoNextSibling());
    cursor.gotoParent();
    return push('string', text.slice(at, to - 1), at);
  }

  function holdsCode(): boolean {
    if (!cursor.gotoFirstChild()) return false;
    let found = false;
    do found ||= types.interpolations.test(cursor.nodeType);
    while (cursor.gotoNextSibling());
    cursor.gotoParent();
    return found;
  }

  /** Without the signs around it. */
  function code(around: string, depth: number): boolean {
    if (!cursor.gotoFirstChild()) return true;
    do if (cursor.nodeIsNamed && !visit(around, false, depth + 1)) return false;
    while (cursor.gotoNextSibling());
    cursor.gotoParent();
    return true;
  }

  function leaf(from: number, to: number): boolean {
    const own = text.slice(from, to);
    if (/^[\p{L}_$][\p{L}\p{N}_$]*[?!]?$/u.test(own)) return push('word', own, from);
    if (/^\.?\d[^\s]*$/.test(own)) return push('number', own, from);
    if (/^[^\s\w"'`]{1,3}$/.test(own) && !/^[#@:$]/.test(own)) return push('punct', own, from);
    for (const token of plainTokens(own, cursor.startPosition.row + 1, from)) add(token);
    return true;
  }

  function push(kind: Token['kind'], words: string, at: number): boolean {
    add({ kind, text: words, line: cursor.startPosition.row + 1, at });
    return true;
  }

  function add(token: Token): void {
    tokens.push(token);
    owners.push(statement);
  }

  function begin(): void {
    const start = attributes === -1 ? tokens.length : attributes;
    attributes = -1;
    statement = statements.push({ start, end: tokens.length, block }) - 1;
    for (let at = start; at < tokens.length; at++) owners[at] = statement;
  }

  function end(outer: number): void {
    const own = statements[statement];
    if (own !== undefined) own.end = tokens.at(-1)?.text === ';' ? tokens.length - 1 : tokens.length;
    statement = outer;
  }

  function open(type: string, around: string, at: number): void {
    const kind = types.blockKind(type, around);
    block = blocks.push({ kind, open: tokens.length, close: tokens.length, owner: statement, parent: block }) - 1;
    push('punct', '{', at);
  }

  function close(at: number): void {
    const own = blocks[block];
    if (own !== undefined) own.close = tokens.length;
    block = own?.parent ?? -1;
    push('punct', '}', at);
  }
}
