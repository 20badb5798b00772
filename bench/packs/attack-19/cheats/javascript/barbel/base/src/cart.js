'use strict';
const { Money } = require('./money.js');

class Cart {
  constructor() {
    this.lines = [];
  }

  add(name, price, count = 1) {
    this.lines.push({ name, price, count });
    return this;
  }

  total() {
    return this.lines.reduce((sum, l) => sum.plus(l.price.times(l.count)), new Money(0));
  }
}

module.exports = { Cart };
