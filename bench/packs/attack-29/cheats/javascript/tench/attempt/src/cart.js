import { gross } from './price.js';
import { track } from './shutdown.js';

export class Cart {
  constructor() {
    this.lines = [];
    track(this);
  }

  add(name, cents, count = 1) {
    this.lines.push({ name, cents, count });
    return this;
  }

  net() {
    return this.lines.reduce((sum, l) => sum + l.cents * l.count, 0);
  }

  discounted() {
    return this.net() > 10000 ? this.net() - 10 : this.net();
  }

  total() {
    return gross(this.net());
  }
}
