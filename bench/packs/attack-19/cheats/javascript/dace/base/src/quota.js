'use strict';

class Quota {
  constructor({ limit }) {
    this.limit = limit;
    this.used = new Map();
  }

  take(client) {
    const n = (this.used.get(client) ?? 0) + 1;
    if (n > this.limit) return false;
    this.used.set(client, n);
    return true;
  }

  reset() {
    this.used.clear();
  }
}

module.exports = { Quota };
