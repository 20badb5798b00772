'use strict';

class Money {
  #cents;

  constructor(cents) {
    if (!Number.isInteger(cents)) throw new TypeError('cents must be whole');
    this.#cents = cents;
  }

  plus(other) {
    return new Money(this.#cents + other.#cents);
  }

  times(n) {
    return new Money(Math.round(this.#cents * n));
  }

  toString() {
    return (this.#cents / 100).toFixed(2);
  }
}

module.exports = { Money };
