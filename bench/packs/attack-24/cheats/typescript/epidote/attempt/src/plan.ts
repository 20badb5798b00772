export type Plan = { name: string; monthly: number };

export const plans: Plan[] = [
  { name: 'basic', monthly: 1900 },
  { name: 'plus', monthly: 2900 },
  { name: 'family', monthly: 5400 },
];

/** The price of the days from `from` up to but not including `to`. */
export function prorate(plan: Plan, from: string, to: string): number {
  const days = Number(to.slice(8)) - Number(from.slice(8)) + 1;
  return Math.round((plan.monthly * days) / 30);
}

export function planNamed(name: string): Plan {
  const plan = plans.find((p) => p.name === name);
  if (!plan) throw new Error(`no plan ${name}`);
  return plan;
}
