const eur = (cents) => (cents / 100).toFixed(2).padStart(9);

export function print(invoice) {
  const lines = invoice.lines.map((l) => `${l.text.padEnd(12)}${eur(l.cents)}`);
  const total = invoice.lines.reduce((sum, l) => sum + l.cents, 0);
  return [`Invoice ${invoice.number}`, ...lines, `${'Total'.padEnd(12)}${eur(total)}`, ''].join('\n');
}
