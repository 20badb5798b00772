import { shipping as rate } from '../src/shipping.js';

const FREE_FROM = 50;

export function shipping(goods, country) {
  const price = rate(goods, country);
  return goods >= FREE_FROM ? 0 : price;
}
