/** Tests that run over a table: its rows are part of what they demand. */

import type { TestCase } from './cases.ts';
import type { Program, Statement } from './statements.ts';
import type { Token } from './token.ts';

/** Tokens looked at in a table and its loop: beyond it a row counts as gone. */
const reach = 4000;

/** The test's own tokens and, where it stands in a loop, those of the table that the loop goes over. */
export function withTable(one: TestCase, program: Program): Token[] {
  const { tokens, statements, statementAt, blocks } = program;
  const own = tokens.slice(one.start, Math.min(one.end, one.start + reach));
  const block = blocks[statements[statementAt[one.start] ?? -1]?.block ?? -1];
  if (block === undefined) return own;
  const header = tokens.slice(Math.max(statements[block.owner]?.start ?? block.open, block.open - reach), block.open);
  const words = new Set(header.filter((token) => token.kind === 'word').map((token) => token.text));
  const loops = block.kind === 'loop' || ['forEach', 'each', 'map', 'product'].some((word) => words.has(word));
  if (!loops) return own;
  const table = statements.find((statement) => declares(tokens, statement, words));
  return [
    ...own,
    ...header,
    ...(table === undefined ? [] : tokens.slice(table.start, Math.min(table.end, table.start + reach))),
  ];
}

/** `const rows = …`, `const rows: Row[] = …`, `rows = …` at the top of the file. */
function declares(tokens: readonly Token[], { start, block }: Statement, names: ReadonlySet<string>): boolean {
  return (
    block === -1 &&
    [start, start + 1].some((at) => names.has(tokens[at]?.text ?? '') && /^[=:]$/.test(tokens[at + 1]?.text ?? ''))
  );
}
