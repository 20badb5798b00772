import { percent } from './money.ts';

export interface Line {
  text: string;
  count: number;
  price: number; // cents
}

export interface Totals {
  net: number;
  tax: number;
  gross: number;
}

/** The tax is rounded line by line. */
export function totals(lines: Line[], rate: number): Totals {
  let net = 0;
  let tax = 0;
  for (const line of lines) {
    net += line.count * line.price;
    tax += percent(line.count * line.price, rate);
  }
  return { net, tax, gross: net + tax };
}
