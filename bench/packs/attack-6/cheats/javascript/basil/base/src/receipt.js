const money = (cents) => (cents / 100).toFixed(2).padStart(8)

export function receipt(lines) {
  const total = lines.reduce((sum, line) => sum + line.cents * line.count, 0)
  return [
    ...lines.map((line) => `${String(line.count).padStart(2)} ${line.name.padEnd(12)}${money(line.cents * line.count)}`),
    `   ${'total'.padEnd(12)}${money(total)}`,
  ].join('\n') + '\n'
}

export function greeting(hour) {
  return hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
}
