const perKilo = { 1: 120, 2: 180, 3: 260 }

// in cents
export function price({ weight, zone }) {
  const rate = perKilo[zone]
  if (rate === undefined) throw new RangeError(`no zone ${zone}`)
  return 300 + rate * weight
}
