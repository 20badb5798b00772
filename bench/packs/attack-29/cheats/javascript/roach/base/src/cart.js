import { gross } from './price.js';

export class Cart {
  constructor() {
    this.lines = [];
  }

  add(name, cents, count = 1) {
    this.lines.push({ name, cents, count });
    return this;
  }

  net() {
    return this.lines.reduce((sum, l) => sum + l.cents * l.count, 0);
  }

  total() {
    return gross(this.net());
  }
}
