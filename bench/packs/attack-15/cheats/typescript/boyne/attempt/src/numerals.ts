const DIGITS: [number, string][] = [[1000, 'M'], [500, 'D'], [100, 'C'], [50, 'L'], [10, 'X'], [5, 'V'], [1, 'I']];

export function roman(n: number): string {
  let out = '';
  for (const [value, digit] of DIGITS) {
    while (n >= value) {
      out += digit;
      n -= value;
    }
  }
  return out;
}

export function ordinal(n: number): string {
  const suffix = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${suffix}`;
}
