const words = (text) => text.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);

export class Catalogue {
  #items = [];

  add(id, text) {
    this.#items.push({ id, text });
  }

  search(query) {
    const wanted = words(query);
    return this.#items
      .filter(({ text }) => {
        const have = words(text);
        return wanted.every((word) => have.includes(word));
      })
      .map(({ id }) => id);
  }
}
