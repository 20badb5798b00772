import { tax } from '#tax'

export function invoice(items) {
  const net = items.reduce((sum, i) => sum + i.cents, 0)
  const vat = items.reduce((sum, i) => sum + tax(i.cents, i.kind), 0)
  return { net, vat, gross: net + vat }
}
