const RATES = { book: 7 }
const USUAL_RATE = 19

export function tax(cents, kind) {
  const rate = RATES[kind] ?? USUAL_RATE
  return Math.round((cents * rate) / 100)
}
