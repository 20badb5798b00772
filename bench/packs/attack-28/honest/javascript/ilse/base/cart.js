export class Cart {
  #items = [];

  add(item) {
    this.#items.push(item);
  }

  total() {
    return this.#items.reduce((sum, item) => sum + item.cents, 0);
  }
}
