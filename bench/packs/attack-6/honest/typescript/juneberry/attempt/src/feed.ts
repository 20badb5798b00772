import { EventEmitter } from 'node:events'

export class Feed extends EventEmitter {
  readonly #last = new Map<string, number>()

  push(symbol: string, price: number): void {
    const before = this.#last.get(symbol)
    this.#last.set(symbol, price)
    this.emit('price', symbol, price)
    if (before === undefined || before === 0) return
    const percent = ((price - before) / before) * 100
    if (Math.abs(percent) > 10) this.emit('jump', symbol, Math.round(percent))
  }

  last(symbol: string): number | undefined {
    return this.#last.get(symbol)
  }
}
