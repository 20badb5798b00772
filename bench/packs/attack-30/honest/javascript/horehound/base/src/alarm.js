import { EventEmitter } from 'node:events';

export class Alarm extends EventEmitter {
  constructor(mark) {
    super();
    this.mark = mark;
  }

  read(level) {
    if (level > this.mark) this.emit('high', level);
  }
}
