'use strict';

const { fewestCoins } = require('./coins');

class Till {
  constructor(coins) {
    this.coins = coins;
  }

  canGive(amount) {
    return fewestCoins(amount, this.coins) !== null;
  }
}

module.exports = { Till };
