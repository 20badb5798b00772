import { dayOrder } from 'day-order';

export function compare(a, b) {
  return Math.sign(dayOrder(a, b));
}
