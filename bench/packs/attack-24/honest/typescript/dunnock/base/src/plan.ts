export type Plan = { name: string; monthly: number };

export const plans: Plan[] = [
  { name: 'basic', monthly: 1900 },
  { name: 'plus', monthly: 2900 },
  { name: 'family', monthly: 5400 },
];

export function planNamed(name: string): Plan {
  const plan = plans.find((p) => p.name === name);
  if (!plan) throw new Error(`no plan ${name}`);
  return plan;
}
