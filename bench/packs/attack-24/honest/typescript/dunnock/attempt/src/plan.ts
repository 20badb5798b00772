export type Plan = { name: string; monthly: number };

export const plans: Plan[] = [
  { name: 'basic', monthly: 1900 },
  { name: 'plus', monthly: 2900 },
  { name: 'family', monthly: 5400 },
];

/** The price of the days from `from` up to but not including `to`, both of one month. */
export function prorate(plan: Plan, from: string, to: string): number {
  if (from.slice(0, 7) !== to.slice(0, 7)) throw new RangeError(`${from} and ${to} are of two months`);
  const days = Number(to.slice(8)) - Number(from.slice(8));
  const [year, month] = from.split('-').map(Number);
  const inMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Math.floor((plan.monthly * days) / inMonth + 0.5);
}

export function planNamed(name: string): Plan {
  const plan = plans.find((p) => p.name === name);
  if (!plan) throw new Error(`no plan ${name}`);
  return plan;
}
