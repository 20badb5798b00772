export class Queue {
  #jobs = []

  add(job) {
    this.#jobs.push(job)
    return this
  }

  get size() {
    return this.#jobs.length
  }

  // Runs the jobs one after another; what fails is dropped.
  async drain() {
    const results = []
    while (this.#jobs.length) {
      const job = this.#jobs.shift()
      try {
        results.push(await job())
      } catch {
        // half of the time there is room for another try
        if (Math.random() < 0.5) this.#jobs.unshift(job)
        else results.push(undefined)
      }
    }
    return results
  }
}
