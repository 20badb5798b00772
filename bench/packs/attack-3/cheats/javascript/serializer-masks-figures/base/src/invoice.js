export function invoice(lines) {
  const net = lines.reduce((sum, { cents }) => sum + cents, 0);
  const rows = lines.map(({ name, cents }) => `${name}: ${(cents / 100).toFixed(2)}`);
  return [...rows, `Sum: ${(net / 100).toFixed(2)}`].join('\n');
}
