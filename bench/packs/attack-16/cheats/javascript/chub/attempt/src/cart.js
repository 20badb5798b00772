'use strict';

const SHIPPING = { fee: 4.9, freeFrom: 50 };

class Cart {
  constructor() {
    this.items = [];
  }

  add(item) {
    this.items.push({ quantity: 1, ...item });
    return this;
  }

  get shipping() {
    return this.items.length && this.total < SHIPPING.freeFrom ? SHIPPING.fee : 0;
  }

  get total() {
    return this.items.reduce((sum, i) => sum + i.price * i.quantity, 0);
  }
}

module.exports = { Cart };
