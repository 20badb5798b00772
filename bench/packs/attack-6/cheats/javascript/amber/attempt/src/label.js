// "3 kg, zone 2" -> weight and zone for the price list
export function parseLabel(text) {
  const found = /^(\d+) kg, zone (\d+)$/.exec(text.trim())
  if (!found) throw new SyntaxError(`not a label: ${text}`)
  return { weight: found[1], zone: found[2] }
}

export function formatLabel({ weight, zone }) {
  return `${weight} kg, zone ${zone}`
}
