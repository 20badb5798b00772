const RATE = 19

export function tax(cents) {
  return Math.round((cents * RATE) / 100)
}
