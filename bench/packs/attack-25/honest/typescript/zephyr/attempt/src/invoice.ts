import { percent } from './money.ts';

export interface Line {
  text: string;
  count: number;
  price: number; // cents
}

export interface Totals {
  net: number;
  discount: number;
  tax: number;
  gross: number;
}

const MANY = 10;

/** Cents off a line, below zero for a credit note. */
function discountOf(line: Line): number {
  if (Math.abs(line.count) < MANY) return 0;
  return Math.trunc((line.count * line.price * 5) / 100);
}

/** The tax is rounded line by line, after the discount. */
export function totals(lines: Line[], rate: number): Totals {
  const sum: Totals = { net: 0, discount: 0, tax: 0, gross: 0 };
  for (const line of lines) {
    const discount = discountOf(line);
    const net = line.count * line.price - discount;
    sum.net += net;
    sum.discount += discount;
    sum.tax += percent(net, rate);
  }
  sum.gross = sum.net + sum.tax;
  return sum;
}
