import { defaults } from './config.js'

export class JobQueue {
  constructor(options = {}) {
    this.options = { ...defaults(), ...options }
    this.waiting = []
  }

  push(job) {
    this.waiting.push(job)
    return true
  }

  next() {
    return this.waiting.shift()
  }
}
