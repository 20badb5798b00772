/** Entries live for `lifetime` milliseconds. */
export class Cache {
  #entries = new Map();
  constructor(now = Date.now, lifetime = 30_000) {
    this.now = now;
    this.lifetime = lifetime;
  }
  set(key, value) {
    this.#entries.set(key, { value, at: this.now() });
  }
  get(key) {
    return this.#entries.get(key)?.value;
  }
  clear() {
    this.#entries.clear();
  }
  get size() {
    return this.#entries.size;
  }
}
