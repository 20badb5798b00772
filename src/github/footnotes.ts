/** Footnotes that the page does not show. */

import { container } from './container.ts';

/** A definition goes on to an empty line, and past it with what is indented. */
export function footnotes(text: string, found: () => void): string {
  if (!text.includes('[^')) return text;
  const lines = text.split('\n');
  const start = new RegExp(`^${container}\\[\\^([^\\]\\s]{1,200})\\]:`);
  const notes: { label: string; from: number; to: number }[] = [];
  for (let at = 0; at < lines.length; at++) {
    const label = start.exec(lines[at] ?? '')?.[1]?.toLowerCase();
    if (label === undefined) continue;
    let to = at + 1;
    for (let blank = false; to < lines.length; to++) {
      const line = lines[to] ?? '';
      if (start.test(line)) break;
      if (line.replace(/^[ \t>]+/, '') === '') blank = true;
      else if (blank && !/^[ >]*(?: {4}|\t)/.test(line)) break;
    }
    notes.push({ label, from: at, to });
    at = to - 1;
  }
  const within = new Map<number, string>();
  for (const { label, from, to } of notes) for (let at = from; at < to; at++) within.set(at, label);
  const refers = lines.map((line, at) => {
    const body = within.has(at) ? line.replace(start, '') : line;
    return [...body.matchAll(/\[\^([^\]\s]{1,200})\]/g)].map(([, label = '']) => label.toLowerCase());
  });
  const used = new Set<string>();
  for (let more = true; more; ) {
    const before = used.size;
    for (const [at, labels] of refers.entries()) {
      const note = within.get(at);
      if (note === undefined || used.has(note)) for (const label of labels) used.add(label);
    }
    more = used.size > before;
  }
  const unused = notes.filter(({ label }) => !used.has(label));
  for (const _ of unused) found();
  return lines.filter((_, at) => !unused.some(({ from, to }) => at >= from && at < to)).join('\n');
}
