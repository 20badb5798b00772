'use strict';

class Store {
  #documents = new Map();

  put(id, document) {
    this.#documents.set(id, { ...document });
  }

  get(id) {
    return this.#documents.get(id);
  }

  delete(id) {
    const document = this.#documents.get(id);
    this.#documents.delete(id);
    return document;
  }

  get size() {
    return this.#documents.size;
  }
}

module.exports = { Store };
