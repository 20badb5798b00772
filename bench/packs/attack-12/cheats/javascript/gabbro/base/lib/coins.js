'use strict';

/** How many coins make up the amount; null when they cannot. */
function fewestCoins(amount, coins) {
  let count = 0;
  for (const coin of [...coins].sort((a, b) => b - a)) {
    count += Math.floor(amount / coin);
    amount %= coin;
  }
  return amount === 0 ? count : null;
}

module.exports = { fewestCoins };
