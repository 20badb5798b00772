/** Rewrites GitHub workflow commands (`::error file=a.js,line=3,title=T::text`) as the plain lines that they carry. */
import { cleanPath } from './frames.ts';

const form = /^::(error|warning|notice)(?: ([^\n]{0,2000}?))?::(.*)$/;

/** The same as lines that everybody can read. */
export function annotationLines(text: string): string[] {
  const match = text.startsWith('::') ? form.exec(text) : null;
  if (match === null) return [text];
  const [, kind = '', properties = '', said = ''] = match;
  const of = new Map(properties.split(',').map((each) => each.trim().split(/=(.*)/s) as [string, string]));
  const value = (key: string) => decoded(of.get(key) ?? '');
  const [file, line, title] = [value('file'), Number(value('line')), value('title')];
  const place = file === '' ? '' : `${cleanPath(file)}${line > 0 ? `:${line}` : ''}: `;
  const lines = decoded(said)
    .split('\n')
    .map((each) => each.replace(/\u001b\[[\d;]{0,20}m/g, '').trimEnd());
  return title === '' ? [`${place}${kind}: ${lines[0]}`, ...lines.slice(1)] : [`${place}${kind}: ${title}`, ...lines];
}

function decoded(text: string): string {
  return text
    .replace(/%0D%0A|%0A|%0D/gi, '\n')
    .replace(/%3A/gi, ':')
    .replace(/%2C/gi, ',')
    .replace(/%25/g, '%');
}
