/** A comment's Markdown as a person sees it, for a terminal: headline, table, quote, code; a folded part is one line that names it. */

import { stripVTControlCharacters, styleText } from 'node:util';
import { marked, type Token, type Tokens } from 'marked';

/** Lines of at most `width` characters, where a table has room for that. */
export function commentText(markdown: string, width: number): string[] {
  const shown = markdown
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/<details><summary>(.*?)<\/summary>\n\n([\s\S]*?)\n\n<\/details>/g, (_, name: string, inside: string) => {
      const lines = inside.split('\n').filter((line) => !/^(```|\s*$)/.test(line)).length;
      return `${foldMark}${name} (folded: ${lines} ${lines === 1 ? 'line' : 'lines'})`;
    });
  const lines = marked.lexer(shown).flatMap((token) => blockLines(token, width));
  // Folded parts stand together.
  return lines.filter((line, at) => line !== '' || !(isFold(lines[at - 1]) && isFold(lines[at + 1])));
}

const foldMark = '▸ ';
const isFold = (line: string | undefined) => stripVTControlCharacters(line ?? '').startsWith(foldMark);

function blockLines(token: Token, width: number): string[] {
  switch (token.type) {
    case 'space':
      return [''];
    case 'heading':
      return wrapped(styleText('bold', inline(token.tokens)), width);
    case 'table':
      return tableLines(token as Tokens.Table, width);
    case 'code':
      return (token as Tokens.Code).text.split('\n').map((line) => styleText('gray', `  ${line}`));
    case 'blockquote':
      return (token.tokens ?? [])
        .flatMap((each) => blockLines(each, width - 2))
        .map((line) => `${styleText('gray', '│')} ${line}`);
    case 'list':
      return (token as Tokens.List).items.flatMap((item) =>
        wrapped(inline(item.tokens), width - 2).map((line, at) => `${at === 0 ? '•' : ' '} ${line}`),
      );
    case 'paragraph':
      return inline(token.tokens)
        .split('\n')
        .flatMap((line) => wrapped(isFold(line) ? styleText('gray', line) : line, width));
    default:
      return [];
  }
}

function inline(tokens: Token[] | undefined): string {
  return (tokens ?? []).map(inlineText).join('');
}

function inlineText(token: Token): string {
  switch (token.type) {
    case 'strong':
      return styleText('bold', inline(token.tokens));
    case 'codespan':
      return styleText('cyan', (token as Tokens.Codespan).text);
    case 'link':
      return styleText('underline', inline(token.tokens));
    case 'br':
      return '\n';
    default:
      if ('tokens' in token && token.tokens !== undefined) return inline(token.tokens);
      return 'text' in token ? String(token.text).replaceAll('\u2060', '') : '';
  }
}

function tableLines({ header, rows, align }: Tokens.Table, width: number): string[] {
  const cells = [header, ...rows].map((row) => row.map(({ tokens }) => inline(tokens)));
  const widths = fitting(
    header.map((_, column) => Math.max(...cells.map((row) => seen(row[column] ?? '')))),
    width,
  );
  const [head = [], ...body] = cells.map((row) => rowLines(row, widths, align));
  return [
    ...head.map((line) => styleText('bold', line)),
    styleText('gray', widths.map((each) => '─'.repeat(each)).join('──')),
    ...body.flatMap((lines) => lines.map((line) => styleText(lines[0]?.includes('✗') ? 'red' : 'green', line))),
  ];
}

/** The widest column gives way. */
function fitting(widths: number[], width: number): number[] {
  const over = widths.reduce((sum, each) => sum + each + gap.length, -gap.length) - width;
  const widest = Math.max(...widths);
  return over <= 0 ? widths : widths.map((each) => (each === widest ? Math.max(24, each - over) : each));
}

const gap = '  ';

function rowLines(row: string[], widths: number[], align: Tokens.Table['align']): string[] {
  const columns = row.map((cell, column) => wrapped(cell, widths[column] ?? 0));
  const height = Math.max(...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    columns
      .map((lines, column) => padded(lines[at] ?? '', widths[column] ?? 0, align[column] === 'right'))
      .join(gap)
      .trimEnd(),
  );
}

function padded(cell: string, width: number, right: boolean): string {
  const fill = ' '.repeat(Math.max(0, width - seen(cell)));
  return right ? fill + cell : cell + fill;
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && seen(`${line} ${word}`) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Columns that a text takes: styles take none. */
function seen(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}
