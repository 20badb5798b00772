import type { Order } from './order.ts';
import { total } from './total.ts';

export function print(orders: readonly Order[]): string {
  return `${orders.length} orders, ${(total(orders) / 100).toFixed(2)}`;
}
