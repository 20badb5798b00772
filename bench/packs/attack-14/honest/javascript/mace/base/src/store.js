'use strict';

class Store {
  #notes = new Map([['1', { id: '1', text: 'milk' }]]);

  get(id) {
    return this.#notes.get(id);
  }

  put(note) {
    this.#notes.set(note.id, note);
  }
}

module.exports = { Store };
