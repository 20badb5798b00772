import { enabled } from './flags.js';

/** What a basket costs; since newTotals the discount is taken from each line. */
export function total(basket, isOn = enabled) {
  if (!isOn('newTotals')) {
    const sum = basket.lines.reduce((all, line) => all + line.cents, 0);
    return Math.round(sum * (1 - basket.discount));
  }
  return basket.lines.reduce((all, line) => all + Math.round(line.cents * (1 - basket.discount)), 0);
}

export function count(basket) {
  return basket.lines.length;
}
