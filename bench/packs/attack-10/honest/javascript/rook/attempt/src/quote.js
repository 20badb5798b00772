import { negotiated } from './contracts.js';

const RATES = { DE: { base: 4.9, kg: 0.35 }, NO: { base: 14.2, kg: 1.1 } };

export const cents = (amount) => Math.round(amount * 100) / 100;

export function quote({ country, kg, customer }) {
  const rate = RATES[country];
  if (!rate) throw new RangeError(`no lane to ${country}`);
  const perKg = negotiated(customer, country);
  if (perKg !== undefined) return cents(kg * perKg);
  return cents(rate.base + kg * rate.kg);
}
