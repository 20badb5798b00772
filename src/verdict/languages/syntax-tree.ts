/** Parses source code into syntax trees, and queries the trees or lists their tokens, comments and imports. */

import type { Node } from 'web-tree-sitter';
import { parseText } from './grammars.ts';
import { comments, isAmong, type Language } from './language.ts';
import { languageOf } from './language-of-file.ts';

/** By the name of each capture; one whose name begins with `_` only helps the query. */
export type Captures = Readonly<Partial<Record<string, Node>>>;

/** Frees the tree's memory when its scope ends. */
export interface Source extends Disposable {
  language: Language;
  text: string;
  root: Node;
  /** As it is written, also where the grammar was shown another spelling. */
  textOf(node: { startIndex: number; endIndex: number }): string;
  matches(query: string): Captures[];
}

/** What `read` makes of the text. undefined: no record knows the file. A reason where it is too large, too deep, or the parser fails. */
export async function readSource<T>(
  path: string,
  text: string,
  read: (source: Source) => T,
): Promise<T | string | undefined> {
  const opened = await openSource(path, text);
  if (!opened || typeof opened === 'string') return opened;
  using source = opened;
  return read(source);
}

async function openSource(path: string, text: string): Promise<Source | string | undefined> {
  const language = languageOf(path, text);
  if (!language) return undefined;
  const parsed = await parseText(language.readable?.(text) ?? text, language.grammar);
  if (typeof parsed === 'string') return parsed;
  const root = parsed.tree.rootNode;
  return {
    ...{ language, text, root },
    textOf: ({ startIndex, endIndex }) => text.slice(startIndex, endIndex),
    matches: (query) =>
      (query === '' ? [] : parsed.query(query).matches(root)).map(({ captures }) =>
        Object.fromEntries(captures.map(({ name, node }) => [name, node])),
      ),
    [Symbol.dispose]: () => parsed[Symbol.dispose](),
  };
}

export interface Span {
  start: number;
  end: number;
  /** From 1. */
  line: number;
  text: string;
}

export function spanOf(source: Source, node: Node, end = node): Span {
  const span = { startIndex: node.startIndex, endIndex: end.endIndex };
  return { start: span.startIndex, end: span.endIndex, line: node.startPosition.row + 1, text: source.textOf(span) };
}

export const contains = (outer: { start: number; end: number }, inner: { start: number; end: number }) =>
  outer.start <= inner.start && inner.end <= outer.end;

export const isWithin = (outer: Node, inner: Node): boolean =>
  outer.startIndex <= inner.startIndex && inner.endIndex <= outer.endIndex;

/** Numbers of its lines. */
export const linesOf = ({ line, text }: Span): number[] => text.split('\n').map((_, at) => line + at);

/** What a query captures under this name. */
export const spansOf = (source: Source, query: string, name: string): Span[] =>
  source.matches(query).flatMap(({ [name]: node }) => (node ? spanOf(source, node) : []));

/** Whether it is of one of these types, which stand between blanks. */
export const isA = ({ type }: Node, types: string): boolean => isAmong(type, types);

export const nodesIn = (node: Node, types: string): Node[] =>
  node.descendantsOfType(types.match(/\S+/g) ?? []).filter((one) => one !== null);

/** Comments are none of them. */
export const childrenOf = (node: Node): Node[] =>
  node.namedChildren.filter((child) => child !== null && !isA(child, comments)) as Node[];

/** What a call is handed, and what it calls as it is written: `new Date`, `expect(x).toBe`. undefined: the node is none. */
export function callOf(source: Source, node: Node): { args: Node; callee: string } | undefined {
  const args = node.childForFieldName('arguments') ?? node.namedChildren.find((child) => child?.type === 'arguments');
  return args ? { args, callee: source.text.slice(node.startIndex, args.startIndex).trim() } : undefined;
}

/** Of the nodes of this type that stand above one, attributes, the first; else the node itself. */
export function firstAbove(node: Node, type: string | undefined): Node {
  let first = node;
  for (let at = node.previousNamedSibling; at !== null && at.type === type; at = at.previousNamedSibling) first = at;
  return first;
}

/** The rows of `asserting` that what is called fits. */
export function assertingRows({ language }: Source, called: string): Language['values']['asserting'] {
  const name = /(\w+)\W?$/.exec(called.slice(-80))?.[1] ?? '';
  return language.values.asserting.filter(([form, , whole]) => form.test(name) && whole?.test(called) !== false);
}

/** It asserts, prints or names a case: what it is handed goes nowhere else. */
export const onlyTells = (source: Source, called: string) =>
  source.language.values.reporters.test(called) || assertingRows(source, called).length > 0;

/** `a` of `a.b()`. */
export function receiverOf(call: Node): Node | undefined {
  const callee = call.childForFieldName('function') ?? call;
  const fields = ['object', 'receiver', 'value', 'operand', 'expression', 'argument'];
  return fields.map((field) => callee.childForFieldName(field)).find((one) => one !== null) ?? undefined;
}

/** Without quotes, hashes and a prefix: `r#"…"#`, `@"…"`, `b'…'`. */
export function contentOf(string: string): string {
  const [open = '', hashes = '', quote = ''] = /^[a-zA-Z@$%]{0,3}(#*)("""|'''|["'`])/.exec(string) ?? [];
  const close = quote + hashes;
  const closed = close !== '' && string.length >= open.length + close.length && string.endsWith(close);
  return string.slice(open.length, closed ? -close.length : undefined);
}

/** Of the line on which a body begins. */
export function indentAt(text: string, at: number): string {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  return /^[ \t]*/.exec(text.slice(from))?.[0] ?? '';
}

/** Several edits of a text in one pass; what stands within another edit is changed with it. */
export function withEdits(text: string, edits: readonly { start: number; end: number; after: string }[]): string {
  let from = 0;
  const parts: string[] = [];
  for (const { start, end, after } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < from) continue;
    parts.push(text.slice(from, start), after);
    from = end;
  }
  return parts.join('') + text.slice(from);
}

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

/** The text without comments and white space; as it is where no record knows the file, or it cannot be read. */
export async function bareText(path: string, text: string): Promise<string> {
  const words = await readSource(path, text, (source) => {
    if (source.language.declarations?.test(path)) return [];
    // A block by its indent, as in Python, has no sign of its own.
    const depth = (node: Node) => (source.language.name === 'Python' ? `${node.startPosition.column} ` : '');
    let line = -1;
    return leavesOf(source).map((node) => {
      const first = node.startPosition.row !== line ? depth(node) : '';
      line = node.startPosition.row;
      return first + source.textOf(node);
    });
  });
  return typeof words === 'object' ? words.join(' ') : text;
}

/** In the order of the text: one may be a directive to the compiler or the runner. */
export const commentsIn = (path: string, text: string): Promise<Span[]> =>
  spansIn(path, text, (source) => nodesIn(source.root, comments).map((node) => spanOf(source, node)));

/** None where it cannot be read. */
async function spansIn(path: string, text: string, read: (source: Source) => Span[]) {
  const found = await readSource(path, text, read);
  return typeof found === 'object' ? found : [];
}

interface Imports {
  /** What only names other code, line by line. */
  lines: string[];
  /** The text without it. */
  rest: string;
  /** What loads other code amid that. */
  loads: string[];
}

export async function importsIn(path: string, text: string): Promise<Imports | undefined> {
  const found = await readSource(path, text, (source) => {
    const { imports } = source.language;
    return { spans: spansOf(source, imports, 'import'), loads: spansOf(source, imports, 'load') };
  });
  if (typeof found !== 'object') return undefined;
  const edits = found.spans.map((span) => ({ ...span, after: '' }));
  const lines = found.spans.flatMap((span) => span.text.split('\n'));
  return { lines, rest: withEdits(text, edits), loads: found.loads.map((span) => span.text) };
}

/** Whether production holds tests too: a module that is built for tests alone. */
export const holdsTests = async (path: string, text: string): Promise<boolean> =>
  (await partsOf(path, text)).length > 0;

/** `into` with the parts that are tests as `from` has them; undefined: the language mixes none, or nothing differs. */
export async function withTestsOf(path: string, from: string, into: string): Promise<string | undefined> {
  const [theirs, own] = [await partsOf(path, from), await partsOf(path, into)];
  const edits = own.map((part, at) => ({ ...part, after: theirs[at]?.text ?? '' }));
  const rest = theirs.slice(own.length).map((part) => `\n${part.text}\n`);
  const laid = withEdits(into, edits) + rest.join('');
  return laid === into ? undefined : laid;
}

const partsOf = (path: string, text: string) =>
  spansIn(path, text, (source) => {
    const { parts = '', above } = source.language.tests;
    return source.matches(parts).flatMap(({ part }) => (part ? spanOf(source, firstAbove(part, above), part) : []));
  });

function leavesOf({ root, language }: Source): Node[] {
  const found: Node[] = [];
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isA(node, comments)) continue;
    const isString = isA(node, language.values.literals.string) && node.descendantCount < 5;
    if (node.childCount === 0 || isString) found.push(node);
    else for (const one of node.children.filter((child) => child !== null).reverse()) waiting.push(one);
  }
  return found;
}

function tokenOf(source: Source, node: Node): Token {
  const { string, number } = source.language.values.literals;
  const text = source.textOf(node);
  const at = { line: node.startPosition.row + 1 };
  if (isA(node, string) || /string|char|heredoc/.test(node.type))
    return { kind: 'string', text: contentOf(text), ...at };
  if (isA(node, number)) return { kind: 'number', text, ...at };
  return { kind: /^[\p{L}_$@]/u.test(text) ? 'word' : 'punct', text, ...at };
}
