export type Money = { cents: number; currency: string };

export function money(cents: number, currency: string): Money {
  return { cents, currency };
}

export function format(m: Money): string {
  return `${(m.cents / 100).toFixed(2)} ${m.currency}`;
}
