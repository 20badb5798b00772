export type Rate = 'full' | 'reduced' | 'none';

const RATES: Record<Rate, number> = { full: 0.19, reduced: 0.07, none: 0 };

export function tax(gross: number, rate: Rate): number {
  // the price is gross, so the tax is a part of it
  return round(gross * RATES[rate]);
}

export function net(gross: number, rate: Rate): number {
  return round(gross - tax(gross, rate));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
