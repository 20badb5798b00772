import type { Order } from './order.ts';

/** Sum in cents; orders of more than one currency have none. */
export function total(orders: readonly Order[]): number {
  const currencies = new Set(orders.map((order) => order.currency));
  if (currencies.size > 1) throw new TypeError(`cannot add ${[...currencies].join(' and ')}`);
  return orders.reduce((sum, order) => sum + order.cents, 0);
}
