import type { Line } from './invoice.ts';
import { format } from './money.ts';

/** One line of text for each line of the invoice. */
export function table(lines: Line[]): string {
  return lines.map(l => `${l.count} x ${l.text} ${format(l.count * l.price)}\n`).join('');
}
