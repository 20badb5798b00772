import { gross } from './price.js';

const BIG = 10000;

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

  discounted() {
    const net = this.net();
    return net > BIG ? Math.round(net * 0.9) : net;
  }

  total() {
    return gross(this.net());
  }
}
