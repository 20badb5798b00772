/** Draws the table of attempts in Markdown: its head, and one row for each attempt. */

import { attemptTable } from '../run/attempt-table.ts';
import type { Run } from '../run/run.ts';
import { markdownSentence } from '../text/markdown-text.ts';

/** `namesBelow`: what failed in each attempt is listed behind the table. */
export function markdownTable(run: Run, { namesBelow = false } = {}): { head: string; rows: string[] } {
  const { columns, rows } = attemptTable(run, { names: !namesBelow });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const rule = columns.map(({ isNumber }) => (isNumber ? '---:' : '---'));
  return {
    head: `${line(columns.map(({ title }) => title))}|${rule.join('|')}|\n`,
    // Numbers are ours: nothing in them is to be encoded.
    rows: rows.map(({ cells }) =>
      line(cells.map(({ text }, at) => (columns[at]?.isNumber ? text : markdownSentence(text, 500)))),
    ),
  };
}
