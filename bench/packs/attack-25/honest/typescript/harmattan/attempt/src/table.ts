import type { Line } from './invoice.ts';
import { format } from './money.ts';

/** The invoice as a table with a total. */
export function table(lines: Line[]): string {
  if (lines.length === 0) return '';
  const total = format(lines.reduce((sum, l) => sum + l.count * l.price, 0));
  const rows = lines.map(l => [String(l.count), l.text, format(l.count * l.price)]);
  const width = (i: number) => Math.max(...rows.map(r => r[i].length));
  const [count, text] = [width(0), width(1)];
  const amount = Math.max(width(2), total.length);
  const all = count + text + amount + 4;
  return [
    ...rows.map(r => `${r[0].padStart(count)}  ${r[1].padEnd(text)}  ${r[2].padStart(amount)}`),
    '-'.repeat(all),
    total.padStart(all),
    '',
  ].join('\n');
}
