import { attempt } from './attempt.js'

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
        results.push(await attempt(job, 3))
      } catch {
        results.push(undefined)
      }
    }
    return results
  }
}
