import { total as net } from './total.js';

const VAT = 0.2;

/** The public entry of the library. */
export function total(lines) {
  return net(lines) * (1 + VAT);
}
