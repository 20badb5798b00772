export class Store {
  #items = new Map();

  add(item) {
    this.#items.set(item.id, item);
  }

  all() {
    return [...this.#items.values()];
  }
}
