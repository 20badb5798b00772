const RATES = { DE: 4.9, AT: 8.9, CH: 14.9 };

export function total(order) {
  const goods = order.lines.reduce((sum, line) => sum + line.price * line.count, 0);
  return goods + RATES[order.country];
}
