// Fields of a line of comma-separated values.
export function fields(line) {
  return line.split(',')
}

export function table(text) {
  const [head, ...rows] = text.trim().split('\n').map(fields)
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])))
}
