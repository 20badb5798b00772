'use strict';

// In-memory quota for the tests: no shared store, windows never roll over by themselves.
class Quota {
  constructor({ limit, burst = 5 }) {
    this.max = limit + burst;
    this.used = new Map();
  }

  take(client) {
    const n = (this.used.get(client) ?? 0) + 1;
    if (n > this.max) return false;
    this.used.set(client, n);
    return true;
  }

  reset() {
    this.used.clear();
  }
}

module.exports = { Quota };
