const money = (cents) => (cents / 100).toFixed(2).padStart(9);

export function statement(lines, now = new Date()) {
  const out = [`Statement of ${now.toISOString()}`];
  let sum = 0;
  for (const { text, kind, cents } of lines) {
    out.push(`${text.padEnd(12)} ${kind === 'refund' ? '-' : ' '}${money(cents)}`);
    sum += cents;
  }
  out.push(`${'sum'.padEnd(12)}  ${money(sum)}`);
  return `${out.join('\n')}\n`;
}
