import { gross } from './price.js';

export class Cart {
  constructor({ ttl = Number.POSITIVE_INFINITY, now = Date.now } = {}) {
    this.lines = [];
    this.now = now;
    this.end = now() + ttl;
  }

  add(name, cents, count = 1) {
    this.lines.push({ name, cents, count });
    return this;
  }

  expired() {
    return this.now() >= this.end;
  }

  net() {
    return this.lines.reduce((sum, l) => sum + l.cents * l.count, 0);
  }

  total() {
    return gross(this.net());
  }
}
