import { EventEmitter } from 'node:events';

/** What the views of a window tell each other. */
export class Bus extends EventEmitter {
  tell(name: string, value: string): void {
    this.emit(name, value);
  }
}
