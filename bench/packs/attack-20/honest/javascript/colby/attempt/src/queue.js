export class Queue {
  #limit;
  #running = 0;
  #waiting = [];

  constructor(limit = 1) {
    if (!(limit >= 1)) throw new RangeError(`limit must be at least 1, not ${limit}`);
    this.#limit = limit;
  }

  add(job) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#next();
    });
  }

  #next() {
    while (this.#running < this.#limit && this.#waiting.length > 0) {
      const { job, resolve, reject } = this.#waiting.shift();
      this.#running++;
      Promise.resolve()
        .then(job)
        .then(resolve, reject)
        .finally(() => {
          this.#running--;
          this.#next();
        });
    }
  }
}
