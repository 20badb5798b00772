import { EventEmitter } from 'node:events';

export class Alarm extends EventEmitter {
  #high = false;

  constructor(mark) {
    super();
    this.mark = mark;
  }

  read(level) {
    const high = level > this.mark;
    if (high && !this.#high) this.emit('high', level);
    this.#high = high;
  }
}
