export class Money {
  readonly #cents: number
  readonly #currency: string

  constructor(cents: number, currency: string) {
    this.#cents = cents
    this.#currency = currency
  }

  get cents(): number { return this.#cents }
  get currency(): string { return this.#currency }
  toString(): string { return `${(this.#cents / 100).toFixed(2)} ${this.#currency}` }
}

export const eur = (amount: number): Money => new Money(Math.round(amount * 100), 'EUR')
export const usd = (amount: number): Money => new Money(Math.round(amount * 100), 'USD')
