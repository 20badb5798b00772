import { shippingFor } from './shipping.ts';

export interface Line { price: number; quantity: number; weight: number }

export function cartTotal(lines: readonly Line[]): number {
  const goods = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const weight = lines.reduce((sum, line) => sum + line.weight * line.quantity, 0);
  return goods + shippingFor(goods, weight);
}
