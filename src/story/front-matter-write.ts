/**
 * Writes a run's state into the front matter (YAML block) of a story file, so that every other byte stays. Only YAML
 * that cannot be edited line by line, such as a mapping in braces, is written anew.
 */

import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
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
type Value = Scalar | Record<string, Scalar> | null;

/** The file with these keys set; a key that is not given stays. Front matter is added where the file has none. */
export function writeFrontMatter(file: Buffer, state: StoryState): Buffer {
  const entries = Object.entries(state).filter((entry): entry is [string, Value] => entry[1] !== undefined);
  // One character for each byte, so that offsets are bytes and nothing is decoded and encoded again.
  const text = file.toString('latin1');
  const block = findBlock(text);
  const before = readFrontMatter(text);
  if (block === undefined || before.kind !== 'mapping') return Buffer.from(withNewBlock(text, entries), 'latin1');

  const yaml = text.slice(block.start, block.end);
  const indent = /^( *)[^\s#]/m.exec(yaml)?.[1] ?? '';
  const edited = entries.reduce((lines, [name, value]) => withKey(lines, indent, name, value, block.eol), yaml);
  const after = text.slice(0, block.start) + edited + text.slice(block.end);
  const there = entries.filter(([name, value]) => value !== null || name in before.data);
  const read = readFrontMatter(after);
  if (read.kind === 'mapping' && isDeepStrictEqual(read.data, { ...before.data, ...Object.fromEntries(there) }))
    return Buffer.from(after, 'latin1');

  const whole = readFrontMatter(file.toString('utf8'));
  const data = whole.kind === 'mapping' ? whole.data : before.data;
  const anew = stringify({ ...data, ...Object.fromEntries(there) }).replaceAll('\n', block.eol);
  return Buffer.concat([file.subarray(0, block.start), Buffer.from(anew), file.subarray(block.end)]);
}

function withNewBlock(text: string, entries: [string, Value][]) {
  const mark = text.startsWith('\u00EF\u00BB\u00BF') ? text.slice(0, 3) : '';
  const body = text.slice(mark.length);
  const eol = /\r?\n/.exec(body)?.[0] ?? '\n';
  const yaml = entries.reduce((lines, [name, value]) => withKey(lines, '', name, value, eol), '');
  return `${mark}---${eol}${yaml}---${eol}${eol}${body}`;
}

function withKey(yaml: string, indent: string, name: string, value: Value, eol: string) {
  const lines = yaml.split(/(?<=\n)/);
  const key = new RegExp(`^${indent}(["']?)${name}\\1:(?=\\s|$)`);
  const at = lines.findIndex((line) => key.test(line));
  if (at === -1) {
    const gap = yaml === '' || yaml.endsWith('\n') ? '' : eol;
    return value === null ? yaml : `${yaml}${gap}${indent}${name}:${valueText(value, '', indent, eol)}${eol}`;
  }
  const [head = ''] = key.exec(lines[at] ?? '') ?? [];
  const rest = (lines[at] ?? '').slice(head.length);
  const [tail = ''] = /\r?\n$/.exec(rest) ?? [];
  const comment = /(?:^|"|'|\S)(\s+#.*)$/.exec(rest.trimEnd().replace(/^\s*(?:"[^"]*"|'[^']*')/, '"'))?.[1] ?? '';
  const written = head + valueText(value, comment, indent, eol) + tail;
  return [...lines.slice(0, at), written, ...lines.slice(endOfValue(lines, at, indent))].join('');
}

/** The line behind the last one that belongs to the key of this one. */
function endOfValue(lines: string[], at: number, indent: string) {
  let end = at + 1;
  for (const [index, line] of lines.entries()) {
    if (index <= at || line.trim() === '') continue;
    if (!line.startsWith(`${indent} `) && !line.startsWith(`${indent}- `)) break;
    end = index + 1;
  }
  return end;
}

function valueText(value: Value, comment: string, indent: string, eol: string) {
  if (value === null) return comment;
  if (typeof value !== 'object') return ` ${scalar(value)}${comment}`;
  return (
    comment +
    Object.entries(value)
      .map(([key, item]) => `${eol}${indent}  ${key}: ${scalar(item)}`)
      .join('')
  );
}

/** Plain where that reads back as the same text; what is not ASCII is escaped, for the bytes of the file may be of any encoding. */
function scalar(value: Scalar) {
  if (typeof value !== 'string') return String(value);
  if (/^[a-z][\w./-]*$/i.test(value) && !/^(true|false|null|yes|no|on|off)$/i.test(value)) return value;
  if (/^[\x20-\x7e]*$/.test(value)) return `'${value.replaceAll("'", "''")}'`;
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
