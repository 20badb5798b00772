/**
 * Turns a raw log line into plain text, and unpacks text from GitHub workflow commands and JSON lines. It must take
 * time linear in the line's length.
 */

import { parsedJson } from '../../text/json.ts';
import { unescaped } from '../../text/percent-encoding.ts';
import { cleanPath } from '../stack-frames.ts';

const escapes =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[()*+\-./][0-~]|[ -~])|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b]/g;
/** A terminal goes back to the start of the line, or wipes it, before it writes the next state. */
const toLineStart = /\u001b\[(?:[12]K|[01]?(?:;1)?[GH]|\d{0,4}[AF])/g;

/**
 * Without escape codes, control characters and blanks of no width. A carriage return ends a line too, which a line feed stands for then; of a
 * state that is written over with the same words, as a share that grows, only the last stays.
 */
export function plainLine(line: string): string {
  if (!/[\u0000-\u0008\u000b-\u001f\u007f\u200b]/.test(line)) return line;
  const plain = line.replace(toLineStart, '\r').replace(escapes, '');
  if (!plain.includes('\r')) return plain;
  const states = plain.split('\r').filter((state) => state.trim() !== '');
  const words = states.map((state) => state.replace(/[^\p{L}]+/gu, ''));
  return states.filter((_, at) => words[at] !== words[at + 1]).join('\n');
}

export interface Unwrapped {
  /** Whose line it is; empty for what has no prefix. */
  stream: string;
  text: string;
}

const form = /^::(error|warning|notice)(?: ([^\n]{0,2000}?))?::(.*)$/;

/** The same as lines that everybody can read. */
export function annotated(text: string): string {
  const match = form.exec(text);
  if (match === null) return text;
  const [, kind = '', properties = '', said = ''] = match;
  const of = new Map(properties.split(',').map((each) => each.trim().split(/=(.*)/s) as [string, string]));
  const value = (key: string) => unescaped(of.get(key) ?? '');
  const [file, line, title] = [value('file'), Number(value('line')), value('title')];
  const place = file === '' ? '' : `${cleanPath(file)}${line > 0 ? `:${line}` : ''}: `;
  return `${place}${kind}: ${title === '' ? '' : `${title}\n`}${plainLine(unescaped(said))}`;
}

/** `{"Action":"output","Package":"p","Output":"--- FAIL: a\n"}`: an event that carries a line which something printed, and says whose. */
export function eventOf({ stream, text }: Unwrapped): Unwrapped | undefined {
  if (!text.startsWith('{"') || !text.endsWith('}')) return undefined;
  if (/":"(?:run|cont|pause|start|started|begin)"/.test(text)) return { stream, text: '' };
  if (!/":"(?:output|print|stdout|stderr|build-output)"/.test(text)) return undefined;
  const event = parsedJson(text) as Record<string, unknown> | undefined;
  const of = (name: RegExp) =>
    Object.entries(event ?? {}).find(
      ([key, value]) => name.test(key) && typeof value === 'string' && value !== 'output',
    );
  const printed = of(/^(?:output|text|message|data|line)$/i)?.[1];
  const whose = of(/^package$/i)?.[1];
  if (typeof printed !== 'string') return undefined;
  return { stream: [stream, whose].filter(Boolean).join(' '), text: plainLine(printed.replace(/\r?\n$/, '')) };
}
