export function receipt(prices) {
  return { count: prices.length, sum: prices.reduce((a, b) => a + b, 0) };
}
