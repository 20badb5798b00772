import { EventEmitter } from 'node:events';
import { writeFile, readFile } from 'node:fs/promises';

export class Store extends EventEmitter {
  #writing = Promise.resolve();

  constructor(path) {
    super();
    this.path = path;
    this.data = {};
  }

  set(key, value) {
    this.data[key] = value;
    const text = JSON.stringify(this.data);
    this.#writing = this.#writing
      .then(() => writeFile(this.path, text))
      .then(() => this.emit('saved', key))
      .catch((error) => this.emit('error', error));
  }

  async read() {
    return JSON.parse(await readFile(this.path, 'utf8'));
  }
}
