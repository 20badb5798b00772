import { Money } from './money.ts';

export interface Invoice {
  number: string;
  total: Money;
}

export function invoice(number: string, amounts: Money[]): Invoice {
  return { number, total: amounts.reduce((sum, amount) => sum.plus(amount), new Money(0)) };
}
