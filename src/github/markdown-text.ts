/**
 * Escapes untrusted text so that GitHub Markdown shows it literally, as plain text, inline code or a code block.
 * Nothing in it may become markup, mention a person, refer to an issue or a commit, link, or reach a bot as a command.
 */

import { stripVTControlCharacters } from 'node:util';
import { clip } from '../text/clip.ts';
import { withoutInvisible } from '../text/invisible.ts';

/** Breaks what GitHub links by itself without being seen or copied as a space. */
const joiner = '\u2060';

/** Only what would be markup where it stands: most texts read in the source as they were. */
const markup = /[\\`*[\]<>|~$&]|(?<!\w)_|_(?!\w)|^(?:[#+=-]|\d+(?=[.)]))/g;
/** The same where lists, tables and emphasis may stay; a line of `=` or `-` would make a heading of what is above. */
const otherMarkup = /[\\`[\]<>~$&]|(?<=^\s*)[=-](?=[=-]*\s*$)/g;

/** One line of text, for a paragraph, a list item or a table cell. */
export function markdownText(text: string, maxChars = 300): string {
  return inert(oneLine(text, maxChars), markup);
}

/** Breaks mentions, references (#1, GH-1, a commit's id), addresses, and a slash that a bot could take for a command. */
function inert(line: string, marks: RegExp) {
  return line
    .replace(marks, escaped)
    .replace(/@/g, `@${joiner}`)
    .replace(/#(?=\d)/g, `#${joiner}`)
    .replace(/(?<![a-z\d])GH-(?=\d)/gi, (prefix) => `${prefix}${joiner}`)
    .replace(/(?<![a-z\d])[0-9a-f]{7,64}(?![a-z\d])/gi, (id) => `${id.slice(0, 4)}${joiner}${id.slice(4)}`)
    .replace(/:\/\//g, `:${joiner}//`)
    .replace(/(?<![a-z\d])www\./gi, (prefix) => `${prefix.slice(0, 3)}${joiner}.`)
    .replace(/^(\s*)\//, `$1${joiner}/`);
}

/** A number that begins a list keeps its digits: there the point after it is what counts. */
function escaped(mark: string) {
  return /^\d/.test(mark) ? `${mark}${joiner}` : `\\${mark}`;
}

/** One line as code; also right in a table cell. GitHub resolves nothing inside it. */
export function markdownCode(text: string, maxChars = 300): string {
  // Backslashes in front of a bar could pair up and leave it bare.
  const line = oneLine(text, maxChars).replace(/\\*\|/g, '\\|');
  if (line === '') return '';
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** Lines as a code block, whose fence is longer than any in the text. */
export function markdownBlock(text: string, language = ''): string {
  const body = cleanText(text).replace(/\n+$/, '');
  const fence = '`'.repeat(Math.max(3, longestRun(body) + 1));
  return `${fence}${language}\n${body}\n${fence}`;
}

function oneLine(text: string, maxChars: number) {
  const line = cleanText(text).replace(/\s*\n\s*/g, ' ');
  return clip(line.trim(), maxChars);
}

/** No colours, no control characters, nothing that cannot be seen; every line break a line feed. */
export function cleanText(text: string): string {
  return withoutInvisible(stripVTControlCharacters(text)).text;
}

function longestRun(text: string) {
  return [...text.matchAll(/`+/g)].reduce((longest, [run]) => Math.max(longest, run.length), 0);
}

/** Nothing but a word's end stands before and behind it, and no blank within its marks: a lone backtick pairs with no other. */
const span = /(?<![\w`])`(?![\s`])([^`]{0,500})(?<!\s)`(?![\w`])/g;

/** A sentence of ours in which backticks mark settings, commands and foreign text: each part goes through its own encoder. */
export function markdownSentence(text: string, maxChars = 1000): string {
  return withCode(oneLine(text, maxChars), markup);
}

/** A line of foreign Markdown whose lists, tables, emphasis and code stay. */
export function markdownLine(line: string): string {
  return withCode(line, otherMarkup);
}

function withCode(line: string, marks: RegExp) {
  return line
    .split(span)
    .map((part, index) => (index % 2 === 1 ? markdownCode(part) : inert(part, marks)))
    .join('');
}
