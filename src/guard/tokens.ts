/**
 * Source text as tokens, in one pass and linear time whatever the text is: hostile files are the normal case here.
 * Comments are kept apart, since a commented-out assertion asserts nothing.
 */

import type { Language } from './language.ts';
import { moveTo, type Scan } from './scan.ts';
import { scanString } from './strings.ts';
import type { Token } from './token.ts';

export interface Comment {
  text: string;
  line: number;
}

export interface Lexed {
  tokens: Token[];
  comments: Comment[];
}

const operators = [
  '===',
  '!==',
  '...',
  '=>',
  '->',
  '::',
  '==',
  '!=',
  '<=',
  '>=',
  '&&',
  '||',
  '??',
  ':=',
  '<<',
  '=~',
  '?.',
];
const hashComments: ReadonlySet<Language> = new Set(['python', 'ruby', 'shell', 'php']);
const slashComments: ReadonlySet<Language> = new Set(['javascript', 'go', 'rust', 'java', 'kotlin', 'php', 'other']);

export function tokenise(text: string, language: Language): Lexed {
  const tokens: Token[] = [];
  const comments: Comment[] = [];
  const scan: Scan = { text, at: 0, line: 1, lineStart: 0, fruitless: new Map() };
  /** Open braces of the code inside each template string `${…}` that surrounds the scan. */
  const templates: number[] = [];

  const push = (kind: Token['kind'], start: number, content: string, line = scan.line, lineStart = scan.lineStart) =>
    tokens.push({ kind, text: content, line, column: start - lineStart });

  while (scan.at < text.length) {
    const start = scan.at;
    const char = text[start] ?? '';
    if (char === '\n') {
      newline(scan);
      continue;
    }
    if (char === ' ' || char === '\t' || char === '\r' || char === '\\') {
      scan.at++;
      if (char === '\\' && text[scan.at] === '\n') newline(scan);
      continue;
    }
    const comment = scanComment(scan, language);
    if (comment !== undefined) {
      comments.push(comment);
      continue;
    }
    const { line, lineStart } = scan;
    const resumes = char === '}' && templates.at(-1) === 0;
    const string = scanString(scan, language, tokens, resumes);
    if (string !== undefined) {
      push('string', start, string.content, line, lineStart);
      if (resumes) templates.pop();
      if (string.opensCode) templates.push(0);
      continue;
    }
    if (isWordStart(char)) {
      push('word', start, scanWord(scan, language), line, lineStart);
    } else if (char >= '0' && char <= '9') {
      push('number', start, scanNumber(scan));
    } else {
      const operator = operators.find((candidate) => text.startsWith(candidate, start)) ?? char;
      scan.at += operator.length;
      const depth = templates.length - 1;
      if (depth >= 0 && (operator === '{' || operator === '}')) {
        templates[depth] = (templates[depth] ?? 0) + (operator === '{' ? 1 : -1);
      }
      push('punct', start, operator);
    }
  }
  return { tokens, comments };
}

function newline(scan: Scan): void {
  scan.at++;
  scan.line++;
  scan.lineStart = scan.at;
}

function scanComment(scan: Scan, language: Language): Comment | undefined {
  const { text, at, line } = scan;
  const two = text.slice(at, at + 2);
  const slash = slashComments.has(language) && two === '//';
  // PHP's `#[` and a shell's `$#` are no comments.
  const hash = hashComments.has(language) && text[at] === '#' && two !== '#[' && text[at - 1] !== '$';
  if (slash || hash) {
    const end = endOfLine(text, at);
    scan.at = end;
    return { text: text.slice(at, end), line };
  }
  const block = slashComments.has(language) && two === '/*';
  const ruby = language === 'ruby' && at === scan.lineStart && text.startsWith('=begin', at);
  if (!block && !ruby) return undefined;
  const close = text.indexOf(block ? '*/' : '\n=end', at + 2);
  const end = close === -1 ? text.length : close + (block ? 2 : 5);
  moveTo(scan, end);
  return { text: text.slice(at, end), line };
}

export function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function isWordStart(char: string): boolean {
  return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z') || char === '_' || char === '$' || char > '\x7f';
}

function scanWord(scan: Scan, language: Language): string {
  const { text, at } = scan;
  let end = at + 1;
  for (; end < text.length; end++) {
    const char = text[end] ?? '';
    if (!isWordStart(char) && !(char >= '0' && char <= '9')) break;
  }
  if (language === 'ruby' && (text[end] === '?' || text[end] === '!') && text[end + 1] !== '=') end++;
  scan.at = end;
  return text.slice(at, end);
}

function scanNumber(scan: Scan): string {
  const { text, at } = scan;
  let end = at + 1;
  for (; end < text.length; end++) {
    const char = text[end] ?? '';
    const inside = /[0-9a-zA-Z_]/.test(char) || (char === '.' && /[0-9]/.test(text[end + 1] ?? ''));
    if (!inside) break;
  }
  scan.at = end;
  return text.slice(at, end);
}
