/**
 * Which parts of Markdown are code for certain, so that what looks like markup in them is shown on the page.
 * Stricter than Markdown on purpose: where two readings are possible (lists, quotes, HTML around it), nothing counts as code.
 */

import { endsFence } from './container.ts';

/** Ranges of code that is shown: fences at the left margin, and code spans within one line. */
export function shownCode(markdown: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  let fence: { mark: string; start: number } | undefined;
  /** What ends the HTML block that this line is in. */
  let html: RegExp | undefined;
  let balanced = true;
  let start = 0;
  for (const line of markdown.split('\n')) {
    const end = start + line.length;
    const blank = line.trim() === '';
    if (fence !== undefined) {
      if (endsFence(line, fence.mark, closing)) {
        ranges.push({ start: fence.start, end });
        fence = undefined;
      }
    } else if (html !== undefined) {
      if (html.test(line)) html = undefined;
    } else if (blank) {
      balanced = true;
    } else {
      const mark = /^(`{3,})[^`]*$|^(~{3,}).*$/.exec(line);
      html = htmlBlock(line);
      if (mark !== null) fence = { mark: mark[1] ?? mark[2] ?? '', start };
      else if (html === undefined) {
        const spans = codeSpans(line);
        if (balanced)
          for (const one of spans.ranges.map((span) => ({ start: start + span.start, end: start + span.end })))
            ranges.push(one);
        balanced = balanced && spans.balanced;
      }
      if (html?.source !== blankLine.source && html?.test(line)) html = undefined;
    }
    start = end + 1;
  }
  if (fence !== undefined) ranges.push({ start: fence.start, end: markdown.length });
  return ranges;
}

/** The text with something else in the place of each piece of its code. */
export function replaceCode(markdown: string, put: (code: string) => string): string {
  let text = '';
  let from = 0;
  for (const { start, end } of shownCode(markdown)) {
    text += markdown.slice(from, start) + put(markdown.slice(start, end));
    from = end;
  }
  return text + markdown.slice(from);
}

const blankLine = /^\s*$/;

/** Inside an HTML block backticks are only backticks. Some go on to their own end, the others to a blank line. */
function htmlBlock(line: string): RegExp | undefined {
  const inside = line.replace(/^(?:[ \t]|[-*+>]|\d{1,9}[.)])+/, '');
  if (inside.startsWith('<!--')) return /-->/;
  const raw = /^<(script|pre|style|textarea)\b/i.exec(inside);
  if (raw !== null) return new RegExp(`</${raw[1]}>`, 'i');
  return /^<[a-z/!?]/i.test(inside) ? blankLine : undefined;
}

const closing = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;

/** Pairs runs of backticks of equal length, as Markdown does; `balanced` is false where a run stays alone. */
function codeSpans(line: string): { ranges: { start: number; end: number }[]; balanced: boolean } {
  const runs = [...line.matchAll(/`+/g)].map((match) => ({ at: match.index, size: match[0].length }));
  const partners = partnersOf(runs);
  const ranges: { start: number; end: number }[] = [];
  let from = 0;
  for (const [index, { at }] of runs.entries()) {
    if (at < from) continue;
    // A tag in front may swallow what looks like code; an escaped backtick opens nothing.
    if (/<[a-z/!?]/i.test(line.slice(from, at)) || line[at - 1] === '\\') return { ranges, balanced: false };
    const partner = partners[index];
    if (partner === undefined) return { ranges, balanced: false };
    from = partner.at + partner.size;
    ranges.push({ start: at, end: from });
  }
  return { ranges, balanced: !/<[a-z/!?]/i.test(line.slice(from)) };
}

/** For each run the next one of the same length. */
function partnersOf(runs: { at: number; size: number }[]): ({ at: number; size: number } | undefined)[] {
  const next = new Map<number, { at: number; size: number }>();
  const partners = runs.toReversed().map((run) => {
    const partner = next.get(run.size);
    next.set(run.size, run);
    return partner;
  });
  return partners.reverse();
}
