/**
 * Rewrites untrusted Markdown for GitHub comments: turns links and images into plain text, keeps emphasis, code and
 * tables. Nothing in it may mention a person or refer to an issue.
 */

import { Lexer, type Token, type Tokens } from 'marked';
import { cleanText, markdownBlock, markdownCode, markdownPart } from './markdown-text.ts';

/** A reader of Markdown calls itself for each quote in a quote and each list in a list. */
const deep = /^(?:[ \t]{0,9}(?:[>*+-]|\d{1,9}[.)])){12}/m;

export function shownMarkdown(text: string, maxChars = 6000): string {
  const clean = cleanText(text).trim();
  const kept = clean.length <= maxChars ? clean : `${clean.slice(0, maxChars - 1)}…`;
  return deep.test(kept) ? markdownBlock(kept) : blocks(Lexer.lex(kept, { gfm: true }));
}

function blocks(tokens: readonly Token[], between = '\n\n'): string {
  return tokens.map(block).filter(Boolean).join(between);
}

function block(token: Token): string {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
      return '';
    case 'heading':
      return `**${inline(token.tokens ?? [])}**`;
    case 'code':
      return markdownBlock(token.text, /^[\w+-]{1,20}$/.exec(token.lang ?? '')?.[0]);
    case 'blockquote':
      return quoted(blocks(token.tokens ?? []));
    case 'list':
      return list(token as Tokens.List);
    case 'table':
      return tableOf(token as Tokens.Table);
    default:
      return 'tokens' in token && token.tokens !== undefined ? inline(token.tokens) : plain(token.raw);
  }
}

/** Each line behind `> `, which keeps all of it in one quote. */
export function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

function list({ items, ordered, start }: Tokens.List): string {
  return items
    .map(({ tokens, task, checked }, index) => {
      const box = task ? (checked ? '☑ ' : '☐ ') : '';
      const mark = ordered ? `${Number(start) + index}. ` : '- ';
      const inside = tokens.filter(({ type }) => type !== 'checkbox');
      const body = blocks(inside, '\n').replaceAll('\n', `\n${' '.repeat(mark.length)}`);
      return `${mark}${box}${body}`;
    })
    .join('\n');
}

function tableOf({ header, rows }: Tokens.Table): string {
  const line = (cells: Tokens.TableCell[]) => `| ${cells.map(({ tokens }) => inline(tokens)).join(' | ')} |`;
  return [line(header), `|${'---|'.repeat(header.length)}`, ...rows.map(line)].join('\n');
}

/** What is text is put together before it is encoded: in pieces `#` and `1` would be nothing, and together a reference. */
function inline(tokens: readonly Token[]): string {
  let text = '';
  let all = '';
  for (const part of flat(tokens)) {
    if (typeof part !== 'string') {
      text += part.text;
      continue;
    }
    all += plain(text) + part;
    text = '';
  }
  return all + plain(text);
}

/** Text as an object, and what is encoded already as a string. */
function flat(tokens: readonly Token[]): (string | { text: string })[] {
  return tokens.flatMap((token): (string | { text: string })[] => {
    switch (token.type) {
      case 'strong':
        return [`**${inline(token.tokens ?? [])}**`];
      case 'em':
        return [`*${inline(token.tokens ?? [])}*`];
      case 'del':
        return [`~~${inline(token.tokens ?? [])}~~`];
      case 'codespan':
        return [markdownCode(token.text)];
      case 'br':
        return ['\n'];
      case 'link':
        return token.text === token.href
          ? [{ text: token.text }]
          : [...flat(token.tokens ?? []), { text: ` (${token.href})` }];
      case 'image':
        return [{ text: token.text }];
      case 'text':
        return token.tokens === undefined ? [{ text: token.raw }] : flat(token.tokens);
      default:
        return [{ text: token.type === 'escape' ? token.text : token.raw }];
    }
  });
}

/** Lines stay, and the blanks at their ends. */
function plain(text: string): string {
  return text.split('\n').map(markdownPart).join('\n');
}
