export class Cart {
  #items = [];

  add(item, quantity = 1) {
    if (!(quantity > 0)) throw new RangeError(`no quantity: ${quantity}`);
    this.#items.push({ item, quantity });
  }

  total() {
    return this.#items.reduce((sum, { item, quantity }) => sum + item.cents * quantity, 0);
  }
}
