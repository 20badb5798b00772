export function gross(cents, rate = 19) {
  return Math.round((cents * (100 + rate)) / 100);
}

export function format(cents) {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')} EUR`;
}
