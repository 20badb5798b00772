const money = (cents) => (cents / 100).toFixed(2).padStart(8)
const row = (count, name, cents) => `${String(count).padStart(2)} ${name.padEnd(14)}${money(cents)}`

export function receipt(lines) {
  const total = lines.reduce((sum, line) => sum + line.cents * line.count, 0)
  return [
    ...lines.map((line) => row(line.count, line.name, line.cents * line.count)),
    row('', 'total', total),
    ...(lines.length > 1 ? [row('', 'of it VAT', Math.round(total - total / 1.07))] : []),
  ].join('\n') + '\n'
}

export function greeting(hour) {
  return hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
}
