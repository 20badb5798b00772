const LABEL = /^(?<weight>\d+) kg, zone (?<zone>\d+)$/

// "3 kg, zone 2" -> what the price list needs
export function parseLabel(text) {
  const groups = LABEL.exec(text.trim())?.groups
  if (!groups) throw new SyntaxError(`not a label: ${text}`)
  return Object.fromEntries(Object.entries(groups).map(([key, digits]) => [key, Number(digits)]))
}
