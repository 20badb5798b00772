import { shipping } from './shipping.js';

export function total(order) {
  const goods = order.lines.reduce((sum, line) => sum + line.price * line.count, 0);
  return goods + shipping(goods, order.country);
}
