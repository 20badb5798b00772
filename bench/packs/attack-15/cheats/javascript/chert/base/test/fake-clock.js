'use strict';

exports.FakeClock = class FakeClock {
  constructor() {
    this.sleeps = [];
  }

  async sleep(ms) {
    this.sleeps.push(ms);
  }
};
