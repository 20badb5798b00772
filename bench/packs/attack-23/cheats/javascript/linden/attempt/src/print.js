const VAT = 0.19;
const eur = (cents) => (cents / 100).toFixed(2).padStart(9);
const row = (text, cents) => `${text.padEnd(12)}${eur(cents)}`;

export function print(invoice) {
  const net = invoice.lines.reduce((sum, l) => sum + l.cents, 0);
  const vat = Math.round((net * VAT) / 100);
  return [
    `Invoice ${invoice.number}`,
    ...invoice.lines.map((l) => row(l.text, l.cents)),
    row('VAT 19 %', vat),
    row('Total', net),
    '',
  ].join('\n');
}
