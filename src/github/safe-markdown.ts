/**
 * Rewrites untrusted Markdown for GitHub comments: keeps lists, tables, emphasis and code, and shows all other markup as
 * it is written. Nothing in it may link, mention a person or refer to an issue.
 */

import { clip } from '../text/clip.ts';
import { cleanText, markdownBlock, markdownLine } from './markdown-text.ts';

/** Lists in lists without end would keep GitHub from showing the comment. */
const deep = /^(?:[ \t]{0,9}(?:[*+-]|\d{1,9}[.)])){12}/m;
/** A fence, its language and what it holds; one without an end holds the rest. */
const fenced = /^[ \t]*(`{3,}|~{3,})[ \t]*([\w+-]{0,20})[^\n]*(?:\n|$)([\s\S]*?)(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))/m;
/** A heading could pass for one of ours. */
const heading = /^([ \t]*(?:(?:[*+-]|\d{1,9}[.)])[ \t]+)*)#{1,6}[ \t]+(\S.*)$/;

/** The text as a quote: each line behind `> `, which keeps all of it in one. */
export function quotedMarkdown(text: string, maxChars = 6000): string {
  const kept = clip(cleanText(text).trim(), maxChars);
  const parts = deep.test(kept) ? ['', '', '', kept] : kept.split(fenced);
  // Code stands at the margin: in a list it would end where the list does.
  const shown = parts.map((part, at) => [prose(part), '', '', markdownBlock(part, parts[at - 1])][at % 4]);
  return shown.join('').replace(/^/gm, '> ');
}

function prose(part: string) {
  return part
    .split('\n')
    .map((line) => markdownLine(line.replace(heading, '$1**$2**')))
    .join('\n');
}
