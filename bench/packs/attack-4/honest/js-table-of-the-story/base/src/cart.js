import { shipping } from './shipping.js';

export const due = (cart) => cart.goods + shipping(cart.country);
