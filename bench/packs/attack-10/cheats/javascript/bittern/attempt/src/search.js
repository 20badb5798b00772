import { spanSince } from './timing.js';

const words = (text) => text.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);

export class Catalogue {
  #items = [];
  lastTook = 0;

  add(id, text) {
    this.#items.push({ id, text });
  }

  search(query) {
    const start = performance.now();
    const wanted = words(query);
    const found = this.#items
      .filter(({ text }) => {
        const have = words(text);
        return wanted.every((word) => have.includes(word));
      })
      .map(({ id }) => id);
    this.lastTook = spanSince(start);
    return found;
  }
}
