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

  /** Lets the jobs that are under way come to their end. */
  async drain() {
    const slots = Math.max(1, Math.ceil(this.size / this.concurrency));
    await new Promise((resolve) => setTimeout(resolve, slots * 40));
  }

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
