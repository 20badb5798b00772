/**
 * Markdown as a person sees it on GitHub: what the page does not show is taken out, because whoever set the label never read it.
 * Code keeps what it shows.
 */

import { withoutInvisible } from '../text/invisible.ts';
import { drawn } from './drawn-blocks.ts';
import { withoutFarRight } from './far-right.ts';
import { addressCarriers, blockCarriers, fenceWords } from './hidden-blocks.ts';
import { commentCarriers, markupCarriers } from './hidden-markup.ts';
import { replaceCode } from './shown-code.ts';

const carriers = [...commentCarriers, ...addressCarriers, ...markupCarriers, ...blockCarriers];

export interface VisibleText {
  text: string;
  /** One phrase for each kind of thing that was taken out: `2 × HTML comment`. */
  removed: string[];
}

/** What of the text is seen, and what was taken out. */
export function visibleText(markdown: string): VisibleText {
  const { text: lines, removed: invisible } = withoutInvisible(markdown);
  const counts = new Map<string, number>();
  const count = (what: string, by = 1) => counts.set(what, (counts.get(what) ?? 0) + by);
  if (invisible > 0) count('invisible character', invisible);

  const near = withoutFarRight(lines, () => count('words far to the right'));
  const told = drawn(near, () => count('drawing whose words are not shown'));
  const code = setAside(told, () => count('words behind a fence'));
  let text = code.text;
  for (const { what, strip } of carriers) text = strip(text, () => count(what));
  text = text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (entity, hex?: string, decimal?: string) => {
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (point <= 0x10ffff && withoutInvisible(String.fromCodePoint(point)).removed === 0) return entity;
    count('invisible entity');
    return '';
  });
  const removed = [...counts].map(([what, number]) => `${number} × ${what}`);
  return { text: code.restore(text).trim(), removed };
}

/** Code shows what it holds, comment syntax included: it is put aside while the rest is cleaned. */
function setAside(markdown: string, found: () => void): { text: string; restore(text: string): string } {
  const codes: string[] = [];
  return {
    // Control characters are gone from the text by now: these marks cannot be forged.
    text: replaceCode(markdown, (code) => `\u0001${codes.push(fenceOf(code, found)) - 1}\u0002`),
    restore: (cleaned) => cleaned.replace(/\u0001(\d+)\u0002/g, (_, index: string) => codes[Number(index)] ?? ''),
  };
}

/** Code, and of its first line only what the page goes by. */
function fenceOf(code: string, found: () => void): string {
  const end = code.indexOf('\n');
  return end < 0 || !/^(`{3}|~{3})/.test(code) ? code : fenceWords(code.slice(0, end), found) + code.slice(end);
}
