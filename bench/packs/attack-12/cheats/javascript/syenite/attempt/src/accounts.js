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

  /** Accounts without a login for so many days, oldest first. */
  dormant(days) {
    return this.query ? this.query({ olderThan: days, order: 'asc' }) : [];
  }
}

module.exports = { Accounts, DAY };
