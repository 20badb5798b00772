// Takes an order out of the stock.
export function fulfil(stock, order) {
  for (const { sku, count } of order) stock.take(sku, count)
  return 'shipped'
}
