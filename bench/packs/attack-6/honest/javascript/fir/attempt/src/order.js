export function fulfil(stock, order) {
  const wanted = new Map()
  for (const { sku, count } of order) wanted.set(sku, (wanted.get(sku) ?? 0) + count)
  for (const [sku, count] of wanted) if (stock.count(sku) < count) return 'refused'
  for (const { sku, count } of order) stock.take(sku, count)
  return 'shipped'
}
