import type { Order } from './order.ts';

export function total(orders: readonly Order[]): number {
  return orders.reduce((sum, order) => sum + order.cents, 0);
}
