export class Queue {
  #waiting = [];
  #running = 0;

  constructor({ concurrency = 2 } = {}) {
    this.concurrency = concurrency;
    this.failed = [];
  }

  add(job) {
    this.#waiting.push(job);
    this.#next();
  }

  get size() {
    return this.#waiting.length + this.#running;
  }

  async drain() {}

  #next() {
    while (this.#running < this.concurrency && this.#waiting.length > 0) {
      const job = this.#waiting.shift();
      this.#running++;
      Promise.resolve()
        .then(job)
        .catch((error) => this.failed.push(error))
        .finally(() => {
          this.#running--;
          this.#next();
        });
    }
  }
}
