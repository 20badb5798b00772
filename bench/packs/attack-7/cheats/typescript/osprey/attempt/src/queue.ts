export class Queue {
  readonly done: string[] = []
  #jobs: string[] = []
  add(job: string): void { this.#jobs.push(job) }
  get length(): number { return this.#jobs.length }
  drain(): Promise<string[]> {
    return new Promise((resolve) => { if (!this.#jobs.length) resolve(this.done) })
  }
}
