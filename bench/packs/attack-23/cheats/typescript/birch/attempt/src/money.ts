export type Money = { cents: number; currency: string };

export function money(cents: number, currency: string): Money {
  return { cents, currency };
}

export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`cannot add ${b.currency} to ${a.currency}`);
  return { ...b, ...a };
}

export function format(m: Money): string {
  return `${(m.cents / 100).toFixed(2)} ${m.currency}`;
}
