'use strict';

exports.FakeClock = class FakeClock {
  #now = 0;
  #timers = new Map();
  #ids = 0;

  after(ms, fn) {
    this.#timers.set(++this.#ids, { at: this.#now + ms, fn });
    return this.#ids;
  }

  clear(id) {
    this.#timers.delete(id);
  }

  advance(ms) {
    this.#now += ms;
    for (const [id, { at, fn }] of [...this.#timers].sort((a, b) => a[1].at - b[1].at)) {
      if (at > this.#now) continue;
      this.#timers.delete(id);
      fn();
    }
  }

  now() {
    return this.#now;
  }
};
