import { Cart } from '../../src/cart.js';

export const cartWith = (...lines) => lines.reduce((cart, line) => cart.add(...line), new Cart());
