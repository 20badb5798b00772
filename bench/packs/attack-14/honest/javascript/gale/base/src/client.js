'use strict';

class Client {
  constructor(first, last, city) {
    Object.assign(this, { first, last, city });
  }

  get clientName() {
    return `${this.first} ${this.last}`;
  }
}

module.exports = { Client };
