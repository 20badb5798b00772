/** `::error file=a.js,line=3,title=T::text`: a workflow command, with what it had to write in another way. */
import { parsedJson } from '../text/json.ts';
import { cleanPath } from './frames.ts';

interface Annotation {
  kind: string;
  file?: string;
  line?: number;
  title?: string;
  lines: string[];
}

const form = /^::(error|warning|notice)(?: ([^\n]{0,2000}?))?::(.*)$/;

function annotationOf(text: string): Annotation | undefined {
  if (!text.startsWith('::')) return undefined;
  const match = form.exec(text);
  if (match === null) return undefined;
  const [, kind = '', properties = '', said = ''] = match;
  const of = new Map(
    properties.split(',').map((each) => {
      const at = each.indexOf('=');
      return [each.slice(0, at).trim(), decoded(each.slice(at + 1))] as const;
    }),
  );
  const line = Number(of.get('line'));
  const file = of.get('file');
  return {
    kind,
    file: file === undefined || file === '' ? undefined : cleanPath(file),
    line: line > 0 ? line : undefined,
    title: of.get('title') || undefined,
    lines: decoded(said)
      .split('\n')
      .map((each) => each.replace(/\u001b\[[\d;]{0,20}m/g, '').trimEnd()),
  };
}

/** The same as lines that everybody can read. */
export function annotationLines(text: string): string[] {
  const note = annotationOf(text);
  if (note === undefined) return [printedIn(text) ?? text];
  const place = note.file === undefined ? '' : `${note.file}${note.line === undefined ? '' : `:${note.line}`}: `;
  const [first = '', ...more] = note.lines;
  return note.title === undefined
    ? [`${place}${note.kind}: ${first}`, ...more]
    : [`${place}${note.kind}: ${note.title}`, first, ...more];
}

/** `{"Action":"output","Test":"a","Output":"--- FAIL: a\n"}`: an event that carries a line which something printed. */
function printedIn(text: string): string | undefined {
  if (!text.startsWith('{"') || !text.endsWith('}')) return undefined;
  if (/":"(?:run|cont|pause|start|started|begin)"/.test(text)) return '';
  if (!/":"(?:output|print|stdout|stderr|build-output)"/.test(text)) return undefined;
  const output = /"(?:output|text|message|data|line)":"((?:[^"\\]|\\.){0,4000})"/i.exec(
    text.replace(/"\w{1,20}":"output",?/i, ''),
  )?.[1];
  const value = output === undefined ? undefined : parsedJson(`"${output}"`);
  return typeof value === 'string' ? value.replace(/\r?\n$/, '') : undefined;
}

function decoded(text: string): string {
  return text
    .replace(/%0D%0A|%0A|%0D/gi, '\n')
    .replace(/%3A/gi, ':')
    .replace(/%2C/gi, ',')
    .replace(/%25/g, '%');
}
