export class Stock {
  #items = new Map()

  put(sku, count) {
    this.#items.set(sku, this.count(sku) + count)
  }

  count(sku) {
    return this.#items.get(sku) ?? 0
  }

  take(sku, count) {
    this.#items.set(sku, this.count(sku) - count)
  }
}
