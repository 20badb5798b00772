export function amount(cents) {
  const [whole, rest] = (cents / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest} €`;
}

export function receipt(lines) {
  const rows = lines.map(({ name, cents }) => `${name.padEnd(12)}${amount(cents).padStart(16)}`);
  const sum = lines.reduce((total, line) => total + line.cents, 0);
  return [...rows, '='.repeat(28), `${'Sum'.padEnd(12)}${amount(sum).padStart(16)}`, ''].join('\n');
}
