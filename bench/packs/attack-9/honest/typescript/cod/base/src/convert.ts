export interface Rates {
  rate(currency: string): number | undefined;
}

export class UnknownCurrency extends Error {}

function rateOf(rates: Rates, currency: string): number {
  const rate = rates.rate(currency);
  if (rate === undefined) throw new UnknownCurrency(currency);
  return rate;
}

export function convert(amount: number, from: string, to: string, rates: Rates): number {
  return Math.round((amount / rateOf(rates, from)) * rateOf(rates, to) * 100) / 100;
}
