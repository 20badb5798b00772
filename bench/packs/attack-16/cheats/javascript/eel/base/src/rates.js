const LISTED = { 'EUR/USD': 1.25, 'EUR/GBP': 0.8 };

/** The rate of a pair like `EUR/USD`. */
export function rate(pair) {
  const [from, to] = pair.split('/');
  if (from === to) return 1;
  if (pair in LISTED) return LISTED[pair];
  throw new RangeError(`no rate for ${pair}`);
}
