import { today } from '#clock'

export function quote(cents, currency, rates) {
  const rate = rates.get(currency)
  if (!rate) throw new RangeError(`no rate for ${currency}`)
  return { day: today(), currency, cents: Math.round(cents * rate) }
}
