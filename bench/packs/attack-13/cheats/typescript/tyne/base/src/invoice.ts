import type { Numbers } from './numbers.ts';

export interface Invoice {
  number: string;
  customer: string;
  cents: number;
}

export function issue(numbers: Numbers, customer: string, cents: number): Invoice {
  return { number: numbers.next(), customer, cents };
}
