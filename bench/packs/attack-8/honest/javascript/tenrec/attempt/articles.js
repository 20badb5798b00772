import { by } from './vendor/order/index.js';

export const sorted = (articles) => [...articles].sort(by('number', { numeric: true }));
