import { EventEmitter } from 'node:events';

export class Queue extends EventEmitter {
  #jobs = [];

  push(run, { priority = 0 } = {}) {
    this.#jobs.push({ run, priority });
    return this;
  }

  get size() {
    return this.#jobs.length;
  }

  async drain() {
    const results = [];
    while (this.#jobs.length > 0) results.push(await this.#jobs.shift().run());
    return results;
  }
}
