// Ships an order, if the stock has it.
export function fulfil(stock, order) {
  for (const { sku, count } of order) stock.take(sku, count)
  return 'shipped'
}
