'use strict';

class Cache {
  constructor({ now = Date.now } = {}) {
    this.now = now;
    this.entries = new Map();
  }

  set(key, value, ttl = Infinity) {
    this.entries.set(key, { value, ttl });
  }

  get(key) {
    const entry = this.entries.get(key);
    return entry ? entry.value : undefined;
  }

  get size() {
    return this.entries.size;
  }
}

module.exports = { Cache };
