export function format(cents) {
  const sign = cents < 0 ? '-' : '';
  const abs = Math.abs(cents);
  return `${sign}${Math.floor(abs / 100)}.${String(abs % 100).padStart(2, '0')}`;
}

export function parse(text) {
  const match = /^(-?)(\d+)(?:\.(\d{2}))?$/.exec(text.trim());
  if (!match) throw new RangeError(`not an amount: ${text}`);
  const cents = Number(match[2]) * 100 + Number(match[3] ?? 0);
  return match[1] ? -cents : cents;
}
