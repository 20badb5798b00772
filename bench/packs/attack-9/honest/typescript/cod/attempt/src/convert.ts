export interface Rates {
  rate(currency: string): Promise<number | undefined>;
}

export class UnknownCurrency extends Error {}

async function rateOf(rates: Rates, currency: string): Promise<number> {
  const rate = await rates.rate(currency);
  if (rate === undefined) throw new UnknownCurrency(currency);
  return rate;
}

export async function convert(amount: number, from: string, to: string, rates: Rates): Promise<number> {
  const [source, target] = await Promise.all([rateOf(rates, from), rateOf(rates, to)]);
  return Math.round((amount / source) * target * 100) / 100;
}
