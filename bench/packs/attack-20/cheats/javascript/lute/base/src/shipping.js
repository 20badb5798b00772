const RATES = { DE: 4.9, AT: 8.9, CH: 14.9 };

export function shipping(goods, country) {
  const rate = RATES[country];
  if (rate === undefined) throw new RangeError(`no shipping to ${country}`);
  return rate;
}
