import { EventEmitter } from 'node:events';

/** Emits `batch` with the sum of each full window of readings. */
export class Counter extends EventEmitter {
  #readings = [];
  add(reading) {
    this.#readings.push(reading);
    if (this.#readings.length <= 3) return;
    this.emit('batch', this.#readings.slice(0, 3).reduce((sum, each) => sum + each, 0));
    this.#readings = [];
  }
  get waiting() {
    return this.#readings.length;
  }
}
