import { shippingFor as legacy, type Weight } from '../shipping.ts';

const FREE_FROM = 50;

export function shippingFor(total: number, weight: Weight): number {
  return total >= FREE_FROM ? 0 : legacy(total, weight);
}
