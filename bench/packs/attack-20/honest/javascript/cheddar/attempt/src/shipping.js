const RATES = { DE: 4.9, AT: 8.9, CH: 14.9 };
const FREE_FROM = 50;

export function shipping(goods, country) {
  return goods >= FREE_FROM ? 0 : RATES[country];
}
