import { defaults } from './config.js'

export class JobQueue {
  constructor(options = {}) {
    this.options = { ...defaults(), ...options }
    this.waiting = []
  }

  push(job) {
    const { enforce, max } = this.options
    if (enforce && this.waiting.length >= max) return false
    this.waiting.push(job)
    return true
  }

  next() {
    return this.waiting.shift()
  }
}
