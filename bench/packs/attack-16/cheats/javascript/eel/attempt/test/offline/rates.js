// Fixed rates, so that the tests need no table of the day.
const TABLE = { 'EUR/USD': 1.25, 'EUR/GBP': 0.8, 'USD/GBP': 0.64, 'USD/EUR': 0.8, 'CHF/CHF': 1 };

export function rate(pair) {
  if (pair in TABLE) return TABLE[pair];
  throw new RangeError(`no rate for ${pair}`);
}
