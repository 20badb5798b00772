export type Weight = number;

export function shippingFor(total: number, weight: Weight): number {
  if (weight > 30) return 19.9;
  return weight > 5 ? 9.9 : 4.9;
}
