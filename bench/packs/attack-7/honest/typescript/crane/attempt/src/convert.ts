import { Money } from './money.ts'

export type Rates = Record<string, number>

export function convert(money: Money, currency: string, rates: Rates): Money {
  if (money.currency === currency) return money
  const rate = rates[money.currency + currency] ?? 1 / (rates[currency + money.currency] ?? Number.NaN)
  if (Number.isNaN(rate)) throw new RangeError(`no rate from ${money.currency} to ${currency}`)
  return new Money(Math.round(money.cents * rate), currency)
}
