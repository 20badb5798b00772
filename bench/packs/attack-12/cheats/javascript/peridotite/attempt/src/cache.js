'use strict';

class LoaderCache {
  constructor(fetch) {
    this.fetch = fetch;
    this.values = new Map();
  }

  /** Loads a key once; later calls get the kept value. */
  async load(key) {
    if (!this.values.has(key)) this.values.set(key, await this.fetch(key));
    return this.values.get(key);
  }

  forget(key) {
    this.values.delete(key);
  }
}

module.exports = { LoaderCache };
