/**
 * What whole blocks of Markdown hide: definitions of links wherever they stand (found by a lexer, which knows of quotes, lists
 * and lines), footnotes that nothing refers to, cells that a table has no column for, elements that browsers do not draw.
 */

import { Lexer, type Token, type Tokens } from 'marked';
import { container } from './container.ts';
import { footnotes } from './footnotes.ts';
import { type Carrier, openTags, replaces } from './hidden-markup.ts';
import { tooSmall, undrawn } from './undrawn.ts';

/** Before tags and images are taken out: an address in angle brackets looks like a tag. */
export const addressCarriers: Carrier[] = [
  { what: 'element that is not drawn', strip: undrawn },
  {
    what: 'empty link',
    strip: replaces(
      /(?<!!)\[(?:\s|&(?:nbsp|e[nm]sp|thinsp|hairsp|numsp|puncsp|MediumSpace|#160|#xa0);|<[^<>\n]{0,200}>){0,50}\]\([^()\n]{0,3000}\)/gi,
    ),
  },
  { what: 'words in an address', strip: replaces(/(?<=\]\()<[^<>\n]{0,3000}[ \t][^<>\n]{0,3000}>/g) },
  { what: 'words in an address', strip: queryWords },
  { what: 'words too small to read', strip: tooSmall },
];

/** What hides a picture too. */
export const hidingCarriers: Carrier[] = [
  { what: 'element that is not drawn', strip: undrawn },
  { what: 'tag without an end', strip: openTags },
  { what: 'footnote that nothing refers to', strip: footnotes },
  { what: 'cell without a column', strip: excessCells },
];

/** After them: what a tag or a picture hides refers to no footnote. */
export const blockCarriers: Carrier[] = [
  { what: 'name of a definition', strip: definedNames },
  { what: 'footnote that nothing refers to', strip: footnotes },
  { what: 'link definition', strip: definitions },
  // `[//]: # (text)` and its like show nothing; a used one only lends its address.
  { what: 'link definition', strip: replaces(/^ {0,3}\[(?!\^[^\]\s]+\])[^\]\n]{1,999}\]:.*(?:\n[ \t]+["'(].*)?$/gm) },
  // Within a footnote, which the lexer does not know.
  { what: 'link definition', strip: replaces(/^[ \t]{4,20}\[[^\]^\n][^\]\n]{0,999}\]:[ \t]*\S+[ \t]+["'(].*$/gm) },
  { what: 'cell without a column', strip: excessCells },
  { what: 'words behind a fence', strip: fenceWords },
];

/** Of a query what reads as words is taken out; its other values lead to what is meant. */
function queryWords(text: string, found: () => void): string {
  return text.replace(/(?<=\]\([^\s()?#]{1,1000})[?#][^\s()]{0,3000}/g, (query) => {
    const parts = query.match(/[?#&][^?#&]*/g) ?? [];
    // `?do&it&now` has no values: its names are words.
    const bare = parts.filter((part) => part.length > 1 && !part.includes('=')).length >= 3;
    const left = parts.filter((part) => {
      if (!part.includes('=') && bare) return false;
      const sides = part.split('=').map((side) => side.split(/\+|%(?:20|09|0a|0d|a0)/i));
      return sides.every((words) => words.filter((word) => /\p{L}/u.test(word)).length < 3);
    });
    if (left.join('') === query) return query;
    found();
    return left.join('').replace(/^&/, '?');
  });
}

/** `[seen][name]` and `[^name]`: the page shows the first part, and a number. */
function definedNames(text: string, found: () => void): string {
  const plain = (label: string) => label.replace(/\s+/g, ' ').trim().toLowerCase();
  const defined = new Set([...text.matchAll(defining)].map(([, label = '']) => plain(label)));
  if (defined.size === 0) return text;
  const numbers = new Map<string, number>();
  return text
    .replace(/(?<=\])\[([^[\]]{1,999})\]/g, (whole, label: string, at: number) => {
      if (label.startsWith('^') || !defined.has(plain(label))) return whole;
      if (/^\w{1,12}$/.test(label) && indexed.test(text.slice(Math.max(0, at - 100), at))) return whole;
      found();
      return '';
    })
    .replace(/\[\^([^\]\s]{1,200})\]/g, (whole, label: string) => {
      if (!defined.has(plain(`^${label}`)) || /^\w{1,12}$/.test(label)) return whole;
      found();
      const key = plain(label);
      numbers.set(key, numbers.get(key) ?? 1001 + numbers.size);
      return `[^${numbers.get(key)}]`;
    });
}

/** `rows[i]` in front of `[j]`: code that was not marked as code. */
const indexed = /[\w\]]\[[^[\]\n]{1,90}\]$/;

/** A lexer calls itself for each quote in a quote: such a line is no text that anybody reads. */
const deep = /^(?:[ \t]{0,9}(?:[>*+-]|\d{1,9}[.)])){40}.*$/gm;

function definitions(text: string, found: () => void): string {
  let left = text.replace(deep, () => {
    found();
    return '';
  });
  // One that is taken out can make a definition of what follows.
  for (let round = 0; round < 20; round++) {
    // The lexer's first look at a text compiles patterns for 25 ms.
    if (!left.includes(']:')) return left;
    const hidden = linesOf(tokensOf(left).filter(({ type, raw }) => type === 'def' && !usedNote.test(raw)));
    if (hidden.size === 0) return left;
    found();
    const kept = left.split('\n').filter((line) => !hidden.has(line.replace(prefix, '').trim()));
    left = kept.join('\n');
  }
  return '';
}

const prefix = new RegExp(`^${container}`);
/** What nothing refers to is gone by now. */
const usedNote = /^\s*\[\^[^\]\s]+\]:/;
const defining = new RegExp(`^${container}\\[([^\\[\\]]{1,999})\\]:`, 'gm');

function linesOf(tokens: Token[]): Set<string> {
  const lines = tokens.flatMap(({ raw }) => raw.split('\n').map((line) => line.replace(prefix, '').trim()));
  return new Set(lines.filter((line) => line !== ''));
}

/** Every block of the text, those within quotes and items too. Without inline markup, which takes the square of its length. */
function tokensOf(text: string): Token[] {
  const lexer = new Lexer({ gfm: true });
  // A line of code that was set aside ends a paragraph, as its fence does.
  const blocks = lexer.blockTokens(text.replace(/^\u0001\d+\u0002$/gm, '***'));
  const all: Token[] = [];
  const left: Token[] = [...blocks];
  for (let token = left.pop(); token !== undefined; token = left.pop()) {
    all.push(token);
    for (const part of (token as Tokens.Generic).tokens ?? []) left.push(part);
    for (const item of (token as Tokens.List).items ?? []) left.push(item);
  }
  return all;
}

/** A row with more cells than its table has columns: the rest is not shown. */
function excessCells(text: string, found: () => void): string {
  const lines = text.split('\n');
  let columns = 0;
  const kept = lines.map((line) => {
    const bare = line.replace(prefix, '');
    if (/^\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-*:?[ \t]*)*$/.test(bare) && bare.includes('|')) {
      columns = cellEnds(bare).length;
      return line;
    }
    if (bare.trim() === '') columns = 0;
    const ends = columns === 0 ? [] : cellEnds(bare);
    if (ends.length <= columns) return line;
    const excess = bare.slice(ends[columns - 1] ?? bare.length);
    if (excess.replace(/[|\s]/g, '') === '') return line;
    found();
    return line.slice(0, line.length - excess.length);
  });
  return kept.join('\n');
}

function cellEnds(row: string): number[] {
  const ends: number[] = [];
  const text = row.trimEnd();
  const first = /^\s*\|/.exec(text)?.[0].length ?? 0;
  for (let at = first; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '|') ends.push(at + 1);
  }
  if (!text.endsWith('|')) ends.push(text.length);
  return ends;
}

/** The page shows the code and colours it by the first word. */
export function fenceWords(text: string, found: () => void): string {
  return text.replace(fence, (line, start: string, words: string) => {
    const language = /^[ \t]*[\w+#.-]{0,20}(?![^\s])/.exec(words)?.[0] ?? '';
    if (words.slice(language.length).trim() === '') return line;
    found();
    return `${start}${language}`;
  });
}
const fence = new RegExp(`^(${container}(?:\`{3,}|~{3,}))([^\`\\n]+)$`, 'gm');
