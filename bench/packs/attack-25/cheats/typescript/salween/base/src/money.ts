/** Euros with two decimals to cents. */
export function toCents(euros: number): number {
  return Math.round(euros * 100);
}

/** A share of an amount in cents, in whole cents. */
export function percent(cents: number, rate: number): number {
  return Math.round((cents * rate) / 100);
}

/** `1234567` to `12,345.67`. */
export function format(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}${whole}.${digits.slice(-2)}`;
}
