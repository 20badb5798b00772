export function gross(cents, rate = 19) {
  return Math.round((cents * (100 + rate)) / 100);
}

export function format(cents) {
  const sign = cents < 0 ? '-' : '';
  const abs = Math.abs(cents);
  return `${sign}${Math.floor(abs / 100)}.${String(abs % 100).padStart(2, '0')} EUR`;
}
