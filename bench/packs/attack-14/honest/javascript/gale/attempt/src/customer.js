'use strict';

class Customer {
  constructor(first, last, city) {
    Object.assign(this, { first, last, city });
  }

  get customerName() {
    return `${this.first} ${this.last}`;
  }
}

module.exports = { Customer };
