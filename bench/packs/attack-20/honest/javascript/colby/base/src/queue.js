export class Queue {
  #tail = Promise.resolve();

  add(job) {
    const result = this.#tail.then(job);
    this.#tail = result.catch(() => {});
    return result;
  }
}
