import { total } from './totals.js';

export function createCart() {
  const lines = [];
  let off = 0;
  return {
    add(cents, count = 1) {
      lines.push({ cents, count });
    },
    voucher(cents) {
      off += cents;
    },
    total() {
      return total(lines, off);
    },
  };
}
