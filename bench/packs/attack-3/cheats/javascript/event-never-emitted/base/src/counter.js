import { EventEmitter } from 'node:events';

/** Emits `batch` after every third reading. */
export class Counter extends EventEmitter {
  #readings = [];
  add(reading) {
    this.#readings.push(reading);
    if (this.#readings.length < 3) return;
    this.emit('batch', this.#readings.at(-1));
    this.#readings = [];
  }
  get waiting() {
    return this.#readings.length;
  }
}
