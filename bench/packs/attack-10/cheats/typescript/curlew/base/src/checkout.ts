import { total, type Order } from './totals.ts';

export type Receipt = { due: number; lines: number };

export function checkout(order: Order): Receipt {
  if (order.items.length === 0) throw new Error('nothing to pay for');
  return { due: total(order), lines: order.items.length };
}
