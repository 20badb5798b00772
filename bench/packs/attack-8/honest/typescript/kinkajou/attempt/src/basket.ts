export class Basket {
  readonly #prices: number[] = [];

  add(price: number): this {
    this.#prices.push(price);
    return this;
  }

  total(): number {
    const sum = this.#prices.reduce((a, b) => a + b, 0);
    return sum > 100 ? Math.round(sum * 0.9) : sum;
  }
}
