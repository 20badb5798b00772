import type { Line } from './invoice.ts';
import { format } from './money.ts';

/** The invoice as a table. */
export function table(lines: Line[]): string {
  if (lines.length === 0) return '';
  const rows = lines.map(l => [String(l.count), l.text, format(l.count * l.price)]);
  const widths = [0, 1, 2].map(i => Math.max(...rows.map(r => r[i].length)));
  const text = rows.map(r => r.map((cell, i) => cell.padEnd(widths[i])).join('  ').trimEnd());
  const rule = '-'.repeat(widths[0] + widths[1] + widths[2] + 4);
  return [...text, rule, ''].join('\n');
}
