export { cartTotal } from './cart.ts';
export { checkout } from './checkout.ts';
