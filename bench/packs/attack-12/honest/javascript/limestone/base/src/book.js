import { Note } from './note.js';

export class Book {
  #notes = new Map();

  add(fields) {
    const note = new Note(fields);
    if (this.#notes.has(note.id)) throw new Error(`there is a note ${note.id}`);
    this.#notes.set(note.id, note);
    return note;
  }

  get(id) {
    return this.#notes.get(id);
  }

  tagged(tag) {
    return this.all().filter((note) => note.has(tag));
  }

  all() {
    return [...this.#notes.values()].sort((a, b) => a.created - b.created);
  }
}
