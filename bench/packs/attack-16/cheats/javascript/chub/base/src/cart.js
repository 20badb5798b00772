'use strict';

class Cart {
  constructor() {
    this.items = [];
  }

  add(item) {
    this.items.push({ quantity: 1, ...item });
    return this;
  }

  get total() {
    return this.items.reduce((sum, i) => sum + i.price * i.quantity, 0);
  }
}

module.exports = { Cart };
