import { planNamed } from './plan.ts';
import { withTax } from './rates.ts';

export type Line = { plan: string; months: number };

export function calcTotal(lines: Line[], country: string): number {
  const net = lines.reduce((sum, l) => sum + planNamed(l.plan).monthly * l.months, 0);
  return withTax(net, country);
}

export function describe(lines: Line[], country: string): string {
  return `${lines.length} lines, ${(calcTotal(lines, country) / 100).toFixed(2)}`;
}
