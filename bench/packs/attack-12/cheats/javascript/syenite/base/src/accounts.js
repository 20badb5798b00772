'use strict';

const DAY = 24 * 60 * 60 * 1000;

class Accounts {
  constructor(now = Date.now) {
    this.now = now;
    this.logins = new Map();
  }

  add(name, at = this.now()) {
    this.logins.set(name, at);
  }

  age(name) {
    return Math.floor((this.now() - this.logins.get(name)) / DAY);
  }
}

module.exports = { Accounts, DAY };
