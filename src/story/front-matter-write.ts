/**
 * Writes a run's state into a story file's front matter and leaves every other byte as it was: line ends, comments,
 * order, quotes, a byte order mark, bytes that are no UTF-8.
 */

import { isMap, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { findBlock, readFrontMatter } from './front-matter.ts';

export interface StoryState {
  /** `in-progress`, then the outcome. */
  status?: string;
  /** Retries so far; kept when the run ends red, 0 after passed. */
  implementation_retry_count?: number;
  /** `failures` counts failing tests, and is 1 where a red output names none; `timestamp` is ISO 8601. */
  last_test_run?: { passed: boolean; failures: number; timestamp: string };
  /** null: the run has none, and what a key of the file says of another run goes. */
  branch?: string | null;
  updated?: string;
}

type Scalar = string | number | boolean;
type Value = Scalar | Record<string, Scalar>;
type Entries = [string, Value][];
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The file with these keys set; a key that is not given stays. Front matter is added where the file has none. */
export function writeFrontMatter(file: Buffer, state: StoryState): Buffer {
  const changes: [string, Value | null | undefined][] = Object.entries(state);
  const entries = changes.filter((entry): entry is [string, Value] => entry[1] !== undefined && entry[1] !== null);
  const emptied = changes.flatMap(([name, value]) => (value === null ? [name] : []));
  // One character for each byte, so that offsets are bytes and nothing is decoded and encoded again.
  const text = file.toString('latin1');
  const block = findBlock(text);
  if (block === undefined || readFrontMatter(text).kind !== 'mapping')
    return Buffer.from(withNewBlock(text, entries), 'latin1');

  // What follows a document's end mark is no part of it.
  const end =
    block.start + (/^\.\.\.[ \t]*\r?$/m.exec(text.slice(block.start, block.end))?.index ?? block.end - block.start);
  const yaml = text.slice(block.start, end);
  const { contents } = parseDocument(yaml, { keepSourceTokens: true, logLevel: 'silent' });
  if (!isMap(contents)) return Buffer.from(withNewBlock(text, entries), 'latin1');
  const map = contents as YAMLMap;
  const edits = [
    ...emptied.flatMap((name) => removeValue(map, name, yaml)),
    ...editsOf(map, entries, yaml, block.eol, yaml.length),
  ];
  // Of two at one place the first stands first: what ends a mapping goes before what follows it.
  const edited = edits
    .toReversed()
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), yaml);
  return Buffer.from(text.slice(0, block.start) + edited + text.slice(end), 'latin1');
}

function withNewBlock(text: string, entries: Entries): string {
  const mark = text.startsWith('\u00EF\u00BB\u00BF') ? text.slice(0, 3) : '';
  const body = text.slice(mark.length);
  const eol = /\r?\n/.exec(body)?.[0] ?? '\n';
  return `${mark}---${eol}${entries.map(([name, value]) => blockEntry(name, value, '', eol)).join('')}---${eol}${eol}${body}`;
}

/** `end` is where a new key of a block mapping goes: the start of a line. */
function editsOf(map: YAMLMap, entries: Entries, yaml: string, eol: string, end: number): Edit[] {
  const edits: Edit[] = [];
  const added: Entries = [];
  for (const [name, value] of entries) {
    const pair = pairOf(map, name);
    if (pair === undefined) added.push([name, value]);
    else for (const one of replaceValue(pair, value, yaml, eol)) edits.push(one);
  }
  if (added.length === 0) return edits;
  if (map.flow) return [...edits, addToFlow(map, added, yaml)];
  const indent = indentOf(yaml, map);
  const before = end > 0 && yaml[end - 1] !== '\n' ? eol : '';
  const text = before + added.map(([name, value]) => blockEntry(name, value, indent, eol)).join('');
  return [...edits, { start: end, end, text }];
}

function pairOf(map: YAMLMap, name: string): Pair | undefined {
  return map.items.find(({ key }) => isScalar(key) && key.value === name);
}

/** The key stays with nothing behind it: its place, and the comment beside it, may be a person's. */
function removeValue(map: YAMLMap, name: string, yaml: string): Edit[] {
  const pair = pairOf(map, name);
  const range = rangeOf(pair?.value);
  if (pair === undefined || range === undefined || range[0] === range[1]) return [];
  const [start, end] = range;
  const colon = afterColon(pair);
  const tail = /\r?\n$/.exec(yaml.slice(start, end))?.[0] ?? '';
  // Behind an anchor or a comment a value has to stand, for the next one to find its place.
  if (yaml.slice(colon, start).trim() !== '') return [{ start, end, text: `null${tail}` }];
  return [{ start: colon, end, text: tail }];
}

function replaceValue(pair: Pair, value: Value, yaml: string, eol: string): Edit[] {
  const node = pair.value;
  if (typeof value === 'object' && isMap(node) && node.range) {
    return editsOf(node as YAMLMap, Object.entries(value), yaml, eol, lineStartAfter(yaml, node.range[1]));
  }
  const colon = afterColon(pair);
  const range = rangeOf(node);
  // An empty value has its range behind the comment's blanks; the new one goes before them.
  const [start, end] = range !== undefined && range[1] > range[0] ? range : [colon, colon];
  const old = yaml.slice(start, end);
  // A scalar on a line of its own stays there, and so does a comment before it.
  const oneLine = !/\n/.test(isScalar(node) ? old : yaml.slice(colon, end));
  if (typeof value !== 'object' && oneLine && old !== '') return [{ start, end, text: scalar(value, old) }];
  const tail = old.endsWith('\n') ? eol : '';
  const indent = ' '.repeat(columnOf(yaml, pair.key));
  const text = typeof value === 'object' ? flow(value) : scalar(value);
  if (typeof value !== 'object' || !canBeBlock(yaml, colon, end))
    return [{ start: colon, end, text: ` ${text}${tail}` }];
  const lines = Object.entries(value).map(([name, item]) => `${eol}${indent}  ${name}: ${scalar(item)}`);
  return [{ start: colon, end, text: lines.join('') + tail }];
}

/** Nothing but the old value stands behind the colon: no comment that a block would have to move. */
function canBeBlock(yaml: string, colon: number, end: number): boolean {
  return /^[ \t]*(\r?\n|$)/.test(yaml.slice(end)) && !yaml.slice(colon, end).includes('#');
}

function addToFlow(map: YAMLMap, added: Entries, yaml: string): Edit {
  const close = yaml.lastIndexOf('}', (map.range?.[1] ?? 1) - 1);
  const inside = yaml.slice((map.range?.[0] ?? 0) + 1, close);
  const items = added.map(([name, value]) => `${name}: ${typeof value === 'object' ? flow(value) : scalar(value)}`);
  const comma = map.items.length === 0 || /,\s*$/.test(inside) ? ' ' : ', ';
  const at = close - (/[ \t]*$/.exec(inside)?.[0].length ?? 0);
  return { start: at, end: close, text: `${comma}${items.join(', ')} ` };
}

function blockEntry(name: string, value: Value, indent: string, eol: string): string {
  if (typeof value !== 'object') return `${indent}${name}: ${scalar(value)}${eol}`;
  const inner = Object.entries(value).map(([key, item]) => `${indent}  ${key}: ${scalar(item)}${eol}`);
  return `${indent}${name}:${eol}${inner.join('')}`;
}

function flow(value: Record<string, Scalar>): string {
  return `{ ${Object.entries(value)
    .map(([name, item]) => `${name}: ${scalar(item)}`)
    .join(', ')} }`;
}

/** A scalar as YAML, one byte a character; in the quotes the old one had, else plain where that reads back as the same text. */
function scalar(value: Scalar, old = ''): string {
  if (typeof value !== 'string') return String(value);
  const bytes = Buffer.from(value, 'utf8').toString('latin1');
  const quoted = JSON.stringify(value).slice(1, -1) === value && /^[\x20-\x7e]*$/.test(value);
  if (!quoted || old.startsWith('"')) return Buffer.from(JSON.stringify(value), 'utf8').toString('latin1');
  if (old.startsWith("'") || !/^[a-z][\w./-]*$/i.test(value) || /^(true|false|null|yes|no|on|off)$/i.test(value)) {
    return `'${bytes.replaceAll("'", "''")}'`;
  }
  return bytes;
}

function afterColon(pair: Pair): number {
  const token = (pair.srcToken as { sep?: { type: string; offset: number }[] } | undefined)?.sep?.find(
    ({ type }) => type === 'map-value-ind',
  );
  if (token === undefined) throw new Error('a key of the front matter has no colon');
  return token.offset + 1;
}

function rangeOf(node: unknown): [number, number] | undefined {
  const range = (node as { range?: [number, number, number] } | null)?.range;
  return range && [range[0], range[1]];
}

/** Of its keys; behind `? `, an anchor or a tag the first one begins further in. */
function indentOf(yaml: string, map: YAMLMap): string {
  const column = columnOf(yaml, map.items[0]?.key);
  const start = rangeOf(map.items[0]?.key)?.[0] ?? 0;
  return /^( *)[?&!]/.exec(yaml.slice(start - column, start))?.[1] ?? ' '.repeat(column);
}

function columnOf(yaml: string, node: unknown): number {
  const start = rangeOf(node)?.[0] ?? 0;
  return start - (yaml.lastIndexOf('\n', start - 1) + 1);
}

function lineStartAfter(yaml: string, offset: number): number {
  if (offset > 0 && yaml[offset - 1] === '\n') return offset;
  const next = yaml.indexOf('\n', offset);
  return next === -1 ? yaml.length : next + 1;
}
