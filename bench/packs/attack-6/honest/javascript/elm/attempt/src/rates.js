import { lines } from '#lines'

// Rates against the euro: "USD 1.25" a line.
export function parseRates(text) {
  return new Map(lines(text).map((line) => {
    const [currency, rate] = line.split(/\s+/)
    return [currency, Number(rate)]
  }))
}
