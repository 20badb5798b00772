'use strict';

exports.FakeClock = class FakeClock {
  #now = 0;

  now() {
    return this.#now;
  }
};
