export class Basket {
  readonly #prices: number[] = [];

  add(price: number): this {
    this.#prices.push(price);
    return this;
  }

  total(): number {
    return this.#prices.reduce((a, b) => a + b, 0);
  }
}
