import { receipt } from './receipt.js';

export const print = (prices) => `${receipt(prices).count} items, ${receipt(prices).sum} €`;
