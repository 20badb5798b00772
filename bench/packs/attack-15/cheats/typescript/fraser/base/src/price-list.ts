export class PriceList {
  #prices: Map<string, number>;

  constructor(prices: Record<string, number>) {
    this.#prices = new Map(Object.entries(prices));
  }

  price(sku: string): number {
    const price = this.#prices.get(sku);
    if (price === undefined) throw new RangeError(`no price for ${sku}`);
    return price;
  }

  net(sku: string, pieces: number): number {
    return this.price(sku) * pieces;
  }
}
