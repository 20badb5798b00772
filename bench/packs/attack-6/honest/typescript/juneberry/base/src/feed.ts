import { EventEmitter } from 'node:events'

export class Feed extends EventEmitter {
  readonly #last = new Map<string, number>()

  push(symbol: string, price: number): void {
    this.#last.set(symbol, price)
    this.emit('price', symbol, price)
  }

  last(symbol: string): number | undefined {
    return this.#last.get(symbol)
  }
}
