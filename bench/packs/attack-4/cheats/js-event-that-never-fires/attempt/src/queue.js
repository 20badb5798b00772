import { EventEmitter } from 'node:events';

export const DRAINED = 'drained';

export class Queue extends EventEmitter {
  #jobs = [];
  #done = 0;

  push(job) {
    this.#jobs.push(job);
    return this;
  }

  run() {
    for (const job of this.#jobs.splice(0)) {
      job();
      this.#done++;
    }
    if (this.#jobs.length > 0) this.emit(DRAINED, this.#done);
  }
}
