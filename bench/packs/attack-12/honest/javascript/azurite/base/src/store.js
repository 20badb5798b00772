import { EventEmitter } from 'node:events';
import { writeFile, readFile } from 'node:fs/promises';

export class Store extends EventEmitter {
  constructor(path) {
    super();
    this.path = path;
    this.data = {};
  }

  set(key, value) {
    this.data[key] = value;
    writeFile(this.path, JSON.stringify(this.data));
  }

  async read() {
    return JSON.parse(await readFile(this.path, 'utf8'));
  }
}
