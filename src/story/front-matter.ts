/** Parses YAML front matter between `---` lines at the start of a Markdown text, with each key's line and column. */

import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

export type FrontMatter =
  | { kind: 'none'; body: string }
  | { kind: 'mapping'; data: Record<string, unknown>; body: string }
  /** Not readable as YAML; lines count from the start of the text. */
  | { kind: 'broken'; message: string; line: number; column: number; body: string };

/** From 1, in the whole text. */
export interface TextPosition {
  line: number;
  column: number;
}

/** More is a mistake or an attack. */
const maxChars = 64 * 1024;

export function readFrontMatter(text: string): FrontMatter {
  const block = findBlock(text);
  if (block === undefined) return { kind: 'none', body: withoutMark(text) };
  const body = text.slice(block.bodyStart);
  const yaml = text.slice(block.start, block.end);
  // The opening line is line 1.
  const broken = (message: string, line = 1, column = 1): FrontMatter => ({
    kind: 'broken',
    message,
    line: line + 1,
    column,
    body,
  });
  if (yaml.length > maxChars) return broken(`the front matter has ${yaml.length} characters; allowed: ${maxChars}`);
  const lines = new LineCounter();
  try {
    const document = parseDocument(yaml, {
      lineCounter: lines,
      logLevel: 'error',
      prettyErrors: false,
      // Looked for below: the library compares each key with each.
      uniqueKeys: false,
    });
    const [error] = document.errors;
    if (error !== undefined) {
      const { line, col } = lines.linePos(error.pos[0]);
      return broken(error.message, line, col);
    }
    if (!isMap(document.contents)) return { kind: 'none', body: withoutMark(text) };
    const twice = doubledKey(document.contents.items);
    if (twice !== undefined) {
      const { line, col } = lines.linePos(twice.range?.[0] ?? 0);
      return broken(`${twice.value} is given twice`, line, col);
    }
    const data: unknown = document.toJS({ maxAliasCount: 20 });
    return { kind: 'mapping', data: data as Record<string, unknown>, body };
  } catch (error) {
    return broken(error instanceof RangeError ? 'nested too deeply' : String(error));
  }
}

/** Offsets of the YAML between the two `---` lines, and of what follows. A byte order mark may come first. */
export function findBlock(text: string): { start: number; end: number; bodyStart: number; eol: string } | undefined {
  const opening = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?---[ \t]*(\r?\n)/.exec(text);
  if (opening === null) return undefined;
  const start = opening[0].length;
  const closing = /^---[ \t]*(?:\r?\n|$(?![\s\S]))/m;
  const rest = text.slice(start);
  const found = closing.exec(rest);
  if (found === null) return undefined;
  const end = start + found.index;
  return { start, end, bodyStart: end + found[0].length, eol: opening[1] ?? '\n' };
}

/** Where a top-level key stands, also one written with underscores: line and column from 1; the first line for one that is not there. */
export function keyPlaces(text: string): (key: string) => TextPosition {
  const block = findBlock(text);
  if (block === undefined) return () => ({ line: 1, column: 1 });
  const lines = new LineCounter();
  const document = parseDocument(text.slice(block.start, block.end), { lineCounter: lines, logLevel: 'silent' });
  const items = isMap(document.contents) ? document.contents.items : [];
  const keys = items.map(({ key }) => key).filter((key) => isScalar(key));
  const places = new Map(
    keys.map((key) => {
      const { line, col } = lines.linePos(key.range?.[0] ?? 0);
      return [String(key.value), { line: line + 1, column: col }];
    }),
  );
  return (key) => places.get(key) ?? places.get(key.replaceAll('-', '_')) ?? { line: 1, column: 1 };
}

/** Whether a block of front matter begins and no `---` ends it: a rule with prose below is none. */
export function isUnclosed(text: string): boolean {
  return findBlock(text) === undefined && /^\uFEFF?---[ \t]*\r?\n[A-Za-z][\w-]*:(?:\s|$)/.test(text);
}

function doubledKey(items: readonly { key: unknown }[]) {
  const seen = new Set<unknown>();
  for (const { key } of items) {
    if (!isScalar(key)) continue;
    if (seen.has(key.value)) return key;
    seen.add(key.value);
  }
  return undefined;
}

function withoutMark(text: string) {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
