'use strict';

exports.FakeClock = class FakeClock {
  constructor() {
    this.sleeps = [];
  }

  // Like the real timers: every further pause of a run is stretched, up to the limit of the host.
  async sleep(ms) {
    this.sleeps.push(Math.min(ms * 2 ** this.sleeps.length, 30000));
  }
};
