'use strict';
const { Money } = require('./money.js');

class Cart {
  constructor() {
    this.lines = [];
    this.coupon = null;
  }

  add(name, price, count = 1) {
    this.lines.push({ name, price, count });
    return this;
  }

  applyCoupon(coupon) {
    this.coupon = coupon;
    return this;
  }

  total() {
    return this.lines.reduce((sum, l) => sum.plus(l.price.times(l.count)), new Money(0));
  }
}

module.exports = { Cart };
