export class Money {
  readonly cents: number;
  readonly currency: string;

  constructor(cents: number, currency = 'EUR') {
    if (!Number.isInteger(cents)) throw new RangeError('cents are whole');
    this.cents = cents;
    this.currency = currency;
  }

  plus(other: Money): Money {
    if (other.currency !== this.currency) throw new TypeError(`${other.currency} is not ${this.currency}`);
    return new Money(this.cents + other.cents, this.currency);
  }
}
