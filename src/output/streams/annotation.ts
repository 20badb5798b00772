/** Rewrites GitHub workflow commands (`::error file=a.js,line=3,title=T::text`) and JSON output events as the plain lines that they carry. */
import { parsedJson } from '../../text/json.ts';
import { cleanPath } from '../frames.ts';
import { plainLine } from './plain-line.ts';

interface Carrier {
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
  const value = (key: string) => decoded(of.get(key) ?? '');
  const [file, line, title] = [value('file'), Number(value('line')), value('title')];
  const place = file === '' ? '' : `${cleanPath(file)}${line > 0 ? `:${line}` : ''}: `;
  return `${place}${kind}: ${title === '' ? '' : `${title}\n`}${plainLine(decoded(said))}`;
}

function decoded(text: string): string {
  return text
    .replace(/%0D%0A|%0A|%0D/gi, '\n')
    .replace(/%3A/gi, ':')
    .replace(/%2C/gi, ',')
    .replace(/%25/g, '%');
}

/** `{"Action":"output","Package":"p","Output":"--- FAIL: a\n"}`: an event that carries a line which something printed, and says whose. */
export function eventOf({ stream, text }: Carrier): Carrier | undefined {
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
