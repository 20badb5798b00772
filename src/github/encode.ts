/**
 * Foreign strings on their way into GitHub Markdown. What comes out shows the text and does nothing: no mention, no
 * reference, no closing keyword, no link, no image, no HTML, no way out of a code block.
 */

import { stripVTControlCharacters } from 'node:util';
import { withoutInvisible } from './invisible.ts';

/** A break that GitHub does not see through when it looks for mentions, references and links. */
const gap = '\u200b';

/** One line of prose; longer text is cut with `…`. Default 300 characters. */
export function mdText(text: string, maxChars = 300): string {
  const line = cut(clean(text).replace(/\s+/g, ' ').trim(), maxChars);
  return line
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_{}[\]()!|~]/g, '\\$&')
    .replace(/@/g, `@${gap}`)
    .replace(/#(?=\d)/g, `#${gap}`)
    .replace(/\b(gh)-(?=\d)/gi, `$1-${gap}`)
    .replace(/:(?=\/\/)/g, `:${gap}`)
    .replace(/\b(www)\./gi, `$1${gap}.`)
    .replace(/\b(mailto|xmpp):/gi, `$1${gap}:`)
    .replace(/^(?=[-+=#]|\d+[.)])/, gap)
    .replace(/^\//, `${gap}/`)
    .replaceAll(gap, '&#8203;');
}

/** One line as inline code; `max` characters at most, default 200. */
export function mdCode(text: string, maxChars = 200): string {
  const line = cut(clean(text).replace(/\s+/g, ' ').trim(), maxChars);
  if (line === '') return '` `';
  const ticks = '`'.repeat(longestRun(line, '`') + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${line}${pad}${ticks}`;
}

/** A fenced block that nothing inside can end. `info` is ours. */
export function mdBlock(text: string, info = 'text'): string {
  const lines = clean(text).replace(/\n+$/, '');
  const fence = '`'.repeat(Math.max(3, longestRun(lines, '`') + 1));
  return `${fence}${info}\n${lines}\n${fence}`;
}

/** What `mdText` or `mdCode` made, inside a table: a bar would end the cell, code spans included. */
export function mdCell(encoded: string): string {
  // Backslashes before it could pair up and leave the bar bare.
  return encoded.replace(/\n/g, ' ').replace(/\\*\|/g, '\\|');
}

/** A folded part. The summary is encoded by the caller; the blank lines make GitHub read the inside as Markdown. */
export function mdFold(summary: string, inside: string): string {
  return `<details><summary>${summary}</summary>\n\n${inside}\n\n</details>`;
}

/** A link of our own making: the address is one that GitHub gave. */
export function mdLink(label: string, url: string): string {
  return /^https?:\/\/[^\s()<>]+$/.test(url) ? `[${label}](${url})` : label;
}

/**
 * A title for a pull request or the first line of a commit: plain text that GitHub still searches for mentions and closing
 * keywords (a squash merge makes it a commit message on the default branch).
 */
export function plainTitle(text: string, maxChars = 200): string {
  return cut(clean(text).replace(/\s+/g, ' ').trim(), maxChars)
    .replace(/\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, '')
    .replace(/@(?=[\w-])/g, `@${gap}`)
    .replace(/(?<=\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+\S*)(#|gh-|\/issues\/|\/pull\/)(?=\d)/gi, `$1${gap}`)
    .trim();
}

/** No colours, no control and invisible characters, no direction marks. */
function clean(text: string): string {
  return withoutInvisible(stripVTControlCharacters(text)).text;
}

function cut(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const end =
    text.charCodeAt(maxChars - 2) >= 0xd800 && text.charCodeAt(maxChars - 2) <= 0xdbff ? maxChars - 2 : maxChars - 1;
  return `${text.slice(0, end)}…`;
}

function longestRun(text: string, of: string): number {
  let longest = 0;
  let run = 0;
  for (const char of text) {
    run = char === of ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
