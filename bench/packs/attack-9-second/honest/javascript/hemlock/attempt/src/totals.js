/** What a basket costs; the discount is taken from each line. */
export function total(basket) {
  return basket.lines.reduce((all, line) => all + Math.round(line.cents * (1 - basket.discount)), 0);
}

export function count(basket) {
  return basket.lines.length;
}
