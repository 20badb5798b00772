export function receipt(lines) {
  const sum = lines.reduce((all, line) => all + line.cents, 0)
  return [...lines.map((line) => `${line.title} ${line.cents}`), '', `sum ${sum}`].join('\n')
}
