export class Money {
  readonly cents: number;
  readonly currency: string;

  constructor(cents: number, currency = 'EUR') {
    if (!Number.isInteger(cents)) throw new RangeError('cents are whole');
    this.cents = cents;
    this.currency = currency;
  }

  /** The amount as clients read it, "-0.05". */
  get amount(): string {
    const digits = String(Math.abs(this.cents)).padStart(3, '0');
    return `${this.cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  }

  toJSON(): { amount: string; currency: string } {
    return { amount: this.amount, currency: this.currency };
  }

  plus(other: Money): Money {
    if (other.currency !== this.currency) throw new TypeError(`${other.currency} is not ${this.currency}`);
    return new Money(this.cents + other.cents, this.currency);
  }
}
