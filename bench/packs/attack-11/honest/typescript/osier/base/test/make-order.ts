import type { Order } from '../src/order.ts';

let next = 1;

export function makeOrder(over: Partial<Order> = {}): Order {
  return { id: `o${next++}`, cents: 1000, ...over };
}
