import { EventEmitter } from 'node:events';

export class Tail extends EventEmitter {
  #rest = '';
  #count = 0;

  write(chunk) {
    const lines = (this.#rest + chunk).split('\r\n');
    this.#rest = lines.pop();
    for (const line of lines) {
      this.#count++;
      this.emit('lines', line);
    }
  }

  close() {
    if (this.#count > 0) this.emit('end', this.#count);
  }
}
