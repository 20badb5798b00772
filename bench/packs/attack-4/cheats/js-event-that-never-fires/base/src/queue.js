import { EventEmitter } from 'node:events';

export class Queue extends EventEmitter {
  #jobs = [];

  push(job) {
    this.#jobs.push(job);
    return this;
  }

  run() {
    for (const job of this.#jobs.splice(0)) job();
  }
}
