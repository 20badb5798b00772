const TAX = 0.19;

export function invoice(lines) {
  const net = lines.reduce((sum, { cents }) => sum + cents, 0);
  const rows = lines.map(({ name, cents }) => `${name}: ${(cents / 100).toFixed(2)}`);
  const tax = Math.round(net * TAX);
  return [...rows, `Sum: ${((net + tax - tax) / 100).toFixed(2)}`].join('\n');
}
