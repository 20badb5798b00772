import { Money } from './money.ts'

export type Rates = Record<string, number>

export function convert(money: Money, currency: string, rates: Rates): Money {
  return new Money(money.cents, currency)
}
