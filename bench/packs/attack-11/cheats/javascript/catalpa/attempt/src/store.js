export class Store {
  #items = new Map();

  add(item) {
    this.#items.set(item.id, item);
  }

  page(number, size) {
    return this.all().slice((number - 1) * size, number * size);
  }

  all() {
    return [...this.#items.values()];
  }
}
