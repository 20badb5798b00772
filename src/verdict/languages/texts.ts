/** Reads a text for what it says: without comments, without imports, as tokens, or with the tests of another version. */

import type { Node } from 'web-tree-sitter';
import { contentOf, firstAbove, readSource, type Source, type Span, spanOf, spansOf, withEdits } from './source.ts';

export interface Token {
  kind: 'word' | 'number' | 'string' | 'punct';
  /** A string's text is its content without quotes. */
  text: string;
  /** From 1. */
  line: number;
}

/** Leaves of the tree, comments left out; a reason where no record knows the file, or it cannot be read. */
export async function tokensIn(path: string, text: string): Promise<readonly Token[] | string> {
  const tokens = await readSource(path, text, (source) => leavesOf(source).map((node) => tokenOf(source, node)));
  return tokens ?? 'its language is not known';
}

/** The text without comments and white space; undefined: no record knows the file, or it cannot be read. */
export async function bareText(path: string, text: string): Promise<string | undefined> {
  const words = await readSource(path, text, (source) => {
    // A block by its indent, as in Python, has no sign of its own.
    const depth = (node: Node) => (source.language.name === 'Python' ? `${node.startPosition.column} ` : '');
    let line = -1;
    return leavesOf(source).map((node) => {
      const first = node.startPosition.row !== line ? depth(node) : '';
      line = node.startPosition.row;
      return first + source.textOf(node);
    });
  });
  return typeof words === 'object' ? words.join(' ') : undefined;
}

/** The text without what only names other code. */
export async function withoutImports(path: string, text: string): Promise<string | undefined> {
  const edits = await readSource(path, text, (source) =>
    spansOf(source, source.language.imports, 'import').map((span) => ({ ...span, after: '' })),
  );
  return typeof edits === 'object' ? withEdits(text, edits) : undefined;
}

/** Whether production holds tests too: a module that is built for tests alone. */
export async function holdsTests(path: string, text: string): Promise<boolean> {
  return (await partsOf(path, text)).length > 0;
}

/** `into` with the parts that are tests as `from` has them; undefined: the language mixes none, or nothing differs. */
export async function withTestsOf(path: string, from: string, into: string): Promise<string | undefined> {
  const [theirs, own] = [await partsOf(path, from), await partsOf(path, into)];
  const edits = own.map((part, at) => ({ ...part, after: theirs[at]?.text ?? '' }));
  const rest = theirs.slice(own.length).map((part) => `\n${part.text}\n`);
  const laid = withEdits(into, edits) + rest.join('');
  return laid === into ? undefined : laid;
}

async function partsOf(path: string, text: string): Promise<Span[]> {
  const found = await readSource(path, text, (source) => {
    const { parts = '', above } = source.language.tests;
    return source.matches(parts).flatMap(({ part }) => (part ? spanOf(source, firstAbove(part, above), part) : []));
  });
  return typeof found === 'object' ? found : [];
}

function leavesOf({ root, language }: Source): Node[] {
  const found: Node[] = [];
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (language.comments.includes(node.type)) continue;
    const isString = language.values.literals.string.includes(node.type) && node.descendantCount < 5;
    if (node.childCount === 0 || isString) found.push(node);
    else for (const one of node.children.filter((child) => child !== null).reverse()) waiting.push(one);
  }
  return found;
}

function tokenOf(source: Source, node: Node): Token {
  const { string, number } = source.language.values.literals;
  const text = source.textOf(node);
  const at = { line: node.startPosition.row + 1 };
  if (string.includes(node.type) || /string|char|heredoc/.test(node.type))
    return { kind: 'string', text: contentOf(text), ...at };
  if (number.includes(node.type)) return { kind: 'number', text, ...at };
  return { kind: /^[\p{L}_$@]/u.test(text) ? 'word' : 'punct', text, ...at };
}
