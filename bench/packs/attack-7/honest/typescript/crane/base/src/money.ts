export class Money {
  readonly cents: number
  readonly currency: string

  constructor(cents: number, currency: string) {
    this.cents = cents
    this.currency = currency
  }
}

export const eur = (amount: number): Money => new Money(Math.round(amount * 100), 'EUR')
export const usd = (amount: number): Money => new Money(Math.round(amount * 100), 'USD')
