/** Elements whose words no browser draws, and words too small to read. Each end is looked for once, not from every beginning. */

import { replaces } from './hidden-markup.ts';

const farthestEnd = 10_000;

/** What stands between these is drawn by no browser. An element that no page may have is left out, and its name with it. */
export function undrawn(text: string, found: () => void): string {
  const ends = new Map<string, number>();
  let out = '';
  let from = 0;
  for (const { 1: named = '', 2: rest = '', index } of text.matchAll(
    /(?=<(rp|template|datalist|noscript|object|title|style|script|video|audio|canvas|svg|math|iframe|textarea|noembed|noframes|xmp|dialog|head)\b([^>]{0,1000}>))/gi,
  )) {
    if (index < from) continue;
    const name = named.toLowerCase();
    const start = index + 1 + named.length + rest.length;
    const closing = new RegExp(`</${name}\\s*>`, 'gi');
    let end = ends.get(name) ?? -1;
    if (end < start) {
      closing.lastIndex = start;
      end = closing.exec(text)?.index ?? Number.POSITIVE_INFINITY;
      ends.set(name, end);
    }
    if (end - start > farthestEnd) continue;
    found();
    out += text.slice(from, index);
    from = text.indexOf('>', end) + 1;
  }
  const drawn = out + text.slice(from);
  return replaces(/<\/?([a-z][a-z0-9]*-[a-z0-9-]*|[a-z][a-z0-9]{15,})\s*\/?>/gi)(drawn, found);
}

/** Four of these in each other. */
const small = /(?<opens>(?:<(?:su[bp]|small)>\s{0,9}){4,})|(?:<\/(?:su[bp]|small)>\s{0,9}){4}/gi;

export function tooSmall(text: string, found: () => void): string {
  let out = '';
  let from = 0;
  let opens: { start: number; end: number }[] = [];
  for (const { 0: tags, index, groups } of text.matchAll(small)) {
    if (groups?.opens !== undefined) {
      opens.push({ start: index, end: index + tags.length });
      continue;
    }
    const open = opens.find(({ end }) => index - end <= farthestEnd);
    opens = [];
    if (open === undefined) continue;
    found();
    out += text.slice(from, open.start);
    from = index + tags.length;
  }
  return out + text.slice(from);
}
