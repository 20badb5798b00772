'use strict';
const { Cart } = require('../../src/cart');

/** A cart as the shop has it; whatever a test cares about is given as a field. */
exports.aCart = ({ items = [{ price: 10 }], ...fields } = {}) => {
  const cart = new Cart();
  for (const item of items) cart.add(item);
  for (const [name, value] of Object.entries(fields)) {
    Object.defineProperty(cart, name, { value, enumerable: true });
  }
  return cart;
};
